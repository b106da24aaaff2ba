import { describe, expect, it } from 'vitest';
import { sheetOf } from '#test/support/understood-page.ts';
import { inColumn, isCaption, nearestAbove, nearestBelow } from './neighbours.ts';

/** What is found from the cell of a page that says `from`. */
function from<T>(text: string, look: (sheet: ReturnType<typeof sheetOf>, cell: ReturnType<typeof cellOf>) => T) {
  const sheet = sheetOf(text);
  return look(sheet, cellOf(sheet));
}

const cellOf = ({ cells }: ReturnType<typeof sheetOf>) => cells.find(({ text }) => text.includes('from'))!;
const below = (text: string) => from(text, nearestBelow)?.text;
const above = (text: string) => from(text, nearestAbove)?.text;

describe('two cells stand in one column', () => {
  it.each([
    ['with one left edge', 'from\nand so on and on', true],
    ['with nearly one left edge', 'a\n and so on and on', true],
    ['with one right edge', '              from\nand so on and more', true],
    ['with one middle', '        from\n    so on and more', true],
    ['where one stands over the other', '  from\nand so on and so on and so on', true],
    ['but not side by side', 'from\n       and so on', false],
    ['but not where they hardly touch', 'come from\n      and so on and on and on', false],
  ])('%s', (_, text, is) => {
    const [first, second] = sheetOf(text).cells;
    expect(inColumn(first!, second!)).toBe(is);
    expect(inColumn(second!, first!)).toBe(is);
  });
});

describe('the next cell below', () => {
  it('is the nearest in the column', () => {
    expect(below('from\none\ntwo')).toBe('one');
    expect(below('from      one\ntwo')).toBe('two');
    expect(below('from\n           one\ntwo')).toBe('two');
    expect(below('one\nfrom')).toBeUndefined();
  });

  it('is at most four and a half ems away', () => {
    expect(below('from\n\n\none')).toBe('one');
    expect(below('from\n\n\n\none')).toBeUndefined();
  });

  it('is of two in a line the one that begins nearer', () => {
    expect(below('  from all over\n one     two')).toBe('one');
    expect(below('       from all over\n       one     two')).toBe('one');
    expect(below('          from all over\nfar one   near')).toBe('near');
  });
});

describe('the next cell above', () => {
  it('is the nearest in the column', () => {
    expect(above('one\ntwo\nfrom')).toBe('two');
    expect(above('one       two\nfrom')).toBe('one');
    expect(above('from\none')).toBeUndefined();
    expect(above('# one\ntwo\nfrom\nand so on')).toBe('two');
  });

  it('is at most an em and a half away', () => {
    expect(above('one\nfrom')).toBe('one');
    expect(above('one\n\nfrom')).toBeUndefined();
  });
});

describe('a caption', () => {
  const isOne = (text: string) => from(`${text}\n\nand so on\nand on`, isCaption);

  it('is small over larger letters', () => {
    expect(isOne('from\n# large')).toBe(true);
    expect(isOne('from\nsmall')).toBe(false);
    expect(isOne('# from\n\n# large')).toBe(false);
    expect(isOne('from')).toBe(false);
  });

  it('stands right over them, at one of their edges', () => {
    expect(isOne('from\n\n# large')).toBe(false);
    expect(isOne('      from\n# large and larger text')).toBe(false);
    expect(isOne('            from\n# large and larger')).toBe(true);
  });
});
