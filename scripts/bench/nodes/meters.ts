import type { Done } from './clients.ts';
import type { Cluster } from './cluster.ts';
import type { Sent } from './mix.ts';

/** What the nodes have counted since they started. */
export async function meters(cluster: Cluster) {
  const { calls, bytes } = await cluster.store();
  const { statements, roundTrips, bytes: wireBytes } = cluster.wire;
  return {
    numbers: { statements, roundTrips, wireBytes, storeBytes: bytes, ...cluster.processor() },
    calls,
    jobs: cluster.jobs.length,
  };
}

/** How long files of a kind took: one line, or none where there were none. */
export function timesOf(kind: Sent['kind'], done: readonly Done[]): readonly string[] {
  const times = done.filter(({ sent }) => sent.kind === kind).map(({ milliseconds }) => milliseconds);
  return times.length > 0 ? [`  ${kind}: ${percentiles(times)}`] : [];
}

/** `p50 1.2, p95 3.4, p99 5.6 s of 70` */
export function percentiles(milliseconds: readonly number[]): string {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number) =>
    ((sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0) / 1000).toFixed(2);
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} s of ${sorted.length}`;
}
