/** Decodes the unaligned packed encoding rules of ASN.1 (ITU-T X.691, UNALIGNED variant). */
import { type BitReader, openBits } from '../bits.ts';
import type { PerItem, PerSchema, PerType } from './schema.ts';

/** A decoded value. A choice is a record with one entry; an enumeration is the name of its value. */
export type PerValue = boolean | number | bigint | string | Uint8Array | readonly PerValue[] | PerRecord;

/** A decoded sequence or choice by the standard's names; optional items may be absent. Never trusted further: see `record.ts`. */
export type PerRecord = { readonly [name: string]: PerValue | undefined };

/** Decodes a sequence or choice of a schema; undefined when the bits end too early or cannot be of that type. */
export function decodePer(schema: PerSchema, name: string, data: Uint8Array): PerRecord | undefined {
  const state: State = { schema, reader: openBits(data), broken: false };
  const value = readType(state, { is: 'named', name });
  if (state.broken || state.reader.overrun()) return undefined;
  return value as PerRecord; // sequences and choices decode to records
}

type State = { readonly schema: PerSchema; readonly reader: BitReader; broken: boolean };

function readType(state: State, type: PerType): PerValue {
  const { reader } = state;
  switch (type.is) {
    case 'named':
      return readType(state, state.schema.get(type.name)!);
    case 'sequence':
      return readSequence(state, type.items, type.extensible);
    case 'choice':
      return readChoice(state, type.items, type.extensible);
    case 'enumeration':
      return readEnumeration(state, type.names, type.extensible);
    case 'list':
      return readList(state, type.of);
    case 'boolean':
      return reader.bits(1) === 1;
    case 'integer':
      if (type.min === undefined || type.max === undefined) return readInteger(reader.bytes(readLength(state)));
      return type.min + reader.bits(bitsFor(type.max - type.min + 1));
    case 'ia5':
      return readIa5(state, type.min, type.max);
    case 'utf8':
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.bytes(readLength(state)));
    case 'bytes':
      return reader.bytes(readLength(state));
    case 'oid':
      return Buffer.from(reader.bytes(readLength(state))).toString('hex');
  }
}

/** Clause 19: extension bit, a bit for each optional item, the items, then extensions as open types. */
function readSequence(state: State, items: readonly PerItem[], extensible: boolean): PerRecord {
  const { reader } = state;
  const extended = extensible && reader.bits(1) === 1;
  const present = items.map((item) => (mayBeAbsent(item) ? reader.bits(1) === 1 : true));
  const record: Record<string, PerValue> = {};
  for (const [index, item] of items.entries()) {
    if (state.broken || reader.overrun()) return record;
    if (present[index]) record[item.name] = readType(state, item.type);
    else if (item.defaultValue !== undefined) record[item.name] = defaultOf(state, item);
  }
  if (extended) skipExtensions(state);
  return record;
}

function mayBeAbsent(item: PerItem): boolean {
  return item.optional || item.defaultValue !== undefined;
}

function defaultOf(state: State, { type, defaultValue }: PerItem): PerValue {
  const real = type.is === 'named' ? state.schema.get(type.name)! : type;
  return real.is === 'integer' ? Number(defaultValue) : defaultValue!;
}

/** Clause 23. An alternative that was added later is skipped and leaves an empty record. */
function readChoice(state: State, items: readonly PerItem[], extensible: boolean): PerRecord {
  const { reader } = state;
  if (extensible && reader.bits(1) === 1) {
    readSmallNumber(state);
    reader.bytes(readLength(state));
    return {};
  }
  const item = items[reader.bits(bitsFor(items.length))];
  if (!item) {
    state.broken = true;
    return {};
  }
  return { [item.name]: readType(state, item.type) };
}

function readEnumeration(state: State, names: readonly string[], extensible: boolean): string {
  if (extensible && state.reader.bits(1) === 1) return `extension${readSmallNumber(state)}`;
  const name = names[state.reader.bits(bitsFor(names.length))];
  if (name === undefined) state.broken = true;
  return name ?? '';
}

function readList(state: State, of: PerType): readonly PerValue[] {
  const count = readLength(state);
  const values: PerValue[] = [];
  while (values.length < count && !state.broken && !state.reader.overrun()) values.push(readType(state, of));
  return values;
}

function readIa5(state: State, min: number | undefined, max: number | undefined): string {
  const { reader } = state;
  const bounded = min !== undefined && max !== undefined;
  const size = bounded ? min + reader.bits(bitsFor(max - min + 1)) : readLength(state);
  let text = '';
  for (let index = 0; index < size && !reader.overrun(); index += 1) text += String.fromCharCode(reader.bits(7));
  return text;
}

/** Clause 11.9: one byte below 128, two below 16384; longer ones are never in a code. */
function readLength(state: State): number {
  const { reader } = state;
  if (reader.bits(1) === 0) return reader.bits(7);
  if (reader.bits(1) === 0) return reader.bits(14);
  state.broken = true;
  return 0;
}

/** Clause 11.6: normally small non-negative whole number. */
function readSmallNumber(state: State): number {
  if (state.reader.bits(1) === 0) return state.reader.bits(6);
  return Number(readInteger(state.reader.bytes(readLength(state))));
}

/** Clause 19.7 to 19.9: how many were added, which of them are here, and each behind its length. */
function skipExtensions(state: State): void {
  const count = readSmallNumber(state) + 1;
  if (count > 64) {
    state.broken = true;
    return;
  }
  const present = Array.from({ length: count }, () => state.reader.bits(1) === 1);
  for (const here of present) if (here && !state.broken) state.reader.bytes(readLength(state));
}

/** Two's complement, big end first. */
function readInteger(bytes: Uint8Array): number | bigint {
  if (bytes.length === 0) return 0;
  let value = 0n;
  for (const byte of bytes.subarray(0, 16)) value = (value << 8n) | BigInt(byte);
  const signed = BigInt.asIntN(Math.min(bytes.length, 16) * 8, value);
  return Number.isSafeInteger(Number(signed)) ? Number(signed) : signed;
}

/** Bits that a number of `values` different values takes. */
export function bitsFor(values: number): number {
  return values <= 1 ? 0 : 32 - Math.clz32(values - 1);
}
