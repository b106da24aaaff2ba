import { describe, expect, it } from 'vitest';
import { layoutPlainText, readPlainText } from './layout-plain-text.ts';

const linesOf = (text: string) => layoutPlainText(text).flatMap((page) => page.lines);
const texts = (text: string) => linesOf(text).map((line) => line.text);

describe('layoutPlainText', () => {
  it('splits lines into columns that stand under each other', () => {
    const lines = linesOf('Departure      Arrival\n09:30          11:20');
    expect(lines.map((line) => line.text)).toEqual(['Departure', 'Arrival', '09:30', '11:20']);
    expect(lines[3]!.x).toBe(lines[1]!.x);
    expect(lines[2]!.y).toBe(lines[3]!.y);
  });

  it('keeps two blanks inside a text and splits at two behind a label', () => {
    expect(texts('IC  1197\nSeat:  12A\nOne.  Two.')).toEqual(['IC 1197', 'Seat:', '12A', 'One. Two.']);
  });

  it('splits at tabs', () => {
    expect(texts('Gate\tB42')).toEqual(['Gate', 'B42']);
  });

  it('takes off quotation and stress, and marks what was stressed', () => {
    const lines = linesOf('> > *First name*  John\n>Room ** 12 ** x');
    expect(lines.map((line) => line.text)).toEqual(['First name John', 'Room 12 x']);
    expect(lines[0]!.words.map((word) => word.bold)).toEqual([true, true, false]);
    expect(texts('2*3*4 *7')).toEqual(['2*3*4 7']);
  });

  it('leaves out ruled lines, which end a paragraph', () => {
    const lines = linesOf('A\n-----\nB\n\nC');
    expect(lines.map((line) => [line.text, line.block])).toEqual([
      ['A', 0],
      ['B', 1],
      ['C', 2],
    ]);
  });

  it('moves written links out of the text', () => {
    const { pages, links } = readPlainText(
      'Your ticket<https://example.org/t> is [image: logo] here [https://example.org/a.png]',
    );
    expect(pages[0]!.lines.map((line) => line.text).join(' ')).toBe('Your ticket is here');
    expect(links).toEqual([
      { href: 'https://example.org/t', text: 'ticket' },
      { href: 'https://example.org/a.png', text: '' },
    ]);
  });

  it('has no page for a text that says nothing', () => {
    expect(layoutPlainText(' \n***\n')).toEqual([]);
  });
});
