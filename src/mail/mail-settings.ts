import type { Intakes } from '#src/api/intakes.ts';
import type { RateLimits } from '#src/api/rate-limits.ts';
import type { ContentStore } from '#src/jobs/content-store.ts';
import type { Crowd } from '#src/jobs/crowd.ts';
import type { JobRecords } from '#src/jobs/job-records.ts';
import type { Jobs } from '#src/jobs/jobs.ts';
import type { Secrets } from '#src/jobs/secrets.ts';
import type { AnswerBook } from './out/answer-book.ts';
import type { AnswerQueue } from './out/answer-queue.ts';
import type { DeliveryEvent } from './out/deliver-answers.ts';

/** What the operator decides. */
export type MailSettings = {
  /** The intake address. */
  readonly address: string;
  /** Other addresses of ours that must never be answered. */
  readonly others: readonly string[];
  /** Where mail comes in; undefined takes none. */
  readonly smtp?: { readonly host: string; readonly port: number; readonly cert: string; readonly key: string };
  /** Mailbox that is watched; empty: none. */
  readonly imap: string;
  /** Folder for what was taken from it; empty: it is deleted. */
  readonly imapDone: string;
  /** Address that its mail must be for; empty: any. */
  readonly imapFor: string;
  readonly imapOld: boolean;
  /** File that remembers where watching it began. */
  readonly imapMemory: string;
  /** Largest message, in bytes. */
  readonly size: number;
  readonly relay: string;
  /** Seconds before an answer that could not leave is tried a second time. */
  readonly retrySeconds: number;
  /** Folder of answers when there is no relay. */
  readonly outbox: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly publicUrl: string;
  readonly dnsServers: readonly string[];
  readonly sealers: readonly string[];
  readonly trustedPeers: readonly string[];
  /** How long an answer that is being sent is waited for at the end. */
  readonly stopSeconds: number;
};

/** What mail works with. */
export type MailServices = {
  readonly jobs: Jobs;
  readonly records: JobRecords;
  readonly content: ContentStore;
  readonly answerBook: AnswerBook;
  readonly queue: AnswerQueue;
  readonly secrets: Secrets;
  readonly api: { readonly intakes: Pick<Intakes, 'check'>; readonly rates: RateLimits };
  readonly now: () => number;
  /** Large files in the process. */
  readonly crowd: Crowd;
  /** Counts mails by what became of them, and answers by what became of theirs. */
  readonly count: MailCounts;
};

/** What operators are told of mails; no word of who wrote. */
export type MailCounts = {
  mail(reception: { readonly state: string; readonly silence?: string }): void;
  answer(event: DeliveryEvent): void;
};
