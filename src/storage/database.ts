import type { ConstructorOptions } from 'pg-boss';
import type { PgDatabase, PgQueryResultHKT } from './drizzle.ts';
import type * as schema from './schema.ts';

/** What both databases answer to a plain statement. */
type Result = PgQueryResultHKT & { readonly type: { readonly rows: Record<string, unknown>[] } };

/** The tables, through Drizzle; the same on both databases. */
export type Tables = PgDatabase<Result, typeof schema>;

/** A statement as node-postgres takes it. */
export type Statement = {
  readonly text: string;
  readonly values?: readonly unknown[];
  /** How long its answer is waited for, where that may take longer than anybody else waits. */
  readonly milliseconds?: number;
};

/** An open database: PGlite in this process, or PostgreSQL. */
export type Database = {
  readonly kind: 'embedded' | 'postgres';
  readonly tables: Tables;
  /** One statement, outside Drizzle. */
  query(statement: Statement): Promise<{ readonly rows: Record<string, unknown>[]; readonly rowCount: number }>;
  /** What the queue needs to run in this same database. */
  readonly queueOptions: ConstructorOptions;
  /** Free bytes of its disk; of one that we cannot look at, none or as many as can be. */
  freeBytes(): Promise<number>;
  close(): Promise<void>;
};
