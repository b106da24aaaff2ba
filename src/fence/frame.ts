/**
 * Messages between us and a fenced process: JSON that may hold bytes. Plain JSON and lengths are read, never a
 * serialised object graph, so that a process taken over by a document can at worst send wrong values.
 *
 * One frame: length of the rest (uint32, little endian), length of the JSON (uint32), the JSON, then all bytes in a row.
 */

const prefix = 4;
const mark = '$bytes';

/** Bytes in a message that are not held: so many of them come while it is written. The other side gets them as bytes. */
export class Streamed {
  readonly length: number;
  readonly chunks: AsyncIterable<Uint8Array>;

  constructor(length: number, chunks: AsyncIterable<Uint8Array>) {
    this.length = length;
    this.chunks = chunks;
  }
}

/** The frame of a message, as pieces to be written one after the other. */
export function encodeFrame(message: unknown): readonly (Uint8Array | Streamed)[] {
  const blobs: (Uint8Array | Streamed)[] = [];
  const json = Buffer.from(JSON.stringify(apart(message, blobs)));
  const head = Buffer.alloc(2 * prefix);
  const size = prefix + json.length + blobs.reduce((sum, blob) => sum + blob.length, 0);
  head.writeUInt32LE(size, 0);
  head.writeUInt32LE(json.length, prefix);
  return [head, json, ...blobs];
}

/** A message with a mark in the place of bytes. They are taken out first: JSON would write a Buffer as a list of numbers. */
function apart(value: unknown, blobs: (Uint8Array | Streamed)[]): unknown {
  if (value instanceof Uint8Array || value instanceof Streamed) {
    blobs.push(value);
    return { [mark]: value.length };
  }
  if (Array.isArray(value)) return value.map((one) => apart(one, blobs));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, apart(one, blobs)]));
}

/** The message in a frame without its first length, of which `take` gives the next so many bytes. */
export function decodeFrame(take: (length: number) => Buffer): unknown {
  const json = take(take(prefix).readUInt32LE(0)).toString('utf8');
  if (!json.includes(mark)) return JSON.parse(json);
  return JSON.parse(json, (_, value: unknown) => {
    const length = blobLength(value);
    return length === undefined ? value : plain(take(length));
  });
}

/** Not a Buffer: what was a Uint8Array on the other side is one on this. */
const plain = ({ buffer, byteOffset, length }: Buffer): Uint8Array => new Uint8Array(buffer, byteOffset, length);

/** Gives the bytes of a frame one after the other; throws where there are not so many. */
function inTurn(body: Buffer): (length: number) => Buffer {
  let at = 0;
  return (length) => {
    at += length;
    if (at > body.length) throw new Error('frame is cut off');
    return body.subarray(at - length, at);
  };
}

function blobLength(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null || !(mark in value)) return undefined;
  const length = value[mark];
  if (typeof length !== 'number' || !Number.isSafeInteger(length) || length < 0) throw new Error('frame has no length');
  return length;
}

/** Puts chunks of a stream together to messages; throws when a frame is longer than `most` bytes. */
export function frameReader(most: number): (chunk: Buffer) => readonly unknown[] {
  let length = Buffer.alloc(0);
  let frame: { readonly body: Buffer; filled: number } | undefined;
  return (chunk) => {
    const messages: unknown[] = [];
    for (let at = 0; at < chunk.length; ) {
      if (!frame) {
        const part = chunk.subarray(at, at + prefix - length.length);
        length = Buffer.concat([length, part]);
        at += part.length;
        if (length.length < prefix) break;
        const size = length.readUInt32LE(0);
        if (size > most || size < prefix) throw new Error('frame is too long');
        frame = { body: Buffer.allocUnsafeSlow(size), filled: 0 };
        length = Buffer.alloc(0);
      }
      const part = chunk.subarray(at, at + frame.body.length - frame.filled);
      frame.body.set(part, frame.filled);
      frame.filled += part.length;
      at += part.length;
      if (frame.filled < frame.body.length) break;
      messages.push(decodeFrame(inTurn(frame.body)));
      frame = undefined;
    }
    return messages;
  };
}
