import { expect, it } from 'vitest';
import { blank, shade } from '#test/support/code-pictures.ts';
import { evenlyLit } from './even-light.ts';

const bars = shade(blank(300, 40), (_, x) => (x % 10 < 4 ? 10 : 240));

it('makes paper white and ink black on both sides of a shadow', () => {
  const picture = shade(bars, (grey, x) => grey * Math.min(1, Math.max(0.3, (x - 100) / 100)));
  const lit = evenlyLit(picture, 14)!;
  const wrong = lit.data.filter((grey, at) => grey > 127 !== bars.data[at]! > 127);
  expect(wrong).toHaveLength(0);
});

it('leaves what lies in even light', () => {
  expect(evenlyLit(bars, 14)).toBeUndefined();
});

it('makes no bars of the grain of bare paper', () => {
  const grain = (x: number, y: number) => ((x * 7 + y * 13) % 11) - 5;
  const half = shade(bars, (grey, x, y) => (x < 150 ? grey : 240) * (x < 150 ? 1 : 0.4) + grain(x, y));
  const { data } = evenlyLit(half, 14)!;
  expect(Math.min(...data.filter((_, at) => at % 300 > 180))).toBeGreaterThan(127);
});
