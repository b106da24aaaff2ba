import { describe, expect, it } from 'vitest';
import { cellsOf } from '#test/support/understood-page.ts';
import { following, leading, prominence, withoutStars } from './headline.ts';

const body = '\n\nand so on\nand so on\nand so on\nand so on';
const texts = (cells: readonly { readonly text: string }[]) => cells.map(({ text }) => text);

describe('a line stands out', () => {
  const order = (text: string, ...lines: readonly string[]) => {
    const cells = cellsOf(text);
    const by = (line: string) => prominence(cells.find((cell) => cell.text === line)!, cells);
    return lines.toSorted((a, b) => by(b) - by(a));
  };

  it('by large and bold letters', () => {
    expect(order(`small\n\n# large${body}`, 'small', 'large')).toEqual(['large', 'small']);
    const [cell, ...cells] = cellsOf(`one${body}`);
    const usual = prominence(cell!, [cell!, ...cells]);
    expect(prominence({ ...cell!, size: 2 }, [cell!, ...cells])).toBeGreaterThan(usual);
    expect(prominence({ ...cell!, bold: true }, [cell!, ...cells])).toBeGreaterThan(usual);
  });

  it('by capitals', () => {
    expect(order(`small\nCAPITALS${body}`, 'small', 'CAPITALS')).toEqual(['CAPITALS', 'small']);
  });

  it('far up on the page', () => {
    expect(order(`upper${'\n'.repeat(20)}lower`, 'lower', 'upper')).toEqual(['upper', 'lower']);
  });

  it('on the first page', () => {
    const cells = cellsOf('one\n\n\n\ntwo');
    const second = { ...cells[0]!, page: 2 };
    expect(prominence(second, cells)).toBeLessThan(prominence(cells[0]!, cells));
  });

  it('never less for its place than for its letters', () => {
    const cells = cellsOf('one\ntwo');
    const at = (y: number) => prominence({ ...cells[1]!, y }, cells);
    expect(at(20)).toBeLessThan(at(2));
    expect(at(200)).toBe(at(100));
  });
});

describe('a headline', () => {
  const first = (text: string, line: string) => {
    const cells = cellsOf(`${text}${body}`);
    const cell = cells.find((one) => one.text === line)!;
    return { following: texts(following(cell, cells)), leading: texts(leading(cell, cells)) };
  };

  it('goes on in the next lines of its size', () => {
    expect(first('# Night\n# of the\n# Moon\n# again', 'Night').following).toEqual(['of the', 'Moon']);
    expect(first('# Night\n# of the', 'of the').leading).toEqual(['Night']);
    expect(first('# Night\n\n\n# of the', 'Night').following).toEqual([]);
    expect(first('# Night\nof the', 'Night').following).toEqual([]);
  });

  it('is larger than the text', () => {
    expect(first('Night\nof the', 'Night').following).toEqual([]);
  });

  it('goes on from its left edge', () => {
    expect(first('# Night\n#    of the', 'Night').following).toEqual([]);
  });

  it.each([
    ['Hotel Belvedere ****', 'Hotel Belvedere'],
    ['Hotel Belvedere ★★★S', 'Hotel Belvedere'],
    ['Hotel Belvedere', 'Hotel Belvedere'],
    ['****', '****'],
  ])('has no stars behind a name: %s', (text, name) => {
    expect(withoutStars(text)).toBe(name);
  });
});
