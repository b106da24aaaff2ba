import { describe } from 'vitest';
import { budgetContract } from './budget.contract.ts';
import { openMemoryBudget } from './budget.ts';

describe('openMemoryBudget', () => budgetContract(openMemoryBudget));
