/** An engine for tests of the service: does what the file asks for, quickly. `ENGINE passes=3`, `ENGINE crash`, …; with `gate=…` not before that gate is open. */
import { randomUUID } from 'node:crypto';
import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import { outcomeOf } from '#src/jobs/outcome.ts';
import type { OpenEngine } from '#src/jobs/worker-messages.ts';
import { drawPass, type PassIdentity } from '#src/passes/make-pass.ts';
import type { Conversion, MadePass } from '#src/pipeline/conversion.ts';
import type { KeptPage } from '#src/pipeline/keep-pages.ts';
import { type Problem, problem } from '#src/problems.ts';
import type { Ticket } from '#src/tickets/ticket.ts';
import { isShut } from './gate.ts';
import { until } from './until.ts';

export const openEngine: OpenEngine = async (settings) => {
  return {
    signer: { kind: 'development', notAfter: '2030-01-01T00:00:00.000Z' },
    async convert({ bytes, now }, report, ask) {
      const wish = wishOf(Buffer.from(bytes).toString('latin1'));
      report({ stage: 'open', done: 0.1 });
      if (wish.crash !== undefined) process.kill(process.pid, 'SIGSEGV');
      if (wish.hang !== undefined) hang();
      if (wish.memory !== undefined) await eatMemory();
      if (wish.page) report({ stage: 'read', step: { is: 'page', page: Number(wish.page), of: 3 }, done: 0.3 });
      if (wish.gate) await until(() => !isShut(wish.gate!));
      if (wish.ask !== undefined) await ask({ instructions: '', document: '', images: [], schema: {} }, 60_000);
      report({ stage: 'sign', step: { is: 'pass', pass: 1, of: 1 }, done: 0.9 });
      return outcomeOf(conversionOf(wish, bytes, settings.signer), new Date(now), { pages: [page] });
    },
  };
};

type Wish = Readonly<Record<string, string | undefined>>;

function wishOf(text: string): Wish {
  const words = /ENGINE ([^\r\n]*)/.exec(text)?.[1]?.trim().split(/\s+/) ?? [];
  return Object.fromEntries(words.map((word) => [word.split('=')[0], word.split('=')[1] ?? '']));
}

function conversionOf(wish: Wish, bytes: Uint8Array, signer: PassIdentity): Conversion {
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
    root: { id: '0', type: 'unread', mediaType: 'x/x', reason: 'kind', parts: [] },
    tickets: Array.from({ length: count }, (_, at) => ticketOf(at, wish)),
    passes: Array.from({ length: count }, (_, at) => passOf(at, bytes, { wish, signer })),
    problems,
    eligibility: count > 0 ? { isTicket: true } : { isTicket: false, reason },
    ...base,
  };
}

/** A concert with a code, whose row was read in two ways; `none` for one without a day. */
function ticketOf(at: number, { day = '2099-03-14T19:30', rail }: Wish): Ticket {
  const reading = <T>(value: T, y: number) => {
    const region = { x: 0.1, y, width: 0.2, height: 0.05 };
    return { value, evidence: { document: '0', page: 1, region, extractor: 'page-text' }, confidence: 0.9 };
  };
  const chosen = <T>(value: T, y: number) => ({ ...reading(value, y), others: [] });
  const row = { ...reading('4', 0.5), likely: 0.8, others: [{ ...reading('14', 0.6), likely: 0.4 }] };
  const fields: Ticket['fields'] = {
    title: chosen(`Concert ${at + 1}`, 0.1),
    venue: chosen('Town Hall', 0.2),
    ...(day === 'none' ? {} : { start: chosen({ local: day }, 0.3) }),
    ...(day.includes('T') ? { end: chosen({ local: `${day.slice(0, 10)}T22:00` }, 0.4) } : {}),
    row,
  };
  return {
    kind: chosen('event', 0.1),
    fields,
    read: fields,
    barcode: rail === undefined ? codeOf(at) : railCode,
    problems: [],
  };
}

function codeOf(at: number): NonNullable<Ticket['barcode']> {
  const text = `TICKET-${at + 1}`;
  const region = { x: 0.7, y: 0.7, width: 0.2, height: 0.2 };
  const place = { id: '0#1', document: '0', page: 1, region, origin: 'decoded' } as const;
  return { ...place, symbology: 'qr', bytes: Buffer.from(text), text, binary: false };
}

/** Stands for the drawing of the one page. */
const page: KeptPage = {
  ...{ document: '0', page: 1, name: 'ticket.eml', width: 600, height: 800 },
  ...{ mediaType: 'image/svg+xml', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
};

function designOf(): MadePass['design'] {
  const issuer = { serviceName: 'Passlift', contact: 'help@passlift.example', fileName: 'ticket.eml' };
  return { ...issuer, serialNumber: randomUUID(), now: new Date().toISOString() };
}

/** A code of bytes, as railways print them. */
const railCode: FoundBarcode = {
  symbology: 'aztec',
  bytes: Uint8Array.of(0x23, 0, 0xff),
  text: '',
  binary: true,
  id: '0#0',
  document: '0',
  origin: 'decoded',
};

/** Not a real pass: its bytes tell which file and which ticket it was made of. */
function passOf(
  at: number,
  bytes: Uint8Array,
  { wish, signer }: { readonly wish: Wish; readonly signer: PassIdentity },
): MadePass {
  const design = designOf();
  const drawn = drawPass(ticketOf(at, wish), design, signer);
  if ('refused' in drawn) throw new Error(drawn.refused.message);
  return {
    ticket: at,
    fileName: `${at + 1}-concert.pkpass`,
    serialNumber: design.serialNumber,
    bytes: Buffer.concat([Buffer.from(`PK pass ${at + 1} of `), bytes]),
    passJson: drawn.passJson,
    texts: drawn.texts,
    design,
    proof: 'equal',
  };
}

/** Hears nothing any more, like a loop without end, and leaves the processor to others. */
function hang(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

async function eatMemory(): Promise<never> {
  const held: Buffer[] = [];
  for (;;) {
    held.push(Buffer.alloc(32 * 2 ** 20, 1));
    await new Promise((resolve) => setImmediate(resolve));
  }
}
