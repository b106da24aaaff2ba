/** LIST: the wiring: which driver stands behind which port. The only file that knows them all; what takes more than a line is in `services/`. */
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { openIntakes } from './api/intakes.ts';
import type { ApiContext, MailWish } from './api/route.ts';
import type { Config } from './config.ts';
import { errorFacts } from './error-facts.ts';
import { type EventLoop, watchEventLoop } from './http/event-loop.ts';
import { takesMail } from './http/site-facts.ts';
import { type ContentStore, openContentStore } from './jobs/content-store.ts';
import { openCorrector } from './jobs/corrector.ts';
import { openCrowd } from './jobs/crowd.ts';
import type { JobRecords } from './jobs/job-records.ts';
import { openJobs } from './jobs/jobs.ts';
import { openLiveProgress } from './jobs/live-progress.ts';
import { openPace } from './jobs/pace.ts';
import { openShareLinks } from './jobs/share-links.ts';
import { openTickets } from './jobs/tickets.ts';
import { keptSender } from './mail/out/kept-sender.ts';
import { mailResult } from './mail/out/mail-result.ts';
import { cached } from './services/cached.ts';
import { openConverters } from './services/converters.ts';
import { openVerifier, ratesOf } from './services/doors.ts';
import { healthOf, openGauges } from './services/health.ts';
import { openGoogleWallet } from './services/signing.ts';
import { openStore } from './services/store.ts';
import { openStored } from './services/stored-content.ts';
import { noteLook, statusOf } from './site/status.ts';
import { openAnswerBook } from './storage/answer-book.ts';
import { openApiKeys } from './storage/api-keys.ts';
import { openBossQueue } from './storage/boss-queue.ts';
import { openJobRecords } from './storage/job-records.ts';
import { openLeadership, soleLeadership } from './storage/leadership.ts';
import { noNews, openNodeNews } from './storage/node-news.ts';
import { openRateLimits } from './storage/rate-limits.ts';
import { openDataRights, openFeedbackBook, openNewsletter, openRetentionBook } from './storage/site-books.ts';
import { openStatusBook } from './storage/status-book.ts';
import { openWorkerRoll } from './storage/worker-roll.ts';

/** The version that health tells. */
export const version = '0.1.0';

/** Everything a process runs on, opened and connected. */
export type Services = Awaited<ReturnType<typeof openServices>>;

/** What differs between the real process and a test. */
export type ServiceOptions = {
  /** URL of the module that exports `openEngine`. */
  readonly engine?: string;
  readonly now?: () => number;
  /** Tells of the event loop; a test shares its process with the service and so answers for it. */
  readonly eventLoop?: EventLoop;
  /** Wraps what jobs are kept in, to end the process between two of its steps. */
  readonly around?: (kept: Kept) => Kept;
};

/** What jobs are kept in. */
export type Kept = { readonly records: JobRecords; readonly content: ContentStore };

