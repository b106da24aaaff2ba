/** An engine for tests of the service: does what the file asks for, quickly. `ENGINE passes=3`, `ENGINE crash`, …; with `gate=…` not before that gate is open. */
import { randomUUID } from 'node:crypto';
import { outcomeOf } from '#src/jobs/outcome.ts';
import type { OpenEngine } from '#src/jobs/worker-messages.ts';
import type { Conversion, MadePass } from '#src/pipeline/conversion.ts';
import { type Problem, problem } from '#src/problems.ts';
import type { Ticket } from '#src/tickets/ticket.ts';
import { isShut } from './gate.ts';
import { until } from './until.ts';

export const openEngine: OpenEngine = async () => {
  return {
    signer: { kind: 'development', notAfter: '2030-01-01T00:00:00.000Z' },
    async convert({ bytes, now }, report, ask) {
      const wish = wishOf(Buffer.from(bytes).toString('latin1'));
      report({ stage: 'open', text: 'Opening the file', done: 0.1 });
      if (wish.crash !== undefined) process.kill(process.pid, 'SIGSEGV');
      if (wish.hang !== undefined) for (;;);
      if (wish.memory !== undefined) await eatMemory();
      if (wish.gate) await until(() => !isShut(wish.gate!));
      if (wish.ask !== undefined) await ask({ instructions: '', document: '', images: [], schema: {} }, 60_000);
      report({ stage: 'sign', text: 'Drawing pass 1 of 1', done: 0.9 });
      return outcomeOf(conversionOf(wish, bytes), new Date(now));
    },
  };
};

type Wish = Readonly<Record<string, string | undefined>>;

function wishOf(text: string): Wish {
  const words = /ENGINE ([^\r\n]*)/.exec(text)?.[1]?.trim().split(/\s+/) ?? [];
  return Object.fromEntries(words.map((word) => [word.split('=')[0], word.split('=')[1] ?? '']));
}

function conversionOf(wish: Wish, bytes: Uint8Array): Conversion {
  const count = wish.none !== undefined || wish.binary !== undefined ? 0 : Number(wish.passes ?? 1);
  const base = { signedBy: 'development', timings: { open: 1 } } as const;
  if (wish.locked !== undefined) {
    const problems = [problem('document.locked')];
    return {
      tickets: [],
      passes: [],
      problems,
      eligibility: { isTicket: false, reason: problems[0]!.message },
      ...base,
    };
  }
  const problems: Problem[] = wish.binary !== undefined ? [problem('barcode.binary-qr')] : [];
  const reason = problems[0]?.message ?? 'This is a recipe, not a ticket.';
  return {
    root: { id: '0', type: 'unread', mediaType: 'x/x', reason: '', parts: [] },
    tickets: Array.from({ length: count }, (_, at) => ticketOf(at, wish.day)),
    passes: Array.from({ length: count }, (_, at) => passOf(at, bytes)),
    problems,
    eligibility: count > 0 ? { isTicket: true } : { isTicket: false, reason },
    ...base,
  };
}

function ticketOf(at: number, day: string | undefined): Ticket {
  const evidence = { document: '0', extractor: 'test' };
  const chosen = <T>(value: T) => ({ value, evidence, confidence: 1, others: [] });
  const start = day ? { start: chosen({ local: day }) } : {};
  return { kind: chosen('event'), fields: { title: chosen(`Concert ${at + 1}`), ...start }, problems: [] };
}

/** Not a real pass: its bytes tell which file and which ticket it was made of. */
function passOf(at: number, bytes: Uint8Array): MadePass {
  return {
    ticket: at,
    fileName: `${at + 1}-concert.pkpass`,
    serialNumber: randomUUID(),
    bytes: Buffer.concat([Buffer.from(`PK pass ${at + 1} of `), bytes]),
    passJson: '{}',
    proof: 'none',
  };
}

async function eatMemory(): Promise<never> {
  const held: Buffer[] = [];
  for (;;) {
    held.push(Buffer.alloc(32 * 2 ** 20, 1));
    await new Promise((resolve) => setImmediate(resolve));
  }
}
