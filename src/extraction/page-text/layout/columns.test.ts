import { describe, expect, it } from 'vitest';
import type { Line, Page } from '#src/documents/document.ts';
import { pageOf } from '#test/support/page-builder.ts';
import { splitAtColumns } from './columns.ts';

const page = pageOf(`
Block               B
Reihe               8
Platz               25
Veranstaltungsort   Olympiapark
Willkommen bei uns, Annika`);

/** The lines of a page, two of them joined as a recogniser joins what stands near to each other. */
function readAsOne(first: string, second: string): readonly string[] {
  const [one, other] = [first, second].map((text) => page.lines.find((line) => line.text === text)!) as [Line, Line];
  const whole: Line = {
    ...one,
    text: `${one.text} ${other.text}`,
    words: [...one.words, ...other.words],
    width: other.x + other.width - one.x,
  };
  const lines = page.lines.flatMap((line) => (line === one ? whole : line === other ? [] : line));
  return splitAtColumns(lines, page as Page).map(({ text }) => text);
}

describe('a label that reaches the column of values', () => {
  it('is read apart from its value', () => {
    const texts = readAsOne('Veranstaltungsort', 'Olympiapark');
    expect(texts).toEqual(expect.arrayContaining(['Veranstaltungsort', 'Olympiapark', 'Willkommen bei uns, Annika']));
    expect(texts).toHaveLength(page.lines.length);
  });

  it('is no other text that goes on over the edge of a column', () => {
    const lines = page.lines.map((line) =>
      line.text === 'Veranstaltungsort' ? { ...line, text: 'Rosenmontagsball' } : line,
    );
    const [ball, park] = ['Rosenmontagsball', 'Olympiapark'].map((text) => lines.find((line) => line.text === text)!);
    const words = [{ ...ball!.words[0]!, text: 'Rosenmontagsball' }, ...park!.words];
    const whole = { ...ball!, text: 'Rosenmontagsball Olympiapark', words };
    const texts = splitAtColumns([...lines.filter((line) => line !== ball && line !== park), whole], page);
    expect(texts.map(({ text }) => text)).toContain('Rosenmontagsball Olympiapark');
  });
});
