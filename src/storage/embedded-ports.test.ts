import { describe } from 'vitest';
import { leadershipContract } from '#src/jobs/leader.contract.ts';
import { openTestDatabase } from '#test/support/data-folder.ts';
import { everyPortContract } from './every-port.contract.ts';
import { soleLeadership } from './leadership.ts';

describe('on the embedded database', () => {
  everyPortContract(openTestDatabase);
  describe('the lead', () => leadershipContract(() => soleLeadership));
});
