import type { Progress } from '#src/pipeline/conversion.ts';
import type { Attempt } from './job-records.ts';
import type { WorkContext } from './work-context.ts';

/** A stage that is over sooner is told to this process only. */
const worthTelling = 1_000;

/** Tells this process every step, and the database each stage that lasts, when other nodes read it. `stop` ends that. */
export function reporter(attempt: Attempt, { records, progress, shareProgress }: WorkContext) {
  let told: NodeJS.Timeout | undefined;
  let stage: string | undefined;
  return {
    report(step: Progress) {
      progress.set(attempt.job, step);
      if (!shareProgress || step.stage === stage) return;
      stage = step.stage;
      clearTimeout(told);
      // Only a hint for other nodes; the end of the job is what counts.
      const tell = () => records.report(attempt, { stage: step.stage, percent: percentOf(step.done) }).catch(() => {});
      told = setTimeout(tell, worthTelling);
    },
    stop: () => clearTimeout(told),
  };
}

/** Percent of a running job: never 100 before it is stored. */
export function percentOf(done: number): number {
  return Math.max(0, Math.min(99, Math.round(done * 100)));
}
