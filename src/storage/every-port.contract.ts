import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { budgetContract } from '#src/models/budget.contract.ts';
import type { Database } from './database.ts';
import { sql } from './drizzle.ts';
import { migrate } from './migrations.ts';
import { openModelBudget } from './model-budget.ts';
import { modelSpending } from './schema.ts';

/** What every port promises that has a driver on a database, all on one: an empty one, without its tables or with them. */
export function everyPortContract(open: () => Promise<Database>): void {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await migrate(database);
  });
  afterAll(() => database.close());
  const empty = async (...tables: readonly string[]) => {
    for (const table of tables) await database.tables.execute(sql`delete from ${sql.raw(table)}`);
  };

  describe('the day’s budget of language models', () => {
    budgetContract(async (perDay, now) => {
      await empty('model_spending');
      return openModelBudget(database, perDay, now);
    });

    it('is one for all processes on a database, and for those that start later', async () => {
      await empty('model_spending');
      const now = () => Date.parse('2026-11-21T12:00:00Z');
      await openModelBudget(database, 1000, now).reserve(700);
      expect(await openModelBudget(database, 1000, now).reserve(301)).toBe(false);
      expect(await openModelBudget(database, 1000, now).reserve(300)).toBe(true);
    });

    it('forgets days that nobody asks for any more', async () => {
      await empty('model_spending');
      await openModelBudget(database, 0, () => Date.parse('2026-01-01T12:00:00Z')).reserve(1);
      await openModelBudget(database, 0, () => Date.parse('2026-11-21T12:00:00Z')).reserve(1);
      expect(await database.tables.select().from(modelSpending)).toEqual([{ day: '2026-11-21', tokens: 1 }]);
    });
  });
}
