import { createHash, randomBytes } from 'node:crypto';

/** A key of an enterprise user, as it is listed; its secret is shown once and kept nowhere. */
export type ApiKey = {
  readonly key: string;
  readonly name: string;
  /** Uploads a minute, when the key has its own limit. */
  readonly uploadsPerMinute: number | null;
  readonly createdAt: number;
  readonly revokedAt: number | null;
};

/** Keeps keys. */
export interface ApiKeys {
  /** Answers the secret, for the only time. */
  create(
    name: string,
    uploadsPerMinute: number | null,
    now: number,
  ): Promise<{ readonly key: ApiKey; readonly secret: string }>;
  list(): Promise<readonly ApiKey[]>;
  /** False when there is no such key. */
  revoke(key: string, now: number): Promise<boolean>;
  /** The key a secret belongs to, unless it was revoked. */
  find(secret: string): Promise<ApiKey | undefined>;
}

/** A new secret: 256 random bits. */
export function newApiSecret(): string {
  return `pl_${randomBytes(32).toString('base64url')}`;
}

/** What is stored of a secret. It is random, so a plain hash cannot be guessed. */
export function hashApiSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The secret of a request: `Authorization: Bearer …` or `X-API-Key`; undefined when it has none. */
export function apiSecretOf(headers: Readonly<Record<string, string | string[] | undefined>>): string | undefined {
  const bearer = /^Bearer\s+(\S+)$/i.exec(String(headers.authorization ?? ''))?.[1];
  const plain = headers['x-api-key'];
  return bearer ?? (typeof plain === 'string' && plain ? plain : undefined);
}
