import { describe, expect, it } from 'vitest';
import type { Chosen, Reading } from '#src/tickets/evidence.ts';
import type { TicketKind } from '#src/tickets/fields.ts';
import { withShowBeforeHouse } from './show-before-house.ts';

const reading = (value: string, likely: number): Reading<string> => ({
  value,
  likely,
  confidence: 0.8,
  evidence: { document: '0', extractor: 'page-text' },
});
const chosen = (value: string, ...others: Reading<string>[]): Chosen<string> => ({ ...reading(value, 0.9), others });

const titled = (title: Chosen<string>, venue: string, kind: TicketKind = 'event') =>
  withShowBeforeHouse(kind, { title, venue: chosen(venue) }).title?.value;

describe('the title of an event', () => {
  it('is the show, not the house that the mail has large', () => {
    const title = chosen('VREDENBURG', reading('Kwartet Zilverlicht', 0.85));
    expect(titled(title, 'TivoliVredenburg')).toBe('Kwartet Zilverlicht');
  });

  it('is the house where nothing else is likely, and where it is another house', () => {
    expect(titled(chosen('Rijksmuseum', reading('Volwassene', 0.4)), 'Rijksmuseum')).toBe('Rijksmuseum');
    expect(titled(chosen('Night of Jazz', reading('Doors open', 0.8)), 'Town Hall')).toBe('Night of Jazz');
    expect(titled(chosen('Hotel Post', reading('Doppelzimmer', 0.9)), 'Hotel Post', 'hotel')).toBe('Hotel Post');
  });
});
