import { randomUUID } from 'node:crypto';
import { type ApiKeys, hashApiSecret, newApiSecret } from '#src/api/api-keys.ts';
import type { Database } from './database.ts';
import { and, asc, eq, isNull } from './drizzle.ts';
import { apiKeys } from './schema.ts';

/** Everything but the hash. */
const shown = {
  key: apiKeys.key,
  name: apiKeys.name,
  uploadsPerMinute: apiKeys.uploadsPerMinute,
  createdAt: apiKeys.createdAt,
  revokedAt: apiKeys.revokedAt,
};

/** Keys in the database, as hashes. */
export function openApiKeys({ tables }: Pick<Database, 'tables'>): ApiKeys {
  return {
    async create(name, uploadsPerMinute, createdAt) {
      const secret = newApiSecret();
      const key = { key: randomUUID().slice(0, 8), name, uploadsPerMinute, createdAt, revokedAt: null };
      await tables.insert(apiKeys).values({ ...key, hash: hashApiSecret(secret) });
      return { key, secret };
    },
    list: () => tables.select(shown).from(apiKeys).orderBy(asc(apiKeys.createdAt)),
    async revoke(key, revokedAt) {
      const live = and(eq(apiKeys.key, key), isNull(apiKeys.revokedAt));
      return (await tables.update(apiKeys).set({ revokedAt }).where(live).returning({ key: apiKeys.key })).length > 0;
    },
    async find(secret) {
      const live = and(eq(apiKeys.hash, hashApiSecret(secret)), isNull(apiKeys.revokedAt));
      return (await tables.select(shown).from(apiKeys).where(live))[0];
    },
  };
}
