/**
 * Finds printed rail tickets (RCT2, `barcodes/uic/rct2.ts`) on pages: text in a font of one width around the arrow of the
 * journey, which the standard has in row 6, or the contract (CIV), in row 2.
 */

import type { Region } from '#src/barcodes/region.ts';
import type { Page, Word } from '#src/documents/document.ts';

/** The 15 rows of 72 characters of a ticket on a page. */
export type PageGrid = { readonly rows: readonly string[]; readonly region: Region };

const rowCount = 15;
const columnCount = 72;
const journeyRow = 6;
const contractRow = 2;
/** Days of journeys that are looked at on a page. */
const mostDays = 40;

/** The grids of a page, from top to bottom. */
export function gridsOf(page: Page): readonly PageGrid[] {
  const words = page.lines.flatMap((line) => line.words).filter((word) => word.turn === 0);
  const anchors = anchorsIn(words);
  const width = anchors.length > 0 ? characterWidth(words) : undefined;
  const pitch = anchors.length > 0 ? rowPitch(words) : undefined;
  if (width === undefined || pitch === undefined) return [];
  const grids: PageGrid[] = [];
  let end = 0;
  for (const anchor of anchors) {
    if (anchor.word.y < end) continue;
    const grid = gridAround({ anchor, words, width, pitch });
    if (!isTicket(grid.rows)) continue;
    grids.push(grid);
    end = grid.region.y + grid.region.height;
  }
  return grids;
}

/** A word whose row in the grid the standard tells. */
type Anchor = { readonly word: Word; readonly row: number };

/** Arrows where there are any, else marks of the contract, else rows with a day and a clock at both ends; from top to bottom. */
function anchorsIn(words: readonly Word[]): readonly Anchor[] {
  const sorted = words.toSorted((a, b) => a.y - b.y);
  const arrows = sorted.filter(({ text }) => /^[-–—]+>/.test(text)).map((word) => ({ word, row: journeyRow }));
  if (arrows.length > 0) return arrows;
  const contracts = sorted.filter(({ text }) => text === 'CIV').map((word) => ({ word, row: contractRow }));
  return contracts.length > 0 ? contracts : journeysIn(sorted);
}

/** `01.04 00:00 BRATISLAVA   WIEN   01.04 24:00`: the first of the rows below each other that read so. */
function journeysIn(sorted: readonly Word[]): readonly Anchor[] {
  const days = sorted.filter(({ text }) => /^\d{2}[./]\d{2}\.?$/.test(text)).slice(0, mostDays);
  const isMoment = (day: Word) =>
    sorted.some((word) => isBeside(day, word) && word.x > day.x && /^\d{2}[:.]\d{2}$/.test(word.text));
  const pairs = days.filter((day) =>
    days.some((other) => isBeside(day, other) && other.x > day.x + day.width * 4 && isMoment(other)),
  );
  return pairs.filter(isMoment).map((word) => ({ word, row: journeyRow }));
}

function isBeside(a: Word, b: Word): boolean {
  return a !== b && Math.abs(a.y + a.height / 2 - b.y - b.height / 2) < a.height / 2;
}

/** What only these tickets say besides the arrow: the contract, carriers in a route, or a train with a coach. */
function isTicket(rows: readonly string[]): boolean {
  const text = rows.join('\n');
  return (
    /\bCIV\b\D{0,3}\d{4}\b/.test(text) ||
    /<\d{4}>/.test(text) ||
    /\b(?:ZUG|TRAIN|TRENO|VLAK|TOG)\b.*\d.*\b(?:WAGEN|COACH|VOITURE|CARROZZA|VŮZ|VUZ|VOGN)\b/i.test(text)
  );
}

/** The width of a character, where nearly all words agree on one. */
function characterWidth(words: readonly Word[]): number | undefined {
  const widths = words.filter(({ text }) => text.length >= 3).map(({ text, width }) => width / text.length);
  const middle = median(widths);
  if (middle === undefined || widths.length < 8) return undefined;
  const close = widths.filter((width) => Math.abs(width / middle - 1) < 0.12).length;
  return close / widths.length >= 0.75 ? withGaps(words, middle) : undefined;
}

/** Boxes of recognised words lack the gap behind their last letter: a long word tells more of the width than a short one. */
function withGaps(words: readonly Word[], width: number): number {
  const short = words.filter(({ text }) => text.length >= 2 && text.length <= 5);
  const long = words.filter(({ text }) => text.length >= 8);
  const grown = median(
    long.flatMap((one) => short.map((other) => (one.width - other.width) / (one.text.length - other.text.length))),
  );
  return grown !== undefined && grown > width && grown < width * 1.1 ? grown : width;
}

/** The distance between rows: the smallest that occurs more than once between neighbours. */
function rowPitch(words: readonly Word[]): number | undefined {
  const height = median(words.map((word) => word.height));
  if (height === undefined) return undefined;
  const tops = words.map(({ y, height }) => y + height / 2).sort((a, b) => a - b);
  const steps = tops
    .map((top, index) => top - (tops[index - 1] ?? top))
    .filter((step) => step > height * 0.5 && step < height * 2.2);
  const smallest = median(steps.filter((step) => step < Math.min(...steps) * 1.3));
  return steps.length > 0 ? smallest : undefined;
}

type Around = {
  readonly anchor: Anchor;
  readonly words: readonly Word[];
  readonly width: number;
  readonly pitch: number;
};

function gridAround({ anchor, words, width, pitch }: Around): PageGrid {
  const middle = (word: Word) => word.y + word.height / 2;
  const rowOf = (word: Word) => Math.round((middle(word) - middle(anchor.word)) / pitch) + anchor.row;
  const inRows = words.filter((word) => rowOf(word) >= 0 && rowOf(word) < rowCount);
  const { x } = anchor.word;
  // The leftmost words of a ticket stand in column 1.
  const left = Math.min(
    ...inRows.filter((word) => word.x > x - columnCount * width && word.x <= x).map((word) => word.x),
  );
  const rows = Array.from({ length: rowCount }, () => ' '.repeat(columnCount));
  for (const word of inRows.toSorted((a, b) => a.x - b.x)) {
    const row = rowOf(word);
    const column = Math.round((word.x - left) / width) + 1;
    if (column >= 0 && column < columnCount) rows[row] = put(rows[row]!, column, word.text);
  }
  const top = middle(anchor.word) - (anchor.row + 0.5) * pitch;
  const region = {
    x: left,
    y: Math.max(top, 0),
    width: Math.min(columnCount * width, 1 - left),
    height: rowCount * pitch,
  };
  return { rows, region };
}

/** Writes a word into a row, behind the one before it with at least a blank between them. */
function put(row: string, column: number, text: string): string {
  const at = Math.max(column, row.trimEnd().length + (row.trim() ? 1 : 0));
  return `${row.slice(0, at)}${text}`.padEnd(columnCount).slice(0, columnCount);
}

function median(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
