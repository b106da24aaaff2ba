/** Runs in a worker: tries numbers until the derived key begins as the challenge asks. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey as deriveWithBrowser } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { deriveInScript } from './derive-in-script.ts';

self.onmessage = async ({ data }: MessageEvent<Challenge>) => {
  const deriveKey = globalThis.crypto?.subtle ? deriveWithBrowser : deriveInScript;
  const solution = await solveChallenge({ challenge: data, deriveKey }).catch(() => null);
  self.postMessage({ solution });
};
