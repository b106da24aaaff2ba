import { describe, expect, it } from 'vitest';
import { understoodOf } from '#test/support/understood-page.ts';
import { inReadingOrder } from './reading-order.ts';

/** The texts of a page in the order in which what they say is read, given from its end to its beginning. */
function orderOf(text: string): readonly string[] {
  const { sheets, facts } = understoodOf(text);
  const placed = facts.map((fact) => {
    const [{ x, y, order }] = fact.cells as [(typeof fact.cells)[number]];
    return { element: { type: 'fact', fact } as const, x, y, order };
  });
  return inReadingOrder(sheets[0]!, placed.toReversed(), facts).map((one) =>
    one.type === 'fact' ? one.fact.text : '',
  );
}

describe('what a page says of a journey', () => {
  it('is read row by row, each from its left', () => {
    const text = `
From: Ulm           To: Aalen
Coach: 4            Seat: 12A`;
    expect(orderOf(text)).toEqual(['Ulm', 'Aalen', '4', '12A']);
  });

  it('is read column by column where the same label of a ride stands twice in a row', () => {
    const text = `
From: Ulm           From: Aalen
To: Aalen           To: Ulm
Seat: 12A           Seat: 14B`;
    expect(orderOf(text)).toEqual(['Ulm', 'Aalen', '12A', 'Aalen', 'Ulm', '14B']);
  });

  it('is read row by row above two columns', () => {
    const text = `
Coach: 4            Class: 2
Gate: B7            Platform: 9






From: Ulm           From: Aalen
To: Aalen           To: Ulm`;
    expect(orderOf(text)).toEqual(['4', '2', 'B7', '9', 'Ulm', 'Aalen', 'Aalen', 'Ulm']);
  });

  it('is read row by row where the same label that stands twice is another one', () => {
    const text = `
Seat: 12A           Seat: 14B
Coach: 4            Coach: 5`;
    expect(orderOf(text)).toEqual(['12A', '14B', '4', '5']);
  });

  it('is read row by row where two labels that are the same stand close, or in different rows', () => {
    expect(orderOf('From   From\nUlm    Bonn\n\nTo     To\nAalen  Essen')).toEqual(['Ulm', 'Bonn', 'Aalen', 'Essen']);
    expect(
      orderOf('From: Ulm           To: Aalen\nSeat: 12A           From: Aalen\nCoach: 4            To: Ulm'),
    ).toEqual(['Ulm', 'Aalen', '12A', 'Aalen', '4', 'Ulm']);
  });

  it('is read row by row in a table, whose columns have one label for all rows', () => {
    const text = `
From                From           Seat
Ulm                 Aalen          12A
Neuss               Krefeld        14B`;
    expect(orderOf(text)).toEqual(['Ulm', 'Aalen', '12A', 'Neuss', 'Krefeld', '14B']);
  });
});
