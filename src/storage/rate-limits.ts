import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import { type RateLimits, type RateName, rateWindows } from '#src/api/rate-limits.ts';
import type { Database } from './database.ts';

/** What is counted so often that one process alone counts it in memory: losing it in a restart harms nobody. */
const fleeting: readonly RateName[] = ['reads', 'unknown', 'pages', 'keyReads'];

/** Counters in the table `rates`, shared by all nodes. When the database does not answer, requests are let through. */
export function openRateLimits(
  { query, kind }: Pick<Database, 'query' | 'kind'>,
  limits: Readonly<Record<RateName, number>>,
): RateLimits {
  const open = (name: RateName, points: number): RateLimiterAbstract => {
    const window = { keyPrefix: name, points, duration: rateWindows[name] };
    if (kind === 'embedded' && fleeting.includes(name)) return new RateLimiterMemory(window);
    return new RateLimiterPostgres({
      ...window,
      storeClient: { query },
      storeType: 'client',
      tableName: 'rates',
      tableCreated: true,
      clearExpiredByTimeout: false, // the sweep does
    });
  };
  const limiters = new Map<string, RateLimiterAbstract>();
  return {
    async count(name, client, limit = limits[name]) {
      const limiter = limiters.get(`${name} ${limit}`) ?? open(name, limit);
      limiters.set(`${name} ${limit}`, limiter);
      try {
        await limiter.consume(client);
        return 0;
      } catch (refused) {
        return refused instanceof Error ? 0 : Math.max(1, Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000));
      }
    },
  };
}
