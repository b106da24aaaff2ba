import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { patience, testPatience } from '../support/patience.ts';

/** The journeys in WebKit: one browser and one service for all of them. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    include: ['test/webkit/*.journey.ts'],
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/passlift/compiled') },
    pool: 'forks',
    isolate: false,
    fileParallelism: false,
    testTimeout: testPatience,
    hookTimeout: testPatience,
    teardownTimeout: patience,
    expect: { poll: { timeout: patience } },
  },
});
