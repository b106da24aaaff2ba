import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/support/longest-first.ts';
import { patience, testPatience } from './test/support/patience.ts';

export default defineConfig({
  test: {
    // An odd zone and locale, so that a parse that only works at home fails here.
    env: {
      TZ: 'Pacific/Chatham',
      LANG: 'tr_TR.UTF-8',
      LC_ALL: 'tr_TR.UTF-8',
      // Programs that tests start are compiled once.
      NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/passlift/compiled'),
    },
    pool: 'forks',
    // Many tests wait for processes of their own; one worker a core would leave cores idle.
    maxWorkers: 2 * availableParallelism(),
    sequence: { sequencer: LongestFirst },
    testTimeout: testPatience,
    hookTimeout: testPatience,
    teardownTimeout: patience,
    expect: { poll: { timeout: patience } },
    include: ['{web,src,scripts,test}/**/*.test.ts'],
    // What one file imported is there for the next: most of them load the same modules and tables.
    isolate: false,
    // Node runs our sources as they are; rewritten for Vite's runner, the same tests take a third longer.
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
