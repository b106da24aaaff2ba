/** LIST: the wiring: which driver stands behind which port. The only file that knows them all. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { openAltcha } from './api/altcha.ts';
import { openIntakes } from './api/intakes.ts';
import type { ApiContext } from './api/route.ts';
import { openTurnstile } from './api/turnstile.ts';
import type { Verifier } from './api/verification.ts';
import type { Config } from './config.ts';
import { chosenLimits } from './documents/chosen-limits.ts';
import type { Limits } from './documents/limits.ts';
import { openSaveLinks, type SaveLinks } from './google-wallet/save-link.ts';
import { readServiceAccount, ServiceAccountError } from './google-wallet/service-account.ts';
import { googleAddresses } from './google-wallet/wallet-api.ts';
import { type EventLoop, mostDelay, watchEventLoop } from './http/event-loop.ts';
import { type Blobs, type ContentKeys, type ContentStore, openContentStore } from './jobs/content-store.ts';
import { openCorrector } from './jobs/corrector.ts';
import { openCrowd } from './jobs/crowd.ts';
import { errorFacts } from './jobs/error-facts.ts';
import type { JobRecords } from './jobs/job-records.ts';
import { openJobs } from './jobs/jobs.ts';
import { openLiveProgress } from './jobs/live-progress.ts';
import { openPace } from './jobs/pace.ts';
import { practiceOrder } from './jobs/practice.ts';
import type { QueueLoad } from './jobs/queue-load.ts';
import { openSecrets, type Secrets } from './jobs/secrets.ts';
import { openShareLinks } from './jobs/share-links.ts';
import { openTickets } from './jobs/tickets.ts';
import { openWorkerPool } from './jobs/worker-pool.ts';
import { keptSender } from './mail/out/kept-sender.ts';
import { openMeter } from './models/meter.ts';
import { openModel } from './models/open-model.ts';
import { modelSettings } from './models/settings.ts';
import { openSignerProcess } from './passes/signing/signer-process.ts';
import { openAnswerBook } from './storage/answer-book.ts';
import { openApiKeys } from './storage/api-keys.ts';
import { openBossQueue } from './storage/boss-queue.ts';
import { type DataFolderLock, lockDataFolder } from './storage/data-folder-lock.ts';
import type { Database } from './storage/database.ts';
import { openDiskBlobs, openDiskKeys } from './storage/disk-content.ts';
import { openEmbeddedDatabase } from './storage/embedded-database.ts';
import { openFileWrapper } from './storage/file-wrapper.ts';
import { freeBytes } from './storage/free-bytes.ts';
import { openJobRecords } from './storage/job-records.ts';
import { openKeyEpochs } from './storage/key-epochs.ts';
import { openKmsWrapper } from './storage/kms-wrapper.ts';
import { openLeadership, soleLeadership } from './storage/leadership.ts';
import { migrate } from './storage/migrations.ts';
import { openModelBudget } from './storage/model-budget.ts';
import { noNews, openNodeNews } from './storage/node-news.ts';
import { openPostgresDatabase } from './storage/postgres-database.ts';
import { openPostgresKeys } from './storage/postgres-keys.ts';
import { makePrivateFolder } from './storage/private-folder.ts';
import { openRateLimits } from './storage/rate-limits.ts';
import { openS3Blobs } from './storage/s3-content.ts';
import { readServerSecret } from './storage/server-secret.ts';
import { openDataRights, openFeedbackBook, openNewsletter, openRetentionBook } from './storage/site-books.ts';
import { openWorkerRoll } from './storage/worker-roll.ts';

/** The version that health tells. */
export const version = '0.1.0';

const megabyte = 2 ** 20;

