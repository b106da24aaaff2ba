import type { Readable } from 'node:stream';
import { longHeader, watchHeader } from './header-bounds.ts';
import { heldMessage, type KeepMessage, type Message } from './message.ts';

/** Why a message was not taken; to be said to the sender. */
export type Refusal = { readonly code: number; readonly text: string; readonly hangUp?: true };

/** Bytes of messages that are being received, over all sessions, so that disk and memory have an end. */
export type Budget = { held: number; readonly most: number };

/** Bounds of one message, in bytes. */
export type MessageBounds = { readonly size: number; readonly line: number };

/** What reading a message needs. */
export type MessageReading = {
  readonly bounds: MessageBounds;
  readonly budget: Budget;
  /** Where a message goes that is too large to be held in memory. */
  readonly keep: KeepMessage;
};

/** Bytes of a message that are held in memory; more than a header may have. */
const mostHeld = 512 * 1024;

/**
 * Reads what comes after DATA. A refused message is read to its end and forgotten; one that breaks off rejects. What is
 * answered stays in the budget until the caller takes it out (`Message.bytes`).
 */
export async function readMessage(stream: Readable, reading: MessageReading): Promise<Message | Refusal> {
  const { budget, keep } = reading;
  const come = { bytes: 0 };
  const checked = check(stream, reading, come);
  try {
    return await receive(checked, come, keep);
  } catch (error) {
    await readToEnd(checked);
    budget.held -= come.bytes;
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

async function receive(
  checked: AsyncGenerator<Uint8Array>,
  come: { readonly bytes: number },
  keep: KeepMessage,
): Promise<Message> {
  const pieces = gather();
  while (come.bytes <= mostHeld) {
    const { value, done } = await checked.next();
    if (done) return heldMessage(pieces.all());
    pieces.add(value);
  }
  const head = pieces.all();
  const kept = await keep(followedBy(head, checked));
  if (kept === 'not-now')
    throw new Refused({ code: 451, text: 'No mail can be taken right now, please try again later' });
  if (kept === 'not-read') throw new Refused({ code: 554, text: 'This is not a message that we read' });
  return { bytes: come.bytes, head, ...kept };
}

/** Leaves the rest to be read when it is given up before its end. */
async function* followedBy(first: readonly Uint8Array[], rest: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** Pieces as they come while they are what we take; what is refused is read to its end, so that the sender hears why. */
async function* check(
  stream: Readable,
  { bounds: { size, line }, budget }: MessageReading,
  come: { bytes: number },
): AsyncGenerator<Uint8Array> {
  const header = watchHeader();
  const ends = lineEnds(line);
  let refusal: Refusal | undefined;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (refusal) continue;
    come.bytes += chunk.length;
    budget.held += chunk.length;
    refusal = faultOf({ bytes: come.bytes, size, budget, lines: ends.see(chunk), header: header.see(chunk) });
    if (!refusal) yield chunk;
  }
  if (!refusal && ends.open()) refusal = bareEnds;
  if (refusal) throw new Refused(refusal);
}

/** What comes after a failure is of no interest; neither is how it ends. */
async function readToEnd(rest: AsyncGenerator<Uint8Array>): Promise<void> {
  try {
    while (!(await rest.next()).done);
  } catch {
    return;
  }
}

class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.text);
    this.refusal = refusal;
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
  if (state.header === 'long') return { code: 552, text: longHeader() };
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
