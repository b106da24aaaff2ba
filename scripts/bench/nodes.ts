/** LIST: what is measured of several nodes, one function each; long because there are many. */
import { setTimeout } from 'node:timers/promises';
import { jobKeyOf } from '#src/jobs/job-id.ts';
import { processMemory } from '#src/jobs/process-memory.ts';
import { convert, type Done, runClients } from './nodes/clients.ts';
import { type Cluster, type JobLine, openCluster } from './nodes/cluster.ts';
import { meters, percentiles, timesOf } from './nodes/meters.ts';
import { corpusMix, onePagePdfs, type Sent, scans } from './nodes/mix.ts';

/** Seconds that each load lasts, and clients that make it; `BENCH_SECONDS` and `BENCH_CLIENTS` make it less, `BENCH_WORKERS` is what each worker process does at a time (1). */
const seconds = Number(process.env.BENCH_SECONDS ?? 120);
const clients = Number(process.env.BENCH_CLIENTS ?? 32);
/** LIST: what is measured; `BENCH_PARTS` chooses some of it, and `BENCH_MIX=pdfs` makes the kills meet one-page PDFs only. */
const parts = process.env.BENCH_PARTS?.split(',') ?? ['costs', '1', '2', '4', 'pdfs', 'scans', 'kills'];
const killEvery = 5_000;

/**
 * What conversions cost one by one; one, two and four worker processes, a web process, PostgreSQL and S3 on this machine, under the mix of the corpus; then one-page
 * PDFs alone, PDFs beside fifty queued scans, and the mix while a process is killed every five seconds.
 */
export async function benchNodes(): Promise<readonly string[]> {
  const tell = (lines: readonly string[]) => void process.stdout.write(lines.map((line) => `  ${line}\n`).join(''));
  const cluster = await openCluster();
  try {
    let workers = 0;
    for (const count of [1, 2, 4]) {
      for (; workers < count; workers += 1) await cluster.start('worker');
      if (count === 1 && parts.includes('costs')) tell(await oneAtATime(cluster));
      if (parts.includes(String(count))) {
        tell([`${count} worker processes, the mix of the corpus, ${clients} clients, ${seconds} s:`]);
        tell(await underLoad(cluster, corpusMix(), clients));
      }
      if (count !== 2) continue;
      if (parts.includes('pdfs')) tell(await onlyPdfs(cluster));
      if (parts.includes('scans')) tell(await besideScans(cluster));
      if (!parts.includes('4')) break;
    }
    return parts.includes('kills') ? await underKills(cluster) : [];
  } finally {
    await cluster.stop();
  }
}

async function underLoad(cluster: Cluster, files: Generator<Sent>, many: number): Promise<readonly string[]> {
  const quiet = await whileIdle(cluster);
  const refusals = { count: 0 };
  const load = { url: cluster.url, secret: cluster.secret, clients: many, files, refusals, download: false };
  const before = await meters(cluster);
  const begun = performance.now();
  const memory: number[] = [];
  const look = setInterval(
    () => memory.push([...cluster.nodes].reduce((sum, { pid }) => sum + processMemory(pid), 0)),
    2_000,
  );
  const done = await runClients({ ...load, until: AbortSignal.timeout(seconds * 1000) });
  clearInterval(look);
  const took = (performance.now() - begun) / 1000;
  const after = await meters(cluster);
  const count = done.length;
  const each = (name: keyof typeof after.numbers, digits = 1) =>
    ((after.numbers[name] - before.numbers[name]) / count).toFixed(digits);
  const own = (name: 'statements' | 'roundTrips') =>
    ((after.numbers[name] - before.numbers[name] - quiet[name] * took) / count).toFixed(1);
  const waits = cluster.jobs.slice(before.jobs).flatMap(({ waited }) => waited ?? []);
  const cpu = (['web', 'workers', 'database', 'store'] as const).map(
    (part) =>
      `${part} ${(Number(each(part, 4)) - (quiet[part] * took) / count).toFixed(3)} (idle ${quiet[part].toFixed(3)} a second)`,
  );
  const calls = Object.keys(after.calls).map(
    (verb) => `${verb} ${(((after.calls[verb] ?? 0) - (before.calls[verb] ?? 0)) / count).toFixed(1)}`,
  );
  return [
    `  ${count} jobs, ${(count / took).toFixed(2)} a second, ${refusals.count} times told to come later, not completed: ${done.filter(({ status }) => status !== 'completed').length}`,
    ...(['document', 'screenshot', 'photo'] as const).flatMap((kind) => timesOf(kind, done)),
    `  waited in the queue: ${percentiles(waits)}`,
    `  a job: ${own('statements')} statements and ${own('roundTrips')} round trips beside the ${quiet.statements.toFixed(1)} a second that all nodes say while idle, ${each('wireBytes', 0)} bytes to and from PostgreSQL; store: ${calls.join(', ')}, ${each('storeBytes', 0)} bytes`,
    `  processor seconds a job: ${cpu.join(', ')}`,
    `  memory of all nodes: ${Math.round(Math.max(0, ...memory) / 2 ** 20)} MB at most`,
  ];
}

