/** What reads files and makes passes of them: workers for quick files and for slow ones, and a language model that they may ask. */
import type { Logger } from 'pino';
import type { Config } from '#src/config.ts';
import { chosenLimits } from '#src/documents/chosen-limits.ts';
import type { Limits } from '#src/documents/limits.ts';
import { practiceOrder } from '#src/jobs/practice.ts';
import { openWorkerPool } from '#src/jobs/worker-pool.ts';
import { openMeter } from '#src/models/meter.ts';
import { openModel } from '#src/models/open-model.ts';
import { modelSettings } from '#src/models/settings.ts';
import { openSignerProcess } from '#src/passes/signing/signer-process.ts';
import type { Database } from '#src/storage/database.ts';
import { openModelBudget } from '#src/storage/model-budget.ts';
import { signerSettings } from './signing.ts';

const megabyte = 2 ** 20;

/** Seconds of a job that are kept for what comes after a language model has answered. */
const timeToSign = 15;
/** How much workers of slow files, and what reads for them, give way: a quick file gets more than twice as much of a core that both want, and a slow one still ends in its time. */
const niceOfSlow = 4;
/** Milliseconds after which workers of slow files but one end for want of any: with all that they start each holds 200 MB, or 600 after a picture. */
const idleLifeOfSlow = 60_000;
/** Part of the time for reading that one PDF may take, so that what is sent along is read, too. */
const partForOne = 0.7;

/** What converters are opened with; `engine` is the URL of the module that exports `openEngine`, for a test. */
type ConverterContext = {
  readonly database: Database;
  readonly now: () => number;
  readonly engine?: string | undefined;
};

/** Opens the workers of both lanes; none starts before it is asked to. */
export function openConverters(config: Config, log: Logger, { database, now, engine }: ConverterContext) {
  const meter = openMeter();
  const model = openModel(modelSettings(config), {
    budget: openModelBudget(database, config.AI_DAY_TOKENS, now),
    meter,
    now,
    log: (fault) => log.warn({ event: 'model', ...fault }, 'the language model did not answer'),
  });
  const limits = limitsOf(config);
  const settings = {
    limits,
    issuer: { name: config.SERVICE_NAME, contact: config.SUPPORT_ADDRESS || config.PUBLIC_URL },
    production: config.PRODUCTION,
    ...(model
      ? { model: { sees: model.sees, when: config.AI_ASK, until: (config.JOB_SECONDS - timeToSign) * 1000 } }
      : {}),
  };
  const shared = {
    engine: engine ?? new URL('../jobs/engine.ts', import.meta.url).href,
    ...(model ? { model } : {}),
    size: config.WORKERS,
    log: (text: string) => log.warn({ event: 'worker' }, text.slice(0, 500)),
    bounds: { memoryBytes: config.WORKER_MEMORY_MB * megabyte, milliseconds: config.JOB_SECONDS * 1000 },
  };
  const practice = (['pdf', 'picture'] as const).map((kind) => () => practiceOrder(kind, now()));
  const quick = openWorkerPool({
    ...{ ...shared, settings, practice: practice.slice(0, 1) },
    openSigner: () => openSignerProcess(signerSettings(config)),
  });
  // Started when slow files come, ended but for one when none have come for a while, and signed for by the same process.
  const slow = openWorkerPool({
    ...shared,
    ...{ settings: { ...settings, nice: niceOfSlow }, practice },
    idleLife: idleLifeOfSlow,
    openSigner: quick.signing,
  });
  return { quick, slow, limits, modelTotals: meter.totals };
}

/** Reading ends early enough for what was read to become passes, beside which its pages are shown however long it took. */
function limitsOf(config: Config): Limits {
  const limits = chosenLimits(config);
  const all = Math.max(config.JOB_SECONDS - timeToSign, config.JOB_SECONDS / 2) * 1000;
  const pictures = (config.JOB_SECONDS * 1000 - all) / 2;
  return { ...limits, time: { ...limits.time, all, pictures, pdf: all * partForOne } };
}
