import type { Socket } from 'node:net';

/** What an upload may take. */
export type UploadBounds = {
  /** Most bytes of a request, whatever was answered. */
  readonly most: number;
  /** Bytes a second that must be reached on average, after `graceSeconds`. */
  readonly leastRate: number;
  readonly graceSeconds: number;
};

/** Ends a connection whose upload is endless or crawls. Answers how to stop watching. */
export function watchUpload(socket: Socket, { most, leastRate, graceSeconds }: UploadBounds): () => void {
  const before = socket.bytesRead;
  const begun = performance.now();
  const timer = setInterval(() => {
    if (socket.destroyed) return clearInterval(timer);
    const seconds = (performance.now() - begun) / 1000;
    const bytes = socket.bytesRead - before;
    const crawls = seconds > graceSeconds && bytes / seconds < leastRate;
    if (bytes > most || crawls) socket.destroy();
  }, 1000);
  timer.unref();
  return () => clearInterval(timer);
}
