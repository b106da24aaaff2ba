import type { Costs } from './costs.ts';
import { fewestServers } from './simulate.ts';

/** What so many jobs a second take. Everything but cores is a second, on the mean. */
export type Needs = {
  readonly quickCores: number;
  readonly slowCores: number;
  readonly webCores: number;
  readonly databaseCores: number;
  readonly statements: number;
  readonly storeCalls: number;
  readonly megabytes: number;
  /** Results that can be downloaded at a time. */
  readonly kept: number;
};

/** Seconds that 95 of 100 jobs may wait in a lane. */
const longestWait = { quick: 0.5, slow: 5 } as const;
/** How much of a core that nobody queues for (web, database) may be used on the mean, so that bursts fit. */
const used = 0.5;

/** Simulates both lanes for the waits that are wanted, and multiplies the rest. */
export function needsOf(perSecond: number, costs: Costs): Needs {
  const { slowShare, quickSeconds, slowSeconds } = costs;
  const lane = (share: number, takes: readonly number[], longest: number) =>
    fewestServers({ perSecond: perSecond * share, takes }, longest);
  const cores = (seconds: number) => Math.ceil((perSecond * seconds) / used);
  return {
    quickCores: lane(1 - slowShare, quickSeconds, longestWait.quick),
    slowCores: lane(slowShare, slowSeconds, longestWait.slow),
    webCores: cores(costs.webSeconds),
    databaseCores: cores(costs.databaseSeconds),
    statements: Math.round(perSecond * costs.statements),
    storeCalls: Math.round(perSecond * costs.storeCalls),
    megabytes: Math.round((perSecond * costs.storeBytes) / 1e6),
    kept: perSecond * costs.keptSeconds,
  };
}
