/** `0080BL`, the record of Deutsche Bahn in containers of UIC leaflet 918.3, versions 02 and 03 (published interface of the DB). */
import type { UicBlock } from './container.ts';
import { asciiOf, dayOfDigits, dayOfDotted, textOf } from './text.ts';

/** `0080BL` of Deutsche Bahn. */
export type DbRecord = {
  /** Validity of each part (outward and return journey), inclusive days. */
  readonly periods: readonly { readonly from: string; readonly until: string }[];
  /** S-fields by number: `S001` is the tariff. */
  readonly fields: Readonly<Record<string, string>>;
};

/** Sizes of what stands for each part, and where its two days begin. */
const partSizes: Readonly<Record<string, { readonly size: number; readonly days: number }>> = {
  '02': { size: 46, days: 22 },
  '03': { size: 26, days: 0 },
};

/** Reads a record; undefined for other records and versions. */
export function parseDbRecord({ id, version, bytes }: UicBlock): DbRecord | undefined {
  const sizes = partSizes[version];
  if (id !== '0080BL' || !sizes || bytes.length < 5) return undefined;
  const count = Number(asciiOf(bytes.subarray(2, 3)));
  if (!Number.isInteger(count)) return undefined;
  const periods = Array.from({ length: count }, (_, index) => {
    const at = 3 + index * sizes.size + sizes.days;
    const from = dayOfDigits(asciiOf(bytes.subarray(at, at + 8)));
    const until = dayOfDigits(asciiOf(bytes.subarray(at + 8, at + 16)));
    return from && until ? [{ from, until }] : [];
  }).flat();
  return { periods, fields: readFields(bytes.subarray(3 + count * sizes.size + 2)) };
}

/** `S001` `0025` and 25 bytes of text, one after the other. */
function readFields(bytes: Uint8Array): Readonly<Record<string, string>> {
  const fields: Record<string, string> = {};
  let at = 0;
  while (at + 8 <= bytes.length) {
    const match = /^(S\d{3})(\d{4})$/.exec(asciiOf(bytes.subarray(at, at + 8)));
    if (!match) break;
    const end = at + 8 + Number(match[2]);
    const text = textOf(bytes.subarray(at + 8, end));
    if (text) fields[match[1]!] = text;
    at = end;
  }
  return fields;
}

/** The days of a record: its own (`S031`, `S032`) or those of its parts from the first to the last. */
export function dbValidity({ fields, periods }: DbRecord): { readonly from?: string; readonly until?: string } {
  const from = dayOfDotted(fields.S031 ?? '') ?? periods.map((period) => period.from).toSorted()[0];
  const until =
    dayOfDotted(fields.S032 ?? '') ??
    periods
      .map((period) => period.until)
      .toSorted()
      .at(-1);
  return { ...(from ? { from } : {}), ...(until ? { until } : {}) };
}
