import { createHmac, hkdfSync } from 'node:crypto';

/** The server secret, one key a purpose, so that no purpose learns another's. */
export type Secrets = {
  /** Wraps the keys of content. */
  readonly content: Uint8Array;
  /** Derives addresses of repeated uploads. */
  readonly ids: Uint8Array;
  /** Signs ALTCHA challenges. */
  readonly challenges: Uint8Array;
  /** Seals links to single passes. */
  readonly shares: Uint8Array;
  /** Hashes what must be recognised but not be readable: tokens, browser ids, client addresses. */
  keyedHash(purpose: string, value: string): string;
};

/** Splits the server secret. */
export function openSecrets(secret: Uint8Array): Secrets {
  const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, '', `passlift ${purpose}`, 32));
  const hashes = derive('hashes');
  return {
    content: derive('content'),
    ids: derive('ids'),
    challenges: derive('challenges'),
    shares: derive('shares'),
    keyedHash: (purpose, value) => createHmac('sha256', hashes).update(`${purpose}\0${value}`).digest('base64url'),
  };
}