/** What conversions take of a processor, file by file through the mix, as `scripts/scale/costs.ts` has it. */
async function oneAtATime(cluster: Cluster): Promise<readonly string[]> {
  const load = { url: cluster.url, secret: cluster.secret, clients: 1, refusals: { count: 0 }, download: false };
  const until = AbortSignal.timeout(1);
  // Everything is started and has its code compiled before it counts.
  for (const files of [onePagePdfs(), scans()]) await convert({ ...load, files, until });
  await setTimeout(3_000);
  const quiet = await whileIdle(cluster);
  const took: { readonly kind: Sent['kind']; readonly lane: string; readonly seconds: number }[] = [];
  for (const sent of counted(corpusMix(), 40)) {
    const [before, begun] = [cluster.processor().workers, performance.now()];
    const { id } = await convert({ ...load, files: once(sent), until });
    const idle = (quiet.workers * (performance.now() - begun)) / 1000;
    const seconds = cluster.processor().workers - before - idle;
    took.push({ kind: sent.kind, lane: (await lineOf(id, cluster)).lane, seconds });
  }
  const of = (lane: string) => took.filter((each) => each.lane === lane).map(({ seconds }) => seconds);
  const kinds = (['document', 'screenshot', 'photo'] as const).map((kind) => {
    const all = took.filter((each) => each.kind === kind).map(({ seconds }) => seconds);
    const [least, most] = [Math.min(...all).toFixed(2), Math.max(...all).toFixed(2)];
    return `  ${kind}: ${(all.reduce((sum, each) => sum + each, 0) / all.length).toFixed(2)} (${least} to ${most}) of ${all.length}`;
  });
  return [
    'processor seconds of conversions, one at a time through the mix:',
    ...kinds,
    `  quick lane: ${of('quick').map((each) => each.toFixed(2))}`,
    `  slow lane: ${of('slow').map((each) => each.toFixed(2))}`,
  ];
}

/** What a node said of a job; it may say so a moment after it has ended. */
async function lineOf(id: string, { jobs }: Cluster): Promise<JobLine> {
  for (;;) {
    const line = jobs.findLast(({ job }) => jobKeyOf(id)!.startsWith(job));
    if (line) return line;
    await setTimeout(20);
  }
}

/** Throughput of one-page PDFs, which is what the goal speaks of. */
async function onlyPdfs(cluster: Cluster): Promise<readonly string[]> {
  return ['2 worker processes, one-page PDFs:', ...(await underLoad(cluster, onePagePdfs(), 8))];
}

