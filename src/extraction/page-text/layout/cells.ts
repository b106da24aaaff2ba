import type { Region } from '#src/barcodes/region.ts';
import type { DocumentNode, Line, Page } from '#src/documents/document.ts';
import { isRightToLeft } from '#src/documents/shared/texts/right-to-left.ts';
import { withWordsFirst } from '../../words/counted-places.ts';
import { isEastAsianSentence, likeOthers } from '../../words/east-asian-lines.ts';
import { withOurDigits } from '../../words/fold.ts';
import { labelEntries, labelWords } from '../../words/label-index.ts';
import { roles } from '../../words/roles.ts';
import { findDates } from '../values/dates.ts';
import { splitAtColumns } from './columns.ts';

/** A line of a page with its box in ems (median line height of the page), so that distances mean the same everywhere. */
export type Cell = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly bottom: number;
  /** Height of the largest word, relative to the page's usual size: 1 is body text, 2 a headline. */
  readonly size: number;
  readonly bold: boolean;
  readonly block: number;
  readonly region: Region;
  readonly page: number;
  readonly document: string;
  /** Position in reading order over all sheets. */
  readonly order: number;
  /** Long running text: terms, advertising, explanations. */
  readonly prose: boolean;
};

/** One page as cells, in rows from top to bottom, each row from left to right. */
export type Sheet = {
  readonly document: string;
  readonly number: number;
  readonly cells: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
  readonly page: Page;
  readonly width: number;
  readonly height: number;
};

/** Cells read of one page at most; a page with more is a book. */
const mostCells = 1500;

/** The pages with text of a document as sheets of cells. */
export function sheetsOf(document: DocumentNode, firstOrder = 0): readonly Sheet[] {
  if (document.type !== 'pdf' && document.type !== 'image' && document.type !== 'text') return [];
  let order = firstOrder;
  return document.pages
    .filter((page) => page.lines.length > 0)
    .map((page) => {
      const sheet = sheetOf(page, document.id, order);
      order += sheet.cells.length;
      return sheet;
    });
}

function sheetOf(page: Page, document: string, firstOrder: number): Sheet {
  const upright = page.lines.filter((line) => line.words.every((word) => word.turn === 0));
  const written = upright.filter((line) => line.text.trim() !== '').slice(0, mostCells);
  const lines = page.textOrigin === 'recognised' ? splitAtColumns(written, page) : written;
  const em = median(lines.map((line) => line.height * page.height)) || 1;
  const usual = median(lines.flatMap((line) => line.words.map((word) => word.size))) || 1;
  const long = longBlocks(lines);
  const turned = isTurned(page);
  const boxes = lines.map((line) => ({ line, ...boxOf(line, page, em, turned) }));
  const rows = inRows(boxes);
  const cells: Cell[] = [];
  const cellRows = rows.map((row) =>
    row.map(({ line, ...box }) => {
      const sign = page.textOrigin === 'recognised' ? signBefore(line) : 0;
      const text =
        sign === 0
          ? line.text
          : line.words
              .slice(sign)
              .map((word) => word.text)
              .join(' ');
      const cell = {
        ...box,
        text: withWordsFirst(withOurDigits(likeOthers(text)).replace(/\s+/g, ' ').trim()),
        size: Math.max(...line.words.slice(sign).map((word) => word.size)) / usual,
        bold: line.words.some((word) => word.bold),
        block: line.block,
        region: { x: line.x, y: line.y, width: line.width, height: line.height },
        page: page.number,
        document,
        order: firstOrder + cells.length,
        prose: !isList(line, row.length) && ((long.has(line.block) && line.words.length >= 5) || isSentence(line)),
      };
      cells.push(cell);
      return cell;
    }),
  );
  return {
    document,
    number: page.number,
    cells,
    rows: cellRows,
    page,
    width: page.width / em,
    height: page.height / em,
  };
}

