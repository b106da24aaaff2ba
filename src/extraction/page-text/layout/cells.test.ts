import { describe, expect, it } from 'vitest';
import type { Page } from '#src/documents/document.ts';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { cellsOf, sheetOf } from '#test/support/understood-page.ts';
import { sheetsOf } from './cells.ts';

/** The sheet of a page that is so. */
const sheetLike = (text: string, shape: Partial<Page>) => sheetsOf(inputOf([{ ...pageOf(text), ...shape }]).root)[0]!;
const filler = '\nand so on\nand so on\nand so on';

describe('the cells of a page', () => {
  it('stand in rows from top to bottom, each from left to right', () => {
    expect(sheetOf('one    two\nthree').rows.map((row) => row.map(({ text }) => text))).toEqual([
      ['one', 'two'],
      ['three'],
    ]);
  });

  it('stand so whatever the order in which they are drawn', () => {
    const { lines } = pageOf('one    two\nthree');
    expect(sheetLike('one', { lines: lines.toReversed() }).cells.map(({ text }) => text)).toEqual([
      'one',
      'two',
      'three',
    ]);
  });

  it('stand in ems, whatever the size of the page', () => {
    const box = ({ cells: [cell] }: ReturnType<typeof sheetOf>) => [cell!.x, cell!.y, cell!.bottom - cell!.y];
    const page = pageOf(`   one${filler}`);
    const twice = sheetLike(`   one${filler}`, { width: 2 * page.width, height: 2 * page.height });
    expect(box(twice)).toEqual(box(sheetOf(`   one${filler}`)).map((each) => expect.closeTo(each, 6)));
    expect(box(twice)[2]).toBeCloseTo(1);
  });

  it('have a size that is one for usual text', () => {
    expect(cellsOf(`# one${filler}`).map(({ size }) => size)).toEqual([2, 1, 1, 1]);
  });

  it('are counted on over the pages of a document', () => {
    const pages = ['one\ntwo', 'three'].map((text, at) => pageOf(text, { number: at + 1 }));
    const cells = sheetsOf(inputOf(pages).root, 10).flatMap((sheet) => sheet.cells);
    expect(cells.map(({ text, order, page }) => [text, order, page])).toEqual([
      ['one', 10, 1],
      ['two', 11, 1],
      ['three', 12, 2],
    ]);
  });

  it('are none of pages without text', () => {
    expect(sheetsOf(inputOf([pageOf('one'), { ...pageOf(''), lines: [] }]).root)).toHaveLength(1);
  });

  it('have the digits that we read', () => {
    expect(cellsOf('٤١')[0]!.text).toBe('41');
  });

  it('are fifteen hundred at most', () => {
    expect(cellsOf('a\n'.repeat(1600))).toHaveLength(1500);
  });

  it('stand as in a mirror where a drawn page is read from right to left', () => {
    const hebrew = 'מושב    41';
    const [label] = sheetLike(hebrew, { textOrigin: 'pdf' }).cells.filter(({ text }) => text !== '41');
    expect(label!.x).toBeGreaterThan(70);
    expect(sheetLike(hebrew, { textOrigin: 'layout' }).cells.find(({ text }) => text !== '41')!.x).toBe(0);
    expect(sheetLike('Seat    41', { textOrigin: 'pdf' }).cells[0]!.x).toBe(0);
  });

  it('begin behind a round picture that a recogniser took for a letter', () => {
    const page = pageOf('Q Night of the Moon\nand so on\nand so on');
    const [first, ...lines] = page.lines;
    const words = first!.words.map((word, at) => (at === 0 ? { ...word, size: 30 } : word));
    const withSign = { ...page, lines: [{ ...first!, words }, ...lines] };
    const text = (origin: Page['textOrigin']) =>
      sheetsOf(inputOf([{ ...withSign, textOrigin: origin }]).root)[0]!.cells[0]!.text;
    expect(text('recognised')).toBe('Night of the Moon');
    expect(text('pdf')).toBe('Q Night of the Moon');
  });
});

describe('running text', () => {
  const isProse = (text: string) => cellsOf(text)[0]!.prose;
  const words = (count: number, word = 'Word') => Array.from({ length: count }, () => word).join(' ');

  it('is a line of many words, or of some in small letters', () => {
    expect(isProse(words(13))).toBe(false);
    expect(isProse(words(14))).toBe(true);
    expect(isProse(words(9, 'word'))).toBe(false);
    expect(isProse(words(10, 'word'))).toBe(true);
    expect(isProse(words(10))).toBe(false);
  });

  it('is a paragraph of several long lines', () => {
    expect(isProse(`${words(8)}\n${words(8)}`)).toBe(true);
    expect(isProse(words(8))).toBe(false);
    expect(isProse(`${words(8)}\n${words(6)}`)).toBe(false);
    expect(isProse(`Word: ${words(8)}\n${words(8)}`)).toBe(false);
    expect(isProse(`${words(4)}\n${words(13)}`)).toBe(false);
  });

  it('is no line that opens with a label and its day', () => {
    expect(isProse('Arrivée le jeudi 3 septembre 2026 à partir de quatorze heures et demie')).toBe(false);
    expect(isProse('Nous serons le jeudi 3 septembre 2026 à partir de quatorze heures et demie')).toBe(true);
  });

  it('is no cell of a table that lists short things', () => {
    const list =
      'ICE 802    Köln    Bonn    1 seat, coach 24, place 66, with one window and one table for you and for us';
    expect(cellsOf(list).map(({ prose }) => prose)).toEqual([false, false, false, false]);
    expect(cellsOf(list.slice(27))[0]!.prose).toBe(true);
  });
});
