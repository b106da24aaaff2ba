import type { Intake } from '#src/jobs/job-records.ts';
import type { ProblemCode } from '#src/problems.ts';
import type { StatusBook } from '#src/site/status-book.ts';
import type { Database } from './database.ts';
import { and, gte, inArray, lt, sql } from './drizzle.ts';
import { jobs, workedMinutes } from './schema.ts';

/** LIST: ends of a job that are a fault of ours and not of what was sent. */
const ourFaults: readonly ProblemCode[] = ['job.crashed', 'job.lost', 'pass.failed'];

/** How the service did, in either database. Doors are counted from the rows of jobs, so nothing is kept twice. */
export function openStatusBook({ tables }: Pick<Database, 'tables'>): StatusBook {
  return {
    async note({ day, minute, well, from }) {
      const row = { day, well: well ? 1 : 0, ill: well ? 0 : 1, lastMinute: minute };
      await tables
        .insert(workedMinutes)
        .values(row)
        .onConflictDoUpdate({
          target: workedMinutes.day,
          set: {
            well: sql`${workedMinutes.well} + excluded.well`,
            ill: sql`${workedMinutes.ill} + excluded.ill`,
            lastMinute: sql`excluded.last_minute`,
          },
          setWhere: sql`${workedMinutes.lastMinute} < excluded.last_minute`,
        });
      await tables.delete(workedMinutes).where(lt(workedMinutes.day, from));
    },
    async read(from) {
      const since = Date.parse(from);
      const day = sql<string>`to_char(to_timestamp(${jobs.createdAt} / 1000) at time zone 'UTC', 'YYYY-MM-DD')`;
      const lost = inArray(jobs.errorCode, [...ourFaults]);
      const [worked, doors, lastMade] = await Promise.all([
        tables.select().from(workedMinutes).where(gte(workedMinutes.day, from)),
        tables
          .select({
            door: jobs.intake,
            day,
            files: sql<number>`count(*)::int`,
            faults: sql<number>`(count(*) filter (where ${lost}))::int`,
          })
          .from(jobs)
          .where(and(gte(jobs.createdAt, since), inArray(jobs.state, ['completed', 'failed'])))
          .groupBy(jobs.intake, sql`2`),
        tables
          .select({ door: jobs.intake, at: sql<string>`max(${jobs.completedAt})` })
          .from(jobs)
          .where(and(gte(jobs.createdAt, since), sql`${jobs.passCount} > 0`))
          .groupBy(jobs.intake),
      ]);
      return {
        worked: worked.map(({ day, well, ill }) => ({ day, well, ill })),
        doors,
        lastMade: lastMade.map(({ door, at }) => ({ door: door as Intake, at: Number(at) })),
      };
    },
  };
}
