import { describe, expect, it } from 'vitest';
import type { Cell } from '../../layout/cells.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import { withSeries } from './series.ts';

describe('numbers of tickets in lines made alike', () => {
  /** How likely each is a ticket's number, of lines a page apart from each other. */
  const numbers = (lines: readonly (readonly [text: string, likely: number])[]) => {
    const spans = lines.map(([text, likely], order): ScoredSpan => {
      const cell = { text, order, page: 1, x: 0, right: text.length, y: 14 * order, bottom: 14 * order + 1 } as Cell;
      const [number] = /[\dA-Z]+-[\dA-Z-]+/.exec(text)!;
      const at = text.indexOf(number);
      const span = { type: 'code', text: number, cells: [cell], at, end: at + number.length };
      return { span: span as ScoredSpan['span'], likely: (target) => (target === 'ticket_number' ? likely : 0) };
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
