import type { JobJson, JobResultJson } from '#src/api/schemas.ts';
import { type Language, languages } from '#src/languages/languages.ts';
import { ApiError } from '../api/call-api.ts';
import { type Told, toldBy } from '../api/say-refusal.ts';
import { type PassPreview, previewAt } from '../pass-preview/preview-data.ts';
import type { ToldProblem } from './problem-words.ts';

/** What the page of a job shows, and how it was come by. */
export type ResultData =
  | {
      readonly state: 'known';
      readonly job: JobJson;
      /** Number of the pass that is drawn, from 1. */
      readonly shown: number;
      /** How that pass looks; null while there is none, or when it cannot be drawn. */
      readonly preview: PassPreview | null;
    }
  | { readonly state: 'unknown' }
  /** The server, or the line to it, did not let us look; seconds until it is worth another try. */
  | ({ readonly state: 'refused'; readonly status: number; readonly wait: number } & Told);

/** Reads JSON of the API at a path; throws an `ApiError` when it is refused. On the server and in a browser alike. */
export type ReadApi = <Answer>(path: string) => Promise<Answer>;

/** Everything that the page of a job shows. `shown` is the number of the pass to draw. */
export async function loadResult(
  read: ReadApi,
  { id, shown, language }: { readonly id: string; readonly shown: number; readonly language: Language },
): Promise<ResultData> {
  try {
    const job = await read<JobJson>(jobAt(id, { language }));
    return { state: 'known', job, ...(await drawn(read, job, { shown, language })) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return { state: 'unknown' };
    return { state: 'refused', status: error.status, ...toldBy(error), wait: error.retryAfter ?? 5 };
  }
}

/** Where a job is read (`wait`: seconds until it need not be answered before it ends) whose passes are told apart in a language. */
export function jobAt(
  id: string,
  { language, wait }: { readonly language: Language; readonly wait?: string | undefined },
): string {
  const query = new URLSearchParams({ ...(wait ? { wait } : {}), ...(language === languages[0] ? {} : { language }) });
  return `/v1/pipeline/${encodeURIComponent(id)}${query.size > 0 ? `?${query}` : ''}`;
}

/** The address of what was made: as told, or the job's own; always with the host that is given. */
export function downloadUrlOf(job: JobJson, origin: string): string {
  const told = job.result?.download_url || job.result?.file_url || `/v1/pipeline/${job.id}/download`;
  return new URL(told, origin).href;
}

/** The pass to draw, as a phone in the language does; the first one where there is none of that number. */
export async function drawn(
  read: ReadApi,
  job: JobJson,
  { shown, language }: { readonly shown: number; readonly language: Language },
): Promise<{ shown: number; preview: PassPreview | null }> {
  const items = job.result?.passes?.items ?? [];
  const item = items.find(({ number }) => number === shown) ?? items[0];
  if (!item) return { shown: 1, preview: null };
  const preview = await read<PassPreview>(previewAt(item.download_url, language)).catch(() => null);
  return { shown: item.number, preview };
}

/** Whether nothing more will happen to a job. */
export function hasEnded({ status }: JobJson): boolean {
  return status === 'completed' || status === 'failed';
}

/** Everything that a job has to say of what went wrong, with its file and with each of its passes. */
export function problemsOf({ status, error_code, error_values, result }: JobJson): readonly ToldProblem[] {
  const failure = { code: error_code ?? 'job.crashed', message: '', advice: '', values: error_values };
  const items = result?.passes.items ?? [];
  const failed = status === 'failed' ? [failure] : [];
  return [...failed, ...(result?.problems ?? []), ...items.flatMap(toldOf)];
}

/** What is said of a pass, by its kind. */
export const toldOf = ({ kind, problems }: JobResultJson['passes']['items'][number]): readonly ToldProblem[] =>
  problems.map((problem) => ({ ...problem, kind }));

/** Whether a job that has ended made nothing. */
export function hasFailed({ status, result }: JobJson): boolean {
  if (status === 'failed') return true;
  return result?.eligibility?.is_valid_pass === false || result?.passes?.pass_count === 0;
}

/** Whether only a password is missing to open the file of a job. */
export function isLocked({ status, error_code }: JobJson): boolean {
  return status === 'failed' && error_code === 'document.locked';
}

/** Whether everything of a job was deleted, by time or on request. */
export function isGone(job: JobJson, now: number): boolean {
  const until = job.result?.expires_at;
  const expired = job.status === 'completed' && typeof until === 'number' && until * 1000 <= now;
  return Boolean(job.result?.deleted) || job.error_code === 'job.deleted' || expired;
}
