import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { JobEvent } from '#src/jobs/run-jobs.ts';
import type { ModelTotals } from '#src/models/meter.ts';
import type { EventLoop } from './event-loop.ts';

/** Counts for operators. No label tells one user from another. */
export type Metrics = {
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
  readonly waiting: () => Promise<number>;
  /** Days until the signing certificate runs out; undefined when there is none here. */
  readonly certificateDays: () => number | undefined;
  /** What language models were asked by this process. */
  readonly models: () => ModelTotals;
  readonly eventLoop: EventLoop;
};

/** Opens the registry. */
export function openMetrics({ waiting, certificateDays, models, eventLoop }: MetricSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'passlift_http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5, 20],
    registers,
  });
  const jobs = new Counter({
    name: 'passlift_jobs_total',
    help: 'Attempts at jobs by how they ended',
    labelNames: ['event', 'why'],
    registers,
  });
  const passes = new Counter({ name: 'passlift_passes_total', help: 'Passes made', registers });
  const times = new Histogram({
    name: 'passlift_job_seconds',
    help: 'Time of a completed conversion',
    buckets: [0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 90],
    registers,
  });
  new Gauge({
    name: 'passlift_jobs_waiting',
    help: 'Jobs that wait for a worker',
    registers,
    async collect() {
      this.set(await waiting().catch(() => Number.NaN));
    },
  });
  new Gauge({
    name: 'passlift_certificate_days',
    help: 'Days until the signing certificate runs out',
    registers,
    collect() {
      this.set(certificateDays() ?? Number.NaN);
    },
  });
  new Gauge({
    name: 'passlift_event_loop_delay_seconds',
    help: 'Longest delay of the event loop in the last minute',
    registers,
    collect() {
      this.set(eventLoop.longest() / 1000);
    },
  });
  countModels(models, registers);
  return {
    registry,
    request: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    job({ event, why = '', passes: made = 0, milliseconds }) {
      jobs.inc({ event, why });
      if (event !== 'completed') return;
      passes.inc(made);
      times.observe(milliseconds / 1000);
    },
  };
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
