import { isLabel, translations } from './labels.ts';

/** How much fits on the front: a model of Wallet's rows on the narrowest phones, about 320 points wide. */

/** A row of fields: its width, and the sizes in points at which text is set, shrunk at most, and cut beyond. */
export type Row = { readonly room: number; readonly gap: number; readonly full: number; readonly least: number };

/** Usable width of a row, in points. */
export const rowRoom = 320;

/** Sizes of the rows below the primary fields, and of the header. */
export const rows = {
  header: { room: rowRoom, gap: 12, full: 17, least: 13 },
  secondary: { room: rowRoom, gap: 10, full: 17, least: 12.5 },
  auxiliary: { room: rowRoom, gap: 10, full: 16, least: 11.5 },
} as const satisfies Record<string, Row>;

const labelSize = 9;

/** Width of a text in ems of the system font: a rough model, made from the widths of its classes of characters. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += knownWidth(character);
  return width;
}

const labelWidths = new Map<string, number>();

/** Width of a label in points, in the widest of its languages. */
function labelWidth(label: string): number {
  const known = labelWidths.get(label);
  if (known !== undefined) return known;
  const width = Math.max(...translations(label).map(textWidth)) * labelSize;
  if (isLabel(label)) labelWidths.set(label, width);
  return width;
}

/** Width of a row of (label, value) columns at a text size. */
export function rowWidth(
  columns: readonly { readonly label: string; readonly shown: string }[],
  row: Row,
  size: number,
): number {
  const widths = columns.map(({ label, shown }) => Math.max(textWidth(shown) * size, labelWidth(label)));
  return widths.reduce((sum, width) => sum + width, 0) + row.gap * Math.max(0, columns.length - 1);
}

/** Latin letters make nearly all of the texts; their widths are worked out once. */
const widths: number[] = [];

function knownWidth(character: string): number {
  const code = character.charCodeAt(0);
  if (code >= 0x250) return characterWidth(character);
  const width = widths[code] ?? characterWidth(character);
  widths[code] = width;
  return width;
}

const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f000}-\u{1faff}]/u;

function characterWidth(character: string): number {
  if (/\p{M}/u.test(character)) return 0;
  if (wide.test(character)) return 1;
  if (/[ijlI.,:;'’|!·]/.test(character)) return 0.28;
  if (/[\sfrt()[\]\-/\\"]/.test(character)) return 0.37;
  if (/[mwMW@%—…]/.test(character)) return 0.89;
  if (/\d/.test(character)) return 0.63;
  return /\p{Lu}/u.test(character) ? 0.68 : 0.56;
}
