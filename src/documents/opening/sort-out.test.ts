import { describe, expect, it } from 'vitest';
import { sortOut } from './sort-out.ts';

const lineOf = (...words: readonly [text: string, confidence: number][]) =>
  words.map(([text, confidence], index) => ({ text, confidence, x: index * 100, y: 0, width: 80, height: 20 }));
const good = lineOf(['Reihe', 0.96], ['17', 0.95], ['Platz', 0.96], ['128', 0.94]);
const textsOf = (lines: ReturnType<typeof sortOut>) => lines.map((line) => line.map(({ text }) => text).join(' '));

describe('sortOut', () => {
  it('keeps short values that were read well', () => {
    expect(textsOf(sortOut([good, lineOf(['B', 0.95]), lineOf(['9', 0.9])]))).toEqual(['Reihe 17 Platz 128', 'B', '9']);
  });

  it('leaves out edges that look like letters', () => {
    expect(textsOf(sortOut([good, lineOf(['Ah', 0.75]), lineOf(['eee', 0.96]), lineOf(['4', 0.5])]))).toHaveLength(1);
  });

  it('leaves out words and signs that the recogniser does not believe in', () => {
    const line = lineOf(['|', 0.9], ['Reihe', 0.96], ['~~', 0.9], ['–', 0.9], ['xq', 0.2], ['17', 0.95]);
    expect(textsOf(sortOut([line]))).toEqual(['Reihe – 17']);
  });

  it('gives nothing of a page that was not really read', () => {
    expect(sortOut([lineOf(['Wolke', 0.4], ['nn1l', 0.42]), lineOf(['Ast', 0.35], ['wvvx', 0.38])])).toEqual([]);
  });

  describe('short signs of a page', () => {
    const at = (text: string, x: number, y: number, height = 20) => [
      { text, confidence: 0.95, x, y, width: 14 * text.length, height },
    ];
    const page = [at('Konzert im Stadtgarten', 100, 100), at('Bestellnummer', 100, 400), at('Sitzplatz', 300, 300)];
    const kept = (line: ReturnType<typeof at>) => sortOut([...page, line]).length > page.length;

    it('are kept among its lines, and below or beside one of them', () => {
      expect(kept(at('7', 250, 250))).toBe(true);
      expect(kept(at('12', 120, 425))).toBe(true);
      expect(kept(at('7B', 450, 100))).toBe(true);
      expect(kept(at('2', 900, 300))).toBe(true);
    });

    it('are left out at its edges and beyond, and where they are too small for print', () => {
      expect(kept(at('1', 20, 250))).toBe(false);
      expect(kept(at('n', 250, 600))).toBe(false);
      expect(kept(at('O', 250, 250, 8))).toBe(false);
    });
  });
});
