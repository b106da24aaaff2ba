/** Large files in the process at a time, from the first of their bytes that is too many until they are converted. */
export type Crowd = {
  /** One more; answers how it leaves. */
  come(): () => void;
};

/** Bytes from which on a file is large. */
export const largeFile = 8 * 2 ** 20;

/** Milliseconds without a large file after which they are over: one that was received is soon converted. */
const calm = 2_000;

/** `begins` is told when there are two, `ends` when there has been none for a while. */
export function openCrowd({ begins, ends }: { readonly begins: () => void; readonly ends: () => void }): Crowd {
  let here = 0;
  let crowded = false;
  let over: NodeJS.Timeout | undefined;
  return {
    come() {
      here += 1;
      clearTimeout(over);
      if (here > 1 && !crowded) {
        crowded = true;
        begins();
      }
      return () => {
        here -= 1;
        if (here > 0 || !crowded) return;
        over = setTimeout(() => {
          crowded = false;
          ends();
        }, calm).unref();
      };
    },
  };
}

/** A file that comes in, one of the crowd from the moment that it is large. */
export async function* inCrowd(chunks: AsyncIterable<Uint8Array>, crowd: Crowd): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  let leave: (() => void) | undefined;
  try {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes >= largeFile) leave ??= crowd.come();
      yield chunk;
    }
  } finally {
    leave?.();
  }
}
