import type { FailedCall } from './call-model.ts';
import { longestPause } from './limits.ts';

/** Milliseconds after which what failed is worth another call; undefined when it would fail again. */
export function pauseBefore(result: FailedCall): number | undefined {
  const asked = result.seen.pause;
  switch (result.failure) {
    case 'rate-limited':
      return asked !== undefined && asked <= longestPause ? asked : undefined;
    case 'unavailable': {
      const pause = asked ?? 500;
      return pause <= longestPause ? pause : undefined;
    }
    case 'timeout':
      return 0;
    case 'invalid-answer': // what ran out of tokens, or had no end, would again
      return result.truncated || result.seen.fault === 'too-long' ? undefined : 0;
    default:
      return undefined;
  }
}
