import { describe, expect, it } from 'vitest';
import type { TicketKind } from '#src/tickets/fields.ts';
import { cellsOf, cellsSaying } from '#test/support/understood-page.ts';
import { generic } from '../../words/generic-words.ts';
import { isAboutOrder, isGreeting } from '../../words/order-words.ts';
import { withoutStars } from '../layout/headline.ts';
import { findTitle } from './title.ts';
import { toldTitle } from './told-title.ts';

/** Small print, so that a headline is larger than the usual letters of its page. */
const below = '\n\nok ja\n\nnein doch\n\nwohl kaum\n\nnoch mehr\n\nund so\n\nund auch';

const shown = (text: string, kind: TicketKind = 'event', more: { issuer?: string; people?: readonly string[] } = {}) =>
  findTitle(cellsOf(`${text}${below}`), { taken: new Set(), issuer: more.issuer, people: more.people ?? [], kind })
    ?.value;

describe('the title that a page shows', () => {
  it('is its headline', () => {
    expect(shown('# Nordlicht Quartett\n\nStadthalle\nFr 12.02.2027')).toBe('Nordlicht Quartett');
  });

  it('goes on in the next line of the same size', () => {
    expect(shown('# Die lange Nacht\n# der Orgeln\n\nStadthalle\nFr 12.02.2027')).toBe('Die lange Nacht der Orgeln');
  });

  it('is the line under a headline that any ticket has', () => {
    expect(shown('# Booking confirmation\nNordlicht Quartett\n\nStadthalle')).toBe('Nordlicht Quartett');
  });

  it.each([
    ['the issuer', '# Ticketwelt\n\nStadthalle', { issuer: 'Ticketwelt' }],
    ['a person of the document', '# Hannah Reuter\n\nStadthalle', { people: ['Hannah Reuter'] }],
    ['what any ticket says', '# Your e-ticket\n\nok'],
    ['a weekday', '# Samstag\n\nok'],
    ['a day', '# 14. März 2027\n\nok'],
    ['a price', '# 27,00 €\n\nok'],
    ['a code', '# QX7LMP9\n\nok'],
    ['a greeting', '# Hallo Hannah,\n\nok'],
    ['a sentence', '# Wir freuen uns auf Sie.\n\nok'],
    ['a web address', '# www.example.org\n\nok'],
    ['an address', '# Hauptstraße 5\n\nok'],
    ['an airport', '# FRA\n\nok'],
  ] as const)('is not %s', (_, text, more?: { issuer?: string; people?: readonly string[] }) => {
    expect(shown(text, 'event', more)).not.toBe(text.slice(2).split('\n')[0]);
  });

  it('is what a card is called, for want of another name', () => {
    expect(shown('# Geschenkkarte\n\n50,00 €', 'giftCard')).toBe('Geschenkkarte');
  });

  it('leaves out what is taken, and the stars of a house', () => {
    const cells = cellsOf('# Nordlicht Quartett\n\nStadthalle');
    const taken = new Set(cellsSaying(cells, 'Nordlicht Quartett'));
    expect(findTitle(cells, { taken, issuer: undefined, people: [], kind: 'event' })?.value).not.toBe(
      'Nordlicht Quartett',
    );
    expect(withoutStars('Hotel Belvedere ****')).toBe('Hotel Belvedere');
    expect(withoutStars('Hotel Belvedere ★★★★S')).toBe('Hotel Belvedere');
    expect(withoutStars('****')).toBe('****');
  });

  it('is not whom a letter goes to', () => {
    expect(shown('Hannah Reuter\nUferweg 12\n83209 Prien\n\nRechnungsnummer 12')).toBeUndefined();
  });
});

describe('the title that a text tells', () => {
  const told = (text: string, { subject, kind = 'event' }: { subject?: string; kind?: TicketKind } = {}) =>
    toldTitle(cellsOf(`${text}${below}`), subject, kind)?.value;

  it.each([
    ['You’re going to Marlow & The Foxes!', 'Marlow & The Foxes'],
    ["You're going to Marlow & The Foxes!", 'Marlow & The Foxes'],
    ['Your tickets for Marlow & The Foxes are ready', 'Marlow & The Foxes'],
    ['Deine Tickets für Nordlicht Quartett sind da', 'Nordlicht Quartett'],
    ['Du bist dabei: Die lange Nacht', 'Die lange Nacht'],
    ['Vos billets pour Les Tilleuls', 'Les Tilleuls'],
    ['Tus entradas para La Noche', 'La Noche'],
    ['I tuoi biglietti per La Notte', 'La Notte'],
    ['Je tickets voor De Nacht', 'De Nacht'],
    ['Get ready for Winter Lights', 'Winter Lights'],
  ])('stands in %s', (line, title) => {
    expect(told(`# ${line}\n\nok`)).toBe(title);
  });

  it('is surer where the name stands alone as well', () => {
    const cells = cellsOf('Your tickets for Winter Lights are ready\n\nWinter Lights');
    expect(toldTitle(cells, undefined, 'event')).toMatchObject({ value: 'Winter Lights', score: 0.76 });
    expect(toldTitle(cellsOf(`# Your tickets for Winter Lights are ready${below}`), undefined, 'event')?.score).toBe(
      0.6,
    );
  });

  it('stands in the subject of the mail', () => {
    expect(told('Hallo', { subject: 'Your booking for Winter Lights' })).toBe('Winter Lights');
  });

  it('is no city that a hotel is in', () => {
    expect(told('# Your booking at Ghent is confirmed', { kind: 'hotel' })).toBeUndefined();
    expect(told('# Your booking at Hotel Leopoldsteeg is confirmed', { kind: 'hotel' })).toBe('Hotel Leopoldsteeg');
  });

  it.each([
    'Your tickets for 14 March 2027',
    'Your ticket for QX7LMP',
    'Your booking for your trip',
    'Thank you for booking with us',
  ])('is not in %s', (line) => {
    expect(told(`# ${line}\n\nok`)).toBeUndefined();
  });
});

describe('words that name nothing', () => {
  it.each(['Hallo Frau Muster,', 'Dear Hannah', 'Bonjour', 'Gentile cliente', 'Estimada Ana', 'Dzień dobry'])(
    'greet: %s',
    (text) => {
      expect(isGreeting(text)).toBe(true);
    },
  );

  it.each(['Heidi Reuter', 'Karen Blixen', 'Hietala Oy', 'Dearborn Station', 'Cara Delevingne Show'])(
    'do not greet: %s',
    (text) => {
      expect(isGreeting(text)).toBe(text.startsWith('Cara'));
    },
  );

  it.each([
    'Your booking in Ghent is confirmed',
    'Ihre Buchung',
    'Votre réservation est confirmée',
    'Kim, your reservation is confirmed',
    'We have booked your flight',
    'Here are your tickets',
  ])('are about an order: %s', (text) => {
    expect(isAboutOrder(text)).toBe(true);
  });

  it.each(['Nordlicht Quartett', 'Ticket to Ride', 'Reservation Dogs Live'])('are not about an order: %s', (text) => {
    expect(isAboutOrder(text)).toBe(false);
  });

  it.each([
    'Your e-ticket',
    'Booking confirmation',
    'Eintrittskarte',
    'Print@home Ticket',
    'Kartenbestellung',
    'Seite 1 von 2',
  ])('say only what any ticket says: %s', (text) => {
    expect(generic(text)).toBe(true);
  });

  it.each(['Nordlicht Quartett', 'Ticket to Ride', '', 'Hotel Belvedere'])('say more: %s', (text) => {
    expect(generic(text)).toBe(false);
  });
});
