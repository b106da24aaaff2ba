import type { Trip } from '#src/itinerary/trip.ts';
import { buildBundles } from '#src/passes/archive/pkpass.ts';
import type { Progress } from '#src/pipeline/conversion.ts';
import type { Problem } from '#src/problems.ts';
import type { CorrectionPatch } from '#src/tickets/correction.ts';
import { answerRefs } from './answer-refs.ts';
import type { ContentStore } from './content-store.ts';
import { derivedJobId, type JobId, jobKeyOf, newJobId, newNonce } from './job-id.ts';
import type { Claim, Intake, JobRecord, JobRecords } from './job-records.ts';
import { forgetSender } from './keep-clean.ts';
import type { Lane } from './lanes.ts';
import type { LiveProgress } from './live-progress.ts';
import type { JobResult, ResultFile } from './outcome.ts';
import {
  type IncomingFile,
  type ReceivedUpload,
  receiveUpload,
  sizeClass,
  type UploadLimits,
} from './receive-upload.ts';
import type { Secrets } from './secrets.ts';
import type { TicketView } from './ticket-view.ts';
import { type CorrectionAnswer, type Corrections, type Tickets, withCorrections } from './tickets.ts';
import { isNoRoom } from './unavailable.ts';

/** What the jobs of a node are made of. */
export type JobsContext = {
  readonly records: JobRecords;
  readonly content: ContentStore;
  readonly tickets: Tickets;
  readonly secrets: Secrets;
  readonly progress: LiveProgress;
  readonly limits: UploadLimits;
  /** Downloads a pass. */
  readonly downloads: number;
  readonly now: () => number;
  /** Whether this process is told when another one has ended a job. */
  readonly hears: () => boolean;
};

/** An upload that was received and waits to be accepted or dropped. */
export type Upload = ReceivedUpload & {
  readonly id: JobId;
  /** What makes a repetition recognisable, when the client asked for it. */
  readonly repeat?: Claim;
};

/** An upload that may be sent again: what its sender calls it, and the token that it came with, empty for none. */
export type Repeat = { readonly key: string; readonly token: string };

/** How an upload is accepted. */
export type Acceptance = {
  readonly intake: Intake;
  readonly userUuid?: string;
  /** Who sent it, for a fair share of the queue. */
  readonly client?: string;
  /** The human token, to be used once. */
  readonly token?: { readonly value: string; readonly expiresAt: number };
  /** What else may make one job only; `token-used` when it made one. */
  readonly once?: readonly Claim[];
};

/** A job as its visitor sees it. */
export type JobView = {
  readonly id: JobId;
  readonly record: JobRecord;
  readonly result?: JobResult;
  /** What this process does for it right now. */
  readonly live?: Progress;
};

/** Why an upload that came again is no job: its repeat key was used for another file, or for one that is not known any more. */
export type Earlier = 'conflict' | 'forgotten';

/** A file to hand out, or why there is none. */
export type Download =
  | { readonly state: 'ready'; readonly file: ResultFile; readonly bytes: Uint8Array }
  | { readonly state: 'unknown' | 'gone' | 'unfinished' | 'none' | 'unsigned' };

/** What tickets say, or why there is nothing. */
export type HandedTrips =
  | { readonly state: 'ready'; readonly trips: readonly Trip[] }
  | Exclude<Download, { readonly state: 'ready' }>;

