/** Picks values out of decoded records without trusting their shape. */
import type { PerRecord, PerValue } from './decode-per.ts';

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

export function flagIn(record: PerRecord | undefined, name: string): boolean {
  return record?.[name] === true;
}

export function bytesIn(record: PerRecord | undefined, name: string): Uint8Array | undefined {
  const value = record?.[name];
  return value instanceof Uint8Array ? value : undefined;
}

export function recordIn(record: PerRecord | undefined, name: string): PerRecord | undefined {
  const value = record?.[name];
  return isRecord(value) ? value : undefined;
}

export function recordsIn(record: PerRecord | undefined, name: string): readonly PerRecord[] {
  return listIn(record, name).filter(isRecord);
}

export function listIn(record: PerRecord | undefined, name: string): readonly PerValue[] {
  const value = record?.[name];
  return Array.isArray(value) ? value : [];
}

function isRecord(value: PerValue | undefined): value is PerRecord {
  return typeof value === 'object' && !Array.isArray(value) && !(value instanceof Uint8Array);
}
