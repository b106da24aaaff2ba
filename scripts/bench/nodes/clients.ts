import { createHash, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Sent } from './mix.ts';

/** What became of an upload that was answered with 202. */
export type Done = {
  readonly id: string;
  readonly sent: Sent;
  readonly status: string;
  /** Milliseconds from the first byte sent to the answer that it has ended. */
  readonly milliseconds: number;
  /** SHA-256 of the codes, texts and dates of its passes; of a job without passes, why there are none. */
  readonly contentHash: string;
  /** Whether two downloads were the same bytes; undefined without one. */
  readonly same?: boolean;
};

/** How many clients, and what they send to whom. */
export type Load = {
  readonly url: string;
  readonly secret: string;
  readonly clients: number;
  readonly files: Generator<Sent>;
  /** Aborted when no more is to be sent; what was sent is waited for. */
  readonly until: AbortSignal;
  /** How often somebody was told to come later, or found nobody. */
  readonly refusals: { count: number };
  readonly download: boolean;
};

/** Clients that each send a file, wait for its end, and send the next. */
export async function runClients(load: Load): Promise<readonly Done[]> {
  const done: Done[] = [];
  await Promise.all(
    Array.from({ length: load.clients }, async () => {
      while (!load.until.aborted) done.push(await convert(load));
    }),
  );
  return done;
}

/** One file from upload to end, through every refusal and broken connection. */
export async function convert(load: Load): Promise<Done> {
  const sent = load.files.next().value as Sent;
  const begun = performance.now();
  // A repetition after a broken connection is no second upload.
  const headers = { ...keyOf(load), 'Idempotency-Key': randomUUID() };
  const { id } = await insist<{ id: string }>(load, async () => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(sent.bytes)]), sent.name);
    return fetch(`${load.url}/v1/pipeline`, { method: 'POST', body: form, headers });
  });
  const path = `${load.url}/v1/pipeline/${id}`;
  let job: Job;
  do job = await insist<Job>(load, () => fetch(`${path}?wait=15`, { headers: keyOf(load) }));
  while (job.status === 'pending' || job.status === 'processing');
  const milliseconds = performance.now() - begun;
  const contentHash = createHash('sha256').update(contentOf(job)).digest('hex');
  const same = load.download && (job.result?.passes?.pass_count ?? 0) > 0 ? await downloadTwice(path, load) : undefined;
  return { id, sent, status: job.status, milliseconds, contentHash, ...(same === undefined ? {} : { same }) };
}

type Job = {
  readonly status: string;
  readonly error_code: string | null;
  readonly result: { readonly passes?: { readonly pass_count: number; readonly items: readonly object[] } } | null;
};

/** What the same file says every time: its passes without what is new in each, or the reason that there are none. */
function contentOf({ error_code, result }: Job): string {
  const isNew = (name: string) => /id$|url|serial|expires|created|updated|path|href/i.test(name);
  return JSON.stringify([error_code, result?.passes], (name, value) => (isNew(name) ? undefined : value));
}

async function downloadTwice(path: string, load: Load): Promise<boolean> {
  const [first, second] = [await bytesOf(`${path}/download`, load), await bytesOf(`${path}/download`, load)];
  return first.length > 0 && first.equals(second);
}

async function bytesOf(address: string, load: Load): Promise<Buffer> {
  for (;;) {
    try {
      const response = await fetch(address, { headers: keyOf(load) });
      if (response.status === 200) return Buffer.from(await response.arrayBuffer());
      if (response.status !== 503 && response.status !== 429) return Buffer.alloc(0);
    } catch {
      // the node is gone; another one comes
    }
    await setTimeout(250);
  }
}

const keyOf = ({ secret }: Load) => ({ 'X-API-Key': secret });

/** Until it is answered with 200 or 202. */
async function insist<Answer>(load: Load, ask: () => Promise<Response>): Promise<Answer> {
  for (;;) {
    try {
      const response = await ask();
      if (response.status === 200 || response.status === 202) return (await response.json()) as Answer;
      await response.arrayBuffer();
    } catch {
      // nobody answers: the node is dead, or starts
    }
    load.refusals.count += 1;
    await setTimeout(250);
  }
}
