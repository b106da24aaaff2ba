import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TicketFields, TicketKind } from '#src/tickets/fields.ts';
import { at, ticket } from '#test/support/ticket-builder.ts';
import { factsOf } from './facts.ts';
import { rowRoom, rows, textWidth } from './fit.ts';
import { fitFront } from './front.ts';
import { layouts } from './layouts.ts';

const berlin = 'Europe/Berlin';

function front(kind: TicketKind, fields: Partial<TicketFields>, logoText?: string) {
  const layout = layouts[kind](factsOf(ticket(kind, fields)));
  return fitFront(layout, { wideCode: false, logoText });
}

const shown = (fields: readonly { readonly label?: string; readonly value: unknown }[]) =>
  fields.map(({ label, value }) => `${label} ${value}`);

describe('the front of a pass', () => {
  it('shows airport codes large and their cities above', () => {
    const { primaryFields } = front('flight', {
      from: 'Frankfurt am Main',
      fromCode: 'FRA',
      fromCity: 'Frankfurt',
      to: 'Montréal-Trudeau',
      toCode: 'YUL',
    });
    expect(shown(primaryFields)).toEqual(['Frankfurt FRA', 'Montréal-Trudeau YUL']);
  });

  it('shows short names of stations with the full name above, and no name twice', () => {
    const { primaryFields } = front('train', { from: 'Hamburg Hauptbahnhof', fromCode: 'AH', to: 'Kiel' });
    expect(shown(primaryFields)).toEqual(['Hamburg Hauptbahnhof Hamburg', 'TO Kiel']);
  });

  it('leaves a name that has no short form whole, for Wallet to show as much of it as it can', () => {
    const { primaryFields } = front('bus', { from: 'Москва Октябрьская площадь', to: 'Y' });
    expect(primaryFields[0]?.value).toBe('Москва Октябрьская площадь');
  });

  it('keeps the date in the header when the name of the train leaves no room for both', () => {
    const { headerFields, secondaryFields } = front(
      'train',
      { number: 'TGV INOUI 6607, TER 17205', start: at('2026-11-22T09:38', berlin), from: 'A', to: 'B' },
      'SNCF Voyageurs',
    );
    expect(headerFields.map(({ key }) => key)).toEqual(['departure_date']);
    expect(secondaryFields[0]?.key).toBe('train_number');
  });

  it('does not repeat the issuer beside the logo, nor any other text', () => {
    const { primaryFields, secondaryFields } = front(
      'event',
      { title: 'Tosca', venue: 'Teatro Regio', product: 'Tosca' },
      'Teatro Regio',
    );
    expect(shown(primaryFields)).toEqual(['EVENT Tosca']);
    expect(shown(secondaryFields)).toEqual([]);
  });

  it('shows equal times under both of their names', () => {
    const { auxiliaryFields } = front('train', {
      start: at('2026-11-22T09:38', berlin),
      end: at('2026-11-22T11:20', berlin),
      seat: '12',
      coach: '12',
    });
    expect(auxiliaryFields.map(({ label }) => label)).toEqual(['DEPARTS', 'ARRIVES', 'COACH', 'SEAT']);
  });

  it('writes the time as text where the zone is unknown, and as a date of the place where it is known', () => {
    const [known] = front('bus', { start: at('2026-11-22T09:38', berlin) }).auxiliaryFields;
    expect(known).toMatchObject({
      value: '2026-11-22T09:38+01:00',
      timeStyle: 'PKDateStyleShort',
      ignoresTimeZone: true,
    });
    const { headerFields, auxiliaryFields } = front('bus', { start: at('2026-11-22T09:38') });
    expect(shown(headerFields)).toEqual(['DATE 22 Nov 2026']);
    expect(shown(auxiliaryFields)).toEqual(['DEPARTS 09:38']);
  });

  it('never promises a balance that is only a price', () => {
    expect(front('giftCard', { title: 'Card', price: { amount: '50', currency: 'EUR' } }).primaryFields[0]?.value).toBe(
      'Card',
    );
  });

  it('is never overfull, whatever a ticket says', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdefgmw MWI-1Ш中'), minLength: 1, maxLength: 60 });
    const fields = fc.record({
      title: word,
      from: word,
      to: word,
      passenger: word,
      seat: word,
      class: word,
      product: word,
      venue: word,
      number: word,
    });
    const kinds = Object.keys(layouts) as TicketKind[];
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fields, (kind, values) => {
        const { secondaryFields, auxiliaryFields, headerFields } = front(kind, values, 'Passlift');
        for (const [row, size] of [
          [secondaryFields, rows.secondary.least],
          [auxiliaryFields, rows.auxiliary.least],
          [headerFields, rows.header.least],
        ] as const) {
          const width = row.reduce((sum, { value }) => sum + textWidth(String(value)) * size, 0);
          expect(width).toBeLessThanOrEqual(rowRoom);
        }
        expect(headerFields.length).toBeLessThanOrEqual(3);
      }),
      { numRuns: 200 },
    );
  });
});
