import type { JobJson } from '#src/api/schemas.ts';
import type { Language } from '#src/languages/languages.ts';
import { callApi, pause } from '../api/call-api.ts';
import { type FormCall, sendForm } from '../api/send-form.ts';
import { jobAt } from '../result/load-result.ts';
import { KnownFailure } from './failures.ts';
import { userUuid } from './user-uuid.ts';

const pollInterval = 1000;
/** Least time between an answer and the next question: the page itself and a question a second stay below 60 a minute. */
const breath = 50;
const pollTimeout = 300_000;
/** Repetitions of a poll that got no answer; the first try is not one. */
const pollRetries = 5;
/** A slow line may take this long for 25 MB. */
const uploadTimeout = 300_000;

/** What is told while a job runs. */
export type Watch = {
  readonly signal: AbortSignal;
  /** In which its passes are told apart. */
  readonly language: Language;
  readonly onJob: (job: JobJson) => void;
  readonly onRetry: (number: number, of: number) => void;
};

/** Sends a file with its proof of humanity; gives the job that it became. */
export async function sendFile(
  file: File,
  { token, password, signal, onPercent }: FormCall & { readonly token: string; readonly password?: string },
): Promise<JobJson> {
  const form = new FormData();
  const user = userUuid();
  form.set('cf_turnstile_response', token);
  if (user) form.set('user_uuid', user);
  if (password) form.set('password', password);
  form.set('file', file, file.name);
  // Once, because a token is good for one request.
  const job = await sendForm<JobJson | undefined>('/v1/pipeline', form, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(uploadTimeout)]),
    onPercent,
  });
  if (!job?.id) throw new KnownFailure('noId');
  return job;
}

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

/** The address of what was made: as told, or the job's own; always with the host that is given. */
export function downloadUrlOf(job: JobJson, origin: string): string {
  const told = job.result?.download_url || job.result?.file_url || `/v1/pipeline/${job.id}/download`;
  return new URL(told, origin).href;
}
