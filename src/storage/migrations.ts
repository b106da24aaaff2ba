import type { Database } from './database.ts';
import { sql } from './drizzle.ts';

/**
 * LIST: every change of the tables, oldest first. Never edit one that has been released; add the next.
 * `rates` is unlogged: losing it in a crash gives everybody their allowance back, and no commit waits for the disk.
 */
const migrations: readonly { readonly name: string; readonly statements: readonly string[] }[] = [
  {
    name: '001-jobs-feedback-contacts-keys',
    statements: [
      `create table jobs (
        job text primary key,
        state text not null,
        created_at bigint not null,
        completed_at bigint,
        user_hash text,
        intake text not null,
        kind text not null,
        size_class text not null,
        pages integer,
        ticket_kind text,
        pass_count integer,
        error_code text,
        stage text,
        percent integer not null default 0,
        durations jsonb,
        lease text,
        attempts integer not null default 0,
        crashes integer not null default 0,
        content text not null,
        result_ref text,
        expires_at bigint,
        downloads integer not null default 0,
        email_sent boolean not null default false
      )`,
      `create index jobs_unfinished on jobs (state) where state in ('pending', 'processing')`,
      `create index jobs_due on jobs (expires_at) where content = 'result'`,
      'create index jobs_created on jobs (created_at)',
      'create index jobs_user on jobs (user_hash) where user_hash is not null',
      `create table claims (claim text primary key, body text not null, nonce text not null, expires_at bigint not null)`,
      `create table feedback (
        job text primary key,
        created_at bigint not null,
        updated_at bigint not null,
        rating integer not null,
        comment text not null,
        would_recommend boolean,
        ease_of_use integer,
        pass_quality integer,
        allow_email_contact boolean not null,
        user_hash text
      )`,
      `create table contacts (
        contact text primary key,
        email text not null,
        purpose text not null,
        job text not null default '',
        created_at bigint not null,
        unique (email, purpose, job)
      )`,
      `create table api_keys (
        key text primary key,
        name text not null,
        hash text not null unique,
        uploads_per_minute integer,
        created_at bigint not null,
        revoked_at bigint
      )`,
      'create unlogged table rates (key varchar(255) primary key, points integer not null default 0, expire bigint)',
    ],
  },
  {
    name: '002-answers',
    statements: [
      'create table answers (answer text primary key, created_at bigint not null, composed boolean not null default false)',
    ],
  },
  {
    name: '003-language-models',
    statements: [
      'alter table jobs add column model jsonb',
      'create table model_spending (day text primary key, tokens bigint not null)',
    ],
  },
  {
    name: '004-workers',
    statements: ['create unlogged table workers (worker text primary key, seen_at timestamptz not null)'],
  },
  {
    name: '005-content-keys',
    statements: [
      'create table key_epochs (epoch text primary key, made_at timestamptz not null default now(), closed boolean not null default false)',
      'create table content_keys (ref text primary key, epoch text not null, wrapped bytea not null, written_at timestamptz not null default now())',
      'create index content_keys_epoch on content_keys (epoch)',
    ],
  },
  {
    name: '006-lanes',
    statements: [
      `alter table jobs add column lane text not null default 'quick', add column waits_for text`,
      'create index jobs_waits_for on jobs (waits_for) where waits_for is not null',
      `alter table workers add column slots integer not null default 1,
        add column quick_seconds real not null default 1, add column slow_seconds real not null default 4`,
    ],
  },
  {
    name: '007-error-values',
    statements: ['alter table jobs add column error_values jsonb'],
  },
  {
    name: '008-status-of-days',
    statements: [
      'alter table jobs add column said_right boolean',
      `create table worked_minutes (day text primary key, well integer not null default 0, ill integer not null default 0, last_minute bigint not null)`,
    ],
  },
];

/** Brings the tables up to date. Safe to run from several nodes at once; a migration is done whole or not at all. */
export async function migrate({ tables }: Pick<Database, 'tables'>): Promise<void> {
  await tables.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(72617373)`);
    await transaction.execute(
      sql`create table if not exists migrations (name text primary key, applied_at bigint not null)`,
    );
    const { rows } = await transaction.execute(sql`select name from migrations`);
    const applied = new Set(rows.map((row) => row.name));
    for (const { name, statements } of migrations.filter((migration) => !applied.has(migration.name))) {
      for (const statement of statements) await transaction.execute(sql.raw(statement));
      await transaction.execute(sql`insert into migrations values (${name}, ${Date.now()})`);
    }
  });
}
