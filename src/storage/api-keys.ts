import { randomUUID } from 'node:crypto';
import { type ApiKey, type ApiKeys, hashApiSecret, newApiSecret } from '#src/api/api-keys.ts';
import type { Database } from './database.ts';
import { and, asc, eq, isNull } from './drizzle.ts';
import { toldOfKey } from './node-news.ts';
import { apiKeys } from './schema.ts';

/** Everything but the hash. */
const shown = {
  key: apiKeys.key,
  name: apiKeys.name,
  uploadsPerMinute: apiKeys.uploadsPerMinute,
  createdAt: apiKeys.createdAt,
  revokedAt: apiKeys.revokedAt,
};

/** Milliseconds that a key is remembered: as long as nobody says that it was revoked. */
const remembered = 10_000;

/** Keys in the database, as hashes. What was found is remembered for a moment where `hears` says that a revocation would be heard of. */
export function openApiKeys(
  { tables }: Pick<Database, 'tables'>,
  hears: () => boolean = () => false,
  now: () => number = Date.now,
): ApiKeys & { forget(key: string): void } {
  const known = new Map<string, { readonly key: ApiKey; readonly at: number }>();
  let revocations = 0;
  const forget = (key: string) => {
    revocations += 1;
    for (const [hash, one] of known) if (one.key.key === key) known.delete(hash);
  };
  return {
    forget,
    async create(name, uploadsPerMinute, createdAt) {
      const secret = newApiSecret();
      const key = { key: randomUUID().slice(0, 8), name, uploadsPerMinute, createdAt, revokedAt: null };
      await tables.insert(apiKeys).values({ ...key, hash: hashApiSecret(secret) });
      return { key, secret };
    },
    list: () => tables.select(shown).from(apiKeys).orderBy(asc(apiKeys.createdAt)),
    async revoke(key, revokedAt) {
      const live = and(eq(apiKeys.key, key), isNull(apiKeys.revokedAt));
      const revoked = await tables.update(apiKeys).set({ revokedAt }).where(live).returning({ told: toldOfKey });
      forget(key);
      return revoked.length > 0;
    },
    async find(secret) {
      const hash = hashApiSecret(secret);
      const last = known.get(hash);
      if (last && hears() && Math.abs(now() - last.at) < remembered) return last.key;
      const [before, at] = [revocations, now()];
      const live = and(eq(apiKeys.hash, hash), isNull(apiKeys.revokedAt));
      const [key] = await tables.select(shown).from(apiKeys).where(live);
      known.delete(hash);
      if (key && before === revocations) known.set(hash, { key, at });
      return key;
    },
  };
}
