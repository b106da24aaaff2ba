import { describe } from 'vitest';
import { startPostgres } from '#test/support/service-postgres.ts';
import { startService } from '#test/support/service-process.ts';
import { ticketsContract } from './tickets.contract.ts';

describe('tickets on PostgreSQL', () =>
  ticketsContract(async () => {
    const postgres = await startPostgres();
    const service = await startService({ DATABASE_URL: postgres.url });
    const end = async () => {
      await service.end();
      await postgres.stop();
    };
    return { ...service, end };
  }));
