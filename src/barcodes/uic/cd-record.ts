/** `1154UT`, the record of České dráhy in containers of UIC leaflet 918.3: two letters, three digits of size, a text. */
import type { UicBlock } from './container.ts';
import { asciiOf, textOf } from './text.ts';

/** Texts by their letters: `KJ` name, `KK` booking code, `OD` and `DO` first and last moment (`02.09.2016 00:00`). */
export type CdRecord = Readonly<Record<string, string>>;

/** Reads a record; undefined for other records and an empty one. */
export function parseCdRecord({ id, bytes }: UicBlock): CdRecord | undefined {
  if (id !== '1154UT') return undefined;
  const fields: Record<string, string> = {};
  let at = 0;
  while (at + 5 <= bytes.length) {
    const match = /^([A-Z]{2})(\d{3})$/.exec(asciiOf(bytes.subarray(at, at + 5)));
    if (!match) break;
    const end = at + 5 + Number(match[2]);
    const text = textOf(bytes.subarray(at + 5, end));
    if (text) fields[match[1]!] = text;
    at = end;
  }
  return Object.keys(fields).length > 0 ? fields : undefined;
}
