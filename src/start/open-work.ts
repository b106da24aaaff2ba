/** The part that does jobs, behind the fence that is asked for. */
import type { Logger } from 'pino';
import type { Config } from '#src/config.ts';
import { errorFacts } from '#src/error-facts.ts';
import { isolationLevels, weaknessesOf } from '#src/fence/level.ts';
import { openRoom } from '#src/jobs/room.ts';
import { startWork, type Work } from '#src/jobs/work.ts';
import { EngineUnable } from '#src/jobs/worker-port.ts';
import type { Services } from '#src/services.ts';
import { sweepRetention } from '#src/site/retention.ts';
import type { Part, Shared } from './part.ts';
import { certificateDays } from './readiness.ts';

/** Warms the workers, looks how well they are fenced, puts back what was left, and takes jobs from then on. */
export async function openWork(config: Config, { services, metrics, log }: Shared): Promise<Part> {
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
  const facts = { event: 'isolation', isolation: level, wall, weaknesses };
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
