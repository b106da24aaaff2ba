import { describe, expect, it } from 'vitest';
import { lineAt, spanIn } from '#test/support/scored-paper.ts';
import { withSeries } from './series.ts';

describe('numbers of tickets in lines made alike', () => {
  /** How likely each is a ticket's number, of lines a page apart from each other. */
  const numbers = (lines: readonly (readonly [text: string, likely: number])[]) => {
    const spans = lines.map(([text, likely], order) => {
      const [number] = /[\dA-Z]+-[\dA-Z-]+/.exec(text)!;
      return spanIn(lineAt(text, { order, y: 14 * order }), { ticket_number: likely }, number);
    });
    return withSeries(spans).map(({ likely }) => likely('ticket_number'));
  };

  it('are as likely as the likeliest ones of their series, however far from it', () => {
    const lines = [
      ['Karta 1 · KR-4402-17', 0.68],
      ['Karta 2 · KR-4402-18', 0.61],
      ['Karta 3 · KR-4402-19', 0.1],
    ] as const;
    expect(numbers(lines)).toEqual([0.72, 0.72, 0.72]);
  });

  it('are by one of them that is sure by itself', () => {
    const lines = (likely: number) =>
      numbers([
        ['Karta 1 · KR-4402-17', likely],
        ['Karta 3 · KR-4402-19', 0.1],
      ]);
    expect(lines(0.8)).toEqual([0.8, 0.72]);
    expect(lines(0.79)).toEqual([0.79, 0.1]);
  });

  it('are not where one alone may be one, or another line has the other', () => {
    expect(
      numbers([
        ['Karta 1 · KR-4402-17', 0.68],
        ['Karta 2 · KR-4402-18', 0.1],
      ]),
    ).toEqual([0.68, 0.1]);
    expect(
      numbers([
        ['Karta 1 · KR-4402-17', 0.68],
        ['Zamówienie KR-4402-18', 0.61],
      ]),
    ).toEqual([0.68, 0.61]);
  });
});
