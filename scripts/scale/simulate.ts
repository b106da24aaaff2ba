/** A queue with several servers, simulated job by job. No clock and no chance: the same seed gives the same figures. */

/** What comes: jobs a second, and the seconds that they take, each as likely as the others. */
export type Arrivals = { readonly perSecond: number; readonly takes: readonly number[] };

/** Seconds that jobs waited. */
export type Waits = { readonly p50: number; readonly p95: number; readonly p99: number };

/** Jobs that come at random (Poisson) and are served in turn by so many servers, for so many seconds. */
export function simulateWaits({ perSecond, takes }: Arrivals, servers: number, seconds: number, seed = 1): Waits {
  const random = randomFrom(seed);
  const free = new Float64Array(servers); // a heap of when each server is free
  const waits: number[] = [];
  for (let now = 0; now < seconds; ) {
    now += -Math.log(1 - random()) / perSecond;
    const begun = Math.max(now, free[0]!);
    waits.push(begun - now);
    replaceLeast(free, begun + takes[Math.floor(random() * takes.length)]!);
  }
  waits.sort((a, b) => a - b);
  const at = (share: number) => waits[Math.floor(share * waits.length)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** The fewest servers with which 95 of 100 jobs wait no longer than so many seconds. */
export function fewestServers(arrivals: Arrivals, longest: number): number {
  const mean = arrivals.takes.reduce((sum, time) => sum + time, 0) / arrivals.takes.length;
  const least = Math.ceil(arrivals.perSecond * mean);
  // Long enough for a queue that grows to show.
  const seconds = Math.max(120, 20_000 / arrivals.perSecond);
  for (let servers = Math.max(1, least); ; servers += Math.max(1, Math.floor(least / 50))) {
    if (simulateWaits(arrivals, servers, seconds).p95 <= longest) return servers;
  }
}

function replaceLeast(heap: Float64Array, value: number): void {
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    if (left >= heap.length) break;
    const child = left + 1 < heap.length && heap[left + 1]! < heap[left]! ? left + 1 : left;
    if (heap[child]! >= value) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = value;
}

/** The minimal standard generator (Park and Miller, 1988): good enough for a queue. From 0 to below 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
