import { describe, expect, it } from 'vitest';
import type { TicketKind } from '#src/tickets/fields.ts';
import { cellsOf, understoodOf } from '#test/support/understood-page.ts';
import { findIssuer } from '../readings/issuer.ts';
import { eventTypeOf } from '../units/event-type.ts';
import { preferRoles } from './kind-roles.ts';

const kindOf = (text: string): TicketKind | undefined => understoodOf(text).kinds[0]?.kind;

describe('what kind of ticket words and labels speak of', () => {
  it.each<[TicketKind, string]>([
    ['flight', '# Boarding pass\nFlight LH 962\nFrom   Frankfurt (FRA)\nTo     Oslo (OSL)\nGate   B22\nSeat   14A'],
    ['train', '# Fahrkarte\nZug       ICE 802\nVon       Köln Hbf\nNach      Berlin Hbf\nWagen     23\nSitzplatz 41'],
    ['bus', '# Busticket\nLinie     FlixBus 043\nVon       Köln\nNach      Berlin\nAbfahrt   08:15'],
    ['boat', '# Ferry ticket\nVessel    M/S Drotten\nFrom      Visby\nTo        Nynäshamn\nDeparture 08:15'],
    ['event', '# Konzert\nEinlass   19:00 Uhr\nBeginn    20:00 Uhr\nReihe     3\nPlatz     41'],
    ['hotel', '# Hotelbuchung\nAnreise   12.03.2027\nAbreise   14.03.2027\nZimmer    Doppelzimmer'],
    ['restaurant', '# Tischreservierung im Restaurant\nDatum     12.03.2027\nUhrzeit   20:00\nPersonen  4'],
    ['rental', '# Mietwagen\nAbholung  12.03.2027 09:00\nRückgabe  14.03.2027 18:00'],
    ['parking', '# Parkticket\nEinfahrt  12.03.2027\nAusfahrt  14.03.2027\nKennzeichen B-AB 123'],
    ['voucher', '# Gutschein\nGutscheincode  QX7L-MP92\nGültig bis     31.12.2028'],
    ['giftCard', '# Geschenkkarte\nGuthaben  50,00 €\nPIN       1234'],
    ['membership', '# Mitgliedsausweis\nMitgliedsnummer  8812 4471\nName             Anna Berg'],
    ['pass', '# Monatskarte\nGültig von  01.03.2027\nGültig bis  31.03.2027\nZone        AB'],
  ])('is a %s', (kind, text) => {
    expect(kindOf(text)).toBe(kind);
  });

  it('is a bus where somebody is driven, though the car is hired', () => {
    const drive = 'Rental car service\nPick-up    12.03.2027 09:00\nDrop-off   12.03.2027 10:00';
    expect(kindOf(`# Airport transfer\n${drive}`)).toBe('bus');
    expect(kindOf(`# Your booking\n${drive}`)).toBe('rental');
  });

  it('is an event where a day ticket is for a visit', () => {
    expect(kindOf('# Tierpark Aldersheim\nTageskarte\nGültig am   12.03.2027')).toBe('event');
    expect(kindOf('# Verkehrsverbund\nTageskarte\nGültig am   12.03.2027\nZone        AB')).toBe('pass');
  });

  it('is an event where nothing says what else it is, but when', () => {
    expect(kindOf('# Winter Lights\nDatum     12.03.2027\nUhrzeit   20:00')).toBe('event');
  });

  it('is nothing where nothing speaks', () => {
    expect(kindOf('# Winter Lights\n\nein paar Worte')).toBeUndefined();
  });
});

describe('what a label of several meanings means', () => {
  it.each<[TicketKind | undefined, readonly Parameters<typeof preferRoles>[0][number][], string]>([
    ['hotel', ['departure', 'checkOut'], 'checkOut'],
    ['train', ['checkOut', 'departure'], 'departure'],
    ['rental', ['checkIn', 'pickUp'], 'pickUp'],
    ['parking', ['checkIn', 'entry'], 'entry'],
    ['rental', ['departure', 'checkIn'], 'checkIn'],
    ['event', ['departure', 'start'], 'start'],
    [undefined, ['departure', 'start'], 'start'],
    ['pass', ['section', 'area'], 'area'],
    ['membership', ['noise', 'membershipNumber'], 'membershipNumber'],
    ['event', ['noise', 'membershipNumber'], 'noise'],
    ['voucher', ['gate', 'seat'], 'gate'],
  ])('on a %s: %j', (kind, roles, first) => {
    expect(preferRoles(roles, kind)[0]).toBe(first);
  });

  it('keeps its other meanings behind, but for a customer’s number', () => {
    expect(preferRoles(['departure', 'checkOut'], 'hotel')).toEqual(['checkOut', 'departure']);
    expect(preferRoles(['membershipNumber', 'noise'], 'train')).toEqual(['noise']);
  });
});

describe('what kind of event it is', () => {
  it.each([
    ['movie', 'Kinosaal 4\nFSK 12'],
    ['sports', 'Bundesliga, 12. Spieltag\nStadion am Fluss'],
    ['exhibition', 'Museum für Kunst\nAusstellung'],
    ['conference', 'Summit 2027\nDelegate badge'],
    ['workshop', 'Kochkurs\nWorkshop für Anfänger'],
    ['performance', 'Symphony Orchestra\nLive'],
  ])('is %s', (type, text) => {
    expect(eventTypeOf(cellsOf(text))).toBe(type);
  });

  it('is not said by other words', () => {
    expect(eventTypeOf(cellsOf('Winter Lights\nReihe 3'))).toBeUndefined();
  });
});

describe('who issued a document', () => {
  const issuer = (text: string, sender?: { name?: string; address?: string }) =>
    findIssuer(cellsOf(text), new Set(), sender)?.value;

  it.each([
    ['whose name is that of its web address', 'Tiktodo Travel\n\nwww.tiktodo-travel.com', 'Tiktodo Travel'],
    ['in the head of a heading', 'Tiktodo Travel – Your itinerary\n\nwww.tiktodo-travel.com', 'Tiktodo Travel'],
    ['by its legal form', 'Nordlicht Konzerte GmbH\n\nAbend', 'Nordlicht Konzerte GmbH'],
    [
      'in small print, where its head has the name',
      `Nordlicht\n${'\nAbend mit Musik'.repeat(14)}\nNordlicht Konzerte GmbH, Prien`,
      'Nordlicht',
    ],
    [
      'in small print alone',
      'Mein Abend bei euch zu zweit ist da\n\nVeranstalter Nordlicht GmbH',
      'Veranstalter Nordlicht GmbH',
    ],
  ])('is told %s', (_, text, name) => {
    expect(issuer(text)).toBe(name);
  });

  it('is told by the address of its mail', () => {
    expect(issuer('Nordlicht\n\nAbend', { address: 'tickets@nordlicht.example' })).toBe('Nordlicht');
  });

  it('is not told by a mailbox that anybody has', () => {
    expect(issuer('Gmail\n\nAbend', { address: 'someone@gmail.com' })).toBeUndefined();
  });

  it('is nobody where nothing tells', () => {
    expect(issuer('Abend\n\nReihe 3')).toBeUndefined();
  });
});
