import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changed } from './inputs.ts';
import { fuzzTargets } from './targets.ts';

// `npm run bench -- fuzz` tries a hundred thousand of each and looks at time and memory.
const runs = 300;

describe('parsers of bytes', () => {
  it.each(Object.entries(fuzzTargets))('%s answers whatever it is given', async (_, { samples, parse }) => {
    await fc.assert(
      fc.asyncProperty(changed(samples), async (bytes) => {
        await parse(bytes);
      }),
      { numRuns: runs, seed: 20_261_120 },
    );
  });

  it.each(Object.entries(fuzzTargets))('%s reads its samples', async (_, { samples, parse }) => {
    for (const sample of samples) expect(someOf(await parse(sample))).toBeTruthy();
  });
});

/** What was read, or the first part of it that is there. */
function someOf(read: unknown): unknown {
  return Array.isArray(read) ? read.find((part) => someOf(part)) : read;
}
