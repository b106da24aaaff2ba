/** Every operation of the fenced readers of mail, a few lines each; long because there are many. */
import { setTimeout } from 'node:timers/promises';
import type { z } from 'zod';
import type { Ask, Failure } from '#src/fence/ask.ts';
import { Streamed } from '#src/fence/frame.ts';
import { Pool } from '#src/fence/pool.ts';
import type { Crowd } from '#src/jobs/crowd.ts';
import { openRoom } from '#src/jobs/room.ts';
import type { DnsLookup } from './dns-lookup.ts';
import type { Peer, SenderVerdict } from './fenced/authenticate-sender.ts';
import type { DnsAnswer } from './fenced/dns-answers.ts';
import type { MailAddress } from './fenced/mail-headers.ts';
import type { HeadRequest, MailHead, MessageLook, SenderRequest, SenderStep } from './fenced/take-apart.ts';
import * as answers from './mail-answers.ts';
import { type Message, sizeOf } from './message.ts';

/** Takes mails apart in processes that can do nothing else and can be killed. `late`: it could not be done in time. */
export type MailReader = {
  head(request: HeadRequest): Promise<MailHead | 'late'>;
  /** Whether a message comes from the domain in From; asks the DNS on behalf of the process, within bounds. */
  sender(request: Sent): Promise<SenderVerdict>;
  look(message: Message): Promise<MessageLook | 'late'>;
  /** Process ids of the readers alive. */
  pids(): readonly number[];
  close(): Promise<void>;
};

/** A message, who handed it over, and whom it says it is from. */
export type Sent = { readonly message: Message; readonly peer?: Peer; readonly from: MailAddress };

/** What checking of senders needs. */
export type MailReaderOptions = {
  readonly lookup: DnsLookup;
  /** Domains whose ARC seal is believed when it says that the sender was authenticated before forwarding. */
  readonly sealers: readonly string[];
  /** Our name. */
  readonly host: string;
  /** Hears of every failure; `detail` is for finding bugs and may hold what a mail says. */
  readonly onFailure?: (failure: Failure & { readonly operation: string }) => void;
  /** Large messages are of it while they are carried over. */
  readonly crowd?: Crowd;
};

/** LIST: bounds of one mail. */
const bounds = {
  /** Bytes that hold the whole header, by what the door takes. */
  head: 256 * 1024 + 4,
  /** Milliseconds of processor time after which a process is killed; and on the wall, which only a hanging one needs. */
  work: 5_000,
  wall: 120_000,
  /** Milliseconds after which a process that has not started never will. */
  start: 300_000,
  /** Questions to the DNS, turns of asking, and milliseconds that all of its answers are waited for. */
  questions: 60,
  turns: 30,
  patience: 20_000,
  /** Mails that are taken apart at a time; those that wait for the DNS do not count. */
  atATime: 2,
  /** Bytes of a mail that the process is replaced after, whose memory it would keep. */
  kept: 8 * 2 ** 20,
} as const;

const megabyte = 2 ** 20;
const never = new AbortController().signal;

/** Starts the fenced processes. Whoever opens them closes them. */
export function openMailReader(options: MailReaderOptions): MailReader {
  const { lookup, sealers, host } = options;
  const pool = new Pool({
    entry: new URL('./fenced/mail-child.ts', import.meta.url),
    addons: false,
    dataLimit: 1_000_000,
    answer: megabyte,
    resident: 512 * megabyte,
    start: bounds.start,
    size: bounds.atATime,
    mostBytes: bounds.kept,
    spare: false,
  });

  /** Large ones are carried over one at a time. */
  const room = openRoom(options.crowd);

  async function ask<T>(
    shape: z.ZodType<T>,
    request: Pick<Ask, 'operation' | 'input' | 'counts'>,
  ): Promise<T | 'late'> {
    const result = await pool.run({ ...request, within: bounds.wall, step: bounds.work });
    const parsed = 'failed' in result ? undefined : shape.safeParse(result.end);
    if (parsed?.success) return parsed.data;
    const failure: Failure = 'failed' in result ? result : { failed: 'crash', detail: 'not the answer expected' };
    options.onFailure?.({ ...failure, operation: request.operation });
    return 'late';
  }

  async function settle(request: Unsettled, known: DnsAnswer[], inTime: Patience): Promise<SenderVerdict> {
    for (let turn = 1; ; turn += 1) {
      const last = known.length >= bounds.questions || turn > bounds.turns;
      const input = { ...request, message: request.message(), answers: known, last };
      const step: SenderStep | 'late' = await ask(answers.sender, { operation: 'sender', input, counts: false });
      if (step === 'late') return 'later';
      if ('verdict' in step) return step.verdict;
      const questions = step.questions.slice(0, bounds.questions - known.length);
      const found = await inTime(Promise.all(questions.map(lookup)));
      if (!found) return 'later';
      known.push(...found);
    }
  }

  return {
    async head({ head, ...request }) {
      return ask(answers.head, {
        operation: 'head',
        input: { ...request, head: head.subarray(0, bounds.head) },
      });
    },
    async sender({ message, peer, from }) {
      const leave = await room.enter(message.bytes, never);
      const known: DnsAnswer[] = [];
      const request = { from, sealers, host, answers: known, ...(peer ? { peer } : {}) };
      const inTime = patienceOf(bounds.patience);
      try {
        // Most of what the DNS is asked stands in the header, so a large body is not carried over each time.
        const head = headPieces(message.head, bounds.head);
        if (sizeOf(head) < message.bytes) await settle({ ...request, message: () => head }, known, inTime);
        return await settle({ ...request, message: () => carried(message) }, known, inTime);
      } finally {
        leave();
      }
    },
    async look(message) {
      const leave = await room.enter(message.bytes, never);
      const input = { message: carried(message) };
      return ask(answers.look, { operation: 'look', input, counts: false }).finally(leave);
    },
    pids: () => pool.pids,
    close: () => pool.close(),
  };
}

/** A request about a sender, with the message as it is handed over each time. */
type Unsettled = Omit<SenderRequest, 'last' | 'message'> & {
  readonly message: () => readonly (Uint8Array | Streamed)[];
};

/** A message on its way to the process: in pieces from memory, or straight from the disk. */
function carried(message: Message): readonly (Uint8Array | Streamed)[] {
  return message.upload ? [new Streamed(message.bytes, message.read())] : message.head;
}

/** The first pieces that together hold so many bytes. */
function headPieces(message: readonly Uint8Array[], bytes: number): readonly Uint8Array[] {
  let held = 0;
  return message.filter((piece) => {
    const needed = held < bytes;
    held += piece.length;
    return needed;
  });
}

/** Gives what is waited for, or undefined once all that was waited for has taken too long together. */
type Patience = <T>(awaited: Promise<T>) => Promise<T | undefined>;

function patienceOf(milliseconds: number): Patience {
  let left = milliseconds;
  return async (awaited) => {
    const begun = performance.now();
    const ended = new AbortController();
    const late = setTimeout(Math.max(0, left), undefined, { signal: ended.signal }).catch(() => undefined);
    const found = await Promise.race([awaited, late]);
    ended.abort();
    left -= performance.now() - begun;
    return found;
  };
}
