/** Writes unaligned PER (ITU-T X.691) for tests, from the same schemas that the decoder reads. */
import { bitsFor, type PerRecord, type PerValue } from '#src/barcodes/per/decode-per.ts';
import type { PerItem, PerSchema, PerType } from '#src/barcodes/per/schema.ts';

/** Encodes a record as a type of the schema. Items that are missing and may be are left out. */
export function encodePer(schema: PerSchema, name: string, value: PerRecord): Uint8Array {
  const bits: number[] = [];
  write({ schema, bits }, { is: 'named', name }, value);
  return Uint8Array.from({ length: Math.ceil(bits.length / 8) }, (_, index) =>
    Array.from({ length: 8 }, (_, bit) => bits[index * 8 + bit] ?? 0).reduce((byte, bit) => byte * 2 + bit, 0),
  );
}

type Target = { readonly schema: PerSchema; readonly bits: number[] };

function write(target: Target, type: PerType, value: PerValue): void {
  switch (type.is) {
    case 'named':
      write(target, target.schema.get(type.name)!, value);
      break;
    case 'sequence':
      writeSequence(target, type, value as PerRecord);
      break;
    case 'choice':
      writeChoice(target, type, value as PerRecord);
      break;
    case 'enumeration':
      if (type.extensible) put(target, 0, 1);
      put(target, type.names.indexOf(String(value)), bitsFor(type.names.length));
      break;
    case 'list': {
      const values = value as readonly PerValue[];
      putLength(target, values.length);
      for (const entry of values) write(target, type.of, entry);
      break;
    }
    case 'boolean':
      put(target, value === true ? 1 : 0, 1);
      break;
    case 'integer':
      writeInteger(target, type, value);
      break;
    case 'ia5': {
      const text = String(value);
      if (type.min === undefined || type.max === undefined) putLength(target, text.length);
      else put(target, text.length - type.min, bitsFor(type.max - type.min + 1));
      for (const letter of text) put(target, letter.charCodeAt(0), 7);
      break;
    }
    case 'utf8':
      putBytes(target, new TextEncoder().encode(String(value)));
      break;
    case 'bytes':
      putBytes(target, value as Uint8Array);
      break;
    case 'oid':
      putBytes(target, Buffer.from(String(value), 'hex'));
      break;
  }
}

function writeInteger(target: Target, type: { min?: number; max?: number }, value: PerValue): void {
  const { min, max } = type;
  if (min === undefined || max === undefined) putBytes(target, integerBytes(BigInt(value as number)));
  else put(target, Number(value) - min, bitsFor(max - min + 1));
}

function writeSequence(
  target: Target,
  type: { extensible: boolean; items: readonly PerItem[] },
  value: PerRecord,
): void {
  if (type.extensible) put(target, 0, 1);
  const isLeftOut = (item: PerItem) =>
    (item.optional || item.defaultValue !== undefined) && value[item.name] === undefined;
  for (const item of type.items) {
    if (item.optional || item.defaultValue !== undefined) put(target, isLeftOut(item) ? 0 : 1, 1);
  }
  for (const item of type.items) if (!isLeftOut(item)) write(target, item.type, value[item.name]!);
}

function writeChoice(target: Target, type: { extensible: boolean; items: readonly PerItem[] }, value: PerRecord): void {
  const [name] = Object.keys(value);
  const index = type.items.findIndex((item) => item.name === name);
  if (type.extensible) put(target, 0, 1);
  put(target, index, bitsFor(type.items.length));
  write(target, type.items[index]!.type, value[name!]!);
}

function put({ bits }: Target, value: number, count: number): void {
  for (let bit = count - 1; bit >= 0; bit -= 1) bits.push(Math.floor(value / 2 ** bit) % 2);
}

function putLength(target: Target, length: number): void {
  if (length < 128) put(target, length, 8);
  else put(target, 0x8000 + length, 16);
}

function putBytes(target: Target, bytes: Uint8Array): void {
  putLength(target, bytes.length);
  for (const byte of bytes) put(target, byte, 8);
}

function integerBytes(value: bigint): Uint8Array {
  let size = 1;
  while (BigInt.asIntN(size * 8, value) !== value) size += 1;
  return Uint8Array.from({ length: size }, (_, index) => Number((value >> BigInt((size - 1 - index) * 8)) & 0xffn));
}
