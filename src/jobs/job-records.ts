import type { ModelReport, StageName } from '#src/pipeline/conversion.ts';
import type { ProblemCode } from '#src/problems.ts';
import type { TicketKind } from '#src/tickets/fields.ts';
import type { DocumentKind } from './document-kind.ts';
import type { JobKey } from './job-id.ts';
import type { Lane } from './lanes.ts';

/** Which door a job came through: the website or a browser, the API with a key, or a mail. */
export type Intake = 'web' | 'key' | 'mail';

/** Why a job failed: a problem of the document, or one of ours. */
export type FailureCode = ProblemCode;

/** What is kept of a job. Times are milliseconds since the epoch. */
export type JobRecord = {
  readonly job: JobKey;
  readonly state: 'pending' | 'processing' | 'completed' | 'failed';
  readonly createdAt: number;
  readonly completedAt: number | null;
  readonly intake: Intake;
  readonly kind: DocumentKind;
  readonly lane: Lane;
  readonly stage: StageName | null;
  /** 0 to 100. */
  readonly percent: number;
  readonly passCount: number | null;
  readonly errorCode: FailureCode | null;
  /** What its sentence is filled with: limits of ours and sizes, see `keptValues`. */
  readonly errorValues?: Readonly<Record<string, string | number>> | null;
  /** `source` until the job ends, `result` while it can be downloaded, then `gone`. */
  readonly content: 'source' | 'result' | 'gone';
  readonly resultRef: string | null;
  readonly expiresAt: number | null;
  readonly downloads: number;
  readonly emailSent: boolean;
  /** Whether the result was right, where a person said so. */
  readonly right?: boolean | null;
};

/** Whether somebody gets the result of a job by mail: who sent it so, or who asked for that on its page. */
export const hasReader = ({ intake, emailSent }: Pick<JobRecord, 'intake' | 'emailSent'>): boolean =>
  intake === 'mail' || emailSent;

/** A job that is being accepted. */
export type NewJob = {
  readonly job: JobKey;
  readonly createdAt: number;
  readonly userHash: string | null;
  readonly intake: Intake;
  readonly kind: DocumentKind;
  readonly sizeClass: string;
  readonly lane: Lane;
  /** Keyed hash of who sent it, kept only while it waits: so that one client does not fill the queue. */
  readonly waitsFor: string | null;
};

/** Something that may be used once, for one upload: a human token or an idempotency key. All of it is hashed. */
export type Claim = {
  readonly claim: string;
  readonly body: string;
  readonly nonce: string;
  readonly expiresAt: number;
};

/** A job whose content is forgotten. */
export type Forgotten = JobRecord & {
  /** An answer by mail has yet to leave; until then its address is needed. */
  readonly answerWaits: boolean;
};

/** How a job ended. */
export type Ending = {
  readonly state: 'completed' | 'failed';
  readonly completedAt: number;
  readonly errorCode: FailureCode | null;
  /** What its sentence is filled with: limits of ours and sizes, see `keptValues`. */
  readonly errorValues?: Readonly<Record<string, string | number>> | null;
  /** Name of the result in the content store; null when there is nothing to hand out. */
  readonly resultRef: string | null;
  readonly expiresAt: number | null;
  readonly passCount: number;
  readonly pages: number | null;
  readonly ticketKind: TicketKind | null;
  readonly durations: Readonly<Record<string, number>>;
  readonly model?: ModelReport;
};

/** One attempt at a job; what it reports counts only while its lease is the latest. */
export type Attempt = { readonly job: JobKey; readonly lease: string };

/** The rows of jobs. Every verb is one transaction. */
export interface JobRecords {
  /**
   * Writes the row, the claims and the queue entry, or nothing at all. Answers the claim that was taken already, if one
   * was.
   */
  accept(job: NewJob, claims: readonly Claim[]): Promise<{ readonly taken?: Claim }>;
  /** A claim that has not run out. */
  claimed(claim: string, now: number): Promise<Claim | undefined>;
  /** Writes a claim by itself; that it is there already is no fault. */
  spend(claim: Claim, now: number): Promise<void>;
  find(job: JobKey): Promise<JobRecord | undefined>;
  /** Takes a lease on an unfinished job; undefined when there is nothing left to do. */
  begin(attempt: Attempt): Promise<(JobRecord & { readonly attempts: number; readonly crashes: number }) | undefined>;
  report(attempt: Attempt, progress: { readonly stage: StageName; readonly percent: number }): Promise<void>;
  /** Gives the job back; a crash counts against it, an orderly stop does not. */
  release(attempt: Attempt, why: 'crash' | 'stop'): Promise<void>;
  /** False when the lease was lost or the job was deleted meanwhile: what the attempt made must be thrown away. */
  end(attempt: Attempt & Pick<JobRecord, 'intake'>, ending: Ending): Promise<boolean>;
  /** Marks the content as gone; an unfinished job fails with `job.deleted`. Answers the row as it was. */
  forget(job: JobKey, now: number): Promise<Forgotten | undefined>;
  /** Counts one download and answers how many there were. */
  countDownload(job: JobKey): Promise<number>;
  /** Finished jobs whose result is due, oldest first, at most `most`. */
  due(now: number, most: number): Promise<readonly JobRecord[]>;
  /** Gives unfinished jobs that have no queue entry a new one; none is ever deleted. Answers how many. */
  restore(): Promise<number>;
  /** Those of these jobs that have ended. */
  ended(jobs: readonly JobKey[]): Promise<ReadonlySet<JobKey>>;
  /** Refs of the content store that rows point at. */
  liveRefs(): Promise<ReadonlySet<string>>;
  /** Passes made by all jobs that are still known of. */
  passesMade(): Promise<number>;
  /** Number of jobs that wait in each lane. */
  waiting(): Promise<Readonly<Record<Lane, number>>>;
  /** Number of jobs that wait in the lane of this one and came before it. */
  ahead(job: Pick<JobRecord, 'lane' | 'createdAt'>): Promise<number>;
  /** Notes whether the result of a job was right; the last word counts. */
  judge(job: JobKey, right: boolean): Promise<void>;
  /** Number of jobs of one client that wait in a lane. */
  waitingOf(waitsFor: string, lane: Lane): Promise<number>;
  /** When the job that waits the longest was accepted, in milliseconds since the epoch; undefined when none waits. */
  waitingSince(): Promise<number | undefined>;
}
