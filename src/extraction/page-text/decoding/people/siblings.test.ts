import { describe, expect, it } from 'vitest';
import type { Understood } from '../../document/understood.ts';
import type { Cell } from '../../layout/cells.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import { areKin } from './kin.ts';
import { withSiblings } from './siblings.ts';

const understood = { sheets: [], facts: [] } as unknown as Understood;

/** Names in lines of their own, the first one sure; the second's likelihood. */
function fellow(
  lines: readonly [string, string],
  names: readonly [string, string],
  more: { readonly x?: number } = {},
) {
  const spans = lines.map((text, at): ScoredSpan => {
    const x = at === 0 ? 0 : (more.x ?? 0);
    const cell = { text, order: at, page: 1, x, right: x + text.length, y: 2 * at, bottom: 2 * at + 1 } as Cell;
    const begin = text.indexOf(names[at]!);
    const span = { type: 'part', text: names[at]!, cells: [cell], at: begin, end: begin + names[at]!.length };
    return {
      span: span as ScoredSpan['span'],
      likely: (target) => (target !== 'passenger' ? 0 : at === 0 ? 0.99 : 0.1),
    };
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
    const spans = lines.flatMap((text, order): readonly ScoredSpan[] => {
      const cell = { text, order, page: 1, x: 0, right: text.length, y: 2 * order, bottom: 2 * order + 1 } as Cell;
      const [number] = /\d+/.exec(text)!;
      const at = text.indexOf(number);
      const [amount] = /\d[\d ,]*(?= Ft$)/.exec(text) ?? [];
      const span = { type: 'token', text: number, cells: [cell], at, end: at + number.length };
      const money = { type: 'money', text, cells: [cell], at: 0, end: text.length, money: { amount, currency: 'HUF' } };
      return [
        { span: span as ScoredSpan['span'], likely: (target) => (target === 'seat' ? [0.99, 0.1][order]! : 0) },
        ...(amount ? [{ span: money as ScoredSpan['span'], likely: () => 0 }] : []),
      ];
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

describe('a family', () => {
  it('has one name, first or last, in the forms that languages have for either gender', () => {
    expect(areKin('Jan Novák', 'Eva Nováková')).toBe(true);
    expect(areKin('NAGY Péter', 'NAGY Zsófia')).toBe(true);
    expect(areKin('Tran Thi Minh', 'Ho Chi Minh Tran')).toBe(false);
    expect(areKin('Anna Berg', 'Anna Berg')).toBe(false);
    expect(areKin('G Faulkner', 'H Faulkner')).toBe(true);
    expect(areKin('Rupert Ashdown', 'R Ashdown')).toBe(false);
    expect(areKin('J.W. Terpstra', 'Jelte Terpstra')).toBe(true);
    expect(areKin('Anna Berg', 'Tom Bergmann')).toBe(false);
  });
});
