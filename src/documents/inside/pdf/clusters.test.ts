import { expect, it } from 'vitest';
import type { Character } from '../../shared/lines/character.ts';
import { settleClusters } from './clusters.ts';

/** Characters of one glyph, each of which gets its share of the box. */
function glyph(text: string, start: number, width: number): readonly Character[] {
  const letters = [...text];
  const share = width / letters.length;
  const rest = { top: 94, bottom: 100, base: 100, size: 10, turn: 0, index: 0 } as const;
  return letters.map((letter, at) => ({
    ...rest,
    text: letter,
    start: start + at * share,
    end: start + (at + 1) * share,
  }));
}

const textOf = (characters: ReturnType<typeof settleClusters>) =>
  characters.map((one) => (typeof one === 'string' ? ' ' : one.text)).join('');

it('tells a letter and its marks once, where a glyph of each means both', () => {
  const page = [
    ...glyph('ร', 0, 5),
    ...glyph('หั', 6, 4),
    ...glyph('ส', 11, 5),
    ...glyph('หั', 8, 3),
    ...glyph('ก', 17, 5),
  ];
  expect(textOf(settleClusters(page))).toBe('รหัสก');
});

it('keeps the same letter and marks that stand elsewhere', () => {
  const twice = [...glyph('ชั', 0, 6), 'space' as const, ...glyph('ชั', 20, 6)];
  expect(textOf(settleClusters(twice))).toBe('ชั ชั');
});

it('makes letters of the ink of a glyph as high as those beside them', () => {
  const [letter, mark] = settleClusters(glyph('หั', 6, 4)) as readonly Character[];
  expect([letter, mark]).toMatchObject([
    { top: 90, bottom: 103 },
    { top: 90, bottom: 103 },
  ]);
});

it('turns lam and alef round that come from one glyph, and no letters else', () => {
  expect(textOf(settleClusters([...glyph('ا', 20, 3), ...glyph('ال', 14, 4), ...glyph('سم', 4, 8)]))).toBe('الاسم');
  expect(textOf(settleClusters([...glyph('ا', 20, 3), ...glyph('لا', 14, 4)]))).toBe('الا');
  expect(textOf(settleClusters([...glyph('ا', 20, 3), ...glyph('ل', 16, 4)]))).toBe('ال');
});
