/** Several nodes over one database, started and ended together: one state, so one long function. */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openApiKeys } from '#src/storage/api-keys.ts';
import { openPostgresDatabase } from '#src/storage/postgres-database.ts';
import { freePort } from '#test/support/free-port.ts';
import { startPostgres } from '#test/support/service-postgres.ts';
import { type Metered, meterPostgres } from './meter.ts';

/** A line of a node's log that tells of a job. */
export type JobLine = {
  readonly event: string;
  readonly job: string;
  readonly lane: 'quick' | 'slow';
  readonly milliseconds: number;
  readonly waited?: number;
};

/** One process of the service. */
export type Node = { readonly role: string; readonly pid: number; kill(signal: NodeJS.Signals): Promise<void> };

/** Calls and bytes at the store. */
export type StoreUse = { readonly calls: Readonly<Record<string, number>>; readonly bytes: number };

/** PostgreSQL, a store and nodes on this machine. */
export type Cluster = {
  /** Where the first node for the web is. */
  readonly url: string;
  readonly secret: string;
  readonly wire: Metered;
  /** What all nodes said of jobs. */
  readonly jobs: readonly JobLine[];
  readonly nodes: Set<Node>;
  /** Starts a node and waits until it works. A web node always has the same port. */
  start(role: 'web' | 'worker'): Promise<Node>;
  store(): Promise<StoreUse>;
  /** Processor seconds so far. What this machine did beside the others counts as the workers', so nothing else may run. */
  processor(): Readonly<Record<'web' | 'workers' | 'database' | 'store', number>>;
  stop(): Promise<void>;
};

const program = fileURLToPath(new URL('../../../src/main.ts', import.meta.url));

/** Starts all but workers. */
export async function openCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-nodes-'));
  const postgres = await startPostgres();
  const store = fork(fileURLToPath(new URL('store-child.ts', import.meta.url)), { stdio: 'ignore' });
  const [storeSettings] = (await once(store, 'message')) as [Record<string, string>];
  const meter = await meterPostgres(Number(new URL(postgres.url).port));
  for (const name of ['secret', 'wrap']) writeFileSync(join(folder, name), name.padEnd(48, 'x'));
  const port = await freePort();
  const settings = {
    ...storeSettings,
    ...{ CONTENT_URL: 's3://content', KEY_URL: 's3://keys', KEY_WRAP_FILE: join(folder, 'wrap') },
    DATABASE_URL: postgres.url.replace(/:\d+\//, `:${meter.port}/`),
    SECRET_FILE: join(folder, 'secret'),
    ...{ WORKERS: process.env.BENCH_WORKERS ?? '1', PORT: String(port), METRICS_PORT: '0', SMTP_PORT: 'off' },
    ...{ RATE_READS: '1000000', RATE_KEY_READS: '1000000', QUEUE_DEPTH: '1000', QUEUE_WAIT_SECONDS: '600' },
  };
  const jobs: JobLine[] = [];
  const nodes = new Set<Node>();
  let count = 0;
  // Nobody is left behind when the benchmark is ended.
  process.once('exit', () => {
    for (const { pid } of nodes) process.kill(pid, 'SIGKILL');
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const start = async (role: 'web' | 'worker'): Promise<Node> => {
    count += 1;
    const child = spawn(process.execPath, [program], {
      env: { PATH: process.env.PATH, ...settings, ROLE: role, DATA_DIR: join(folder, `node${count}`) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exit = once(child, 'exit');
    const node: Node = {
      role,
      pid: child.pid!,
      async kill(signal) {
        nodes.delete(node);
        child.kill(signal);
        await exit;
      },
    };
    await started(child, (line) => jobs.push(line));
    nodes.add(node);
    return node;
  };
  await start('web');
  const database = await openPostgresDatabase(postgres.url, () => {});
  const { secret } = await openApiKeys(database).create('bench', 1_000_000, Date.now());
  await database.close();
  return {
    url: `http://127.0.0.1:${port}`,
    secret,
    wire: meter.metered,
    jobs,
    nodes,
    start,
    async store() {
      store.send('tell');
      return ((await once(store, 'message')) as [StoreUse])[0];
    },
    processor() {
      const web = secondsOf([...nodes].filter(({ role }) => role === 'web'));
      const database = secondsOf(
        childrenOf(process.pid)
          .filter((pid) => nameOf(pid) === 'postgres')
          .map((pid) => ({ pid })),
      );
      const stored = secondsOf([{ pid: store.pid! }]);
      const { user, system } = process.cpuUsage();
      const workers = machineSeconds() - web - database - stored - (user + system) / 1e6;
      return { web, workers, database, store: stored };
    },
    async stop() {
      await Promise.all([...nodes].map((node) => node.kill('SIGTERM')));
      meter.close();
      store.disconnect();
      await once(store, 'exit');
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function started(child: ChildProcess, told: (line: JobLine) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('a node ended before it was ready')));
    createInterface({ input: child.stdout! }).on('line', (text) => {
      const line = JSON.parse(text) as JobLine;
      if (line.event === 'started') resolve();
      if (line.job !== undefined) told(line);
    });
  });
}

/**
 * What all processors did so far, but for waiting (proc(5), `cpu` of `stat`, hundredths). Readers that are killed leave no
 * account with whoever started them, so what workers take cannot be added up process by process.
 */
function machineSeconds(): number {
  const [user, nice, system, , , irq, soft] = readFileSync('/proc/stat', 'latin1')
    .split('\n')[0]!
    .split(/ +/)
    .slice(1)
    .map(Number);
  return (user! + nice! + system! + irq! + soft!) / 100;
}

/** Of processes, all that they started included, ended ones too (proc(5), fields 14 to 17 of `stat`, hundredths). */
function secondsOf(processes: readonly { readonly pid: number }[]): number {
  return processes.reduce((sum, { pid }) => {
    const fields = (readProc(pid, 'stat').split(') ')[1] ?? '').split(' ').slice(11, 15);
    const own = fields.reduce((ticks, field) => ticks + Number(field), 0) / 100;
    return sum + own + secondsOf(childrenOf(pid).map((child) => ({ pid: child })));
  }, 0);
}

function childrenOf(pid: number): readonly number[] {
  return readdirSafe(`/proc/${pid}/task`).flatMap((task) =>
    readProc(pid, `task/${task}/children`).split(' ').filter(Boolean).map(Number),
  );
}

const nameOf = (pid: number) => readProc(pid, 'comm').trim();

function readdirSafe(path: string): readonly string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return '';
  }
}
