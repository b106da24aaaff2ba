import { randomBytes } from 'node:crypto';
import type { ProblemCode } from '#src/problems.ts';
import type { RecordName } from './content-store.ts';
import { ConverterCrashed } from './converter.ts';
import type { JobKey } from './job-id.ts';
import type { Attempt, JobRecord } from './job-records.ts';
import type { Outcome } from './outcome.ts';
import { reporter } from './report-progress.ts';
import { unpackSource } from './source.ts';
import { isUnavailable, secondsAway } from './unavailable.ts';
import type { JobEvent, WorkContext } from './work-context.ts';

/** A job that took a server with it this often is not tried again. */
const mostAttempts = 10;

/** How a crash is told to the person. */
const crashCodes: Readonly<Record<'crash' | 'time' | 'memory', ProblemCode>> = {
  crash: 'job.crashed',
  time: 'document.too-slow',
  memory: 'document.too-complex',
};

/**
 * Works on one job until it has ended; throws when it has to come again. Answers the seconds after which it has to, where
 * the store of content said so.
 */
export async function runJob(job: JobKey, context: WorkContext): Promise<number | undefined> {
  const { records, content, now } = context;
  const lease = randomBytes(12).toString('hex');
  const record = await records.begin({ job, lease });
  if (!record) return undefined;
  const attempt: Held = { job, lease, intake: record.intake };
  const begun = performance.now();
  const waited = record.attempts === 1 ? Math.max(0, now() - record.createdAt) : undefined;
  const about = { job: job.slice(0, 12), kind: record.kind, lane: record.lane };
  const log: Log = (event) =>
    context.log({
      ...about,
      milliseconds: Math.round(performance.now() - begun),
      ...(waited !== undefined && event.event !== 'given-back' ? { waited } : {}),
      ...event,
    });

  const { report, stop } = reporter(attempt, context);
  let leave = () => {};
  try {
    if (record.attempts > mostAttempts) return await fail(attempt, 'job.crashed', context, log);
    const source = await content.stream(job, 'source');
    if (!source) return await fail(attempt, 'job.lost', context, log);
    leave = await context.room.enter(source.bytes, context.stopping);
    const order = { ...(await unpackSource(source)), now: new Date(now()).toISOString() };
    const outcome = await context.converter[record.lane].convert(order, report, context.stopping);
    if (outcome.state === 'failed') return await fail(attempt, outcome.errorCode, context, log, outcome);
    return await complete(attempt, outcome, context, log);
  } catch (error) {
    if (!(error instanceof ConverterCrashed)) {
      // The machine lacked something: that counts against no file, and it comes again.
      if (isUnavailable(error)) await records.release(attempt, 'stop').catch(() => {});
      const seconds = secondsAway(error);
      if (seconds === undefined) throw error;
      log({ event: 'given-back', why: 'content-away' });
      return seconds;
    }
    if (error.why === 'stop') {
      await records.release(attempt, 'stop');
      log({ event: 'given-back' });
      throw error;
    }
    // The second time a file takes too long or too much, it would again; a crash may have been the machine.
    if (record.crashes + 1 >= context.attempts) return await fail(attempt, crashCodes[error.why], context, log);
    await records.release(attempt, 'crash');
    log({ event: 'crashed', why: error.why });
    throw error;
  } finally {
    stop();
    leave();
    context.progress.clear(job);
  }
}

type Held = Attempt & Pick<JobRecord, 'intake'>;

type Log = (event: Omit<JobEvent, 'job' | 'kind' | 'lane' | 'waited' | 'milliseconds'>) => void;

async function complete(
  attempt: Held,
  outcome: Outcome & { state: 'completed' },
  context: WorkContext,
  log: Log,
): Promise<undefined> {
  const { records, content, now, resultLife } = context;
  const ref = `${attempt.job}-${attempt.lease}`;
  const key = await content.open(ref);
  const put = (record: RecordName, bytes: Uint8Array) => content.put({ ref, record, key }, [bytes]);
  // At once: a store is waited for once, not four times.
  await Promise.all([
    put('files', outcome.files),
    put('tickets', outcome.kept.tickets),
    put('pages', outcome.kept.pages),
    put('result', Buffer.from(JSON.stringify(outcome.result))),
  ]);
  const completedAt = now();
  const published = await records.end(attempt, {
    state: 'completed',
    completedAt,
    errorCode: null,
    resultRef: ref,
    expiresAt: completedAt + resultLife,
    ...outcome.metadata,
  });
  if (!published) {
    await content.destroy(ref);
    log({ event: 'dropped' });
    return undefined;
  }
  await content.destroy(attempt.job);
  log({ event: 'completed', passes: outcome.metadata.passCount, ...factsOf(outcome) });
  return undefined;
}

async function fail(
  attempt: Held,
  errorCode: ProblemCode,
  context: WorkContext,
  log: Log,
  outcome?: Outcome,
): Promise<undefined> {
  const { records, content, now } = context;
  const ended = await records.end(attempt, {
    state: 'failed',
    completedAt: now(),
    errorCode,
    ...(outcome?.state === 'failed' && outcome.errorValues ? { errorValues: outcome.errorValues } : {}),
    resultRef: null,
    expiresAt: null,
    passCount: 0,
    pages: null,
    ticketKind: null,
    durations: {},
    ...outcome?.metadata,
  });
  if (!ended) {
    log({ event: 'dropped' }); // another attempt has the lease now, and needs the file
    return undefined;
  }
  await content.destroy(attempt.job);
  log({ event: 'failed', why: errorCode, ...factsOf(outcome) });
  return undefined;
}

function factsOf(outcome: Outcome | undefined): Pick<JobEvent, 'model' | 'stages' | 'readers'> {
  if (!outcome) return {};
  const { model, durations: stages, readersLost: readers } = outcome.metadata;
  return { stages, ...(readers ? { readers } : {}), ...(model ? { model } : {}) };
}
