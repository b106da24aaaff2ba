/** The tables, as Drizzle sees them; `migrations.ts` creates them. Times are milliseconds since the epoch, UTC. */

import type { JobKey } from '#src/jobs/job-id.ts';
import type { JobRecord } from '#src/jobs/job-records.ts';
import type { Lane } from '#src/jobs/lanes.ts';
import type { OutcomeMetadata } from '#src/jobs/outcome.ts';
import { bigint, boolean, integer, jsonb, pgTable, text, unique } from './drizzle.ts';

const instant = (name: string) => bigint(name, { mode: 'number' });

/** One row a job. Metadata only: no file name, address or text of a document, and never the id itself. */
export const jobs = pgTable('jobs', {
  /** SHA-256 of the id, in hex. */
  job: text('job').$type<JobKey>().primaryKey(),
  state: text('state', { enum: ['pending', 'processing', 'completed', 'failed'] }).notNull(),
  createdAt: instant('created_at').notNull(),
  completedAt: instant('completed_at'),
  /** Keyed hash of the browser's random id. */
  userHash: text('user_hash'),
  intake: text('intake', { enum: ['web', 'key', 'mail'] }).notNull(),
  kind: text('kind').$type<JobRecord['kind']>().notNull(),
  sizeClass: text('size_class').notNull(),
  pages: integer('pages'),
  ticketKind: text('ticket_kind'),
  passCount: integer('pass_count'),
  errorCode: text('error_code').$type<JobRecord['errorCode']>(),
  /** Numbers and limits that the sentence of the error is filled with. */
  errorValues: jsonb('error_values').$type<NonNullable<JobRecord['errorValues']>>(),
  stage: text('stage').$type<JobRecord['stage']>(),
  percent: integer('percent').notNull().default(0),
  durations: jsonb('durations').$type<Readonly<Record<string, number>>>(),
  /** What a language model had to do with it: numbers, and why it brought nothing. */
  model: jsonb('model').$type<NonNullable<OutcomeMetadata['model']>>(),
  /** Who works on it: a random text, new for each attempt. */
  lease: text('lease'),
  attempts: integer('attempts').notNull().default(0),
  crashes: integer('crashes').notNull().default(0),
  /** Where its content lies: the upload, the result, or nowhere any more. */
  content: text('content', { enum: ['source', 'result', 'gone'] }).notNull(),
  /** Name of the result in the content store. */
  resultRef: text('result_ref'),
  expiresAt: instant('expires_at'),
  downloads: integer('downloads').notNull().default(0),
  emailSent: boolean('email_sent').notNull().default(false),
  lane: text('lane').$type<Lane>().notNull().default('quick'),
  /** Keyed hash of who sent it, while it waits. */
  waitsFor: text('waits_for'),
  /** Whether the result was right, where a person said so. */
  right: boolean('said_right'),
});

/** What may be used once: human tokens and idempotency keys, as keyed hashes. */
export const claims = pgTable('claims', {
  claim: text('claim').primaryKey(),
  /** Keyed hash of the bytes it was used for. */
  body: text('body').notNull(),
  /** Random text the job's id is derived from, together with the server secret and the claim. */
  nonce: text('nonce').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** One row a job: saving again replaces it. */
export const feedback = pgTable('feedback', {
  job: text('job').primaryKey(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  rating: integer('rating').notNull(),
  comment: text('comment').notNull(),
  wouldRecommend: boolean('would_recommend'),
  easeOfUse: integer('ease_of_use'),
  passQuality: integer('pass_quality'),
  allowEmailContact: boolean('allow_email_contact').notNull(),
  userHash: text('user_hash'),
});

/** Addresses that people left, for the newsletter or to be asked about their feedback. */
export const contacts = pgTable(
  'contacts',
  {
    contact: text('contact').primaryKey(),
    email: text('email').notNull(),
    purpose: text('purpose', { enum: ['newsletter', 'feedback'] }).notNull(),
    /** The feedback it belongs to. */
    job: text('job').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique().on(table.email, table.purpose, table.job)],
);

/**
 * One row a mail that has yet to leave: the key of its job, or a random one for a notice. Whom it goes to and what it
 * says lie in the content store.
 */
export const answers = pgTable('answers', {
  answer: text('answer').primaryKey(),
  createdAt: instant('created_at').notNull(),
  /** Whether the mail is written and stored; until then the result of the job is kept. */
  composed: boolean('composed').notNull().default(false),
});

/** Keys of enterprise users; the key itself is kept nowhere. */
export const apiKeys = pgTable('api_keys', {
  key: text('key').primaryKey(),
  name: text('name').notNull(),
  /** SHA-256 of the secret. */
  hash: text('hash').notNull().unique(),
  uploadsPerMinute: integer('uploads_per_minute'),
  createdAt: instant('created_at').notNull(),
  revokedAt: instant('revoked_at'),
});

/** One row a day (UTC): minutes at whose looks the service worked, and at whose it did not; others nobody looked at. */
export const workedMinutes = pgTable('worked_minutes', {
  day: text('day').primaryKey(),
  well: integer('well').notNull().default(0),
  ill: integer('ill').notNull().default(0),
  /** Of the last look, in minutes since the epoch. */
  lastMinute: bigint('last_minute', { mode: 'number' }).notNull(),
});

/** One row a day (UTC): the tokens that language models have cost, those set aside for running calls included. */
export const modelSpending = pgTable('model_spending', {
  day: text('day').primaryKey(),
  tokens: bigint('tokens', { mode: 'number' }).notNull(),
});
