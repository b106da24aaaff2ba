/**
 * Drizzle, by way of `require`: its package lists its exports in 180 kB, which Node reads anew for each of a hundred
 * modules when it imports them. That was a third of the processor time that a start of Passlift took (measured: 0.5 s).
 */
import { createRequire } from 'node:module';

export type { SQL, SQLWrapper } from 'drizzle-orm';
export type { PgDatabase, PgTable } from 'drizzle-orm/pg-core';
export type { PgQueryResultHKT } from 'drizzle-orm/pg-core/session';

const require = createRequire(import.meta.url);

/** What conditions and orders of queries are written with. */
export const { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, not, notExists, or, sql } =
  require('drizzle-orm') as typeof import('drizzle-orm');

/** What tables are declared with. */
export const { bigint, boolean, integer, jsonb, pgTable, text, unique } =
  require('drizzle-orm/pg-core') as typeof import('drizzle-orm/pg-core');

/** Opens the embedded database (PGlite). */
export const { drizzle: drizzlePglite } = require('drizzle-orm/pglite') as typeof import('drizzle-orm/pglite');
/** Opens a PostgreSQL over node-postgres. */
export const { drizzle: drizzlePostgres } =
  require('drizzle-orm/node-postgres') as typeof import('drizzle-orm/node-postgres');
