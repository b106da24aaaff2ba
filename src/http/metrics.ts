/** LIST: what operators can measure. Names and units by Prometheus' conventions; docs/operate.md tells what to look at. */
import type { Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Lane, lanes } from '#src/jobs/lanes.ts';
import { type QueueLoad, waitIn } from '#src/jobs/queue-load.ts';
import type { JobEvent } from '#src/jobs/work-context.ts';
import type { MailCounts } from '#src/mail/mail-settings.ts';
import type { ModelTotals } from '#src/models/meter.ts';
import { createServer } from '#src/node-http.ts';
import type { EventLoop } from './event-loop.ts';

/** Counts for operators. No label tells one user from another. */
export type Metrics = MailCounts & {
  request(answer: {
    readonly method: string;
    readonly route: string;
    readonly status: number;
    readonly seconds: number;
  }): void;
  job(event: JobEvent): void;
  readonly registry: Registry;
};

/** What is asked when somebody reads the metrics. */
export type MetricSources = {
  /** What waits and who works on it, over all nodes. */
  readonly load: () => Promise<QueueLoad>;
  /** When the job that waits the longest was accepted; undefined when none waits. */
  readonly waitingSince: () => Promise<number | undefined>;
  readonly now: () => number;
  readonly healthy: () => Promise<boolean>;
  /** Of the fullest disk that something is kept on. */
  readonly freeBytes: () => Promise<number>;
  /** Days until the signing certificate runs out; undefined when there is none here. */
  readonly certificateDays: () => number | undefined;
  /** How well readers are fenced: 2 full, 1 basic, 0 not; undefined where there are none. */
  readonly isolation: () => number | undefined;
  /** What language models were asked by this process. */
  readonly models: () => ModelTotals;
  readonly eventLoop: EventLoop;
  readonly version: string;
};

/** Seconds that answers, waits and conversions are sorted by. */
const steps = {
  request: [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5, 20],
  work: [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 30, 90, 300],
};

/** Opens the registry. */
export function openMetrics(sources: MetricSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  askWhenRead(sources, registers);
  measureLanes(sources.load, registers);
  countModels(sources.models, registers);
  const counter = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({ name: `passlift_${name}`, help, labelNames, registers });
  const seconds = (name: string, help: string, buckets: number[], labelNames: string[] = []) =>
    new Histogram({ name: `passlift_${name}`, help, labelNames, buckets, registers });

  const requests = seconds('http_request_seconds', 'Time to answer a request', steps.request, [
    'method',
    'route',
    'status',
  ]);
  const jobs = counter('jobs_total', 'Attempts at jobs by kind of file and how they ended', ['kind', 'outcome', 'why']);
  const passes = counter('passes_total', 'Passes made');
  const times = seconds('job_seconds', 'Time of a completed conversion', steps.work, ['lane']);
  const stages = seconds('stage_seconds', 'Time of a stage of a conversion', steps.work, ['stage']);
  const waits = seconds('queue_wait_seconds', 'Time from accepting a job until work on it began', steps.work, ['lane']);
  const lost = counter('readers_lost_total', 'Readers that a file crashed or that passed a bound, by why', ['why']);
  const mails = counter('mails_total', 'Mails that came in, by what became of them', ['state', 'silence']);
  const answers = counter('mail_answers_total', 'Answers by mail: sent, put off or dropped', ['outcome']);
  // Counts that stand at nothing are told, too, so that a rate is known from the first one on.
  for (const why of ['crash', 'slow', 'memory']) lost.inc({ why }, 0);
  for (const outcome of ['sent', 'waits', 'dropped']) answers.inc({ outcome }, 0);

  return {
    registry,
    request: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    job({ event, kind, lane, why = '', passes: made = 0, milliseconds, waited, ...facts }) {
      jobs.inc({ kind, outcome: event, why });
      if (waited !== undefined) waits.observe({ lane }, waited / 1000);
      for (const [stage, time] of Object.entries(facts.stages ?? {})) stages.observe({ stage }, time / 1000);
      for (const [why, count] of Object.entries(facts.readers ?? {})) lost.inc({ why }, count);
      if (event !== 'completed') return;
      passes.inc(made);
      times.observe({ lane }, milliseconds / 1000);
    },
    mail: ({ state, silence = '' }) => mails.inc({ state, silence }),
    answer: ({ event }) => answers.inc({ outcome: event.replace('answer-', '') }),
  };
}

