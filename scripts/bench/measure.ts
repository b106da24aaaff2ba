/** Runs work `times` after a warm-up and gives the milliseconds of each run, sorted. */
export async function measure(times: number, work: () => Promise<unknown> | unknown): Promise<readonly number[]> {
  await work();
  await work();
  const runs: number[] = [];
  for (let run = 0; run < times; run++) {
    const begin = performance.now();
    await work();
    runs.push(performance.now() - begin);
  }
  return runs.toSorted((a, b) => a - b);
}

/** `median 120 ms, p95 140 ms of 20 runs`. */
export function describeRuns(runs: readonly number[]): string {
  const at = (share: number) => runs[Math.min(runs.length - 1, Math.floor(share * runs.length))]!.toFixed(1);
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms of ${runs.length} runs`;
}

/** The longest time that the event loop stood still while `work` ran, in ms. */
export async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  let last = performance.now();
  let longest = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last - 1);
    last = now;
  }, 1);
  await work();
  clearInterval(timer);
  return longest;
}
