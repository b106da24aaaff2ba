import { describe, expect, it } from 'vitest';
import type { FieldName, TicketFields, TicketKind } from '#src/tickets/fields.ts';
import { type Likely, paperOf, readOn, valuesOf } from '#test/support/scored-paper.ts';
import { withOwnValues } from './recurring-values.ts';

type Told = Readonly<Record<string, Likely>>;

/** What each of some tickets says in a field, once each has its own. */
function own(
  text: string,
  told: Told,
  tickets: readonly Partial<TicketFields>[],
  field: FieldName,
  kind: TicketKind = 'event',
) {
  const { understood, scored } = paperOf(text, told);
  const drafts = tickets.map((values) => readOn(understood, kind, values));
  return valuesOf(withOwnValues(understood, drafts, scored), field).flat();
}

const [seat, who] = [{ seat: 0.95 }, { passenger: 0.95 }];
const seats = [{ seat: 'A1' }, { seat: 'A2' }];

describe('what each ticket of an order has of its own', () => {
  it('stands as far from what tells it as a sure one of another ticket does, however unsure', () => {
    const rows = 'A1     Parkett\nA2     Empore';
    const told = { A1: seat, A2: seat, Parkett: { product: 0.9 }, Empore: { product: 0.06 } };
    expect(own(rows, told, seats, 'product')).toEqual(['Parkett', 'Empore']);
    expect(own(rows, { ...told, Empore: { product: 0.04 } }, seats, 'product')).toEqual([undefined, undefined]);
  });

  it('is not told where all together are unlikely', () => {
    const rows = 'A1     Ada Berger\nA2     Bert Dahl';
    const names = (second: number) => ({ A1: seat, A2: seat, 'Ada Berger': who, 'Bert Dahl': { passenger: second } });
    expect(own(rows, names(0.46), seats, 'passenger')).toEqual(['Ada Berger', 'Bert Dahl']);
    expect(own(rows, names(0.44), seats, 'passenger')).toEqual([undefined, undefined]);
  });

  it('is the only thing on that side of its row, though columns are not straight', () => {
    const rows = 'A1     Parkett\nA2            Empore';
    const told = { A1: seat, A2: seat, Parkett: { product: 0.9 }, Empore: { product: 0.4 } };
    expect(own(rows, told, seats, 'product')).toEqual(['Parkett', 'Empore']);
  });

  it('is, of as many as there are tickets, what stands below it, or above it', () => {
    const told = { A1: seat, A2: seat, Parkett: { product: 0.9 }, Empore: { product: 0.9 } };
    const below = 'A1\nParkett\n\n\nA2\n\n          Empore';
    expect(own(below, told, seats, 'product')).toEqual(['Parkett', 'Empore']);
    const above = 'Parkett\nA1\n\n\n          Empore\n\nA2';
    expect(own(above, told, seats, 'product')).toEqual(['Parkett', 'Empore']);
  });

  it('is not told where there are fewer than tickets, or more', () => {
    const more = { A1: seat, A2: seat, Parkett: { product: 0.9 }, Empore: { product: 0.9 }, Loge: { product: 0.9 } };
    const three = 'A1\nParkett\n\n\nA2\n\n          Empore\n          Loge';
    expect(own(three, more, seats, 'product')).toEqual([undefined, undefined]);
    const told = { A1: seat, A2: seat, Parkett: { product: 0.9 } };
    expect(own('A1\nParkett\nA2', told, seats, 'product')).toEqual([undefined, undefined]);
  });

  it('is a price in money only, and takes the place of what all cost', () => {
    const rows = 'A1     18.00 EUR\nA2     9.00 EUR';
    const told = { A1: seat, A2: seat, '18.00 EUR': { price: 0.9 }, '9.00 EUR': { price: 0.05 } };
    const all = seats.map((one) => ({ ...one, price: { amount: '27.00', currency: 'EUR' } }));
    expect(own(rows, told, all, 'price')).toMatchObject([{ amount: '18.00' }, { amount: '9.00' }]);
  });

  it('is in turn what stands in one column, where nothing tells the tickets apart', () => {
    const told = { A1: seat, A2: seat };
    expect(own('A1\nA2', told, [{}, {}], 'seat')).toEqual(['A1', 'A2']);
    expect(own('A1\n          A2', told, [{}, {}], 'seat')).toEqual([undefined, undefined]);
  });

  it('stays what each was read to have at a place of its own', () => {
    const rows = 'A1     Parkett     Loge\nA2     Empore      Seite';
    const told = { A1: seat, A2: seat, Seite: { product: 0.9 }, Loge: { product: 0.9 } };
    expect(own(rows, told, seats, 'product')).toEqual(['Loge', 'Seite']);
    const read = seats.map((one, at) => ({ ...one, product: ['Parkett', 'Empore'][at]! }));
    expect(own(rows, told, read, 'product')).toEqual(['Parkett', 'Empore']);
  });
});

describe('tickets that share what is told', () => {
  const told = { A1: seat, A2: seat };

  it('are those of different kinds, and of rides on several legs', () => {
    expect(own('A1\nA2', told, [{}, {}], 'seat', 'hotel')).toEqual([undefined, undefined]);
    const legs = [{ number: 'R 221' }, { number: 'R 228' }];
    expect(own('A1\nA2', told, legs, 'seat', 'train')).toEqual([undefined, undefined]);
    expect(own('A1\nA2', told, [{ number: 'R 221' }, { number: 'R 221' }], 'seat', 'train')).toEqual(['A1', 'A2']);
  });
});
