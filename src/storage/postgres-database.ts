import { Pool } from 'pg';
import type { Database, Statement, Tables } from './database.ts';
import { drizzlePostgres } from './drizzle.ts';
import { watchRoom } from './postgres-room.ts';
import { DatabaseSilent, openSilence, type Silence, silentClient } from './postgres-silence.ts';
import * as schema from './schema.ts';

/** The oldest PostgreSQL that we try everything on. */
const least = { number: 150_000, name: '15' };

/** Milliseconds that anybody waits for the database, a connection or an answer, before it counts as silent. */
const patience = 4_000;

/** A database that cannot be used; the message is a sentence for the operator. */
export class DatabaseUnfit extends Error {
  override name = 'DatabaseUnfit';
}

/**
 * Connects to PostgreSQL. Lost connections are replaced by themselves; `onError` hears of those that were idle. Throws
 * `DatabaseUnfit` when it does not answer or is too old.
 *
 * @param milliseconds how long an answer is waited for; migrations may take longer than people wait
 */
export async function openPostgresDatabase(
  address: string,
  onError: (error: Error) => void,
  milliseconds = patience,
): Promise<Database> {
  const silence = openSilence(address);
  const pool = new AwarePool({ address, silence, milliseconds });
  let closed = false;
  // A pool has ended before its last connections have said goodbye; what they hear then is no fault.
  pool.on('error', (error) => {
    if (!closed) onError(error);
  });
  try {
    await checkVersion(pool);
  } catch (error) {
    silence.end();
    await pool.end();
    throw error;
  }
  const room = watchRoom(address);
  return {
    kind: 'postgres',
    tables: drizzlePostgres(pool, { schema }) as unknown as Tables, // the driver's own result type has `rows` too
    async query({ text, values, milliseconds: own }: Statement) {
      const patient = own === undefined ? {} : { query_timeout: own };
      const { rows, rowCount } = await pool.query<Record<string, unknown>>({
        text,
        ...(values ? { values: [...values] } : {}),
        ...patient,
      });
      return { rows, rowCount: rowCount ?? 0 };
    },
    // Nobody waits for what the queue asks; a connection that says nothing for so long is dead.
    queueOptions: {
      backend: 'postgres',
      connectionString: address,
      max: 5,
      connectionTimeoutMillis: 5_000,
      ...{ query_timeout: 30_000 },
    },
    freeBytes: async () => (room.lasts ? Number.MAX_SAFE_INTEGER : 0),
    async close() {
      closed = true;
      room.end();
      silence.end();
      await pool.end();
    },
  };
}

async function checkVersion(pool: Pool): Promise<void> {
  const { rows } = await pool
    .query<{ server_version_num: string }>('show server_version_num')
    .catch((cause: unknown) => {
      throw new DatabaseUnfit(`DATABASE_URL: the database does not answer (${reasonOf(cause)}).`, { cause });
    });
  const number = Number(rows[0]?.server_version_num);
  if (number >= least.number) return;
  const version = `${Math.floor(number / 10_000)}.${number % 10_000}`;
  throw new DatabaseUnfit(
    `DATABASE_URL: the database is PostgreSQL ${version}; Passlift needs ${least.name} or later. Upgrade it, or leave DATABASE_URL empty to use the embedded database.`,
  );
}

/** A code such as ECONNREFUSED or 28P01, else what happened; never the address, which has a password in it. */
function reasonOf(error: unknown): string {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' ? code : error instanceof Error ? error.message : 'unknown';
}

type Patient = { readonly address: string; readonly silence: Silence; readonly milliseconds: number };

/** Connections for those who would rather hear that the database is silent than wait one after the other. */
class AwarePool extends Pool {
  readonly #silence: Silence;

  constructor({ address, silence, milliseconds }: Patient) {
    super({
      connectionString: address,
      max: 10,
      connectionTimeoutMillis: milliseconds,
      query_timeout: milliseconds,
      statement_timeout: Math.max(20_000, milliseconds),
      Client: silentClient(silence),
    });
    this.#silence = silence;
  }

  override connect(...given: never[]): Promise<never> {
    const [callback] = given as readonly unknown[] as readonly [((error: Error) => void)?];
    const connect = super.connect.bind(this) as unknown as (callback?: Connected) => Promise<never>;
    const watch: Connected = (error, client, release) => {
      if (error && /timeout/.test(error.message)) this.#silence.begin();
      (callback as Connected | undefined)?.(error, client, release);
    };
    if (!this.#silence.lasts) {
      if (callback) return connect(watch);
      return connect().catch((error: Error) => {
        if (/timeout/.test(error.message)) this.#silence.begin();
        throw error;
      });
    }
    if (!callback) return Promise.reject(new DatabaseSilent());
    callback(new DatabaseSilent());
    return undefined as never;
  }
}

type Connected = (error: Error | undefined, client?: unknown, release?: unknown) => void;
