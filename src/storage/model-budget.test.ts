import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { budgetContract } from '#src/models/budget.contract.ts';
import { openTestDatabase } from '#test/support/data-folder.ts';
import type { Database } from './database.ts';
import { migrate } from './migrations.ts';
import { openModelBudget } from './model-budget.ts';
import { modelSpending } from './schema.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database);
});
afterAll(() => database.close());

describe('openModelBudget', () => {
  budgetContract(async (perDay, now) => {
    await database.tables.delete(modelSpending);
    return openModelBudget(database, perDay, now);
  });

  it('is one for all processes on a database, and for those that start later', async () => {
    await database.tables.delete(modelSpending);
    const now = () => Date.parse('2026-11-21T12:00:00Z');
    await openModelBudget(database, 1000, now).reserve(700);
    expect(await openModelBudget(database, 1000, now).reserve(301)).toBe(false);
    expect(await openModelBudget(database, 1000, now).reserve(300)).toBe(true);
  });

  it('forgets days that nobody asks for any more', async () => {
    await database.tables.delete(modelSpending);
    await openModelBudget(database, 0, () => Date.parse('2026-01-01T12:00:00Z')).reserve(1);
    await openModelBudget(database, 0, () => Date.parse('2026-11-21T12:00:00Z')).reserve(1);
    expect(await database.tables.select().from(modelSpending)).toEqual([{ day: '2026-11-21', tokens: 1 }]);
  });
});
