import type { Scorer } from './look-twice.ts';
import { type Network, shape } from './network.ts';
import { targets } from './targets.ts';

const sizes = [
  ['embeddings', shape.rows * shape.width],
  ['inner', shape.width * shape.hidden],
  ['innerBias', shape.width],
  ['hiddenBias', shape.hidden],
  ['outer', shape.hidden * targets.length],
  ['outerBias', targets.length],
] as const satisfies readonly (readonly [keyof Network, number])[];

/** A scorer as bytes: embeddings as one signed byte each with a scale for each row of them, all else as 32-bit floats. */
export function pack(network: Network): Uint8Array {
  const { rows, width } = shape;
  const scales = new Float32Array(rows);
  const small = new Int8Array(rows * width);
  for (let row = 0; row < rows; row++) {
    const own = network.embeddings.subarray(row * width, (row + 1) * width);
    const most = own.reduce((max, value) => Math.max(max, Math.abs(value)), 1e-9);
    scales[row] = most / 127;
    own.forEach((value, unit) => {
      small[row * width + unit] = Math.round((value / most) * 127);
    });
  }
  const rest = sizes.slice(1).map(([name]) => new Uint8Array(new Float32Array(network[name]).buffer));
  return new Uint8Array(Buffer.concat([new Uint8Array(scales.buffer), new Uint8Array(small.buffer), ...rest]));
}

/** A scorer from its bytes; little-endian, as every machine that Node runs on. */
export function unpack(bytes: Uint8Array): Network {
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const { rows, width } = shape;
  const scales = new Float32Array(buffer, 0, rows);
  const small = new Int8Array(buffer, rows * 4, rows * width);
  const embeddings = new Float32Array(rows * width);
  for (let row = 0; row < rows; row++) {
    const scale = scales[row]!;
    for (let at = row * width; at < (row + 1) * width; at++) embeddings[at] = small[at]! * scale;
  }
  let at = rows * 4 + rows * width;
  const lists = sizes.slice(1).map(([name, size]) => {
    const list = new Float32Array(buffer.slice(at, at + size * 4));
    at += size * 4;
    return [name, list] as const;
  });
  return { embeddings, ...Object.fromEntries(lists) } as Network;
}

/** Both networks of a scorer as bytes, one after the other. */
export function packScorer({ first, second }: Scorer): Uint8Array {
  return new Uint8Array(Buffer.concat([pack(first), pack(second)]));
}

/** A scorer from its bytes. */
export function unpackScorer(bytes: Uint8Array): Scorer {
  const half = bytes.length / 2;
  return { first: unpack(bytes.subarray(0, half)), second: unpack(bytes.subarray(half)) };
}