/** Opens everything a process needs, in order; `close` ends it in reverse. */
export async function openServices(config: Config, log: Logger, options: ServiceOptions = {}) {
  const now = options.now ?? Date.now;
  const googleWallet = await openGoogleWallet(config);
  const socket = join(tmpdir(), `passlift-${randomBytes(8).toString('hex')}.sock`);
  const store = await openStore(config, {
    socket,
    onError: (error) => log.error({ event: 'database', error: errorFacts(error) }, 'database error'),
  });
  const { database, secrets } = store;
  const queue = await openBossQueue(database, {
    jobSeconds: config.JOB_SECONDS,
    onError: (error) => log.error({ event: 'queue', error: errorFacts(error) }, 'queue error'),
  });
  const stored = await openStored(config, store, (of, why) =>
    log.error({ event: 'content-away', of, why }, `${of} does not answer (${why}); it is asked again`),
  );
  const kept: Kept = {
    records: openJobRecords(database, queue.enqueue),
    content: openContentStore(stored.blobs, stored.keys),
  };
  const { records, content } = options.around?.(kept) ?? kept;
  const answerBook = openAnswerBook(database, queue.enqueue);
  const progress = openLiveProgress();
  const {
    quick: pool,
    slow: slowPool,
    limits,
    modelTotals,
  } = openConverters(config, log, { database, now, engine: options.engine });
  const crowd = openCrowd({ begins: pool.thin, ends: pool.fill });
  const corrector = openCorrector();
  const news = config.DATABASE_URL
    ? openNodeNews(config.DATABASE_URL, { job: progress.clear, apiKey: (key) => keys.forget(key) })
    : noNews;
  const keys = openApiKeys(database, news.hears, now);
  const roll = openWorkerRoll(database);
  const pace = openPace();
  const { leastFree, room, load, fullness } = openGauges(config, { database, records, roll, pace });
  const jobs = openJobs({
    records,
    content,
    tickets: openTickets({ content, corrector, signer: pool.signing, now }),
    secrets,
    progress,
    limits: limits.bytes,
    downloads: config.MAX_DOWNLOADS,
    now,
    hears: news.hears,
    load,
  });
  const leadership = config.DATABASE_URL ? openLeadership(config.DATABASE_URL) : soleLeadership;
  const intakes = openIntakes({
    load,
    waitingOf: jobs.waitingOf,
    depth: config.QUEUE_DEPTH,
    wait: config.QUEUE_WAIT_SECONDS,
    freeBytes: room,
    leastFree: config.MIN_FREE_MB * 2 ** 20,
    secondsAway: stored.secondsAway,
  });
  const verifier = openVerifier(config, secrets, { load: fullness, onOffer: slowPool.expect, now });
  const watch = watchEventLoop();
  const eventLoop = options.eventLoop ?? watch;
  const healthy = healthOf(config, {
    ...{ database, roll, queue, eventLoop, room },
    signer: pool.signer,
    secondsAway: stored.secondsAway,
  });
  const status = openStatusBook(database);
  const api: ApiContext = {
    jobs,
    shares: openShareLinks(records, secrets),
    verifier,
    intakes,
    secrets,
    now,
    healthy,
    keys,
    rates: openRateLimits(database, ratesOf(config)),
    feedback: openFeedbackBook(database),
    senderOf: (job) => keptSender(job, { records, content, now }),
    newsletter: openNewsletter(database),
    ...(config.MAIL_RELAY
      ? { mailResult: (wish: MailWish) => mailResult(wish, { records, content, answerBook, now }) }
      : {}),
    status: cached(60_000, () => statusOf(status, now())),
    takesMail: takesMail(config),
    service: { name: config.SERVICE_NAME.toLowerCase(), version },
    ...(googleWallet ? { googleWallet } : {}),
  };
  return {
    ...store,
    rotateKeys: stored.rotate,
    queue,
    content,
    records,
    answerBook,
    roll,
    leadership,
    progress,
    pool,
    /** Where several large files are here, a worker that is at rest is ended for them. */
    crowd,
    converter: { quick: pool, slow: slowPool },
    /** Somebody may send a file soon. */
    expectFile: slowPool.expect,
    /** Has the first file of each lane wait for nothing that others do not wait for. */
    async startAhead() {
      await Promise.all([pool.ahead(), slowPool.ahead()]);
      if (config.ROLE === 'worker') slowPool.expect(); // those who may send files are seen by others
    },
    load,
    pace,
    jobs,
    api,
    modelTotals,
    leastFree,
    /** Notes that the service works, or that it does not. */
    noteStatus: async () => noteLook(status, now(), await healthy()),
    retention: openRetentionBook(database),
    dataRights: openDataRights(database),
    socket,
    now,
    eventLoop,
    /** From here on delays of the event loop count. */
    started: watch.begin,
    async close() {
      watch.stop();
      await corrector.close();
      slowPool.stop();
      pool.stop();
      await queue.stop();
      await news.close();
      stored.close();
      await store.close();
    },
  };
}
