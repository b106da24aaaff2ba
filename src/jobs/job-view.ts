import type { Progress } from '#src/pipeline/conversion.ts';
import type { ContentStore } from './content-store.ts';
import { type JobId, jobKeyOf } from './job-id.ts';
import type { JobRecord, JobRecords } from './job-records.ts';
import type { JobResult } from './job-result.ts';
import type { LiveProgress } from './live-progress.ts';
import type { QueueLoad } from './queue-load.ts';
import { type Tickets, withCorrections } from './tickets.ts';

/** What jobs are looked at with. */
export type ViewContext = {
  readonly records: JobRecords;
  readonly content: ContentStore;
  readonly tickets: Tickets;
  readonly progress: LiveProgress;
  readonly now: () => number;
  /** Whether this process is told when another one has ended a job. */
  readonly hears: () => boolean;
  readonly load: () => Promise<QueueLoad>;
};

/** A job as its visitor sees it. */
export type JobView = {
  readonly id: JobId;
  readonly record: JobRecord;
  readonly result?: JobResult;
  /** What this process does for it right now. */
  readonly live?: Progress;
  /** While it waits: how many are before it, and seconds until it begins, as jobs are done just now. */
  readonly place?: Place;
};

/** A place in the queue. */
export type Place = { readonly ahead: number; readonly seconds: number };

/** Looks at jobs. */
export type Views = {
  /** A job without its result. What is due to expire is shown as gone, whether it was taken away already or not. */
  bare(id: string): Promise<JobView | undefined>;
  /** The same job with its result, as it was corrected since; gone where it can be read no more. */
  withResult(view: JobView | undefined): Promise<JobView | undefined>;
  /** A job with its result once it has ended, is known to be none, or `signal` says so. */
  ended(id: string, signal: AbortSignal): Promise<JobView | undefined>;
};

/** Another node may have ended the job that is waited for: the database is asked this often, in milliseconds. */
const lookEvery = { unheard: 500, heard: 10_000 } as const;

/** Whether something is still to come of a job. */
export const isUnfinished = ({ state }: JobRecord): boolean => state === 'pending' || state === 'processing';

/** Opens the view of jobs that a node has. */
export function openViews({ records, content, tickets, progress, now, hears, load }: ViewContext): Views {
  const placeOf = async (record: JobRecord): Promise<Place> => {
    const [ahead, { slots, seconds }] = await Promise.all([records.ahead(record), load()]);
    return { ahead, seconds: Math.ceil((ahead * seconds[record.lane]) / Math.max(1, slots)) };
  };

  const bare = async (id: string): Promise<JobView | undefined> => {
    const job = jobKeyOf(id);
    const record = job && (await records.find(job));
    if (!record) return undefined;
    const due = record.content === 'result' && now() >= (record.expiresAt ?? 0);
    const shown: JobRecord = due ? { ...record, content: 'gone' } : record;
    const live = record.state === 'processing' ? progress.get(job) : undefined;
    const place = record.state === 'pending' ? await placeOf(record) : undefined;
    return { id: id as JobId, record: shown, ...(live ? { live } : {}), ...(place ? { place } : {}) };
  };

  const withResult = async (view: JobView | undefined): Promise<JobView | undefined> => {
    if (view?.record.content !== 'result' || !view.record.resultRef) return view;
    const { resultRef } = view.record;
    const [result, corrections] = await Promise.all([readResult(content, resultRef), tickets.corrections(resultRef)]);
    return result
      ? { ...view, result: withCorrections(result, corrections) }
      : { ...view, record: { ...view.record, content: 'gone' } };
  };

  return {
    bare,
    withResult,
    async ended(id, signal) {
      const job = jobKeyOf(id);
      for (;;) {
        const isLast = job === undefined || signal.aborted;
        const over = new AbortController();
        const pause = AbortSignal.timeout(hears() ? lookEvery.heard : lookEvery.unheard);
        // Who listens before he looks misses nothing in between.
        const woken = isLast ? undefined : progress.cleared(job, AbortSignal.any([signal, over.signal, pause]));
        let view: JobView | undefined;
        try {
          view = await bare(id);
        } finally {
          if (!view || !isUnfinished(view.record)) over.abort();
        }
        if (isLast || !view || !isUnfinished(view.record)) return withResult(view);
        await woken;
      }
    },
  };
}

/** What a job says of itself, by the name of its result; undefined when that is gone. */
export async function readResult(content: ContentStore, ref: string): Promise<JobResult | undefined> {
  const bytes = await content.get(ref, 'result');
  return bytes && (JSON.parse(Buffer.from(bytes).toString('utf8')) as JobResult);
}
