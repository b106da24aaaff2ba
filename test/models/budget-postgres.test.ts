import { afterAll, beforeAll, describe } from 'vitest';
import { budgetContract } from '#src/models/budget.contract.ts';
import type { Database } from '#src/storage/database.ts';
import { migrate } from '#src/storage/migrations.ts';
import { openModelBudget } from '#src/storage/model-budget.ts';
import { openPostgresDatabase } from '#src/storage/postgres-database.ts';
import { modelSpending } from '#src/storage/schema.ts';
import { startPostgres, type TestPostgres } from '#test/support/service-postgres.ts';

let postgres: TestPostgres;
let database: Database;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await openPostgresDatabase(postgres.url, () => {});
  await migrate(database);
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
});

describe('openModelBudget on PostgreSQL', () =>
  budgetContract(async (perDay, now) => {
    await database.tables.delete(modelSpending);
    return openModelBudget(database, perDay, now);
  }));
