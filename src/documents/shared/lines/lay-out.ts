import type { Line, Word } from '../../document.ts';
import { asRead } from '../texts/right-to-left.ts';
import { joinBlocks } from './blocks.ts';
import { joinLines, type ReadingLine } from './lines.ts';
import { readingOrder } from './reading-order.ts';
import { outOfReading, type Turn } from './turn.ts';
import type { ReadingWord } from './words.ts';

/** Lines in reading order, and which of their words are set in a font that draws codes. */
export type LaidOut = { readonly lines: readonly Line[]; readonly codeWords: ReadonlySet<Word> };

/** How a font looks, as far as we use it; `code`: it draws codes instead of letters. */
export type FontLook = { readonly bold: boolean; readonly code: boolean };

/** How a word looks; `confidence` is 1 unless it was recognised. */
export type WordLook = FontLook & { readonly confidence?: number };

type Size = { readonly width: number; readonly height: number };

/** Puts words on lines and in blocks, each turn by itself, and sorts the blocks of the page. */
export function layOut(words: readonly ReadingWord[], frame: Size, lookOf: (word: ReadingWord) => WordLook): LaidOut {
  const turns = [0, 1, 2, 3] as const;
  const blocks = turns.flatMap((turn) =>
    joinBlocks(joinLines(words.filter((word) => word.turn === turn))).map((lines) => ({
      lines,
      turn,
      box: boxOf(turn, envelope(lines)),
    })),
  );
  const codeWords = new Set<Word>();
  const toWord = (word: ReadingWord): Word => {
    const { text, size, turn } = word;
    const { bold, code, confidence = 1 } = lookOf(word);
    const box = fractions(frame, boxOf(turn, word));
    const placed = { ...box, text, size: Math.round(size * 100) / 100, bold, turn, confidence };
    if (code) codeWords.add(placed);
    return placed;
  };
  const lines = readingOrder(blocks).flatMap(({ lines, turn }, block) =>
    lines.map((line) => {
      const words = asRead(line.words);
      return {
        ...fractions(frame, boxOf(turn, line)),
        text: words.map((word) => word.text).join(' '),
        words: words.map(toWord),
        block,
      };
    }),
  );
  return { lines, codeWords };
}

type Extent = Pick<ReadingLine, 'start' | 'end' | 'top' | 'bottom'>;
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

function envelope(lines: readonly ReadingLine[]): Extent {
  return {
    start: Math.min(...lines.map((line) => line.start)),
    end: Math.max(...lines.map((line) => line.end)),
    top: Math.min(...lines.map((line) => line.top)),
    bottom: Math.max(...lines.map((line) => line.bottom)),
  };
}

function boxOf(turn: Turn, { start, end, top, bottom }: Extent): Box {
  const [x1, y1] = outOfReading(turn, start, top);
  const [x2, y2] = outOfReading(turn, end, bottom);
  return { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
}

function fractions(frame: Size, box: Box): Box {
  const round = (value: number) => Math.round(value * 1e5) / 1e5;
  return {
    x: round(box.x / frame.width),
    y: round(box.y / frame.height),
    width: round(box.width / frame.width),
    height: round(box.height / frame.height),
  };
}
