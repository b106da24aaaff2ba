import { ConverterCrashed } from './converter.ts';

/** Keeps large files from being in the works side by side: what is made of one takes several times its size. */
export type Room = {
  /** Waits for its turn where it is large; answers how to leave. Throws `ConverterCrashed` (`stop`) when the process stops meanwhile. */
  enter(bytes: number, stopping: AbortSignal): Promise<() => void>;
};

/** Bytes from which on a file is large. Ordinary ones never wait. */
const large = 8 * 2 ** 20;

/** Room for one large file at a time, the one that came first. */
export function openRoom(): Room {
  let last: Promise<void> = Promise.resolve();
  return {
    async enter(bytes, stopping) {
      if (bytes < large) return () => {};
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = before.then(() => promise);
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
