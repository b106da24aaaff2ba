/** Runs in a worker: tries numbers until the derived key begins as the challenge asks. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey as deriveWithBrowser } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { pbkdf2Sha256 } from './pbkdf2.ts';

type DeriveKey = typeof deriveWithBrowser;

/** Browsers keep their own cryptography from pages that came over plain http; then ours does it, somewhat slower. */
const deriveOurselves: DeriveKey = async ({ cost, keyLength = 32 }, salt, password) => ({
  parameters: {},
  derivedKey: pbkdf2Sha256(password, salt, { iterations: cost, length: keyLength }),
});

self.onmessage = async ({ data }: MessageEvent<Challenge>) => {
  const deriveKey = globalThis.crypto?.subtle ? deriveWithBrowser : deriveOurselves;
  const solution = await solveChallenge({ challenge: data, deriveKey }).catch(() => null);
  self.postMessage({ solution });
};
