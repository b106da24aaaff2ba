import { ConverterCrashed } from './converter.ts';
import { type Crowd, largeFile } from './crowd.ts';

/** Keeps large files from being in the works side by side: what is made of one takes several times its size. */
export type Room = {
  /** Waits for its turn where it is large; answers how to leave. Throws `ConverterCrashed` (`stop`) when the process stops meanwhile. */
  enter(bytes: number, stopping: AbortSignal): Promise<() => void>;
};

/** Room for one large file at a time, the one that came first. Those inside and those who wait are of the crowd. */
export function openRoom(crowd?: Crowd): Room {
  let last: Promise<void> = Promise.resolve();
  return {
    async enter(bytes, stopping) {
      if (bytes < largeFile) return () => {};
      const go = crowd?.come();
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = before.then(() => promise);
      if (go) promise.then(go);
      const stopped = Promise.withResolvers<void>();
      const stop = () => stopped.resolve();
      stopping.addEventListener('abort', stop);
      if (!stopping.aborted) await Promise.race([before, stopped.promise]);
      stopping.removeEventListener('abort', stop);
      if (!stopping.aborted) return resolve;
      resolve();
      throw new ConverterCrashed('stop');
    },
  };
}
