import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { changed } from '#test/fuzz/inputs.ts';
import type { FuzzTarget } from '#test/fuzz/target.ts';
import { fuzzTargets } from '#test/fuzz/targets.ts';

const batch = 1000;
/** How many of the slowest inputs are timed again. */
const suspects = 20;

type Timed = { readonly took: number; readonly bytes: Uint8Array };

/** A hundred thousand inputs for each parser of bytes. Goals: none throws, none takes 50 ms, none keeps 2 MB of memory. */
export async function benchFuzz(runs = 100_000): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const [name, target] of Object.entries(fuzzTargets)) {
    // Said before it starts: a parser that hangs is the last one named.
    process.stderr.write(`  ${name}\n`);
    lines.push(`${name.padEnd(16)} ${await fuzz(target, runs)}`);
  }
  return lines;
}

async function fuzz(target: FuzzTarget, runs: number): Promise<string> {
  const thrown = new Map<string, string>();
  let slowest: readonly Timed[] = [];
  let total = 0;
  let before = 0;
  for (let done = 0; done < runs; done += batch) {
    // What a parser makes once, when first asked, is there after the first batch.
    if (done === batch) before = await heapInUse();
    for (const bytes of fc.sample(changed(target.samples), { numRuns: batch, seed: done })) {
      const took = await time(target, bytes).catch((error: unknown) => {
        thrown.set(String(error).slice(0, 100), Buffer.from(bytes).toString('base64').slice(0, 2000));
        return 0;
      });
      total += took;
      if (took > (slowest[suspects - 1]?.took ?? 0)) slowest = slowestOf([...slowest, { took, bytes }]);
    }
  }
  // The machine does other things meanwhile: of several times of an input the shortest is the parser's own.
  let longest = 0;
  for (const { bytes } of slowest) longest = Math.max(longest, await shortestOf(5, () => time(target, bytes)));
  const kept = ((await heapInUse()) - before) / 1e6;
  const faults = [...thrown].map(([error, input]) => `\n    THROWS ${error}: ${input}`).join('');
  const mean = ((total / runs) * 1000).toFixed(0);
  return `mean ${mean} µs, longest ${longest.toFixed(1)} ms, kept ${kept.toFixed(1)} MB of ${runs} inputs${faults}`;
}

/** Milliseconds that a parser takes; throws what it throws. */
async function time(target: FuzzTarget, bytes: Uint8Array): Promise<number> {
  const begin = performance.now();
  await target.parse(bytes);
  return performance.now() - begin;
}

function slowestOf(timed: readonly Timed[]): readonly Timed[] {
  return timed.toSorted((a, b) => b.took - a.took).slice(0, suspects);
}

async function shortestOf(times: number, work: () => Promise<number>): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < times; run++) shortest = Math.min(shortest, await work());
  return shortest;
}

/** Bytes in use once the garbage is gone, and what is put off to the next turn of the event loop is done (zlib lets go then). */
async function heapInUse(): Promise<number> {
  await new Promise(setImmediate);
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void; // there since the flag
  collect();
  return process.memoryUsage().heapUsed;
}
