import type { Intakes } from '#src/api/intakes.ts';
import type { RateLimits } from '#src/api/rate-limits.ts';
import type { ContentStore } from '#src/jobs/content-store.ts';
import type { JobRecords } from '#src/jobs/job-records.ts';
import type { Jobs } from '#src/jobs/jobs.ts';
import type { Secrets } from '#src/jobs/secrets.ts';
import type { AnswerAddress } from '../out/answer-address.ts';
import type { Notice } from '../out/notices.ts';
import type { MailAddress } from './fenced/mail-headers.ts';
import type { OwnAddresses } from './fenced/silence.ts';
import type { MailHead, MessageLook } from './fenced/take-apart.ts';
import type { MailReader } from './mail-reader.ts';

/** What taking a mail needs. */
export type ReceiveContext = {
  readonly jobs: Jobs;
  readonly content: ContentStore;
  readonly intakes: Pick<Intakes, 'check'>;
  readonly rates: RateLimits;
  readonly secrets: Secrets;
  readonly own: OwnAddresses;
  /** Takes a stranger's mail apart, outside of this process. */
  readonly reader: Pick<MailReader, 'head' | 'sender' | 'look'>;
  /** Whether the sender of a mail from this address was checked by who handed it over. */
  readonly trusts: (ip: string) => boolean;
  readonly records: Pick<JobRecords, 'claimed'>;
  /** Writes a mail to a sender that belongs to no job. */
  readonly notify: (to: AnswerAddress, notice: Notice) => Promise<void>;
  /** The page that explains who is answered. */
  readonly explained: string;
  readonly now: () => number;
};

/** A mail whose sender is known. */
export type Known = {
  readonly from: MailAddress;
  readonly head: MailHead;
  readonly look: MessageLook;
  readonly context: ReceiveContext;
};
