import { Client } from 'pg';
import type { Leadership } from '#src/jobs/leader.ts';

/** Who has the embedded database has it alone. */
export const soleLeadership: Leadership = { lead: async () => true, resign: async () => {} };

const patience = 4_000;

/**
 * A lock of PostgreSQL that a connection of its own holds: it is free again as soon as the database sees that connection
 * end, with the process at once, with its machine or network within 25 seconds. Needs a connection that is one session
 * from beginning to end, as every one but those of a pooler in transaction mode is.
 */
export function openLeadership(address: string): Leadership {
  let held: Client | undefined;
  const lose = () => {
    const client = held;
    held = undefined;
    client?.end().catch(() => {});
  };
  return {
    async lead() {
      try {
        if (held) {
          await held.query('select 1');
          return held !== undefined;
        }
        const client = new Client({
          connectionString: address,
          application_name: 'passlift leader',
          connectionTimeoutMillis: patience,
          query_timeout: patience,
        });
        client.on('error', () => {
          if (held === client) lose();
        });
        await client.connect();
        await client.query(
          'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3',
        );
        const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock(72617375) as mine');
        if (rows[0]?.mine) held = client;
        else await client.end();
        return held !== undefined;
      } catch {
        lose();
        return false; // a database that is away lets nobody lead; who needs it hears of that elsewhere
      }
    },
    async resign() {
      lose();
    },
  };
}
