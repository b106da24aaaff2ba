import { describe, expect, it } from 'vitest';
import type { Chosen } from '#src/tickets/evidence.ts';
import type { ChosenFields } from '#src/tickets/ticket.ts';
import { knownValues } from './known-value.ts';
import { countsOf } from './order-counts.ts';
import { placesOf } from './places-of.ts';
import { valueMeasures } from './value-measures.ts';
import type { Weighable } from './weighable.ts';

const at = <Value>(value: Value, y: number): Chosen<Value> => ({
  value,
  confidence: 0.8,
  likely: 0.9,
  evidence: { document: '0', page: 1, region: { x: 0.1, y, width: 0.2, height: 0.02 }, extractor: 'page-text' },
  others: [],
});

const ticket = (fields: ChosenFields): Weighable => ({ kind: at('train', 0.01), fields, drafts: [] });

/** Two travellers, one below the other; the second one's seat stands with the first. */
const tickets = [
  ticket({ passenger: at('Ada Berg', 0.2), seat: at('11', 0.22), start: at({ local: '2027-05-01T08:00' }, 0.1) }),
  ticket({ passenger: at('Bo Lund', 0.6), seat: at('12', 0.24), start: at({ local: '2027-05-01T08:00' }, 0.1) }),
];

describe('where a value stands', () => {
  const known = tickets.map(knownValues);
  const places = placesOf(known);
  const placeOf = (ticketAt: number, name: 'seat' | 'passenger' | 'start') =>
    places(ticketAt, known[ticketAt]!.get(name)!);
  const farther = (ticketAt: number, name: 'seat' | 'passenger') => placeOf(ticketAt, name)[7];

  it('is nearer to its own ticket than to the next one, or not', () => {
    expect(farther(0, 'passenger')).toBeGreaterThan(0);
    expect(farther(1, 'seat')).toBeLessThan(0);
  });

  it('is known where several tickets share it', () => {
    expect(placeOf(0, 'start')[0]).toBe(2);
    expect(placeOf(0, 'seat')[0]).toBe(1);
  });
});

describe('the numbers that a value is weighed by', () => {
  it('are as many of each value, and numbers all', () => {
    const measure = valueMeasures(tickets, '2027-03-14');
    const lists = tickets.flatMap((_, ticketAt) =>
      (['passenger', 'seat', 'start'] as const).map((name) => measure(ticketAt, name)!.measures),
    );
    expect(new Set(lists.map(({ length }) => length)).size).toBe(1);
    expect(lists.flat().every(Number.isFinite)).toBe(true);
  });

  it('tell a value that stands nowhere on a page from one that does', () => {
    const nowhere = { ...at('12', 0), evidence: { document: '0', extractor: 'page-text' } };
    const measure = valueMeasures([ticket({ seat: nowhere })], '2027-03-14');
    expect(measure(0, 'seat')!.measures.every(Number.isFinite)).toBe(true);
    expect(measure(0, 'row')).toBeUndefined();
  });
});

describe('what the tickets of an order say of a field', () => {
  it('is counted: who shares a value, how many there are, who has none', () => {
    const lacking = ticket({ passenger: at('Cy Dahl', 0.9) });
    const counts = countsOf([...tickets, lacking].map(knownValues));
    const of = (ticketAt: number, name: 'seat' | 'start') =>
      counts.get(name)!.of(knownValues(tickets[ticketAt]!).get(name)!);
    expect(of(0, 'start')).toEqual([2, 2 / 3, 1, 1, 0]);
    expect(of(1, 'seat')).toEqual([1, 1 / 3, 2, 1, 0]);
    expect(counts.get('start')!.days.get('2027-05-01')).toBe(2);
  });
});
