import { chmod, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { createServer, request } from '#src/node-http.ts';
import type { Operations } from './operations.ts';

/**
 * The embedded database belongs to one process. So that an operator can do something while it runs, that process
 * listens on a socket of the file system that only its own user may open.
 */
export async function openOperatorSocket(path: string, operations: Operations): Promise<Server> {
  const server = createServer(async (incoming, outgoing) => {
    try {
      const { name, ask } = (await json(incoming)) as { name: keyof Operations; ask: never };
      if (!Object.hasOwn(operations, name)) throw new Error('There is no such operation.');
      outgoing.end(JSON.stringify({ answer: await operations[name](ask) }));
    } catch (error) {
      outgoing.statusCode = 400;
      outgoing.end(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }));
    }
  });
  await rm(path, { force: true });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  await chmod(path, 0o600);
  return server;
}

/** Asks the process that listens on `path`. */
export async function askOperatorSocket(path: string, name: keyof Operations, ask: unknown): Promise<unknown> {
  const response = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    request({ socketPath: path, method: 'POST', path: '/' }, resolve)
      .once('error', reject)
      .end(JSON.stringify({ name, ask }));
  });
  const { answer, error } = (await json(response)) as { answer?: unknown; error?: string };
  if (error !== undefined) throw new Error(error);
  return answer;
}
