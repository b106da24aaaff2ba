import { ConverterCrashed } from './converter.ts';
import type { Lane } from './lanes.ts';

/** Counts the jobs of both lanes together. */
export type Places = {
  /** Waits for a place; answers how to leave it. Throws `ConverterCrashed` (`stop`) when the process stops meanwhile. */
  enter(lane: Lane, stopping: AbortSignal): Promise<() => void>;
};

type Waiting = { readonly lane: Lane; readonly come: () => void };

/**
 * So many places for both lanes, to be had in the order of coming; and one of each lane may always run, so that neither keeps
 * the other one waiting. So at most one more runs than there are places.
 */
export function openPlaces(places: number): Places {
  const running: Record<Lane, number> = { quick: 0, slow: 0 };
  const waiting = new Set<Waiting>();
  const hasPlace = (lane: Lane) => running[lane] === 0 || running.quick + running.slow < places;
  const letIn = () => {
    for (const next of waiting) {
      if (!hasPlace(next.lane)) continue;
      waiting.delete(next);
      running[next.lane] += 1;
      next.come();
    }
  };
  const leave = (lane: Lane) => () => {
    running[lane] -= 1;
    letIn();
  };
  return {
    async enter(lane, stopping) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const own = { lane, come: resolve };
      const stop = () => {
        if (waiting.delete(own)) reject(new ConverterCrashed('stop'));
      };
      waiting.add(own);
      letIn();
      stopping.addEventListener('abort', stop);
      if (stopping.aborted) stop();
      await promise.finally(() => stopping.removeEventListener('abort', stop));
      return leave(lane);
    },
  };
}
