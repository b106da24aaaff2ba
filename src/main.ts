/** Starts one process: signals, settings, services, workers, and the doors last; stops them in reverse. */
import './need-node.mjs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { routes } from './api/routes.ts';
import { type Config, parseConfig, readEnvFile } from './config.ts';
import { isolationLevels, weaknessesOf } from './fence/level.ts';
import { ServiceAccountError } from './google-wallet/service-account.ts';
import { type Metrics, openMetrics, serveMetrics } from './http/metrics.ts';
import { mountSaveLinks } from './http/mount-save-links.ts';
import { openOperations } from './http/operations.ts';
import { openOperatorSocket } from './http/operator-socket.ts';
import { type Patience, usualPatience } from './http/patience.ts';
import { type Mount, openHttpServer } from './http/server.ts';
import { mountWeb } from './http/web.ts';
import { EngineUnable } from './jobs/conversion-worker.ts';
import { errorFacts } from './jobs/error-facts.ts';
import { openRoom } from './jobs/room.ts';
import { startWork, type Work } from './jobs/work.ts';
import { openLog, speakThrough, tellOperator } from './log.ts';
import { intakeAddressOf } from './mail/in/intake-address.ts';
import { type MailSettings, openMail } from './mail/open-mail.ts';
import { mountShortcut } from './mail/shortcut/mount-shortcut.ts';
import { daysLeft } from './passes/signer.ts';
import { openServices, type ServiceOptions, type Services, version } from './services.ts';
import { sweepRetention } from './site/retention.ts';
import { DataFolderBusy } from './storage/data-folder-lock.ts';
import { DiskFull } from './storage/disk-room.ts';
import { WrapKeyUnfit } from './storage/file-wrapper.ts';
import { DatabaseUnfit } from './storage/postgres-database.ts';
import { FolderNotPrivate } from './storage/private-folder.ts';

/** A process that runs. */
export type Running = {
  /** Where the website and the API are; undefined when this process serves neither. */
  readonly address: string | undefined;
  /** Where mail comes in; undefined when this process takes none. */
  readonly mailPort: number | undefined;
  readonly services: Services;
  /** Ends in order: nothing new is taken, what runs gets its time, nothing is lost. */
  stop(): Promise<void>;
};

/** A part of the process, in the order of starting; stopped in reverse. */
type Part = { readonly name: string; stop(): Promise<void> };

/** What differs between the real process and a test. */
export type StartOptions = ServiceOptions & {
  readonly mounts?: readonly Mount[];
  readonly patience?: Patience;
  /** Ends a start that is not done: what was opened is closed, and `start` throws the reason. */
  readonly signal?: AbortSignal;
};

