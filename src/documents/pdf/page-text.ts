import type { Line, Word } from '../document.ts';
import { joinBlocks } from './blocks.ts';
import { type Character, outOfReading, readCharacters } from './characters.ts';
import { joinLines, type ReadingLine } from './lines.ts';
import type { PageFrame } from './page-frame.ts';
import type { Pdfium } from './pdfium.ts';
import { readingOrder } from './reading-order.ts';
import { joinWords, type ReadingWord } from './words.ts';

/** The text of a page; `origin` is `none` when there is nothing to read or the fonts do not tell what they mean. */
export type PageLines = {
  readonly origin: 'pdf' | 'none';
  readonly lines: readonly Line[];
  /** Words set in a font that draws codes: they are to be read as pictures, too. */
  readonly codeFonts: readonly Word[];
};

const mostUnmapped = 0.5;
const forceBold = 1 << 18;
const nothing: PageLines = { origin: 'none', lines: [], codeFonts: [] };

/** Reads the lines of a page in reading order; boxes in fractions of the page as it is shown. */
export function readPageText(pdfium: Pdfium, page: number, frame: PageFrame, most: number): PageLines {
  const text = pdfium.FPDFText_LoadPage(page);
  if (text === 0) return nothing;
  const read = readCharacters(pdfium, text, frame, most);
  const usable = read !== undefined && read.unmapped < mostUnmapped && read.characters.length > 0;
  const fonts = fontsOf(pdfium, text);
  const lines = usable ? layOut(joinWords(read.characters), frame, fonts) : [];
  const words = lines.flatMap((line) => line.words);
  const codeFonts = words.filter((word) => word.code).map(({ code: _, ...word }) => word);
  pdfium.FPDFText_ClosePage(text);
  if (lines.length === 0) return nothing;
  const plain = lines.map((line) => ({ ...line, words: line.words.map(({ code: _, ...word }) => word) }));
  return { origin: 'pdf', lines: plain, codeFonts };
}

type FontLook = { readonly bold: boolean; readonly code: boolean };
type MarkedWord = Word & { readonly code: boolean };
type MarkedLine = Omit<Line, 'words'> & { readonly words: readonly MarkedWord[] };

function layOut(
  words: readonly ReadingWord[],
  frame: PageFrame,
  fonts: (index: number) => FontLook,
): readonly MarkedLine[] {
  const turns = [0, 1, 2, 3] as const;
  const blocks = turns.flatMap((turn) =>
    joinBlocks(joinLines(words.filter((word) => word.turn === turn))).map((lines) => ({
      lines,
      turn,
      box: boxOf(turn, envelope(lines)),
    })),
  );
  return readingOrder(blocks).flatMap(({ lines, turn }, block) =>
    lines.map((line) => ({
      ...fractions(frame, boxOf(turn, line)),
      text: line.words.map((word) => word.text).join(' '),
      words: line.words.map((word) => toWord(word, frame, fonts(word.index))),
      block,
    })),
  );
}

function toWord(word: ReadingWord, frame: PageFrame, { bold, code }: FontLook): MarkedWord {
  const { text, size, turn } = word;
  const box = fractions(frame, boxOf(turn, word));
  return { ...box, text, size: Math.round(size * 100) / 100, bold, turn, confidence: 1, code };
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

function boxOf(turn: Character['turn'], { start, end, top, bottom }: Extent): Box {
  const [x1, y1] = outOfReading(turn, start, top);
  const [x2, y2] = outOfReading(turn, end, bottom);
  return { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
}

function fractions(frame: PageFrame, box: Box): Box {
  const round = (value: number) => Math.round(value * 1e5) / 1e5;
  return {
    x: round(box.x / frame.width),
    y: round(box.y / frame.height),
    width: round(box.width / frame.width),
    height: round(box.height / frame.height),
  };
}

const boldName = /bold|black|heavy|semibd|(?:^|[-,])bd\b/i;
const codeName = /barcode|code[-_ ]?(?:128|39|93)|c39|c128|3of9|2of5|pdf417|datamatrix|ean[-_]?(?:8|13)|\bqr\b|idaut/i;

/** How the font of a character looks, by its name and flags (ISO 32000-1, 9.8.2). */
function fontsOf(pdfium: Pdfium, text: number): (index: number) => FontLook {
  const known = new Map<string, FontLook>();
  return (index) => {
    const [name, flags] = pdfium.withMemory(132, (memory) => {
      const length = Math.min(128, pdfium.FPDFText_GetFontInfo(text, index, memory + 4, 128, memory));
      const bytes = pdfium.heap().slice(memory + 4, memory + 3 + Math.max(1, length));
      return [new TextDecoder().decode(bytes), pdfium.int(memory)] as const;
    });
    const key = `${name} ${flags}`;
    const look = known.get(key) ?? {
      bold: boldName.test(name) || (flags & forceBold) !== 0 || pdfium.FPDFText_GetFontWeight(text, index) >= 600,
      code: codeName.test(name),
    };
    known.set(key, look);
    return look;
  };
}
