import type { Line, Page, Word } from '../../document.ts';

/** Height of ordinary text in the units of our own layout; a sign is half as wide as it is high. */
export const textSize = 10;

/** Width of one sign, in parts of the text size. */
export const signWidth = 0.5;

/** Distance of two base lines, in parts of the text size. */
export const lineStep = 1.4;

/** A word on the endless sheet that texts are laid out on; `x` from the left edge, in our units. */
export type PlacedWord = {
  readonly text: string;
  readonly x: number;
  readonly size: number;
  readonly bold: boolean;
  /** Content-IDs of pictures that are shown before it. */
  readonly shows?: readonly string[];
};

/** A run of words on one base line; `y` is the top of the line from the top of the sheet. */
export type PlacedLine = { readonly y: number; readonly block: number; readonly words: readonly PlacedWord[] };

const minimumWidth = 600;
/** About 200 lines: most mails are one page, so that no table is cut. */
const pageHeight = 2800;
const mostPages = 20;

/**
 * Cuts the sheet into pages and turns our units into fractions of a page. At most 20 pages; the rest is left out. `last`: Content-IDs of
 * pictures that are shown below all words.
 */
export function paginate(
  lines: readonly PlacedLine[],
  colours: Page['colours'] = [],
  last: readonly string[] = [],
): readonly Page[] {
  const width = lines.reduce((widest, line) => Math.max(widest, rightOf(line)), minimumWidth);
  const sheets = cutSheets(lines).slice(0, mostPages);
  return sheets.map((sheet, index) => {
    const top = sheet.reduce((least, line) => Math.min(least, line.y), Number.POSITIVE_INFINITY);
    const height = Math.max(...sheet.map((line) => line.y - top + heightOf(line)), minimumWidth);
    const shown = [
      ...sheet.flatMap(({ words }, line) =>
        words.flatMap(({ shows = [] }) => shows.map((contentId) => ({ contentId, line }))),
      ),
      ...(index === sheets.length - 1 ? last : []).map((contentId) => ({ contentId, line: sheet.length })),
    ];
    return {
      ...(shown.length > 0 ? { shown } : {}),
      number: index + 1,
      width,
      height,
      textOrigin: 'layout',
      lines: sheet.map((line) => toLine(line, { top, width, height })),
      barcodes: [],
      pictures: [],
      colours,
    };
  });
}

function cutSheets(lines: readonly PlacedLine[]): PlacedLine[][] {
  const sheets: PlacedLine[][] = [];
  let bottom = Number.NEGATIVE_INFINITY;
  for (const line of lines) {
    if (line.y > bottom) {
      sheets.push([]);
      bottom = line.y + pageHeight;
    }
    sheets.at(-1)!.push(line);
  }
  return sheets;
}

function toLine(line: PlacedLine, page: { top: number; width: number; height: number }): Line {
  const words = line.words.map((word): Word => {
    const tall = word.size * 1.2;
    return {
      text: word.text,
      x: word.x / page.width,
      y: (line.y - page.top) / page.height,
      width: widthOf(word) / page.width,
      height: tall / page.height,
      size: word.size,
      bold: word.bold,
      turn: 0,
      confidence: 1,
    };
  });
  const left = words[0]?.x ?? 0;
  return {
    text: line.words.map((word) => word.text).join(' '),
    words,
    block: line.block,
    x: left,
    y: (line.y - page.top) / page.height,
    width: rightOf(line) / page.width - left,
    height: heightOf(line) / page.height,
  };
}

function widthOf(word: PlacedWord): number {
  return word.text.length * word.size * signWidth;
}

function rightOf(line: PlacedLine): number {
  const last = line.words.at(-1);
  return last ? last.x + widthOf(last) : 0;
}

function heightOf(line: PlacedLine): number {
  return line.words.reduce((most, word) => Math.max(most, word.size), 0) * 1.2;
}
