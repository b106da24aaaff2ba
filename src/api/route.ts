import type { z } from 'zod';
import type { SaveLinks } from '#src/google-wallet/save-link.ts';
import type { JobId, JobKey } from '#src/jobs/job-id.ts';
import type { Jobs } from '#src/jobs/jobs.ts';
import type { Secrets } from '#src/jobs/secrets.ts';
import type { ShareLinks } from '#src/jobs/share-links.ts';
import type { Language } from '#src/languages/languages.ts';
import type { FeedbackBook } from '#src/site/feedback.ts';
import type { Newsletter } from '#src/site/newsletter.ts';
import type { Status } from '#src/site/status.ts';
import type { Answer } from './answer.ts';
import type { ApiKeys } from './api-keys.ts';
import type { Intakes } from './intakes.ts';
import type { RateLimits, RateName } from './rate-limits.ts';
import type { Verifier } from './verification.ts';

/** Who wants the result of a job by mail, in the language of its page. */
export type MailWish = { readonly id: JobId; readonly to: string; readonly language: Language };

/** What the handlers of the API work with. */
export type ApiContext = {
  readonly jobs: Jobs;
  readonly shares: ShareLinks;
  readonly verifier: Verifier;
  readonly keys: ApiKeys;
  readonly rates: RateLimits;
  readonly intakes: Intakes;
  readonly feedback: FeedbackBook;
  /** The address that the mail of a job came from, as long as its result is kept. */
  readonly senderOf: (job: JobKey) => Promise<string | undefined>;
  readonly newsletter: Newsletter;
  readonly secrets: Secrets;
  readonly service: { readonly name: string; readonly version: string };
  /** Makes links to Google Wallet; undefined where the operator has not set it up. */
  readonly googleWallet?: SaveLinks;
  /** Has the result of a job mailed; undefined where no mail leaves. */
  readonly mailResult?: (wish: MailWish) => Promise<'taken' | 'sent' | 'none' | 'gone'>;
  readonly status: () => Promise<Status>;
  /** Whether mail of strangers comes in. */
  readonly takesMail: boolean;
  /** Whether database, queue and signer are right. */
  readonly healthy: () => Promise<boolean>;
  readonly now: () => number;
};

/** A part of a form, in the order it was sent. */
export type FormPart =
  | { readonly type: 'field'; readonly name: string; readonly value: string }
  | {
      readonly type: 'file';
      readonly name: string;
      readonly fileName: string;
      readonly chunks: AsyncIterable<Uint8Array>;
    };

/** A request, free of the server that took it. */
export type ApiRequest = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Checked by the route's schema. */
  readonly body: unknown;
  readonly form: () => AsyncIterable<FormPart>;
  /** Of the client; believed only as far as the proxies are. */
  readonly address: string;
  /** Keyed hash of the address (of the /64 for IPv6), new every day; what is counted. */
  readonly client: string;
};

/** One endpoint: how it is reached, what it takes and gives, in words and schemas. */
export type Route = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With `:name` for parameters. */
  readonly path: string;
  readonly summary: string;
  /** What is counted against the client before anything else. */
  readonly rate?: RateName;
  readonly body?: z.ZodType;
  /** The fields of a form; the file is described by `file`. */
  readonly form?: z.ZodType;
  readonly query?: Readonly<Record<string, string>>;
  readonly requestHeaders?: Readonly<Record<string, string>>;
  /** What it gives when all is well. */
  readonly answers: Readonly<
    Record<number, { readonly text: string; readonly schema?: z.ZodType; readonly media?: readonly string[] }>
  >;
  /** Statuses of refusals that mean the same everywhere. */
  readonly refusals: readonly number[];
  /** Why it answers 409, which is something else at each call. */
  readonly conflict?: string;
  readonly handle: (request: ApiRequest, context: ApiContext) => Promise<Answer>;
};
