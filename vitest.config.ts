import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { patience, testPatience } from './test/support/patience.ts';

export default defineConfig({
  test: {
    include: ['web/**/*.test.ts', 'src/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
    // An odd zone and locale, so that a parse that only works at home fails here.
    env: { TZ: 'Pacific/Chatham', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
    pool: 'forks',
    // Many tests wait for processes of their own; Vitest would leave a core idle.
    maxWorkers: Math.max(2, availableParallelism()),
    testTimeout: testPatience,
    hookTimeout: testPatience,
    teardownTimeout: patience,
    expect: { poll: { timeout: patience } },
  },
});