/** Everything that the doors (web, API, mail) do with jobs. */
export type Jobs = {
  /** Stores a file under a new id; a problem when it is refused. */
  receive(file: IncomingFile, repeat?: Repeat): Promise<Upload | Problem>;
  /** Whether an upload of this name was accepted before with this very token. Tells nothing of the job. */
  isRepeat(repeat: Repeat): Promise<boolean>;
  /** Makes a received upload a job, or answers what it made before. `token-used`: the token bought another one; the upload is dropped. */
  accept(upload: Upload, acceptance: Acceptance): Promise<JobView | Earlier | 'token-used'>;
  /** What the same upload made before; it is dropped then. Undefined when it made nothing. */
  earlier(upload: Upload): Promise<JobView | Earlier | undefined>;
  /** Throws an upload away that is not accepted. */
  drop(upload: Upload): Promise<void>;
  find(id: string): Promise<JobView | undefined>;
  /** The same once the job has ended, is known to be none, or `signal` says so. */
  findEnded(id: string, signal: AbortSignal): Promise<JobView | undefined>;
  /** The `number`-th (from 1) pass or bundle, or bundle of `all`, which is the pass where there is only one; counts as a download. */
  download(id: string, type: ResultFile['type'] | 'all', number: number): Promise<Download>;
  /** A bundle of these passes (from 1, at most 10); counts as a download. */
  downloadSome(id: string, numbers: readonly number[]): Promise<Download>;
  /** What these tickets say (from 1; all where none are named); counts as a download. */
  trips(id: string, numbers?: readonly number[]): Promise<HandedTrips>;
  /** The ticket of the `number`-th pass with its evidence; undefined when the content is gone, or never was. */
  ticket(id: string, number: number): Promise<TicketView | undefined>;
  /** Puts what a person says into a ticket; its pass is designed anew at once, and signed anew when it is downloaded. */
  correct(id: string, number: number, patch: CorrectionPatch): Promise<CorrectionAnswer | undefined>;
  /** The picture of a page that the tickets were read from. */
  page(id: string, number: number): ReturnType<Tickets['page']>;
  /** Deletes the content of a job at once; what a running one still makes is thrown away. False when there is no such job. */
  remove(id: string): Promise<boolean>;
  waiting(): ReturnType<JobRecords['waiting']>;
  /** Jobs of a client that wait in a lane. */
  waitingOf(client: string, lane: Lane): Promise<number>;
  /** Passes made by all jobs that are still known of; content that is gone counts too. */
  passesMade(): Promise<number>;
};

/** Another node may have ended the job that is waited for: the database is asked this often, in milliseconds. */
const lookEvery = { unheard: 500, heard: 10_000 } as const;

const isUnfinished = ({ state }: JobRecord): boolean => state === 'pending' || state === 'processing';

/** A repeated upload is recognised for a day. */
const repeatLife = 24 * 60 * 60_000;

