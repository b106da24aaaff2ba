import { ContentAway } from '#src/jobs/unavailable.ts';

/** Asks a store that fails again only when it says, or after a while that doubles. */
export type StorePace = {
  /** Does something with the store; throws `ContentAway` when it fails, or has just failed. */
  run<T>(ask: () => Promise<T>): Promise<T>;
  /** Throws `ContentAway` while the store is left alone. */
  check(): void;
  /** Seconds until it is asked again; 0 when it answered last. */
  secondsAway(): number;
};

/** Seconds: after the first failure, and at most. */
const first = 1;
const most = 30;

/** Begins in good faith. `onAway` is told once, with a code, until the store answers again. */
export function openStorePace(onAway: (why: string) => void, clock: () => number = () => performance.now()): StorePace {
  let pause = 0;
  let until = 0;
  const secondsAway = () => Math.max(0, Math.ceil((until - clock()) / 1000));
  const check = () => {
    if (until > clock()) throw new ContentAway(secondsAway());
  };
  const fail = (error: unknown, begun: number): ContentAway => {
    // Those that were under way when it failed say nothing new.
    if (begun >= until) {
      if (pause === 0) onAway(codeOf(error));
      pause = Math.min(most, pause === 0 ? first : pause * 2);
      until = clock() + Math.max(pause, retryAfterOf(error)) * 1000;
    }
    return new ContentAway(Math.max(1, secondsAway()), { cause: error });
  };
  return {
    secondsAway,
    check,
    async run(ask) {
      check();
      const begun = clock();
      try {
        const answer = await ask();
        pause = 0;
        until = 0;
        return answer;
      } catch (error) {
        throw fail(error, begun);
      }
    },
  };
}

type Said = {
  readonly name?: string;
  readonly code?: unknown;
  readonly $response?: { readonly headers?: Readonly<Record<string, string>> };
};

/** The library wraps what the store said. */
function saidOf(error: unknown): Said {
  const { cause } = error as { readonly cause?: unknown };
  return (cause ?? error) as Said;
}

/** AccessDenied, SlowDown, NoSuchBucket, ECONNREFUSED, …; never the store's words, which hold names of blobs. */
function codeOf(error: unknown): string {
  const { name, code } = saidOf(error);
  return typeof code === 'string' ? code : (name ?? 'unknown');
}

/** Seconds that the store asks for (RFC 9110, 10.2.3), ten minutes at most; 0 for none. */
function retryAfterOf(error: unknown): number {
  const seconds = Number(saidOf(error).$response?.headers?.['retry-after']);
  return Number.isFinite(seconds) ? Math.min(600, Math.max(0, seconds)) : 0;
}
