import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#test/support/data-folder.ts';
import type { Database } from './database.ts';
import { migrate } from './migrations.ts';
import * as schema from './schema.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database);
});
afterAll(() => database.close());

/** What a table's columns are, in the database: name, type, whether a value has to be there. */
async function columnsMade(table: string): Promise<string[]> {
  const { rows } = await database.query({
    text: `select column_name || ' ' || data_type || case is_nullable when 'NO' then ' needed' else '' end as column
      from information_schema.columns where table_schema = 'public' and table_name = $1`,
    values: [table],
  });
  return rows.map(({ column }) => String(column)).toSorted();
}

describe('the tables', () => {
  it.each(Object.values(schema).map((table) => [getTableConfig(table).name, getTableConfig(table)] as const))(
    '%s is made as the product reads it',
    async (name, { columns }) => {
      const told = columns.map((column) => `${column.name} ${column.getSQLType()}${column.notNull ? ' needed' : ''}`);
      expect(await columnsMade(name)).toEqual(told.toSorted());
    },
  );

  it('are left as they are when they are brought up to date once more', async () => {
    const before = await columnsMade('jobs');
    await migrate(database);
    expect(await columnsMade('jobs')).toEqual(before);
  });
});
