import type { Trip } from '#src/itinerary/trip.ts';
import type { ContentStore } from './content-store.ts';
import type { JobRecord, JobRecords } from './job-records.ts';
import type { JobResult, ResultFile } from './job-result.ts';
import { isUnfinished, readResult, type Views } from './job-view.ts';
import { forgetSender } from './keep-clean.ts';
import { bundleOf, correctedPasses, numbered, type Pick, type Stored } from './picked-files.ts';
import { type Tickets, withCorrections } from './tickets.ts';

/** What results are handed out with. */
export type HandOutContext = {
  readonly records: JobRecords;
  readonly content: ContentStore;
  readonly tickets: Tickets;
  /** Downloads a pass. */
  readonly downloads: number;
  readonly now: () => number;
};

/** A file to hand out, or why there is none. */
export type Download =
  | { readonly state: 'ready'; readonly file: ResultFile; readonly bytes: Uint8Array }
  | { readonly state: 'unknown' | 'gone' | 'unfinished' | 'none' | 'unsigned' };

/** What tickets say, or why there is nothing. */
export type HandedTrips =
  | { readonly state: 'ready'; readonly trips: readonly Trip[] }
  | Exclude<Download, { readonly state: 'ready' }>;

/** Hands out what jobs made. */
export type HandOut = {
  /** The `number`-th (from 1) pass or bundle, or bundle of `all`, which is the pass where there is only one; counts as a download. */
  download(id: string, type: ResultFile['type'] | 'all', number: number): Promise<Download>;
  /** A bundle of these passes (from 1, at most 10); counts as a download. */
  downloadSome(id: string, numbers: readonly number[]): Promise<Download>;
  /** What these tickets say (from 1; all where none are named); counts as a download. */
  trips(id: string, numbers?: readonly number[]): Promise<HandedTrips>;
};

/** Opens what a node hands out. */
export function openHandOut({ records, content, tickets, downloads, now }: HandOutContext, views: Views): HandOut {
  /** As it was stored, unless a pass in it was corrected since; undefined when that cannot be signed here. */
  const bytesOf = async (picked: Pick, stored: Stored): Promise<Uint8Array | undefined> => {
    const { corrections } = stored;
    const asStored = picked.stored && !picked.numbers.some((number) => corrections.has(number));
    if (asStored) return picked.stored(stored.files);
    const passes = await correctedPasses(picked.numbers, stored, tickets);
    return passes && picked.bytesOf(passes);
  };

  /** The result of a job as long as it is there. */
  const open = async (id: string, withFiles: boolean): Promise<Opened> => {
    const view = await views.bare(id);
    if (!view) return { state: 'unknown' };
    const { record } = view;
    if (isUnfinished(record)) return { state: 'unfinished' };
    if (record.content !== 'result' || !record.resultRef) return { state: record.state === 'failed' ? 'none' : 'gone' };
    const ref = record.resultRef;
    // At once: the key is looked up for all of them together.
    const [result, corrections, files] = await Promise.all([
      readResult(content, ref),
      tickets.corrections(ref),
      withFiles ? content.get(ref, 'files') : new Uint8Array(),
    ]);
    return result && files ? { state: 'open', record, ref, result, corrections, files } : { state: 'gone' };
  };

  /** Counts a download; false when it was one too many, and nothing is left. */
  const count = async (record: JobRecord, ref: string): Promise<boolean> => {
    const most = downloads * Math.max(1, record.passCount ?? 1);
    if ((await records.countDownload(record.job)) <= most) return true;
    const before = await records.forget(record.job, now());
    await content.destroy(ref);
    if (before) await forgetSender(before, content);
    return false;
  };

  const handOut = async (id: string, pick: (result: JobResult) => Pick | undefined): Promise<Download> => {
    const opened = await open(id, true);
    if (opened.state !== 'open') return opened;
    const picked = pick(opened.result);
    if (!picked) return { state: 'none' };
    if (!(await count(opened.record, opened.ref))) return { state: 'gone' };
    const bytes = await bytesOf(picked, opened);
    return bytes ? { state: 'ready', file: picked.file, bytes } : { state: 'unsigned' };
  };

  return {
    download: (id, type, number) => handOut(id, ({ files }) => numbered(files, { type, number, at: new Date(now()) })),
    downloadSome: (id, numbers) => handOut(id, ({ files }) => bundleOf(files, numbers, new Date(now()))),
    async trips(id, numbers) {
      const opened = await open(id, false);
      if (opened.state !== 'open') return opened;
      const trips = tripsOf(opened, numbers);
      if (!trips) return { state: 'none' };
      return (await count(opened.record, opened.ref)) ? { state: 'ready', trips } : { state: 'gone' };
    },
  };
}

/** What these tickets say after what was corrected; undefined when one of them says nothing. */
function tripsOf({ result, corrections }: Stored, numbers: readonly number[] | undefined): readonly Trip[] | undefined {
  const { passes } = withCorrections(result, corrections);
  const chosen = numbers ? numbers.map((number) => passes[number - 1]) : passes;
  const trips = chosen.flatMap((pass) => pass?.trip ?? []);
  return trips.length > 0 && trips.length === chosen.length ? trips : undefined;
}

/** A result that is there, or why it is not. */
type Opened =
  | ({ readonly state: 'open'; readonly record: JobRecord } & Stored)
  | { readonly state: 'unknown' | 'gone' | 'unfinished' | 'none' };
