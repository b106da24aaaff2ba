/** Picks values out of decoded records without trusting their shape. */
import type { PerRecord, PerValue } from './decode-per.ts';

/** A text that is not blank, trimmed. */
export function textIn(record: PerRecord | undefined, name: string): string | undefined {
  const value = record?.[name];
  return typeof value === 'string' && value.trim() ? value.trim() : undefined;
}

/** A number that a number can hold. */
export function numberIn(record: PerRecord | undefined, name: string): number | undefined {
  const value = record?.[name];
  return typeof value === 'number' ? value : undefined;
}

/** An item that the standard has twice: as digits (`…Num`) and as text (`…IA5`). */
export function codeIn(record: PerRecord | undefined, name: string): string | undefined {
  const number = record?.[`${name}Num`];
  const isNumber = typeof number === 'number' || typeof number === 'bigint';
  return textIn(record, `${name}IA5`) ?? (isNumber ? String(number) : undefined);
}

/** Whether a flag is set; an absent one is not. */
export function flagIn(record: PerRecord | undefined, name: string): boolean {
  return record?.[name] === true;
}

/** An octet string, as it stands. */
export function bytesIn(record: PerRecord | undefined, name: string): Uint8Array | undefined {
  const value = record?.[name];
  return value instanceof Uint8Array ? value : undefined;
}

/** A sequence or choice within it. */
export function recordIn(record: PerRecord | undefined, name: string): PerRecord | undefined {
  const value = record?.[name];
  return isRecord(value) ? value : undefined;
}

/** The records of a list; what is none is left out. */
export function recordsIn(record: PerRecord | undefined, name: string): readonly PerRecord[] {
  return listIn(record, name).filter(isRecord);
}

/** A list of anything; empty when there is none. */
export function listIn(record: PerRecord | undefined, name: string): readonly PerValue[] {
  const value = record?.[name];
  return Array.isArray(value) ? value : [];
}

function isRecord(value: PerValue | undefined): value is PerRecord {
  return typeof value === 'object' && !Array.isArray(value) && !(value instanceof Uint8Array);
}
