import { describe, expect, it } from 'vitest';
import { lineAt, spanIn } from '#test/support/scored-paper.ts';
import type { Understood } from '../../document/understood.ts';
import { withSiblings } from './siblings.ts';

const understood = { sheets: [], facts: [] } as unknown as Understood;

/** Names in lines of their own, the first one sure; the second's likelihood. */
function fellow(
  lines: readonly [string, string],
  names: readonly [string, string],
  more: { readonly x?: number } = {},
) {
  const spans = lines.map((text, at) => {
    const cell = lineAt(text, { order: at, x: at === 0 ? 0 : (more.x ?? 0), y: 2 * at });
    return spanIn(cell, { passenger: at === 0 ? 0.99 : 0.1 }, names[at]!);
  });
  return withSiblings(spans, understood)[1]!.likely('passenger');
}

describe('who stands under a sure traveller', () => {
  it('is one as well where the family is the same, or the next number begins the line', () => {
    expect(
      fellow(['Hubert Cichocki (37% Ulga)', 'Bogumiła Cichocka (Normalny)'], ['Hubert Cichocki', 'Bogumiła Cichocka']),
    ).toBeGreaterThan(0.7);
    expect(
      fellow(['1) Cosimo Loiudice', '2) Nunzia Ventrella (over 65)'], ['Cosimo Loiudice', 'Nunzia Ventrella']),
    ).toBeGreaterThan(0.7);
    expect(
      fellow(['Ansgar Feddersen', 'Marieluise Feddersen'], ['Ansgar Feddersen', 'Marieluise Feddersen'], { x: 40 }),
    ).toBe(0.1);
  });

  it('is none of another family, under another label, or with a number that does not follow', () => {
    expect(
      fellow(['Hubert Cichocki (37% Ulga)', 'Advance Single (Adult)'], ['Hubert Cichocki', 'Advance Single']),
    ).toBe(0.1);
    expect(fellow(['Hubert Cichocki', 'Ulica: Jana Cichockiego'], ['Hubert Cichocki', 'Jana Cichockiego'])).toBe(0.1);
    expect(
      fellow(['1) Cosimo Loiudice', '4) Nunzia Ventrella (over 65)'], ['Cosimo Loiudice', 'Nunzia Ventrella']),
    ).toBe(0.1);
  });
});

describe('what stands under a sure seat in a line made alike', () => {
  /** How likely the first number of the second line is a seat. */
  const below = (lines: readonly [string, string]) => {
    const spans = lines.flatMap((text, order) => {
      const cell = lineAt(text, { order, y: 2 * order });
      const [number] = /\d+/.exec(text)!;
      return [spanIn(cell, { seat: [0.99, 0.1][order]! }, number), ...(text.endsWith('Ft') ? [spanIn(cell, {})] : [])];
    });
    return withSiblings(spans, understood)
      .findLast(({ span }) => !span.money)!
      .likely('seat');
  };

  it('is one as well, but for a part of an amount', () => {
    expect(below(['szék 7', 'szék 8'])).toBe(0.72);
    expect(below(['7 900 Ft', '3 950 Ft'])).toBe(0.1);
  });
});
