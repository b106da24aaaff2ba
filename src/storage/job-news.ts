import { Client } from 'pg';
import type { JobKey } from '#src/jobs/job-id.ts';
import { sql } from './drizzle.ts';
import { jobs } from './schema.ts';

/** What other nodes say of jobs, over LISTEN and NOTIFY. */
export type JobNews = {
  /** Whether news would be heard just now; who waits for some looks more often while it would not. */
  hears(): boolean;
  close(): Promise<void>;
};

const channel = 'passlift_jobs';
const again = 1_000;
const lookEvery = 10_000;

/** Told with the commit of the statement that returns it. The key is a hash; who hears it reaches nothing. */
export const toldToNodes = sql`pg_notify(${channel}, ${jobs.job})`;

/** One process has nobody else to hear of. */
export const noNews: JobNews = { hears: () => true, close: async () => {} };

/** Listens on a connection of its own; one that is lost is replaced. */
export function openJobNews(address: string, hear: (job: JobKey) => void): JobNews {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const lose = (lost: Client) => {
    lost.end().catch(() => {});
    if (client === lost) client = undefined;
  };
  const look = async () => {
    const one =
      client ??
      new Client({
        connectionString: address,
        application_name: 'passlift news',
        connectionTimeoutMillis: 4_000,
        query_timeout: 4_000,
      });
    try {
      if (client) await one.query('select 1');
      else {
        one.on('error', () => lose(one));
        one.on('end', () => lose(one));
        one.on('notification', ({ payload }) => hear(payload as JobKey));
        await one.connect();
        await one.query(`listen ${channel}`);
        client = one;
      }
    } catch {
      lose(one);
    }
    if (closed) lose(one);
    else timer = setTimeout(look, client ? lookEvery : again).unref();
  };
  void look();
  return {
    hears: () => client !== undefined,
    async close() {
      closed = true;
      clearTimeout(timer);
      if (client) await client.end().catch(() => {});
    },
  };
}
