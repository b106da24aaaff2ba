import { describe } from 'vitest';
import { memoryContent } from '#test/support/memory-content.ts';
import { contentStoreContract } from './content-store.contract.ts';

describe('content in memory', () => contentStoreContract(async () => memoryContent()));
