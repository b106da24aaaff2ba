/** Starts one process: signals, settings, services, workers, and the doors last; stops them in reverse. */
import './need-node.mjs';
import type { Logger } from 'pino';
import { EngineUnable } from '#src/jobs/worker-port.ts';
import { type Config, parseConfig, readEnvFile } from './config.ts';
import { errorFacts } from './error-facts.ts';
import { ServiceAccountError } from './google-wallet/service-account.ts';
import { openMetrics } from './http/metrics.ts';
import { mountSaveLinks } from './http/mount-save-links.ts';
import { type Patience, usualPatience } from './http/patience.ts';
import type { Mount } from './http/server.ts';
import { mountWeb } from './http/web.ts';
import { openLog, speakThrough, tellOperator } from './log.ts';
import { openMail } from './mail/open-mail.ts';
import { openServices, type ServiceOptions, type Services, version } from './services.ts';
import { mailSettings, shortcutMount } from './start/mail-settings.ts';
import { openMetricsPort, openOperators } from './start/open-ports.ts';
import { openWeb } from './start/open-web.ts';
import { openWork } from './start/open-work.ts';
import type { Part, Shared } from './start/part.ts';
import { certificateDays, greeting, isolationNumber } from './start/readiness.ts';
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
    for (const part of parts.reverse())
      await part
        .stop()
        .catch((error: unknown) =>
          log.error({ event: 'stop', part: part.name, error: errorFacts(error) }, 'could not stop in order'),
        );
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
    const web = does(config, 'web') ? await openSite(config, { services, metrics, log }, options) : undefined;
    if (web) parts.push(web.part);
    options.signal?.throwIfAborted();
    if (does(config, 'worker')) parts.push(await openWork(config, { services, metrics, log }));
    options.signal?.throwIfAborted();
    const address = await web?.listen();
    let mailPort: number | undefined;
    if (does(config, 'mail')) {
      const mail = await openMail(mailSettings(config, address), { ...services, count: metrics }, log);
      parts.push({ name: 'mail', stop: mail.stop });
      mailPort = mail.port;
    }
    services.started();
    started = true;
    options.signal?.throwIfAborted();
    log.info(
      { event: 'started', role: config.ROLE, database: services.database.kind, address },
      greeting(services, address),
    );
    return { address, mailPort, services, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The web server with all that is mounted beside the API. */
function openSite(config: Config, shared: Shared, { patience = usualPatience, mounts = [] }: StartOptions) {
  const { api, expectFile } = shared.services;
  const web = mountWeb({ config, service: api.service, api, onVisit: expectFile });
  const own = [shortcutMount(config), mountSaveLinks(api), web];
  return openWeb(config, { ...shared, patience, mounts: [...own, ...mounts] });
}

/** Whether this process does a part of the work. */
const does = ({ ROLE }: Config, part: Config['ROLE']): boolean => ROLE === 'all' || ROLE === part;

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
