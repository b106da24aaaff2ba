import { randomUUID } from 'node:crypto';
import type { WorkerRoll } from '#src/jobs/worker-roll.ts';
import type { Database } from './database.ts';

/** The roll in the database, by the database's own clock. */
export function openWorkerRoll({ query }: Pick<Database, 'query'>): WorkerRoll {
  const worker = randomUUID();
  return {
    async present() {
      await query({ text: `delete from workers where seen_at < now() - interval '1 day'` });
      const text =
        'insert into workers values ($1, now()) on conflict (worker) do update set seen_at = excluded.seen_at';
      await query({ text, values: [worker] });
    },
    async leave() {
      await query({ text: 'delete from workers where worker = $1', values: [worker] });
    },
    async anyPresent() {
      const text = `select 1 from workers where seen_at > now() - interval '30 seconds' limit 1`;
      return (await query({ text })).rows.length > 0;
    },
  };
}
