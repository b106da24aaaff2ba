import type { FailedCall, Telling } from './call-model.ts';
import { longestPause } from './limits.ts';
import type { ProviderName } from './settings.ts';

/** Another call: after how many milliseconds, and how the shape of the answer is told in it. */
export type NextCall = { readonly pause: number; readonly telling: Telling };

/** The call that is worth making after one that failed; undefined when it would fail again. */
export function nextCall(result: FailedCall, telling: Telling, provider: ProviderName): NextCall | undefined {
  if (telling === 'schema' && provider === 'openai-compatible' && (refusesSchema(result) || isOffShape(result)))
    return { pause: 0, telling: 'words' };
  const pause = pauseBefore(result);
  return pause === undefined ? undefined : { pause, telling };
}

/** Of the many servers that speak as OpenAI does, some do not take a schema; others pass it over. */
export function refusesSchema({ failure, seen }: FailedCall): boolean {
  return failure === 'rejected' && (seen.status === 400 || seen.status === 422);
}

/** Not JSON, or other JSON than asked for. What ran out of tokens or had no end would again. */
function isOffShape({ failure, seen, truncated }: FailedCall): boolean {
  return failure === 'invalid-answer' && !truncated && seen.fault !== 'too-long';
}

function pauseBefore(result: FailedCall): number | undefined {
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
    case 'invalid-answer':
      return isOffShape(result) ? 0 : undefined;
    default:
      return undefined;
  }
}
