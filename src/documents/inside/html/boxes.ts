import { lineStep, type PlacedLine, type PlacedWord, signWidth } from '../../shared/texts/paginate.ts';

/** A word of flowing text before it has a place. */
export type FlowWord = {
  readonly text: string;
  readonly size: number;
  readonly bold: boolean;
  /** Content-IDs of pictures that are shown before it. */
  readonly shows?: readonly string[];
};

/** One line of flowing text: runs of words with wide gaps between them. */
export type FlowLine = readonly (readonly FlowWord[])[];

/** What a page is put together from, as in a browser: paragraphs, one thing below the other, and tables. */
export type Box =
  | { readonly kind: 'paragraph'; readonly lines: readonly FlowLine[]; readonly spaced: boolean }
  | { readonly kind: 'table'; readonly rows: readonly (readonly Cell[])[] };

/** A cell of a table; `column` counts from 0 with spans taken into account. */
export type Cell = { readonly column: number; readonly span: number; readonly boxes: readonly Box[] };

/** Longest line of a paragraph, in our units: 120 signs of ordinary size. */
const pageWrap = 600;
/** Longest line in a cell beside others: 64 signs. */
const cellWrap = 320;
const columnGap = 15;
const wideGap = 15;
const paragraphGap = 5;

/** Gives every box its place, from the top left. */
export function placeBoxes(boxes: readonly Box[]): readonly PlacedLine[] {
  const sheet: Sheet = { lines: [], block: 0, widths: new Map() };
  placeStack(sheet, boxes, { x: 0, y: 0, wrap: pageWrap });
  return sheet.lines;
}

type Sheet = { readonly lines: PlacedLine[]; block: number; readonly widths: Map<Box, number> };
type Place = { readonly x: number; readonly y: number; readonly wrap: number };

/** Places boxes below each other and returns where the next one would start. */
function placeStack(sheet: Sheet, boxes: readonly Box[], place: Place): number {
  let y = place.y;
  for (const box of boxes) {
    y =
      box.kind === 'table' ? placeTable(sheet, box.rows, { ...place, y }) : placeParagraph(sheet, box, { ...place, y });
  }
  return y;
}

function placeParagraph(sheet: Sheet, box: Extract<Box, { kind: 'paragraph' }>, place: Place): number {
  let y = place.y + (box.spaced ? paragraphGap : 0);
  for (const line of box.lines) {
    let x = place.x;
    let step = 0;
    for (const run of line) {
      for (const part of wrapRun(run, x, place)) {
        if (part.breaks) {
          y += step;
          step = 0;
        }
        sheet.lines.push({ y, block: sheet.block, words: part.words });
        const last = part.words.at(-1)!;
        x = last.x + widthOf(last) + wideGap;
        step = Math.max(step, ...part.words.map((word) => word.size * lineStep));
      }
    }
    y += step;
  }
  sheet.block += 1;
  return y;
}

/** Sets the words of a run from `x` on and breaks the line where it would be longer than allowed. */
function wrapRun(run: readonly FlowWord[], start: number, place: Place): { words: PlacedWord[]; breaks: boolean }[] {
  const parts: { words: PlacedWord[]; breaks: boolean }[] = [{ words: [], breaks: false }];
  let x = start;
  for (const word of run) {
    const part = parts.at(-1)!;
    if (x + widthOf(word) > place.x + place.wrap && (part.words.length > 0 || (parts.length === 1 && x > place.x))) {
      x = place.x;
      if (part.words.length > 0) parts.push({ words: [], breaks: true });
      else parts[0] = { words: [], breaks: true };
    }
    parts.at(-1)!.words.push({ ...word, x });
    x += widthOf(word) + word.size * signWidth;
  }
  return parts.filter((part) => part.words.length > 0);
}

function placeTable(sheet: Sheet, rows: readonly (readonly Cell[])[], place: Place): number {
  const wrap = wrapInside(rows, place.wrap);
  const starts = columnStarts(sheet, rows, wrap);
  let y = place.y;
  for (const row of rows) {
    let bottom = y;
    for (const cell of row) {
      const x = place.x + (starts[cell.column] ?? 0);
      bottom = Math.max(bottom, placeStack(sheet, cell.boxes, { x, y, wrap }));
    }
    y = bottom;
  }
  return y;
}

function wrapInside(rows: readonly (readonly Cell[])[], wrap: number): number {
  return rows.some((row) => row.length > 1) ? Math.min(wrap, cellWrap) : wrap;
}

/** Left edge of every column: each is as wide as the widest thing in it; empty ones take no room. */
function columnStarts(sheet: Sheet, rows: readonly (readonly Cell[])[], wrap: number): number[] {
  const widths: number[] = [];
  const cells = rows.flat();
  for (const cell of cells) {
    for (let column = widths.length; column < cell.column + cell.span; column += 1) widths.push(0);
    if (cell.span === 1) widths[cell.column] = Math.max(widths[cell.column]!, widthOfStack(sheet, cell.boxes, wrap));
  }
  const rightmost = cells.reduce((most, cell) => Math.max(most, cell.column), 0);
  for (const cell of cells) {
    const last = cell.column + cell.span - 1;
    // A cell that spans to the last column pushes nothing aside.
    if (cell.span === 1 || last >= rightmost) continue;
    const have = widths.slice(cell.column, last + 1).reduce((sum, width) => sum + (width ? width + columnGap : 0), 0);
    const missing = widthOfStack(sheet, cell.boxes, wrap) + columnGap - have;
    if (missing > 0) widths[last] = widths[last]! + missing;
  }
  const starts: number[] = [];
  let x = 0;
  for (const width of widths) {
    starts.push(x);
    if (width > 0) x += width + columnGap;
  }
  starts.push(x);
  return starts;
}

function widthOfStack(sheet: Sheet, boxes: readonly Box[], wrap: number): number {
  return boxes.reduce((widest, box) => Math.max(widest, widthOfBox(sheet, box, wrap)), 0);
}

function widthOfBox(sheet: Sheet, box: Box, wrap: number): number {
  const known = sheet.widths.get(box);
  if (known !== undefined) return known;
  let width = 0;
  if (box.kind === 'table') {
    width = Math.max(0, (columnStarts(sheet, box.rows, wrapInside(box.rows, wrap)).at(-1) ?? 0) - columnGap);
  } else {
    for (const line of box.lines) {
      const full = line.reduce(
        (sum, run) => sum + wideGap + run.reduce((all, word) => all + widthOf(word) + word.size * signWidth, 0),
        0,
      );
      width = Math.max(width, Math.min(full, wrap));
    }
  }
  sheet.widths.set(box, width);
  return width;
}

function widthOf(word: FlowWord): number {
  return word.text.length * word.size * signWidth;
}
