import { describe, expect, it } from 'vitest';
import type { Character, Mark } from './character.ts';
import { layOut } from './lay-out.ts';
import { joinWords } from './words.ts';

const size = 10;
const wide = 6;

/** The characters of a line as a PDF has them: in the order in which they are read, each where it is drawn; `|` begins anew elsewhere. */
function drawn(parts: readonly { readonly text: string; readonly at: number; readonly back?: boolean }[]) {
  return parts.flatMap(({ text, at, back }): readonly (Character | Mark)[] =>
    [...text].map((letter, nth) => {
      if (letter === ' ') return 'space';
      const start = back ? at - (nth + 1) * wide : at + nth * wide;
      return { text: letter, start, end: start + wide, top: 90, bottom: 100, base: 98, size, turn: 0, index: nth };
    }),
  );
}

function linesOf(parts: Parameters<typeof drawn>[0]): readonly string[] {
  const look = { bold: false, code: false };
  return layOut(joinWords(drawn(parts)), { width: 600, height: 800 }, () => look).lines.map(({ text }) => text);
}

describe('lines of scripts that run from right to left', () => {
  it('are read from the right', () => {
    expect(linesOf([{ text: 'תל אביב', at: 500, back: true }])).toEqual(['תל אביב']);
  });

  it('have numbers and Latin words as these are read, and the sign behind a number behind it', () => {
    expect(
      linesOf([
        { text: 'טיסה ', at: 500, back: true },
        { text: 'LY 315 ', at: 428 },
        { text: 'שעה ', at: 422, back: true },
        { text: '20:30', at: 368 },
        { text: ',', at: 362 },
      ]),
    ).toEqual(['טיסה LY 315 שעה 20:30,']);
  });

  it('are words although their letters have boxes of different heights', () => {
    const letters = [...'مقعد'].map((text, nth) => ({
      text,
      start: 500 - (nth + 1) * wide,
      end: 500 - nth * wide,
      top: nth % 2 ? 88 : 95,
      bottom: 99,
      base: 98,
      size,
      turn: 0 as const,
      index: nth,
    }));
    expect(joinWords(letters).map(({ text }) => text)).toEqual(['مقعد']);
  });

  it('leave a line of ours with a word of theirs in its order', () => {
    expect(
      linesOf([
        { text: 'Hotel ', at: 100 },
        { text: 'ענבל ', at: 160, back: true },
        { text: 'Jerusalem', at: 166 },
      ]),
    ).toEqual(['Hotel ענבל Jerusalem']);
  });
});