/** Seconds of a job that are kept for what comes after a language model has answered. */
const timeToSign = 15;
/** How much workers of slow files, and what reads for them, give way: a quick file gets more than twice as much of a core that both want, and a slow one still ends in its time. */
const niceOfSlow = 4;
/** Milliseconds after which workers of slow files but one end for want of any: with all that they start each holds 200 MB, or 600 after a picture. */
const idleLifeOfSlow = 60_000;
/** Part of the time for reading that one PDF may take, so that what is sent along is read, too. */
const partForOne = 0.7;

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
  const folders = foldersOf(config);
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
  const limits = limitsOf(config);
  const meter = openMeter();
  const budget = openModelBudget(database, config.AI_DAY_TOKENS, now);
  const model = openModel(modelSettings(config), {
    budget,
    meter,
    now,
    log: (fault) => log.warn({ event: 'model', ...fault }, 'the language model did not answer'),
  });
  const poolOptions = {
    engine: options.engine ?? new URL('./jobs/engine.ts', import.meta.url).href,
    settings: {
      limits,
      issuer: { name: config.SERVICE_NAME, contact: config.SUPPORT_ADDRESS || config.PUBLIC_URL },
      production: config.PRODUCTION,
      ...(model
        ? { model: { sees: model.sees, when: config.AI_ASK, until: (config.JOB_SECONDS - timeToSign) * 1000 } }
        : {}),
    },
    ...(model ? { model } : {}),
    size: config.WORKERS,
    practice: () => practiceOrder(now()),
    log: (text: string) => log.warn({ event: 'worker' }, text.slice(0, 500)),
  };
  const bounds = { memoryBytes: config.WORKER_MEMORY_MB * megabyte, milliseconds: config.JOB_SECONDS * 1000 };
  const pool = openWorkerPool({ ...poolOptions, bounds, openSigner: () => openSignerProcess(signerSettings(config)) });
  // Started when slow files come, ended but for one when none have come for a while, and signed for by the same process.
  const slowPool = openWorkerPool({
    ...poolOptions,
    settings: { ...poolOptions.settings, nice: niceOfSlow },
    bounds,
    idleLife: idleLifeOfSlow,
    openSigner: pool.signing,
  });
  const crowd = openCrowd({ begins: pool.thin, ends: pool.fill });
  const corrector = openCorrector();
  const news = config.DATABASE_URL
    ? openNodeNews(config.DATABASE_URL, { job: progress.clear, apiKey: (key) => keys.forget(key) })
    : noNews;
  const keys = openApiKeys(database, news.hears, now);
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
  });
  const roll = openWorkerRoll(database);
  const leadership = config.DATABASE_URL ? openLeadership(config.DATABASE_URL) : soleLeadership;
  const pace = openPace();
  /** Of the fullest disk that content, keys and the database lie on. */
  const leastFree = async () =>
    Math.min(...(await Promise.all([freeBytes(folders.content), freeBytes(folders.keys), database.freeBytes()])));
  const room = cached(2000, leastFree);
  const capacity = cached(5_000, () => roll.capacity());
  const load = cached(500, async (): Promise<QueueLoad> => {
    const unknown = { slots: 0, seconds: pace.seconds() };
    return { waiting: await jobs.waiting(), ...((await capacity()) ?? unknown) };
  });
  const intakes = openIntakes({
    load,
    waitingOf: jobs.waitingOf,
    depth: config.QUEUE_DEPTH,
    wait: config.QUEUE_WAIT_SECONDS,
    freeBytes: room,
    leastFree: config.MIN_FREE_MB * megabyte,
    secondsAway: stored.secondsAway,
  });
  const fullness = async () => {
    const { waiting } = await load();
    return (waiting.quick + waiting.slow) / config.QUEUE_DEPTH;
  };
  const verifier = openVerifier(config, secrets, { load: fullness, now });
  const watch = watchEventLoop();
  const eventLoop = options.eventLoop ?? watch;
  const healthy = async () => {
    const worksHere = config.ROLE === 'all' || config.ROLE === 'worker';
    return (
      queue.healthy() &&
      (!worksHere || pool.signer() !== undefined) &&
      eventLoop.longest() <= mostDelay &&
      (await inTime(worksHere ? database.query({ text: 'select 1' }).then(() => true) : roll.anyPresent())) &&
      stored.secondsAway() === 0 &&
      (await room()) >= config.MIN_FREE_MB * megabyte
    );
  };
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
    /** Has the first file of each lane wait for nothing that others do not wait for. */
    startAhead: () => Promise.all([pool.ahead(), slowPool.ahead()]),
    load,
    pace,
    jobs,
    api,
    modelTotals: meter.totals,
    leastFree,
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

