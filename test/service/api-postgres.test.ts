import { describe } from 'vitest';
import { startPostgres } from '#test/support/service-postgres.ts';
import { startService } from '#test/support/service-process.ts';
import { apiContract } from './api.contract.ts';

describe('API on PostgreSQL', () =>
  apiContract(async () => {
    const postgres = await startPostgres();
    const service = await startService({ DATABASE_URL: postgres.url, CORS_ORIGINS: 'https://app.example' });
    const end = async () => {
      await service.end();
      await postgres.stop();
    };
    return { ...service, end };
  }));
