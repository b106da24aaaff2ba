import { describe, expect, it } from 'vitest';
import type { Region } from '#src/barcodes/region.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { understand } from '../document/understood.ts';
import type { ScoredSpan } from '../scoring/scorer.ts';
import { withoutStrayClocks } from './legs/stray-clocks.ts';
import { withStay } from './stay-beside.ts';

const input = inputOf([
  pageOf(`
# Travel itinerary
Flight: XX 418
From: Chicago (ORD) 07:05
To: Houston (IAH) 09:52
HOTEL
GARDEN COURT HOUSTON WEST
Check-in: 24 May 2027 from 15:00
Check-out: 26 May 2027 until 11:00
Room: Double room, garden view`),
]);
const understood = understand(input.documents[0]!, input)!;

/** Days as the scorer is sure of them. */
const scored = understood.cells.flatMap((cell): ScoredSpan[] => {
  const day = /(\d+) May 2027/.exec(cell.text)?.[1];
  if (!day) return [];
  const date = { year: 2027, month: 5, day: Number(day) };
  const span = { type: 'date', text: `${day} May 2027`, date, cells: [cell], at: 0, end: cell.text.length } as const;
  const end = day === '24' ? 'start_date' : 'end_date';
  return [{ span: span as unknown as ScoredSpan['span'], likely: (target) => (target === end ? 0.9 : 0.01) }];
});

function ride(fields: Readonly<Record<string, unknown>>, region?: Region): Draft {
  const evidence = { document: '1', page: 1, extractor: 'page-text', ...(region && { region }) };
  const readings = Object.entries(fields).map(([name, value]) => [name, [{ value, evidence, confidence: 0.9 }]]);
  return {
    extractor: 'page-text',
    kind: { value: 'flight', evidence, confidence: 0.9 },
    fields: Object.fromEntries(readings) as FieldReadings,
  };
}

const flight = {
  number: 'XX 418',
  fromCode: 'ORD',
  toCode: 'IAH',
  start: { local: '2027-05-24T07:05' },
  end: { local: '2027-05-24T09:52' },
};

describe('a stay between flights', () => {
  it('has the name that stands under the word for a house, to be checked, and the hours of its labels', () => {
    const [, stay] = withStay(understood, [ride(flight)], scored);
    expect(stay?.kind?.value).toBe('hotel');
    expect(stay?.fields.title?.[0]).toMatchObject({ value: 'GARDEN COURT HOUSTON WEST', likely: 0.75 });
    expect(stay?.fields.start?.[0]?.value.local).toBe('2027-05-24T15:00');
    expect(stay?.fields.end?.[0]?.value.local).toBe('2027-05-26T11:00');
  });

  it('has the room, which is no fare of the flight', () => {
    const room = understood.cells.find(({ text }) => text.includes('garden view'))!;
    const [bare, stay] = withStay(understood, [ride({ ...flight, product: 'Double room' }, room.region)], scored);
    expect(bare?.fields).not.toHaveProperty('product');
    expect(stay?.fields.product?.[0]?.value).toBe('Double room');
  });

  it('leaves a fare of the flight where it is', () => {
    const room = understood.cells.find(({ text }) => text.includes('garden view'))!;
    const [own] = withStay(understood, [ride({ ...flight, product: 'Adult' }, room.region)], scored);
    expect(own?.fields.product?.[0]?.value).toBe('Adult');
  });
});

describe('the clock from which a room is theirs', () => {
  const clock = { fromCode: 'IAH', start: { local: '2027-05-24T15:00' } };

  it('is no departure beside flights of which everything is told, with the year or their number for a number', () => {
    for (const number of [{}, { number: '2027' }, { number: 'XX418' }])
      expect(withoutStrayClocks([ride(flight), ride({ ...clock, ...number })], understood)).toHaveLength(1);
  });

  it('is no departure where another line repeats the clocks of a flight on the day of the next one', () => {
    const again = { start: { local: '2027-05-26T07:05' }, end: { local: '2027-05-26T09:52' } };
    expect(withoutStrayClocks([ride(flight), ride(again)], understood)).toHaveLength(1);
  });

  it('is one where another traveller leaves at it with the same flight', () => {
    const { end: _, ...short } = flight;
    const { number: __, ...unnumbered } = flight;
    expect(withoutStrayClocks([ride(flight), ride(short), ride(unnumbered)], understood)).toHaveLength(3);
  });

  it('may be one with a number or an arrival of its own, or where no flight is told whole', () => {
    const own = ride({ ...clock, number: 'XX 500' });
    const arriving = ride({ ...clock, end: { local: '2027-05-24T17:00' } });
    expect(withoutStrayClocks([ride(flight), own, arriving], understood)).toHaveLength(3);
    expect(withoutStrayClocks([ride(clock), own], understood)).toHaveLength(2);
  });
});
