import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Patience } from './patience.ts';

/** What an upload may take. */
export type UploadBounds = Pick<Patience, 'look' | 'leastRate' | 'grace'> & {
  /** Most bytes of a request. */
  readonly most: number;
};

/** Bytes that are still read of a request that was refused, so that its client comes to read why. */
const mostAfterRefusal = 2 ** 20;

/** Ends the connection of an upload that is endless, that crawls, or that goes on after it was refused. */
export function watchUpload(request: IncomingMessage, response: ServerResponse, bounds: UploadBounds): void {
  const { socket } = request;
  const before = socket.bytesRead;
  const begun = performance.now();
  const timer = setInterval(() => {
    const came = { bytes: socket.bytesRead - before, milliseconds: performance.now() - begun };
    if (came.bytes > bounds.most || crawls(came, bounds)) socket.destroy();
    if (request.complete || socket.destroyed) clearInterval(timer);
  }, bounds.look);
  timer.unref();
  response.once('finish', () => {
    if (response.statusCode >= 400 && !request.complete) endAfter(request, mostAfterRefusal);
  });
}

/** Whether an upload comes too slowly to go on with. */
export function crawls(
  came: { readonly bytes: number; readonly milliseconds: number },
  { leastRate, grace }: Pick<UploadBounds, 'leastRate' | 'grace'>,
): boolean {
  return came.milliseconds > grace && came.bytes / (came.milliseconds / 1000) < leastRate;
}

function endAfter(request: IncomingMessage, bytes: number): void {
  let left = bytes;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.socket.destroy();
  });
}