/** Starts everything that the role of this process asks for. Nothing comes in before what was left is put right. */
export async function start(config: Config, log: Logger, options: StartOptions = {}): Promise<Running> {
  const services = await openServices(config, log, options);
  let started = false;
  const { intakes, healthy } = services.api;
  const ready = async () => started && !intakes.closing.aborted && (await healthy());
  const parts: Part[] = [{ name: 'services', stop: services.close }];
  const stop = async () => {
    intakes.close();
    for (const part of parts.reverse()) {
      await part
        .stop()
        .catch((error: unknown) =>
          log.error({ event: 'stop', part: part.name, error: errorFacts(error) }, 'could not stop in order'),
        );
    }
  };
  try {
    const metrics = openMetrics({
      load: services.load,
      waitingSince: services.records.waitingSince,
      now: services.now,
      healthy: services.api.healthy,
      freeBytes: services.leastFree,
      certificateDays: () => certificateDays(services),
      isolation: () => isolationNumber(services),
      models: services.modelTotals,
      eventLoop: services.eventLoop,
      version,
    });
    if (config.DATABASE_URL === '') parts.push(await openOperators(services));
    if (config.METRICS_PORT > 0) parts.push(await openMetricsPort(config, { metrics, ready, log }));
    // Assembled before the work, so that it is closed after it: while jobs end, people can still look at them.
    const web =
      config.ROLE === 'all' || config.ROLE === 'web'
        ? await openWeb(config, {
            services,
            metrics,
            log,
            patience: options.patience ?? usualPatience,
            mounts: [
              shortcutMount(config),
              mountSaveLinks(services.api),
              mountWeb({ config, service: services.api.service, api: services.api }),
              ...(options.mounts ?? []),
            ],
          })
        : undefined;
    if (web) parts.push(web.part);
    options.signal?.throwIfAborted();
    if (config.ROLE === 'all' || config.ROLE === 'worker')
      parts.push(await openWork(config, { services, metrics, log }));
    options.signal?.throwIfAborted();
    const address = await web?.listen();
    let mailPort: number | undefined;
    if (config.ROLE === 'all' || config.ROLE === 'mail') {
      const mail = await openMail(mailSettings(config, address), { ...services, count: metrics }, log);
      parts.push({ name: 'mail', stop: mail.stop });
      mailPort = mail.port;
    }
    services.started();
    started = true;
    options.signal?.throwIfAborted();
    log.info(
      { event: 'started', role: config.ROLE, database: services.database.kind, address },
      `Passlift is ready${address ? ` at ${address}` : ''}`,
    );
    return { address, mailPort, services, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Shared = { readonly services: Services; readonly metrics: Metrics; readonly log: Logger };

async function openWork(config: Config, { services, metrics, log }: Shared): Promise<Part> {
  await services.pool.warm().catch((error: unknown) => {
    if (error instanceof EngineUnable) throw error;
    log.error({ event: 'worker', error: errorFacts(error) }, 'the workers could not be started; health says so');
  });
  checkIsolation(config, services, log);
  const days = certificateDays(services);
  if (days !== undefined && days < 30)
    log.warn({ event: 'certificate', days }, `the signing certificate runs out in ${days} days`);
  const months = { jobs: config.JOB_MONTHS, feedback: config.FEEDBACK_MONTHS, contacts: config.CONTACT_MONTHS };
  const work: Work = await startWork({
    ...services,
    able: () => services.pool.signer() !== undefined,
    concurrency: config.WORKERS,
    room: openRoom(services.crowd),
    waiting: [
      { of: 'jobs', restore: services.records.restore },
      { of: 'answers', restore: services.answerBook.restore },
    ],
    onRestored: (of, count) => log.warn({ event: 'restored', of, count }, `put ${count} ${of} back into the queue`),
    shareProgress: config.DATABASE_URL !== '',
    attempts: config.JOB_ATTEMPTS,
    resultLife: config.RESULT_TTL * 60_000,
    sweep: async () => {
      const deleted = await sweepRetention(services.retention, months, services.now());
      log.info({ event: 'sweep', ...deleted }, 'deleted what was too old');
    },
    onError: (error) => log.error({ event: 'work', error: errorFacts(error) }, 'work failed'),
    log: (event) => {
      services.pace.note(event.lane, event.milliseconds);
      metrics.job(event);
      log.info(event, `job ${event.event}`);
    },
  });
  return { name: 'work', stop: () => work.stop(config.STOP_SECONDS * 1000) };
}

/** Says how well the readers are fenced; the real service does not start when that is too little. */
function checkIsolation(config: Config, { pool }: Services, log: Logger): void {
  const isolation = pool.isolation();
  if (!isolation) return;
  const { level, wall } = isolation;
  const weaknesses = weaknessesOf(isolation);
  const reaches = isolationLevels.indexOf(level) <= isolationLevels.indexOf(config.ISOLATION);
  const facts = { event: 'isolation', level, wall, weaknesses };
  if (reaches) {
    log.info(facts, `files are opened behind the wall '${wall}': isolation is ${level}`);
    return;
  }
  const missing = weaknesses.join('; ');
  const sentence = `ISOLATION: files are opened with isolation '${level}', and '${config.ISOLATION}' is asked for (${missing}).`;
  if (config.PRODUCTION || config.NODE_ENV === 'production')
    throw new EngineUnable(
      `${sentence} docs/isolation.md tells how to get it; ISOLATION=${level} starts all the same.`,
    );
  log.warn(facts, sentence);
}

async function openWeb(
  config: Config,
  {
    services,
    metrics,
    log,
    patience,
    mounts,
  }: Shared & { readonly patience: Patience; readonly mounts: readonly Mount[] },
) {
  const app = await openHttpServer({
    api: {
      routes,
      context: services.api,
      origins: config.CORS_ORIGINS,
      fileSize: Math.max(config.MAX_PDF_MB, config.MAX_UPLOAD_MB) * 2 ** 20,
      patience,
    },
    headers: {
      secure: config.PUBLIC_URL.startsWith('https:'),
      turnstile: config.TURNSTILE_SECRET_KEY !== '',
      donationUrl: config.DONATION_URL,
      analyticsUrl: config.ANALYTICS_URL,
    },
    proxies: config.TRUST_PROXY,
    logger: log,
    mounts,
    observe: metrics.request,
  });
  return {
    part: { name: 'web', stop: () => app.close() },
    /** Opens the door; answers its address. */
    async listen(): Promise<string> {
      await app.listen({ host: config.HOST, port: config.PORT });
      const { port } = app.server.address() as AddressInfo;
      const host = config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST;
      return `http://${host}:${port}`;
    },
  };
}

function shortcutMount(config: Config): Mount {
  return mountShortcut({ name: config.SERVICE_NAME, intakeAddress: intakeAddressOf(config) });
}

function mailSettings(config: Config, webAddress: string | undefined): MailSettings {
  const address = intakeAddressOf(config);
  const smtp = { host: config.SMTP_HOST || config.HOST, cert: config.SMTP_CERT, key: config.SMTP_KEY };
  return {
    address,
    others: [config.SUPPORT_ADDRESS].filter(Boolean),
    ...(config.SMTP_PORT === 'off' ? {} : { smtp: { ...smtp, port: config.SMTP_PORT } }),
    imap: config.IMAP_URL,
    imapDone: config.IMAP_DONE === 'delete' ? '' : config.IMAP_DONE,
    imapFor: config.INTAKE_ADDRESS,
    imapOld: config.IMAP_OLD === 'take',
    imapMemory: resolve(config.DATA_DIR, 'mailbox.json'),
    size: config.MAX_UPLOAD_MB * 2 ** 20,
    relay: config.MAIL_RELAY,
    retrySeconds: config.MAIL_RETRY_SECONDS,
    outbox: resolve(config.DATA_DIR, 'outbox'),
    from: { name: config.SERVICE_NAME, address: config.MAIL_FROM || address },
    publicUrl: (config.PUBLIC_URL || webAddress || `http://localhost:${config.PORT}`).replace(/\/$/, ''),
    dnsServers: config.DNS_SERVERS,
    sealers: config.ARC_SEALERS,
    trustedPeers: config.MAIL_TRUSTED_PEERS,
    stopSeconds: config.STOP_SECONDS,
  };
}

async function openOperators(services: Services): Promise<Part> {
  const operations = openOperations({
    keys: services.api.keys,
    dataRights: services.dataRights,
    secrets: services.secrets,
  });
  return partOf('operators', await openOperatorSocket(services.socket, operations));
}

/** A port that is taken must not keep the service from running. */
async function openMetricsPort(
  config: Config,
  { metrics, ready, log }: { readonly metrics: Metrics; readonly ready: () => Promise<boolean>; readonly log: Logger },
): Promise<Part> {
  try {
    const at = { host: config.METRICS_HOST, port: config.METRICS_PORT, ready };
    return partOf('metrics', await serveMetrics(metrics, at));
  } catch (error) {
    log.warn({ event: 'metrics', error: errorFacts(error) }, 'METRICS_PORT cannot be used: no metrics');
    return { name: 'metrics', stop: async () => {} };
  }
}

function partOf(name: string, server: Server): Part {
  return {
    name,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function certificateDays({ pool, now }: Services): number | undefined {
  const signer = pool.signer();
  return signer && daysLeft(signer, new Date(now()).toISOString());
}

/** 2 for `full`, 0 for `none`; undefined where no files are opened. */
function isolationNumber({ pool }: Services): number | undefined {
  const level = pool.isolation()?.level;
  return level && isolationLevels.toReversed().indexOf(level);
}

/** The process itself: one of the four places that catch everything. */
async function run(): Promise<void> {
  readEnvFile();
  const config = parseConfig(process.env);
  if ('faults' in config) {
    tellOperator(
      `Passlift cannot start with these settings:\n${config.faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
    process.exit(2);
  }
  const log = openLog(config.LOG_LEVEL);
  speakThrough(log);
  try {
    const { services } = await serve(config, log);
    if (config.ROLE === 'all' || config.ROLE === 'worker') void services.startAhead();
  } catch (error) {
    tellOperator(sentenceOf(error));
    process.exit(1);
  }
}

/**
 * Starts and, at SIGTERM or SIGINT, stops in order and ends this process with 0; also while it is still starting. Throws
 * when it cannot be started.
 */
export async function serve(config: Config, log: Logger, options: Omit<StartOptions, 'signal'> = {}): Promise<Running> {
  const stopping = new AbortController();
  let running: Running | undefined;
  const end = async (signal: string) => {
    log.info({ event: 'stopping', signal }, 'stopping');
    stopping.abort();
    if (!running) return; // the start ends itself
    await running.stop();
    process.exit(0);
  };
  process.once('SIGTERM', end).once('SIGINT', end);
  try {
    running = await start(config, log, { ...options, signal: stopping.signal });
  } catch (error) {
    if (stopping.signal.aborted) process.exit(0);
    throw error;
  }
  return running;
}

/** Failures that an operator can mend are sentences; anything else shows where it came from. */
function sentenceOf(error: unknown): string {
  const sentences = [
    ...[DataFolderBusy, DatabaseUnfit, DiskFull, EngineUnable],
    ...[FolderNotPrivate, ServiceAccountError, WrapKeyUnfit],
  ];
  if (sentences.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return 'PORT: the port is in use by another program.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

if (import.meta.main) await run();
