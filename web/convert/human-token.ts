import type { Challenge } from 'altcha-lib/types';
import { callApi } from '../api/call-api.ts';

/** What `/v1/verification` says. */
export type Verification = {
  readonly provider: 'turnstile' | 'altcha';
  readonly valid_seconds: number;
  readonly site_key: string | null;
  readonly challenge: Challenge | null;
};

/** Asks which check there is, and for a new challenge. */
export function askVerification(signal: AbortSignal): Promise<Verification> {
  return callApi<Verification>('/v1/verification', { signal });
}

/** Does the work that ALTCHA asks for, away from the page's own thread; gives the token. */
export function solve(challenge: Challenge, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./solve-worker.ts', import.meta.url), { type: 'module' });
    signal.addEventListener('abort', () => {
      worker.terminate();
      reject(signal.reason);
    });
    worker.onmessage = ({ data }: MessageEvent<{ readonly solution: unknown }>) => {
      worker.terminate();
      if (data.solution) resolve(btoa(JSON.stringify({ challenge, solution: data.solution })));
      else reject(new Error('no solution was found'));
    };
    worker.onerror = () => {
      worker.terminate();
      reject(new Error('the worker failed'));
    };
    worker.postMessage(challenge);
  });
}
