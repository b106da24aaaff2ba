import { Client } from 'pg';
import type { JobKey } from '#src/jobs/job-id.ts';
import { sql } from './drizzle.ts';
import { apiKeys, jobs } from './schema.ts';

/** What other nodes say, over LISTEN and NOTIFY. */
export type NodeNews = {
  /** Whether news would be heard just now; who waits for some looks more often while it would not. */
  hears(): boolean;
  close(): Promise<void>;
};

/** Who hears what. */
export type Hearers = {
  /** A job has ended. */
  readonly job: (job: JobKey) => void;
  /** A key was revoked. */
  readonly apiKey: (key: string) => void;
};

const channels = { passlift_jobs: 'job', passlift_keys: 'apiKey' } as const;
const again = 1_000;
const lookEvery = 10_000;

/** Told with the commit of the statement that returns it. The key of a job is a hash; who hears it reaches nothing. */
export const toldOfJob = sql`pg_notify('passlift_jobs', ${jobs.job})`;
/** Tells every node, when the transaction commits, that a key was revoked. */
export const toldOfKey = sql`pg_notify('passlift_keys', ${apiKeys.key})`;

/** One process has nobody else to hear of. */
export const noNews: NodeNews = { hears: () => true, close: async () => {} };

/** Listens on a connection of its own; one that is lost is replaced. */
export function openNodeNews(address: string, hearers: Hearers): NodeNews {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const lose = (lost: Client) => {
    lost.end().catch(() => {});
    if (client === lost) client = undefined;
  };
  const look = async () => {
    const listener =
      client ??
      new Client({
        connectionString: address,
        application_name: 'passlift news',
        connectionTimeoutMillis: 4_000,
        query_timeout: 4_000,
      });
    try {
      if (client) await listener.query('select 1');
      else {
        listener.on('error', () => lose(listener));
        listener.on('end', () => lose(listener));
        listener.on('notification', ({ channel, payload }) => {
          const hear: (what: never) => void = hearers[channels[channel as keyof typeof channels]];
          hear(payload as never);
        });
        await listener.connect();
        await listener.query(`listen ${Object.keys(channels).join('; listen ')}`);
        client = listener;
      }
    } catch {
      lose(listener);
    }
    if (closed) lose(listener);
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
