/** The parts of a process, and what they share. */
import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { Metrics } from '#src/http/metrics.ts';
import type { Services } from '#src/services.ts';

/** A part of the process, in the order of starting; stopped in reverse. */
export type Part = { readonly name: string; stop(): Promise<void> };

/** What the parts of a process are made of. */
export type Shared = { readonly services: Services; readonly metrics: Metrics; readonly log: Logger };

/** A server as a part: it ends its connections when it is stopped. */
export function partOf(name: string, server: Server): Part {
  return {
    name,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
