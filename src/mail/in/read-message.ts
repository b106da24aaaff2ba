import type { Readable } from 'node:stream';
import { longHeader, watchHeader } from './header-bounds.ts';

/** Why a message was not taken; to be said to the sender. */
export type Refusal = { readonly code: number; readonly text: string; readonly hangUp?: true };

/** Bytes of messages that are being received, over all sessions, so that memory has an end. */
export type Budget = { held: number; readonly most: number };

/** Bounds of one message, in bytes. */
export type MessageBounds = { readonly size: number; readonly line: number };

/**
 * Reads what comes after DATA. A refused message is read to its end and forgotten; one that breaks off rejects. What is
 * answered stays in the budget until the caller takes it out (`sizeOf`).
 */
export async function readMessage(
  stream: Readable,
  { size, line }: MessageBounds,
  budget: Budget,
): Promise<Uint8Array[] | Refusal> {
  let pieces = gather();
  const header = watchHeader();
  const ends = lineEnds(line);
  let bytes = 0;
  let refusal: Refusal | undefined;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (refusal) continue; // it is read to its end, so that the sender hears why
      bytes += chunk.length;
      budget.held += chunk.length;
      pieces.add(chunk);
      refusal = faultOf({ bytes, size, budget, lines: ends.see(chunk), header: header.see(chunk) });
      if (refusal) forget();
    }
    if (!refusal && ends.open()) refusal = bareEnds;
    if (refusal) forget();
    return refusal ?? pieces.all();
  } catch (error) {
    forget();
    throw error;
  }

  function forget() {
    budget.held -= sizeOf(pieces.all());
    pieces = gather();
  }
}

/** Bytes of one piece that we keep of a message. */
const pieceBytes = 64 * 1024;

/** Copies what comes into pieces of one size: a message that comes byte by byte costs no more memory than another. */
function gather(): { add(chunk: Uint8Array): void; all(): Uint8Array[] } {
  const full: Uint8Array[] = [];
  let open = new Uint8Array(0);
  let filled = 0;
  return {
    add(chunk) {
      for (let at = 0; at < chunk.length; ) {
        if (filled === open.length) {
          if (filled > 0) full.push(open);
          open = new Uint8Array(pieceBytes);
          filled = 0;
        }
        const part = chunk.subarray(at, at + open.length - filled);
        open.set(part, filled);
        filled += part.length;
        at += part.length;
      }
    },
    all: () => (filled > 0 ? [...full, open.subarray(0, filled)] : full),
  };
}

/** Bytes of a message. */
export function sizeOf(chunks: readonly Uint8Array[]): number {
  return chunks.reduce((sum, chunk) => sum + chunk.length, 0);
}

const bareEnds: Refusal = { code: 554, text: 'Lines of a message end with CR LF', hangUp: true };

type Seen = 'fine' | 'bare' | 'long';

function faultOf(state: {
  readonly bytes: number;
  readonly size: number;
  readonly budget: Budget;
  readonly lines: Seen;
  readonly header: 'fine' | 'long';
}): Refusal | undefined {
  if (state.lines === 'bare') return bareEnds;
  if (state.lines === 'long') return { code: 554, text: 'A line of the message is too long', hangUp: true };
  if (state.header === 'long') return { code: 552, text: longHeader };
  if (state.bytes > state.size) return { code: 552, text: 'The message is larger than we take' };
  return state.budget.held > state.budget.most
    ? { code: 451, text: 'Too much mail at once, please try again' }
    : undefined;
}

/** Follows lines over chunks: where one ends without its CR or its LF, or does not end. */
function lineEnds(longest: number): { see(chunk: Buffer): Seen; open(): boolean } {
  let afterReturn = false;
  let length = 0;
  return {
    see(chunk) {
      for (const byte of chunk) {
        if (afterReturn !== (byte === 10)) return 'bare';
        afterReturn = byte === 13;
        length = byte === 10 ? 0 : length + 1;
        if (length > longest) return 'long';
      }
      return 'fine';
    },
    open: () => afterReturn,
  };
}
