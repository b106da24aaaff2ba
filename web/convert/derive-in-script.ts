import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** PBKDF2 with HMAC-SHA-256, `cost` rounds, for pages over plain http, from which browsers keep their own cryptography. */
export const deriveInScript: typeof deriveKey = async ({ cost, keyLength = 32 }, salt, password) => ({
  parameters: {},
  derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }),
});
