import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { askOperatorSocket } from '#src/http/operator-socket.ts';
import { processMemory } from '#src/jobs/process-memory.ts';
import { readHolder } from '#src/storage/data-folder-lock.ts';
import { readExample } from './example.ts';
import { describeRuns } from './measure.ts';

const warmUp = 5;
const alone = 50;
const sustained = 1000;
const clients = 8;
const program = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/**
 * The whole service with the one-page example: upload to `completed` one at a time (goal: median ≤ 400 ms, p95 ≤ 900 ms),
 * then a thousand jobs from eight clients (goal: ≥ 8 a second, health p99 < 50 ms, memory flat within 10 %).
 */
export async function benchApi(): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'passlift-bench-'));
  const service = await startService(folder);
  try {
    const convert = await openClient(service.url, folder);
    for (let run = 0; run < warmUp; run += 1) await convert();
    const single: number[] = [];
    const created: number[] = [];
    for (let run = 0; run < alone; run += 1) {
      const { done, createdAt } = await convert();
      single.push(done);
      created.push(createdAt);
    }

    const health: number[] = [];
    const accepted: number[] = [];
    const memory: number[] = [];
    let left = sustained;
    const watch = setInterval(
      () => timed(() => fetch(`${service.url}/v1/health`)).then((time) => health.push(time)),
      50,
    );
    const begin = performance.now();
    await Promise.all(
      Array.from({ length: clients }, async () => {
        while (left-- > 0) {
          accepted.push((await convert()).accepted);
          if (accepted.length % 20 === 0) memory.push(processMemory(service.process.pid!));
        }
      }),
    );
    const seconds = (performance.now() - begin) / 1000;
    clearInterval(watch);
    const waits = created.map((time, run) => service.begun[warmUp + run]! - time);
    const sorted = (times: readonly number[]) => times.toSorted((a, b) => a - b);
    return [
      `one at a time, upload to completed: ${describeRuns(sorted(single))}`,
      `of that, from the upload to the start of the work: ${describeRuns(sorted(waits))}`,
      `${clients} clients: ${(sustained / seconds).toFixed(1)} conversions a second, upload accepted: ${describeRuns(sorted(accepted))}`,
      `health meanwhile: p99 ${sorted(health)[Math.floor(health.length * 0.99)]!.toFixed(1)} ms of ${health.length}`,
      `memory of all processes, mean of ten looks: ${meanMegabytes(memory.slice(5, 15))} MB after 100 to 300 jobs, ${meanMegabytes(memory.slice(-10))} MB after 800 to 1000`,
    ];
  } finally {
    service.process.kill('SIGTERM');
    await once(service.process, 'exit');
    await rm(folder, { recursive: true, force: true });
  }
}

function meanMegabytes(looks: readonly number[]): number {
  return Math.round(looks.reduce((sum, bytes) => sum + bytes, 0) / looks.length / 2 ** 20);
}

type Service = {
  readonly process: ChildProcess;
  readonly url: string;
  /** When the jobs were begun, in the order of their ends, in milliseconds since the epoch; from the log. */
  readonly begun: readonly number[];
};

async function startService(folder: string): Promise<Service> {
  const limits = { RATE_READS: '1000000', RATE_KEY_UPLOADS: '1000000' };
  const settings = { DATA_DIR: folder, PORT: '0', METRICS_PORT: '0', ...limits };
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const begun: number[] = [];
  const started = Promise.withResolvers<string>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const entry = JSON.parse(line) as { event?: string; address?: string; time: string; milliseconds: number };
    if (entry.event === 'started') started.resolve(entry.address!);
    if (entry.event === 'completed') begun.push(Date.parse(entry.time) - entry.milliseconds);
  });
  child.on('exit', () => started.reject(new Error('the service did not start')));
  return { process: child, url: await started.promise, begun };
}

/** Sends the example and waits until it is done; answers the times in milliseconds. */
type Convert = () => Promise<{ readonly accepted: number; readonly done: number; readonly createdAt: number }>;

/** A client with a key of its own. */
async function openClient(url: string, folder: string): Promise<Convert> {
  const { socket } = readHolder(folder)!;
  const { secret } = (await askOperatorSocket(socket!, 'createKey', { name: 'bench', uploadsPerMinute: null })) as {
    secret: string;
  };
  const { bytes, name } = await readExample();
  return async () => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)]), name);
    const begin = performance.now();
    const response = await fetch(`${url}/v1/pipeline`, {
      method: 'POST',
      body: form,
      headers: { 'X-API-Key': secret },
    });
    let job = (await response.json()) as { id: string; status: string; created_at: number };
    const accepted = performance.now() - begin;
    while (job.status === 'pending' || job.status === 'processing')
      job = (await (await fetch(`${url}/v1/pipeline/${job.id}?wait=15`)).json()) as typeof job;
    if (job.status !== 'completed') throw new Error(`the example ended as ${job.status}`);
    return { accepted, done: performance.now() - begin, createdAt: job.created_at * 1000 };
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}
