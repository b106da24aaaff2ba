import { readSync, writeSync } from 'node:fs';
import { decodeFrame, encodeFrame, Streamed } from './frame.ts';

/** What a fenced process answers: parts while it works, then an end, or that it is no longer fit for use. */
export type Answer =
  | { readonly id: number; readonly part: unknown }
  | { readonly id: number; readonly end: unknown }
  | { readonly id: number; readonly broken: 'memory' | 'crash'; readonly detail: string };

/** One operation: takes what was asked, hands out parts as they are ready, gives the end. */
export type Operation = (input: never, part: (part: unknown) => void) => unknown;

/**
 * The life of a fenced process: reads a request, works, answers, one at a time, until the other side is gone. After
 * anything unforeseen (WebAssembly that aborted is unusable) it says so and ends.
 */
export async function serve(operations: Readonly<Record<string, Operation>>): Promise<never> {
  send({ id: 0, end: process.version });
  // What lies around of a large one is collected while nothing is asked: others hold now what it became.
  for (;;) if ((await serveOne(operations)) >= large) globalThis.gc?.();
}

/** Serves the next request, and forgets it; gives the bytes of the larger of it and its answer. */
async function serveOne(operations: Readonly<Record<string, Operation>>): Promise<number> {
  const length = readExactly(4).readUInt32LE(0);
  const { id, operation, input } = decodeFrame(readExactly) as Request;
  try {
    const work = operations[operation];
    if (!work) throw new Error(`no operation ${operation}`);
    const end = await work(input as never, (part) => send({ id, part }));
    if (length >= large) globalThis.gc?.(); // before others hold what it became
    return Math.max(length, send({ id, end }));
  } catch (error) {
    send({ id, ...brokenBy(error) });
    process.exit(1);
  }
}

function brokenBy(error: unknown): { readonly broken: 'memory' | 'crash'; readonly detail: string } {
  const detail = error instanceof Error ? (error.stack ?? error.message).slice(0, 2000) : 'not an error';
  const memory = /\bOOM\b|out of memory|memory|Aborted|allocation|Maximum call stack|Invalid typed array length/i;
  return { broken: memory.test(detail.split('\n')[0]!) ? 'memory' : 'crash', detail };
}

/** Bytes of a request, or an answer, that is large. */
const large = 4 * 2 ** 20;

type Request = { readonly id: number; readonly operation: string; readonly input: unknown };

// Reading and writing block on purpose: nothing else is to happen in this process.
function readExactly(length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  for (let at = 0; at < length; ) {
    const read = readSync(0, bytes, at, length - at, null);
    if (read === 0) process.exit(0);
    at += read;
  }
  return bytes;
}

/** Writes an answer; gives how many bytes it has. */
function send(answer: Answer): number {
  let sent = 0;
  for (const piece of encodeFrame(answer)) {
    if (piece instanceof Streamed) throw new Error('answers are held');
    for (let at = 0; at < piece.length; ) at += writeSync(1, piece, at, piece.length - at);
    sent += piece.length;
  }
  return sent;
}