/** Opens the jobs of a node. */
export function openJobs(context: JobsContext): Jobs {
  const { records, content, tickets, secrets, progress, now } = context;

  const load = async (id: string): Promise<JobView | undefined> => {
    const job = jobKeyOf(id);
    const record = job && (await records.find(job));
    if (!record) return undefined;
    const due = record.content === 'result' && now() >= (record.expiresAt ?? 0);
    const shown: JobRecord = due ? { ...record, content: 'gone' } : record;
    const live = record.state === 'processing' ? progress.get(job) : undefined;
    return { id: id as JobId, record: shown, ...(live ? { live } : {}) };
  };

  const withResult = async (view: JobView | undefined): Promise<JobView | undefined> => {
    if (view?.record.content !== 'result' || !view.record.resultRef) return view;
    const { resultRef } = view.record;
    const [result, corrections] = await Promise.all([readResult(content, resultRef), tickets.corrections(resultRef)]);
    return result
      ? { ...view, result: withCorrections(result, corrections) }
      : { ...view, record: { ...view.record, content: 'gone' } };
  };

  /** What an upload made that took a claim before. */
  const earlierOf = async (upload: Upload, taken: Claim): Promise<JobView | Earlier> => {
    if (fileOf(taken) !== fileOf(upload.repeat!)) return 'conflict';
    return (await withResult(await load(derivedJobId(secrets.ids, taken.claim, taken.nonce)))) ?? 'forgotten';
  };

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
    const view = await load(id);
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
    const most = context.downloads * Math.max(1, record.passCount ?? 1);
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

  /** The name of a result that is there to be looked at. */
  const resultRefOf = async (id: string): Promise<string | undefined> => {
    const record = (await load(id))?.record;
    return record?.content === 'result' ? (record.resultRef ?? undefined) : undefined;
  };

  return {
    receive: (file, repeat) => receive(file, repeat, context),
    async isRepeat({ key, token }) {
      const earlier = await records.claimed(secrets.keyedHash('repeat', key), now());
      return earlier !== undefined && tokenOf(earlier) === secrets.keyedHash('repeat token', token);
    },
    async accept(upload, { intake, userUuid, client, token, once = [] }) {
      const job = jobKeyOf(upload.id)!;
      const tokens = token ? [tokenClaim(secrets, token)] : [];
      const claims = [...(upload.repeat ? [upload.repeat] : []), ...tokens, ...once];
      const row = {
        job,
        createdAt: now(),
        userHash: userUuid ? secrets.keyedHash('user', userUuid) : null,
        intake,
        kind: upload.kind,
        sizeClass: sizeClass(upload.bytes),
        lane: upload.lane,
        waitsFor: client ? secrets.keyedHash('waits', client) : null,
      };
      const { taken } = await records.accept(row, claims).catch(async (error: unknown) => {
        // For want of room nothing was written. After any other fault it may have been, and the file is needed.
        if (isNoRoom(error)) await content.destroy(job);
        throw error;
      });
      if (!taken) return { id: upload.id, record: { ...newRecord, ...row } };
      await content.destroy(job);
      return taken.claim === upload.repeat?.claim ? earlierOf(upload, taken) : 'token-used';
    },
    async earlier(upload) {
      const taken = upload.repeat && (await records.claimed(upload.repeat.claim, now()));
      if (!taken) return undefined;
      await content.destroy(jobKeyOf(upload.id)!);
      return earlierOf(upload, taken);
    },
    drop: (upload) => content.destroy(jobKeyOf(upload.id)!),
    find: async (id) => withResult(await load(id)),
    async findEnded(id, signal) {
      const job = jobKeyOf(id);
      for (;;) {
        const isLast = job === undefined || signal.aborted;
        const over = new AbortController();
        const pause = AbortSignal.timeout(context.hears() ? lookEvery.heard : lookEvery.unheard);
        // Who listens before he looks misses nothing in between.
        const woken = isLast ? undefined : progress.cleared(job, AbortSignal.any([signal, over.signal, pause]));
        let view: JobView | undefined;
        try {
          view = await load(id);
        } finally {
          if (!view || !isUnfinished(view.record)) over.abort();
        }
        if (isLast || !view || !isUnfinished(view.record)) return withResult(view);
        await woken;
      }
    },
    download: (id, type, number) =>
      handOut(id, ({ files }) => {
        const passes = files.filter((entry) => entry.type === 'pass');
        const isPass = type === 'pass' || (type === 'all' && number === 1 && passes.length === 1);
        const file = isPass ? passes[number - 1] : files.filter((entry) => entry.type === 'bundle')[number - 1];
        if (!file) return undefined;
        const stored = (bytes: Uint8Array) => part(bytes, file);
        if (isPass) return { file, stored, numbers: [number], bytesOf: ([pass]) => pass!.bytes };
        const numbers = passes.map((_, at) => at + 1);
        return { file, stored, numbers, bytesOf: (passes) => buildBundles(passes, new Date(now()))[number - 1]! };
      }),
    downloadSome: (id, numbers) => handOut(id, ({ files }) => bundleOf(files, numbers, new Date(now()))),
    async trips(id, numbers) {
      const opened = await open(id, false);
      if (opened.state !== 'open') return opened;
      const { passes } = withCorrections(opened.result, opened.corrections);
      const chosen = numbers ? numbers.map((number) => passes[number - 1]) : passes;
      const trips = chosen.flatMap((pass) => pass?.trip ?? []);
      if (trips.length === 0 || trips.length < chosen.length) return { state: 'none' };
      return (await count(opened.record, opened.ref)) ? { state: 'ready', trips } : { state: 'gone' };
    },
    async ticket(id, number) {
      const ref = await resultRefOf(id);
      return ref === undefined ? undefined : tickets.view(ref, number);
    },
    async correct(id, number, patch) {
      const ref = await resultRefOf(id);
      return ref === undefined ? undefined : tickets.correct(ref, number, patch);
    },
    async page(id, number) {
      const ref = await resultRefOf(id);
      return ref === undefined ? undefined : tickets.page(ref, number);
    },
    async remove(id) {
      const job = jobKeyOf(id);
      const before = job && (await records.forget(job, now()));
      if (!before) return false;
      progress.clear(before.job);
      await content.destroy(before.job);
      if (before.resultRef) await content.destroy(before.resultRef);
      await forgetSender(before, content);
      if (before.intake === 'mail') await content.destroy(answerRefs(before.job).mail); // the passes are in it too
      return true;
    },
    waiting: () => records.waiting(),
    waitingOf: (client, lane) => records.waitingOf(secrets.keyedHash('waits', client), lane),
    passesMade: () => records.passesMade(),
  };
}

