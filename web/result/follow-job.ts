import type { JobJson } from '#src/api/schemas.ts';
import type { Language } from '#src/languages/languages.ts';
import { callApi, pause } from '../api/call-api.ts';
import { KnownFailure } from '../convert/failures.ts';
import { jobAt } from './load-result.ts';

const pollInterval = 1000;
/** Least time between an answer and the next question: the page itself and a question a second stay below 60 a minute. */
const breath = 50;
const pollTimeout = 300_000;
/** Repetitions of a poll that got no answer; the first try is not one. */
const pollRetries = 5;

/** What is told while a job runs. */
export type Watch = {
  readonly signal: AbortSignal;
  /** In which its passes are told apart. */
  readonly language: Language;
  readonly onJob: (job: JobJson) => void;
  readonly onRetry: (number: number, of: number) => void;
};

/**
 * Asks every second how a job is doing, for at most 300 seconds; gives it once it has ended. But for the first time the answer
 * may wait for the end of the job, so that nobody has to.
 */
export async function followJob(id: string, { signal, language, onJob, onRetry }: Watch): Promise<JobJson> {
  const until = Date.now() + pollTimeout;
  for (let wait: string | undefined; ; wait = String(pollInterval / 1000)) {
    const asked = Date.now();
    const job = await callApi<JobJson>(jobAt(id, { language, wait }), {
      attempts: pollRetries + 1,
      signal,
      onRetry: (number) => onRetry(number, pollRetries),
    });
    onJob(job);
    if (job.status === 'completed' || job.status === 'failed') return job;
    if (Date.now() + pollInterval > until) throw new KnownFailure('pollingTimeout');
    if (wait) await pause(Math.max(breath, asked + pollInterval - Date.now()), signal);
  }
}
