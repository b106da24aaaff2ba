/** The queue on pg-boss: each operation in a few lines, long because there are many. */
import { randomUUID } from 'node:crypto';
import { type Db, fromDrizzle, PgBoss, type SendOptions } from 'pg-boss';
import type { JobKey } from '#src/jobs/job-id.ts';
import type { Lane } from '#src/jobs/lanes.ts';
import type { JobQueue } from '#src/jobs/queue.ts';
import type { AnswerQueue } from '#src/mail/out/answer-queue.ts';
import type { Database } from './database.ts';
import { type SQL, sql } from './drizzle.ts';
import type { Enqueues } from './job-records.ts';

/** How the queue is set up. */
export type QueueOptions = {
  /** Seconds after which a job whose worker says nothing more is given to another one. */
  readonly jobSeconds: number;
  readonly onError: (error: Error) => void;
};

/** The queue, and how a job gets into it. */
export type BossQueue = JobQueue & AnswerQueue & { readonly enqueue: Enqueues; stop(): Promise<void> };

/** LIST: the queue of each lane. */
const conversions: Readonly<Record<Lane, string>> = { quick: 'conversions', slow: 'slow-conversions' };
const answers = 'answers';
const sweeps = 'sweeps';

/** An outgoing mail, and how often it was tried. */
type AnswerEntry = { readonly job: string; readonly tries?: number };

/** pg-boss's own counts and retries are generous: how often a job is tried is decided by its row. */
const retries = { retryLimit: 20, retryDelay: 1 };

/** Opens the queue in the database, so that a job and its entry are one transaction. */
export async function openBossQueue(database: Database, { jobSeconds, onError }: QueueOptions): Promise<BossQueue> {
  const nodes = database.kind === 'postgres';
  const boss = new PgBoss({
    ...database.queueOptions,
    schema: 'queue',
    application_name: 'passlift',
    useListenNotify: true,
    // A worker that was lost with its node is noticed by the others; the embedded queue has no others.
    superviseIntervalSeconds: nodes ? 10 : 60,
    monitorIntervalSeconds: nodes ? 10 : 60,
    // No entry here waits for another, and none comes by the clock: nobody has to look for such.
    schedule: false,
    flowIntervalSeconds: 24 * 3600,
    monitorVacuum: false,
  });
  let lastError = 0;
  let stopped = false;
  // A queue has stopped before its last connections have said goodbye; what they hear then is no fault.
  boss.on('error', (error) => {
    if (stopped) return;
    lastError = performance.now();
    onError(error);
  });
  await boss.start();
  const expireInSeconds = jobSeconds + 60;
  for (const queue of Object.values(conversions)) {
    await boss.createQueue(queue, {
      ...retries,
      notify: true,
      heartbeatSeconds: 20,
      expireInSeconds,
      deleteAfterSeconds: 3600,
    });
    await boss.updateQueue(queue, { expireInSeconds }); // a queue that is there already keeps what it was made with
  }
  // When an answer that does not leave is tried again is decided by who sends it; this is for faults of ours.
  await boss.createQueue(answers, {
    notify: true,
    heartbeatSeconds: 20,
    expireInSeconds: 300,
    deleteAfterSeconds: 3600,
  });
  const patience = { retryLimit: 1000, retryDelay: 15, retryBackoff: true, retryDelayMax: 1800 };
  if (nodes) await boss.unschedule(sweeps); // up to 0.1.0 the queue told nodes when to sweep
  // The first use of a queue looks it up. Inside a transaction that look-up would wait for the transaction, which waits
  // for it: an embedded database has one connection. So they are looked up here, before anybody can send.
  for (const queue of [...Object.values(conversions), answers]) await boss.findJobs(queue, { id: randomUUID() });
  if (!nodes) await reviveEntries(database);
  const data = (job: JobKey) => ({ job });

  /** An entry becomes one that comes later, whole or not at all. */
  async function putOff(queue: string, entry: string, next: { readonly data: object; readonly options: SendOptions }) {
    await database.tables.transaction(async (transaction) => {
      const db = fromDrizzle(transaction, sql);
      await boss.complete(queue, entry, undefined, { db });
      await boss.send(queue, next.data, { ...next.options, db });
    });
  }

  return {
    enqueue: {
      job: (job, lane) => statementOf((db) => boss.send(conversions[lane], data(job), { db })),
      answer: (job) => statementOf((db) => boss.send(answers, data(job), { ...patience, db })),
      isQueued: (kind, key) => sql`exists (
        select 1 from queue.job as entry
        where entry.name in ${kind === 'job' ? Object.values(conversions) : [answers]} and entry.state < 'completed'
          and entry.data ->> 'job' = ${key})`,
    },
    async deliver(concurrency, handle) {
      for (let at = 0; at < concurrency; at += 1) {
        const worker = await boss.work<AnswerEntry>(
          answers,
          { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2, heartbeatRefreshSeconds: 5 },
          async ([entry]) => {
            const { id, data } = entry!;
            try {
              const seconds = await handle(data.job, data.tries ?? 0);
              if (seconds === undefined) return;
              const { job, tries = 0 } = data;
              const options = { ...patience, startAfter: seconds };
              await putOff(answers, id, { data: { job, tries: tries + 1 }, options });
            } finally {
              boss.notifyWorker(worker); // look for the next one at once
            }
          },
        );
      }
    },
    stopDelivery: () => boss.offWork(answers, { wait: true }),
    async work(lane, concurrency, handle) {
      for (let at = 0; at < concurrency; at += 1) {
        const worker = await boss.work<{ job: JobKey }>(
          conversions[lane],
          { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2, heartbeatRefreshSeconds: 5 },
          async ([entry]) => {
            const { id, data } = entry!;
            try {
              const seconds = await handle(data.job);
              if (seconds !== undefined)
                await putOff(conversions[lane], id, { data, options: { startAfter: seconds } });
            } finally {
              boss.notifyWorker(worker); // look for the next one at once
            }
          },
        );
      }
    },
    async drain() {
      await Promise.all(Object.values(conversions).map((queue) => boss.offWork(queue, { wait: true })));
    },
    healthy: () => lastError === 0 || performance.now() - lastError > 10_000,
    async stop() {
      await boss.stop({ graceful: false, timeout: 2_000 });
      stopped = true;
    },
  };
}

/** What the queue would say to the database to take an entry, without the word `with` that it begins with; nothing is said. */
async function statementOf(send: (db: Db) => Promise<unknown>): Promise<SQL> {
  let taken: SQL | undefined;
  const execute = async (statement: unknown) => {
    taken = statement as SQL;
    return { rows: [] };
  };
  const { executeSql } = fromDrizzle({ execute }, sql);
  await send({
    executeSql(text, values) {
      if (!/^\s*with\s/i.test(text)) throw new Error('the queue takes its entries by another statement than it did');
      return executeSql(text.replace(/^\s*with\s/i, ''), values);
    },
  });
  return taken!;
}

/** Who has the embedded database has it alone: whoever worked on these entries is dead, and they come again at once. */
async function reviveEntries({ query }: Database): Promise<void> {
  await query({
    text: `update queue.job set state = 'retry', started_on = null, heartbeat_on = null, start_after = now()
      where state = 'active' and name in ('${[...Object.values(conversions), answers].join("', '")}')`,
  });
}