/** What waits in each lane of the queue, and how long what comes now would. */
function measureLanes(load: () => Promise<QueueLoad>, registers: Registry[]): void {
  const gauge = (name: string, help: string, read: (lane: Lane, load: QueueLoad) => number) =>
    new Gauge({
      name: `passlift_${name}`,
      help,
      labelNames: ['lane'],
      registers,
      async collect() {
        const found = await load().catch(() => undefined);
        for (const lane of lanes) this.set({ lane }, found ? read(lane, found) : Number.NaN);
      },
    });
  gauge('jobs_waiting', 'Jobs that wait for a worker, of all nodes', (lane, { waiting }) => waiting[lane]);
  gauge('queue_expected_seconds', 'How long a job that comes now would wait', waitIn);
}

/** What is looked up when somebody asks; what cannot be told is NaN. */
function askWhenRead(sources: MetricSources, registers: Registry[]): void {
  const gauge = (name: string, help: string, read: () => number | undefined | Promise<number | undefined>) =>
    new Gauge({
      name: `passlift_${name}`,
      help,
      registers,
      async collect() {
        this.set(
          (await Promise.resolve()
            .then(read)
            .catch(() => undefined)) ?? Number.NaN,
        );
      },
    });
  const { waitingSince, now, healthy, freeBytes, certificateDays, isolation, eventLoop, version } = sources;
  gauge('healthy', '1 when health says ok, 0 when it says degraded', async () => Number(await healthy()));
  gauge('queue_oldest_seconds', 'How long the job has waited that waits the longest, of all nodes', async () => {
    const since = await waitingSince();
    return since === undefined ? 0 : Math.max(0, now() - since) / 1000;
  });
  gauge('free_bytes', 'Room on the fullest disk that content, keys or the embedded database lie on', freeBytes);
  gauge('certificate_days', 'Days until the signing certificate runs out', certificateDays);
  gauge('isolation_level', 'How well readers are fenced: 2 full, 1 basic, 0 none', isolation);
  gauge(
    'event_loop_delay_seconds',
    'Longest delay of the event loop in the last minute',
    () => eventLoop.longest() / 1000,
  );
  new Gauge({ name: 'passlift_build_info', help: 'Version that runs', labelNames: ['version'], registers }).set(
    { version },
    1,
  );
}

/** Language models: how their questions ended, and what they cost. */
function countModels(models: () => ModelTotals, registers: Registry[]): void {
  const counter = (name: string, help: string, labelNames: string[], read: (counter: Counter) => void) =>
    new Counter({
      name,
      help,
      labelNames,
      registers,
      collect() {
        this.reset();
        read(this);
      },
    });
  counter('passlift_model_questions_total', 'Questions to the language model by how they ended', ['outcome'], (all) => {
    for (const [outcome, count] of Object.entries(models().questions)) all.inc({ outcome }, count);
  });
  counter('passlift_model_tokens_total', 'Tokens the language model counted', ['direction'], (all) => {
    const { inputTokens, outputTokens } = models().usage;
    all.inc({ direction: 'input' }, inputTokens);
    all.inc({ direction: 'output' }, outputTokens);
  });
  counter('passlift_model_seconds_total', 'Time spent waiting for the language model', [], (all) => {
    all.inc(models().milliseconds / 1000);
  });
}

/**
 * Serves /metrics on a port of its own, and for who balances and starts processes /live (200 as long as anything is
 * answered) and /ready (200 while this process takes work, 503 while it starts, stops or is not well).
 */
export async function serveMetrics(
  { registry }: Metrics,
  at: { readonly host: string; readonly port: number; readonly ready: () => Promise<boolean> },
): Promise<Server> {
  const server = createServer(async (request, response) => {
    const path = request.url?.split('?')[0];
    if (path === '/live') return void response.writeHead(200).end('live\n');
    if (path === '/ready') {
      const ready = await at.ready();
      return void response.writeHead(ready ? 200 : 503).end(ready ? 'ready\n' : 'not ready\n');
    }
    if (path !== '/metrics') return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics());
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(at.port, at.host, resolve));
  return server;
}
