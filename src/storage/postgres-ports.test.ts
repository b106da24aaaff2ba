import { afterAll, beforeAll, describe } from 'vitest';
import { startPostgres, type TestPostgres } from '#test/support/service-postgres.ts';
import { everyPortContract } from './every-port.contract.ts';
import { openPostgresDatabase } from './postgres-database.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const onError = (error: Error) => {
  throw error;
};

describe('on PostgreSQL', () => everyPortContract(() => openPostgresDatabase(postgres.url, onError)));