/** One client's PDFs while nothing else is done, and while fifty scans are queued. */
async function besideScans(cluster: Cluster): Promise<readonly string[]> {
  const load = { url: cluster.url, secret: cluster.secret, clients: 1, refusals: { count: 0 }, download: false };
  const pdfs = (until: AbortSignal) => runClients({ ...load, files: onePagePdfs(), until });
  const idle = await pdfs(AbortSignal.timeout(20_000));
  const over = new AbortController();
  const fifty = counted(scans(), 50);
  const burst = Promise.all(
    fifty.map((sent) => runClients({ ...load, files: once(sent), until: AbortSignal.timeout(1) })),
  ).then(() => over.abort());
  const beside = await pdfs(over.signal);
  await burst;
  return [
    `  one-page PDFs one at a time, idle: ${percentiles(idle.map(({ milliseconds }) => milliseconds))}`,
    `  the same while 50 scans are queued: ${percentiles(beside.map(({ milliseconds }) => milliseconds))}`,
  ];
}

/** The mix while nodes are killed in turn and started again; every upload that was answered with 202 is accounted for. */
async function underKills(cluster: Cluster): Promise<readonly string[]> {
  const load = { url: cluster.url, secret: cluster.secret, refusals: { count: 0 }, download: true, clients };
  const until = AbortSignal.timeout(seconds * 1000);
  const before = cluster.jobs.length;
  const files = process.env.BENCH_MIX === 'pdfs' ? onePagePdfs() : corpusMix();
  const running = runClients({ ...load, files, until });
  let kills = 0;
  while (!until.aborted) {
    await setTimeout(killEvery);
    const [node] = cluster.nodes; // the one that has lived longest
    if (!node) continue;
    await node.kill('SIGKILL');
    kills += 1;
    await cluster.start(node.role as 'web' | 'worker');
  }
  const lastKill = performance.now();
  const done = await running;
  const after = ((performance.now() - lastKill) / 1000).toFixed(0);
  const ends = new Map<string, number>();
  for (const { job, event } of cluster.jobs.slice(before))
    if (event === 'completed' || event === 'failed') ends.set(job, (ends.get(job) ?? 0) + 1);
  const lost = done.filter(({ status }) => status !== 'completed').length;
  const twice = done.filter(({ id }) => (ends.get(jobKeyOf(id)!.slice(0, 12)) ?? 0) > 1).length;
  const different = done.filter(({ same }) => same === false).length;
  return [
    `${kills} kills, one every ${killEvery / 1000} s and a start: ${done.length} uploads answered with 202, the last ended ${after} s after the last kill`,
    `  downloads that were not the same twice: ${different}; files that did not say the same every time: ${saidDifferently(done)}`,
    `lost ${lost}, twice ${twice} of ${done.length}`,
  ];
}

/** Names of files whose jobs did not all say the same. */
function saidDifferently(done: readonly Done[]): string {
  const hashes = new Map<string, Set<string>>();
  for (const { sent, contentHash } of done)
    hashes.set(sent.name, (hashes.get(sent.name) ?? new Set()).add(contentHash));
  return (
    [...hashes]
      .filter(([, texts]) => texts.size > 1)
      .map(([name]) => name)
      .join(', ') || 'none'
  );
}

/** What all nodes take in a second while nobody wants anything. */
async function whileIdle(cluster: Cluster) {
  const looked = 10;
  const before = await meters(cluster);
  await setTimeout(looked * 1000);
  const after = await meters(cluster);
  const each = (name: keyof typeof after.numbers) => (after.numbers[name] - before.numbers[name]) / looked;
  return {
    statements: each('statements'),
    roundTrips: each('roundTrips'),
    web: each('web'),
    workers: each('workers'),
    database: each('database'),
    store: each('store'),
  };
}

function counted(files: Generator<Sent>, count: number): readonly Sent[] {
  return Array.from({ length: count }, () => files.next().value as Sent);
}

function* once(sent: Sent): Generator<Sent> {
  for (;;) yield sent;
}