/** The database, locked and up to date, and the server secret. */
export async function openStore(
  config: Config,
  { socket, onError }: { readonly socket?: string; readonly onError: (error: Error) => void },
) {
  const folders = foldersOf(config);
  for (const folder of [folders.data, folders.content, folders.keys]) makePrivateFolder(folder);
  const holder = { pid: process.pid, since: new Date().toISOString(), ...(socket ? { socket } : {}) };
  const lock: DataFolderLock | undefined = config.DATABASE_URL ? undefined : lockDataFolder(folders.data, holder);
  try {
    const database = config.DATABASE_URL
      ? await openMigrated(config.DATABASE_URL, onError)
      : await openEmbeddedDatabase(join(folders.data, 'database'));
    if (!config.DATABASE_URL) await migrate(database);
    const create = config.ROLE === 'all';
    const secrets: Secrets = openSecrets(
      await readServerSecret(config.SECRET_FILE || join(folders.data, 'secret'), { create }),
    );
    return {
      database,
      secrets,
      async close() {
        await database.close();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

/** Where content and its keys lie: folders; or a bucket, with keys in PostgreSQL and what wraps them elsewhere. */
async function openStored(
  config: Config,
  { database, secrets }: { readonly database: Database; readonly secrets: Secrets },
  onAway: (of: string, why: string) => void,
): Promise<Stored> {
  const folders = foldersOf(config);
  const onDisk = openDiskKeys(folders.keys, secrets.content);
  const none = { rotate: async () => 0, secondsAway: () => 0 };
  if (!config.CONTENT_URL) return { blobs: openDiskBlobs(folders.content), keys: onDisk, ...none, close: () => {} };
  const credentials = { accessKeyId: config.S3_ACCESS_KEY_ID, secretAccessKey: config.S3_SECRET_ACCESS_KEY };
  const bucket = (url: string, of: string) =>
    openS3Blobs({
      url,
      endpoint: config.S3_ENDPOINT,
      region: config.S3_REGION,
      ...(credentials.accessKeyId ? { credentials } : {}),
      spool: join(folders.data, 'spool'),
      onAway: (why) => onAway(of, why),
    });
  const blobs = await bucket(config.CONTENT_URL, 'the store of content');
  if (database.kind === 'embedded')
    return { ...none, blobs, keys: onDisk, secondsAway: blobs.secondsAway, close: blobs.close };
  const kms = config.KEY_WRAP_KMS
    ? await openKmsWrapper({ ...kmsSettings(config), onAway: (why) => onAway('AWS KMS', why) })
    : undefined;
  const wrapper = kms ?? (await openFileWrapper(config.KEY_WRAP_FILE));
  const vault = config.KEY_URL ? await bucket(config.KEY_URL, 'the store of keys') : undefined;
  const epochs = openKeyEpochs({ database, vault: vault ?? openDiskBlobs(folders.keys), wrapper });
  const keys = openPostgresKeys(database, epochs);
  return {
    blobs,
    keys,
    rotate: keys.rotate,
    secondsAway: () => Math.max(...[blobs, vault, kms].map((each) => each?.secondsAway() ?? 0)),
    close() {
      for (const each of [blobs, vault, kms]) each?.close();
    },
  };
}

/** What content is kept in. */
type Stored = {
  readonly blobs: Blobs;
  readonly keys: ContentKeys;
  /** Turns the key of the hour; answers how many keys were wrapped anew. */
  rotate(): Promise<number>;
  /** Seconds until a store that failed is asked again; 0 for none. */
  secondsAway(): number;
  close(): void;
};

/** Which key of AWS KMS, and where. */
export function kmsSettings({ KEY_WRAP_KMS: arn, KMS_ENDPOINT: endpoint }: Config) {
  return { arn, ...(endpoint ? { endpoint } : {}) };
}

/** PostgreSQL, brought up to date by connections that may wait for as long as that takes. */
async function openMigrated(address: string, onError: (error: Error) => void): Promise<Database> {
  const patient = await openPostgresDatabase(address, onError, 300_000);
  await migrate(patient).finally(patient.close);
  return openPostgresDatabase(address, onError);
}

/** Where the certificate lies, as the signer wants it. */
export function signerSettings(config: Config) {
  return {
    ...(config.PASS_CERT ? { passCert: config.PASS_CERT } : {}),
    ...(config.PASS_KEY ? { passKey: config.PASS_KEY } : {}),
    ...(config.PASS_KEY_PASSPHRASE ? { passKeyPassphrase: config.PASS_KEY_PASSPHRASE } : {}),
    ...(config.WWDR ? { wwdr: config.WWDR } : {}),
    dataDir: resolve(config.DATA_DIR),
  };
}

/** Links to Google Wallet, where both settings are there. Throws `ServiceAccountError` with a sentence. */
export async function openGoogleWallet(config: Config): Promise<SaveLinks | undefined> {
  const { GOOGLE_WALLET_ISSUER: issuer, GOOGLE_WALLET_KEY: path, SERVICE_NAME: name } = config;
  if (!issuer) return undefined;
  const text = await readFile(path, 'utf8').catch(() => {
    throw new ServiceAccountError(`GOOGLE_WALLET_KEY: the file ${path} cannot be read by this process.`);
  });
  const { origin } = new URL(config.PUBLIC_URL || `http://${config.HOST}:${config.PORT}`);
  const create = config.GOOGLE_WALLET_CREATE === 'rest' ? { create: googleAddresses } : {};
  return openSaveLinks({ issuer, account: readServiceAccount(text), name, origin, ...create });
}

/** Folders as absolute paths. */
export function foldersOf(config: Config) {
  const data = resolve(config.DATA_DIR);
  return {
    data,
    content: resolve(config.CONTENT_DIR || join(data, 'content')),
    keys: resolve(config.KEY_DIR || join(data, 'keys')),
  };
}

function openVerifier(
  config: Config,
  secrets: Secrets,
  { load, now }: { readonly load: () => Promise<number>; readonly now: () => number },
): Verifier {
  const publicHost = config.PUBLIC_URL ? [new URL(config.PUBLIC_URL).hostname] : [];
  return config.TURNSTILE_SECRET_KEY
    ? openTurnstile({
        siteKey: config.TURNSTILE_SITE_KEY,
        secretKey: config.TURNSTILE_SECRET_KEY,
        url: config.TURNSTILE_URL,
        hostnames: config.TURNSTILE_HOSTNAMES.length > 0 ? config.TURNSTILE_HOSTNAMES : publicHost,
        now,
      })
    : openAltcha({ secret: secrets.challenges, cost: config.ALTCHA_COST, load, now });
}

/** Reading ends early enough for what was read to become passes. */
function limitsOf(config: Config): Limits {
  const limits = chosenLimits(config);
  const all = Math.max(config.JOB_SECONDS - timeToSign, config.JOB_SECONDS / 2) * 1000;
  return { ...limits, time: { ...limits.time, all, pdf: all * partForOne } };
}

function ratesOf(config: Config) {
  return {
    uploads: config.RATE_UPLOADS,
    uploadsDay: config.RATE_UPLOADS_DAY,
    plain: config.RATE_PLAIN,
    reads: config.RATE_READS,
    unknown: config.RATE_UNKNOWN,
    pages: config.RATE_PAGES,
    feedback: config.RATE_FEEDBACK,
    waitlist: config.RATE_WAITLIST,
    keyUploads: config.RATE_KEY_UPLOADS,
    keyReads: config.RATE_KEY_READS,
    mailSender: config.RATE_MAIL_SENDER,
    mailDomain: config.RATE_MAIL_DOMAIN,
    mailNotice: 1,
  };
}

/** What was asked of the database, or false when it fails or takes longer than anybody waits for health. */
async function inTime(answer: Promise<boolean>): Promise<boolean> {
  const silence = AbortSignal.timeout(800);
  const patience = new Promise<false>((resolve) => silence.addEventListener('abort', () => resolve(false)));
  return Promise.race([answer.catch(() => false), patience]);
}

/** Asks again only after `life` milliseconds. */
function cached<T>(life: number, ask: () => Promise<T>): () => Promise<T> {
  let last: { readonly at: number; readonly answer: Promise<T> } | undefined;
  return () => {
    if (last && performance.now() - last.at <= life) return last.answer;
    const asked = { at: performance.now(), answer: ask() };
    last = asked;
    asked.answer.catch(() => {
      if (last === asked) last = undefined; // a failure is nobody's answer but his who asked
    });
    return asked.answer;
  };
}
