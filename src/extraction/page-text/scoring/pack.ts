import { packForest, unpackForest } from './forest.ts';
import type { Scorer } from './look-thrice.ts';
import { type Head, type Network, shape } from './network.ts';
import { targets } from './targets.ts';

/** The layers of a head, with their sizes. */
const layers = [
  ['inner', shape.width * shape.hidden],
  ['innerBias', shape.width],
  ['hiddenBias', shape.hidden],
  ['outer', shape.hidden * targets.length],
  ['outerBias', targets.length],
] as const satisfies readonly (readonly [keyof Head, number])[];

/** A number of an embedding is one of so many steps to either side of nothing: four bits. */
const levels = 7;

/**
 * A network as bytes: which rows have an embedding, as one bit each; for each of these and each head a scale of 16 bits; the embeddings in four bits a
 * number; the layers as 32-bit floats.
 */
export function pack({ slots, embeddings, heads }: Network): Uint8Array {
  const { width } = shape;
  const known = new Uint8Array(shape.rows / 8);
  const places: number[] = [];
  for (let row = 0; row < shape.rows; row++) {
    const slot = slots[row]!;
    if (slot === 0) continue;
    known[row >> 3]! |= 1 << (row & 7);
    for (let head = 0; head < shape.heads; head++) places.push(((slot - 1) * shape.heads + head) * width);
  }
  const scales = new Float16Array(places.length);
  const small = new Uint8Array((places.length * width) / 2);
  for (const [at, from] of places.entries()) {
    let most = 0;
    for (let unit = 0; unit < width; unit++) most = Math.max(most, Math.abs(embeddings[from + unit]!));
    scales[at] = most / levels;
    const scale = scales[at]! || 1;
    for (let unit = 0; unit < width; unit++) {
      const step = Math.max(-levels, Math.min(levels, Math.round(embeddings[from + unit]! / scale))) + levels;
      small[(at * width + unit) >> 1]! |= step << (unit & 1 ? 4 : 0);
    }
  }
  const rest = heads.flatMap((head) => layers.map(([name]) => bytesOf(new Float32Array(head[name]))));
  return new Uint8Array(Buffer.concat([known, bytesOf(scales), small, ...rest]));
}

function bytesOf({ buffer, byteOffset, byteLength }: Float16Array | Float32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** A network from its bytes; little-endian, as every machine that Node runs on. */
export function unpack(bytes: Uint8Array): Network {
  return networkIn(bytes).network;
}

/** The network that bytes begin with, and how many are its. */
function networkIn(bytes: Uint8Array): { readonly network: Network; readonly size: number } {
  const { rows, width } = shape;
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const known = new Uint8Array(buffer, 0, rows / 8);
  const slots = new Uint32Array(rows);
  let count = 0;
  for (let row = 0; row < rows; row++) if (known[row >> 3]! & (1 << (row & 7))) slots[row] = ++count;
  const parts = count * shape.heads;
  const scales = new Float16Array(buffer, rows / 8, parts);
  let at = rows / 8 + parts * 2;
  const small = new Uint8Array(buffer, at, (parts * width) / 2);
  const embeddings = new Float32Array(parts * width);
  for (let part = 0; part < parts; part++)
    for (let unit = 0, from = part * width, scale = scales[part]!; unit < width; unit++)
      embeddings[from + unit] = (((small[(from + unit) >> 1]! >> (unit & 1 ? 4 : 0)) & 15) - levels) * scale;
  at += small.length;
  const heads = Array.from({ length: shape.heads }, () => {
    const lists = layers.map(([name, size]) => {
      const list = new Float32Array(buffer.slice(at, at + size * 4));
      at += size * 4;
      return [name, list] as const;
    });
    // Each layer has got its list.
    return Object.fromEntries(lists) as Head;
  });
  return { network: { slots, embeddings, heads }, size: at };
}

/** A scorer as bytes: the length of its first network, both networks, and its trees. */
export function packScorer({ first, second, third }: Scorer): Uint8Array {
  const [one, two] = [pack(first), pack(second)];
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, one.length, true);
  return new Uint8Array(Buffer.concat([length, one, two, packForest(third)]));
}

/** A scorer from its bytes. */
export function unpackScorer(bytes: Uint8Array): Scorer {
  const end = 4 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const { network: second, size } = networkIn(bytes.subarray(end));
  return { first: unpack(bytes.subarray(4, end)), second, third: unpackForest(bytes.subarray(end + size)) };
}
