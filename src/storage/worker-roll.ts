import { randomUUID } from 'node:crypto';
import type { WorkerRoll } from '#src/jobs/worker-roll.ts';
import type { Database } from './database.ts';

/** The roll in the database, by the database's own clock. */
export function openWorkerRoll({ query }: Pick<Database, 'query'>): WorkerRoll {
  const worker = randomUUID();
  return {
    async present({ slots, seconds }) {
      await query({ text: `delete from workers where seen_at < now() - interval '1 day'` });
      const text = `insert into workers (worker, seen_at, slots, quick_seconds, slow_seconds) values ($1, now(), $2, $3, $4)
        on conflict (worker) do update set seen_at = excluded.seen_at, slots = excluded.slots,
          quick_seconds = excluded.quick_seconds, slow_seconds = excluded.slow_seconds`;
      await query({ text, values: [worker, slots, seconds.quick, seconds.slow] });
    },
    async leave() {
      await query({ text: 'delete from workers where worker = $1', values: [worker] });
    },
    async anyPresent() {
      const text = `select 1 from workers where seen_at > now() - interval '30 seconds' limit 1`;
      return (await query({ text })).rows.length > 0;
    },
    async capacity() {
      const text = `select sum(slots)::int as slots, avg(quick_seconds)::float as quick, avg(slow_seconds)::float as slow
        from workers where seen_at > now() - interval '30 seconds'`;
      const [row] = (await query({ text })).rows;
      if (!row?.slots) return undefined;
      return { slots: Number(row.slots), seconds: { quick: Number(row.quick), slow: Number(row.slow) } };
    },
  };
}