async function receive(
  file: IncomingFile,
  repeat: Repeat | undefined,
  { content, secrets, limits, now }: JobsContext,
): Promise<Upload | Problem> {
  const claim = repeat && secrets.keyedHash('repeat', repeat.key);
  const nonce = newNonce();
  const id = claim ? derivedJobId(secrets.ids, claim, nonce) : newJobId();
  const job = jobKeyOf(id)!;
  const received = await receiveUpload(file, { job, content, limits });
  if ('code' in received || !claim || !repeat) return 'code' in received ? received : { ...received, id };
  const body = `${secrets.keyedHash('body', received.digest)} ${secrets.keyedHash('repeat token', repeat.token)}`;
  return { ...received, id, repeat: { claim, body, nonce, expiresAt: now() + repeatLife } };
}

/** What a row says that was just written. */
const newRecord = {
  state: 'pending',
  completedAt: null,
  stage: null,
  percent: 0,
  passCount: null,
  errorCode: null,
  content: 'source',
  resultRef: null,
  expiresAt: null,
  downloads: 0,
  emailSent: false,
} as const;

/** The body of a repeatable upload's claim holds two hashes: of the file, and of the token that it came with. */
const fileOf = ({ body }: Claim): string | undefined => body.split(' ')[0];
const tokenOf = ({ body }: Claim): string | undefined => body.split(' ')[1];

/** A result that is there, or why it is not. */
type Opened =
  | ({ readonly state: 'open'; readonly record: JobRecord } & Stored)
  | { readonly state: 'unknown' | 'gone' | 'unfinished' | 'none' };

/** What was stored of a job under its name, and what was corrected since; files only where they were asked for. */
type Stored = {
  readonly ref: string;
  readonly result: JobResult;
  readonly corrections: Corrections;
  readonly files: Uint8Array;
};

/** A pass, ready to be put into a bundle. */
type PassFile = { readonly fileName: string; readonly bytes: Uint8Array };

/** A file of a result, the passes that it is made of, from 1, and how. */
type Pick = {
  readonly file: ResultFile;
  readonly numbers: readonly number[];
  /** Where it lies as it was made; absent for what is made on request. */
  readonly stored?: (files: Uint8Array) => Uint8Array;
  readonly bytesOf: (passes: readonly PassFile[]) => Uint8Array;
};

/** Passes as they were stored; those that were corrected since are signed anew. Undefined where they cannot be. */
async function correctedPasses(
  numbers: readonly number[],
  { ref, result, corrections, files }: Stored,
  tickets: Tickets,
): Promise<readonly PassFile[] | undefined> {
  const entries = result.files.filter(({ type }) => type === 'pass');
  const passes: PassFile[] = [];
  for (const number of numbers) {
    const file = entries[number - 1]!;
    const corrected = corrections.get(number);
    const bytes = corrected ? await tickets.sign(ref, number, corrected) : part(files, file);
    if (!bytes) return undefined;
    passes.push({ fileName: file.fileName, bytes });
  }
  return passes;
}

function part(files: Uint8Array, { offset, length }: ResultFile): Uint8Array {
  return files.subarray(offset, offset + length);
}

/** A new bundle of some passes; undefined when one of them is not there. */
function bundleOf(files: readonly ResultFile[], numbers: readonly number[], at: Date): Pick | undefined {
  const passes = numbers.flatMap((number) => files.filter(({ type }) => type === 'pass')[number - 1] ?? []);
  if (passes.length === 0 || passes.length < numbers.length) return undefined;
  return {
    file: { type: 'bundle', fileName: 'wallet-passes.pkpasses', offset: 0, length: 0 },
    numbers,
    bytesOf: (made) => buildBundles(made, at)[0]!,
  };
}

function tokenClaim(
  secrets: Secrets,
  { value, expiresAt }: { readonly value: string; readonly expiresAt: number },
): Claim {
  return { claim: secrets.keyedHash('token', value), body: '', nonce: '', expiresAt };
}

async function readResult(content: ContentStore, ref: string): Promise<JobResult | undefined> {
  const bytes = await content.get(ref, 'result');
  return bytes && (JSON.parse(Buffer.from(bytes).toString('utf8')) as JobResult);
}
