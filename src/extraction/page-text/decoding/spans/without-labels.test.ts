import { describe, expect, it } from 'vitest';
import { paperOf, saying } from '#test/support/scored-paper.ts';
import { withoutLabels } from './without-labels.ts';

/** How likely a line of a paper that looks like a product is one. */
function product(text: string, line: string): number {
  const { understood, scored } = paperOf(text, { [line]: { product: 0.8 } });
  return saying(withoutLabels(scored, understood), line).likely('product');
}

describe('the label of a value', () => {
  it('is no product', () => {
    expect(product('Day ticket\nPrice\nGBP 7.90\nTicket number\n3447433268', 'Price')).toBe(0);
  });

  it('is no place, either', () => {
    const { understood, scored } = paperOf('Booked\n2 May 2027, 11:26\nDepart 07:10\nTrain 41', {
      Booked: { from: 0.8 },
    });
    expect(saying(withoutLabels(scored, understood), 'Booked').likely('from')).toBe(0);
  });

  it('leaves its value one, and a line that says more than it', () => {
    expect(product('Fare\nAdvance Single\nPrice\nGBP 7.90', 'Advance Single')).toBe(0.8);
    expect(product('Price of two\nSeats are free', 'Price of two')).toBe(0.8);
  });
});
