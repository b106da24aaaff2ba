import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { type RateLimits, type RateName, rateWindows } from '#src/api/rate-limits.ts';
import type { Database } from './database.ts';

/** Counters in the table `rates`, shared by all nodes. When the database does not answer, requests are let through. */
export function openRateLimits(
  { query }: Pick<Database, 'query'>,
  limits: Readonly<Record<RateName, number>>,
): RateLimits {
  const open = (name: RateName, points: number) =>
    new RateLimiterPostgres({
      storeClient: { query },
      storeType: 'client',
      tableName: 'rates',
      tableCreated: true,
      clearExpiredByTimeout: false, // the sweep does
      keyPrefix: name,
      points,
      duration: rateWindows[name],
    });
  const limiters = new Map<string, RateLimiterPostgres>();
  return {
    async count(name, client, limit = limits[name]) {
      const known = limiters.get(`${name} ${limit}`);
      const limiter = known ?? open(name, limit);
      if (!known) limiters.set(`${name} ${limit}`, limiter);
      try {
        await limiter.consume(client);
        return 0;
      } catch (refused) {
        return refused instanceof Error
          ? 0
          : Math.max(1, Math.ceil(((refused as RateLimiterRes).msBeforeNext ?? 1000) / 1000));
      }
    },
  };
}
