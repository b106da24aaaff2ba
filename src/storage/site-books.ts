import { randomUUID } from 'node:crypto';
import type { DataRights, Person } from '#src/site/data-rights.ts';
import type { FeedbackBook } from '#src/site/feedback.ts';
import type { Newsletter } from '#src/site/newsletter.ts';
import type { RetentionBook } from '#src/site/retention.ts';
import type { Database, Tables } from './database.ts';
import type { PgTable } from './drizzle.ts';
import { and, eq, inArray, lt, or, type SQL, sql } from './drizzle.ts';
import { claims, contacts, feedback, jobs } from './schema.ts';

/** Feedback and, apart from it, the address that was left with it. */
export function openFeedbackBook({ tables }: Pick<Database, 'tables'>): FeedbackBook {
  return {
    save: ({ contactEmail, ...entry }, now) =>
      tables.transaction(async (transaction) => {
        const row = { ...entry, updatedAt: now };
        await transaction
          .insert(feedback)
          .values({ ...row, createdAt: now })
          .onConflictDoUpdate({ target: feedback.job, set: row });
        if (contactEmail === undefined) return;
        await transaction.delete(contacts).where(and(eq(contacts.purpose, 'feedback'), eq(contacts.job, entry.job)));
        if (contactEmail)
          await addContact(transaction, { email: contactEmail, purpose: 'feedback', job: entry.job, createdAt: now });
      }),
  };
}

/** The newsletter list. */
export function openNewsletter({ tables }: Pick<Database, 'tables'>): Newsletter {
  return { subscribe: (email, now) => addContact(tables, { email, purpose: 'newsletter', job: '', createdAt: now }) };
}

/** What is kept of a person, and its erasure. */
export function openDataRights({ tables, query }: Pick<Database, 'tables' | 'query'>): DataRights {
  return {
    async collect(person) {
      const { ofContacts, ofFeedback, ofJobs } = await belongings(tables, person);
      return {
        contacts: await tables.select().from(contacts).where(ofContacts),
        feedback: await tables.select().from(feedback).where(ofFeedback),
        jobs: await tables.select().from(jobs).where(ofJobs),
      };
    },
    async erase(person) {
      const { ofContacts, ofFeedback, ofJobs } = await belongings(tables, person);
      const erased = {
        feedback: await countDeleted(tables, feedback, ofFeedback),
        contacts: await countDeleted(tables, contacts, ofContacts),
        jobs: (await tables.update(jobs).set({ userHash: null }).where(ofJobs).returning({ job: jobs.job })).length,
      };
      // Deleted rows stay readable in the tables' files and the log until both are rewritten.
      for (const text of [
        'vacuum full contacts',
        'vacuum full feedback',
        'checkpoint',
        'select pg_switch_wal()',
        'checkpoint',
      ]) {
        await query({ text, milliseconds: 60_000 }).catch(() => {}); // a managed database may not allow checkpoints; it makes its own
      }
      return erased;
    },
  };
}

/** Deletes old rows, claims that ran out and counters of yesterday. */
export function openRetentionBook({ tables, query }: Pick<Database, 'tables' | 'query'>): RetentionBook {
  return {
    async deleteBefore(cutoffs, now) {
      await tables.delete(claims).where(lt(claims.expiresAt, now));
      // The limiter writes its own clock's time.
      await query({ text: 'delete from rates where expire < $1', values: [Date.now()] });
      return {
        jobs: await inBatches(tables, { table: jobs, key: 'job', time: 'created_at', before: cutoffs.jobs }),
        feedback: await inBatches(tables, {
          table: feedback,
          key: 'job',
          time: 'updated_at',
          before: cutoffs.feedback,
        }),
        contacts: await inBatches(tables, {
          table: contacts,
          key: 'contact',
          time: 'created_at',
          before: cutoffs.contacts,
        }),
      };
    },
  };
}

type NewContact = Omit<typeof contacts.$inferInsert, 'contact'>;

async function addContact(tables: Pick<Tables, 'insert'>, row: NewContact): Promise<void> {
  await tables
    .insert(contacts)
    .values({ ...row, contact: randomUUID() })
    .onConflictDoNothing();
}

/** The feedback an address was left with belongs to that person too. */
async function belongings(tables: Tables, { email, userHash }: Person) {
  const never = sql`false`;
  const ofAddress = email ? sql`lower(${contacts.email}) = lower(${email})` : never;
  const owned = await tables.select({ job: contacts.job }).from(contacts).where(ofAddress);
  const jobsOfAddress = owned.map(({ job }) => job).filter(Boolean);
  const byUser = userHash ? eq(feedback.userHash, userHash) : never;
  const ofFeedback = jobsOfAddress.length > 0 ? or(byUser, inArray(feedback.job, jobsOfAddress)) : byUser;
  const theirs = (await tables.select({ job: feedback.job }).from(feedback).where(ofFeedback)).map(({ job }) => job);
  return {
    ofContacts: theirs.length > 0 ? or(ofAddress, inArray(contacts.job, theirs)) : ofAddress,
    ofFeedback,
    ofJobs: userHash ? eq(jobs.userHash, userHash) : never,
  };
}

async function countDeleted(tables: Tables, table: PgTable, where: SQL | undefined): Promise<number> {
  const { rows } = await tables.execute(
    sql`with gone as (delete from ${table} where ${where ?? sql`false`} returning 1) select count(*)::int as n from gone`,
  );
  return Number(rows[0]?.n ?? 0);
}

type Old = { readonly table: PgTable; readonly key: string; readonly time: string; readonly before: number };

async function inBatches(tables: Tables, { table, key, time, before }: Old): Promise<number> {
  const [id, at] = [sql.identifier(key), sql.identifier(time)];
  for (let total = 0; ; ) {
    const old = sql`select ${id} from ${table} where ${at} < ${before} limit 1000`;
    const { rows } = await tables.execute(
      sql`with gone as (delete from ${table} where ${id} in (${old}) returning 1) select count(*)::int as n from gone`,
    );
    const deleted = Number(rows[0]?.n ?? 0);
    total += deleted;
    if (deleted < 1000) return total;
  }
}
