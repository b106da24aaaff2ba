import type { JobJson } from '#src/api/schemas.ts';
import { ApiError } from '../api/call-api.ts';
import type { PassPreview } from '../pass-preview/preview-data.ts';

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
  | { readonly state: 'refused'; readonly status: number; readonly message: string; readonly wait: number };

/** Reads JSON of the API at a path; throws an `ApiError` when it is refused. On the server and in a browser alike. */
export type ReadApi = <Answer>(path: string) => Promise<Answer>;

/** Everything that the page of a job shows. `shown` is the number of the pass to draw. */
export async function loadResult(
  read: ReadApi,
  { id, shown }: { readonly id: string; readonly shown: number },
): Promise<ResultData> {
  try {
    const job = await read<JobJson>(`/v1/pipeline/${encodeURIComponent(id)}`);
    return { state: 'known', job, ...(await drawn(read, job, shown)) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return { state: 'unknown' };
    return { state: 'refused', status: error.status, message: error.message, wait: error.retryAfter ?? 5 };
  }
}

/** The pass to draw; the first one where there is none of that number. */
export async function drawn(
  read: ReadApi,
  job: JobJson,
  wanted: number,
): Promise<{ shown: number; preview: PassPreview | null }> {
  const items = job.result?.passes?.items ?? [];
  const item = items.find(({ number }) => number === wanted) ?? items[0];
  if (!item) return { shown: 1, preview: null };
  const preview = await read<PassPreview>(`${item.download_url}/preview`).catch(() => null);
  return { shown: item.number, preview };
}

/** Whether nothing more will happen to a job. */
export function hasEnded({ status }: JobJson): boolean {
  return status === 'completed' || status === 'failed';
}

/** Whether everything of a job was deleted, by time or on request. */
export function isGone(job: JobJson, now: number): boolean {
  const until = job.result?.expires_at;
  const expired = job.status === 'completed' && typeof until === 'number' && until * 1000 <= now;
  return Boolean(job.result?.deleted) || job.error_code === 'job.deleted' || expired;
}
