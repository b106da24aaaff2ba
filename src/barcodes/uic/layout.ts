/** `U_TLAY` of UIC leaflet 918.3: the printed ticket as texts at places of a grid of 15 rows and 72 columns. */
import type { UicBlock } from './container.ts';
import { asciiOf, decodeText, endOfCharacters } from './text.ts';

/** The printed ticket, as texts at places. */
export type UicLayout = {
  /** `RCT2`: the grid of UIC leaflet 918.2; `PLAI` and others: texts in an order of the issuer's own. */
  readonly standard: string;
  readonly fields: readonly LayoutField[];
};

/** One text; rows and columns count from 0. */
export type LayoutField = {
  readonly row: number;
  readonly column: number;
  readonly height: number;
  readonly width: number;
  readonly text: string;
};

const fieldHead = /^(\d{2})(\d{2})(\d{2})(\d{2})(.)([\d ]{4})$/s;

/** Reads as many fields as make sense; undefined for other records. */
export function parseUicLayout({ id, bytes }: UicBlock): UicLayout | undefined {
  if (id !== 'U_TLAY' || bytes.length < 8) return undefined;
  const fields: LayoutField[] = [];
  let at = 8;
  while (at + 13 <= bytes.length) {
    const match = fieldHead.exec(asciiOf(bytes.subarray(at, at + 13)));
    if (!match) break;
    const [row, column, height, width] = match.slice(1, 5).map(Number);
    const size = sizeOf(bytes, at + 13, Number(match[6]));
    const text = decodeText(bytes.subarray(at + 13, at + 13 + size))
      .replaceAll('\\n', '\n')
      .replaceAll('\0', ' ');
    fields.push({ row: row!, column: column!, height: height!, width: width!, text });
    at += 13 + size;
  }
  return { standard: asciiOf(bytes.subarray(0, 4)).trim(), fields };
}

/** Sizes count bytes with most issuers and characters of UTF-8 with some: the one that another field follows is right. */
function sizeOf(bytes: Uint8Array, from: number, size: number): number {
  const endsField = (end: number) => end === bytes.length || fieldHead.test(asciiOf(bytes.subarray(end, end + 13)));
  if (endsField(from + size)) return size;
  const end = endOfCharacters(bytes, from, size);
  return endsField(end) ? end - from : size;
}

/** The rows of the grid as text, each 72 characters wide; later fields cover earlier ones only where they are not blank. */
export function gridOf(layout: UicLayout): readonly string[] {
  const rows = Array.from({ length: 15 }, () => Array<string>(72).fill(' '));
  for (const { row, column, height, width, text } of layout.fields) {
    for (const [offset, line] of wrap(text, width).slice(0, Math.max(height, 1)).entries()) {
      for (const [index, letter] of [...line].entries()) {
        const cells = rows[row + offset];
        if (cells && column + index < 72 && letter !== ' ') cells[column + index] = letter;
      }
    }
  }
  return rows.map((cells) => cells.join(''));
}

function wrap(text: string, width: number): string[] {
  return text.split(/\r?\n/).flatMap((line) => {
    if (width <= 0 || line.length <= width) return [line];
    return line.match(new RegExp(`.{1,${width}}`, 'gsu')) ?? [line];
  });
}
