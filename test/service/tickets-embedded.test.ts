import { describe } from 'vitest';
import { startService } from '#test/support/service-process.ts';
import { ticketsContract } from './tickets.contract.ts';

describe('tickets on the embedded database', () => ticketsContract(startService));