/** Where a line stands, in ems; on a page that is read from right to left as in a mirror, so that a label stands before its value there, too. */
function boxOf(line: Line, page: Page, em: number, turned: boolean) {
  const x = turned ? 1 - line.x - line.width : line.x;
  return {
    x: (x * page.width) / em,
    y: (line.y * page.height) / em,
    right: ((x + line.width) * page.width) / em,
    bottom: ((line.y + line.height) * page.height) / em,
  };
}

/** Whether most words of a drawn page are of a script that runs from right to left; what we lay out ourselves stands in the order in which it is read. */
function isTurned(page: Page): boolean {
  if (page.textOrigin === 'layout') return false;
  const words = page.lines.flatMap((line) => line.words.filter(({ text }) => /\p{L}{2}/u.test(text)));
  return words.filter(({ text }) => isRightToLeft(text)).length * 2 > words.length;
}

/** Words at the beginning of a line that were a round picture or a sign: one or two letters, far larger than the others. */
function signBefore({ words }: Line): number {
  const [first, second] = words;
  return first && second && first.text.length <= 2 && first.size > second.size * 1.7 ? 1 : 0;
}

/** Blocks that read like a paragraph: several full lines of many words. */
function longBlocks(lines: readonly Line[]): ReadonlySet<number> {
  const words = new Map<number, { lines: number; words: number; colons: number }>();
  for (const line of lines) {
    const block = words.get(line.block) ?? { lines: 0, words: 0, colons: 0 };
    const colons = block.colons + (line.text.includes(':') ? 1 : 0);
    words.set(line.block, { lines: block.lines + 1, words: block.words + line.words.length, colons });
  }
  const isLong = (block: { lines: number; words: number; colons: number }) =>
    block.lines >= 2 && block.words / block.lines >= 7.5 && block.colons < block.lines / 2;
  return new Set([...words].filter(([, block]) => isLong(block)).map(([number]) => number));
}

type Box = { readonly x: number; readonly y: number; readonly right: number; readonly bottom: number };

/** Groups boxes whose vertical middles lie inside each other. */
function inRows<T extends Box>(boxes: readonly T[]): T[][] {
  const rows: { top: number; bottom: number; boxes: T[] }[] = [];
  for (const box of [...boxes].sort((a, b) => a.y + a.bottom - (b.y + b.bottom))) {
    const middle = (box.y + box.bottom) / 2;
    const row = rows.at(-1);
    const near = row && middle < row.bottom && (row.top + row.bottom) / 2 > box.y;
    if (row && near && row.boxes.every((other) => other.right <= box.x + 0.3 || other.x >= box.right - 0.3)) {
      row.boxes.push(box);
      row.top = Math.max(row.top, box.y);
      row.bottom = Math.min(row.bottom, box.bottom);
    } else rows.push({ top: box.y, bottom: box.bottom, boxes: [box] });
  }
  return rows.map((row) => row.boxes.sort((a, b) => a.x - b.x));
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** A cell of a table that lists short things: "1 Sitzplatz, Wg. 24, Pl. 66, 1 Fenster". */
function isList(line: Line, cells: number): boolean {
  const numbers = line.words.filter((word) => /^\d{1,4}[A-Za-z]?,?$/.test(word.text)).length;
  return cells >= 4 && numbers >= 2 && (line.text.match(/,/g)?.length ?? 0) >= 2;
}

/** "Arrivée le jeudi 3 septembre 2026 à partir de 14h00": a label without a colon, and its day. */
function opensWithMoment(text: string): boolean {
  const [first = ''] = text.split(/[\s:]/);
  const timed = labelEntries(labelWords(first)).some(({ role }) => ['when', 'stop'].includes(roles[role]));
  return timed && (findDates(text)[0]?.at ?? 99) < first.length + 16;
}

/** A line that reads like running text: many words, most of them in small letters. */
function isSentence(line: Line): boolean {
  if (line.words.length <= 16 && opensWithMoment(line.text)) return false;
  if (line.words.length > 13 || isEastAsianSentence(line.text)) return true;
  return line.words.length > 9 && line.words.filter((word) => /^\p{Ll}{2,}/u.test(word.text)).length >= 5;
}
