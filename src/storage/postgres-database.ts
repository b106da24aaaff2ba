import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Database, Statement, Tables } from './database.ts';
import * as schema from './schema.ts';

/** Connects to PostgreSQL. Lost connections are replaced by themselves; `onError` hears of those that were idle. */
export async function openPostgresDatabase(address: string, onError: (error: Error) => void): Promise<Database> {
  const pool = new Pool({
    connectionString: address,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 20_000,
  });
  pool.on('error', onError);
  await pool.query('select 1').catch(async (cause) => {
    await pool.end();
    throw new Error('DATABASE_URL: the database does not answer', { cause });
  });
  return {
    kind: 'postgres',
    tables: drizzle(pool, { schema }) as unknown as Tables, // the driver's own result type has `rows` too
    async query({ text, values }: Statement) {
      const { rows, rowCount } = await pool.query<Record<string, unknown>>(text, values ? [...values] : undefined);
      return { rows, rowCount: rowCount ?? 0 };
    },
    queueOptions: { backend: 'postgres', connectionString: address, max: 5, connectionTimeoutMillis: 5_000 },
    close: () => pool.end(),
  };
}
