import { describe } from 'vitest';
import { openTestDatabase } from '#test/support/data-folder.ts';
import { everyPortContract } from './every-port.contract.ts';

describe('on the embedded database', () => everyPortContract(openTestDatabase));
