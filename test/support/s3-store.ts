/** An S3-compatible store for tests, from the npm package `s3rver`; listens on loopback only and can be made to fail. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

export type TestStore = {
  /** As the settings of a service name it. */
  readonly settings: Readonly<
    Record<'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>
  >;
  /** Where its objects lie. */
  readonly folder: string;
  /** Requests so far, as `PUT /bucket/key`. */
  readonly requests: readonly string[];
  /** Bytes that came and went so far. */
  bytes(): number;
  /** How it behaves from now on; `retryAfter` is what it says then, in seconds. */
  behave(how: 'well' | 'forbids' | 'is silent' | 'is busy', retryAfter?: number): void;
  /** Nobody listens at its port, until it is up again. */
  lose(): Promise<void>;
  find(): Promise<void>;
  stop(): Promise<void>;
};

/** The buckets that every store has. */
const buckets = ['content', 'keys', 'backup'];

export async function startStore(): Promise<TestStore> {
  const folder = mkdtempSync(join(tmpdir(), 's3-store-'));
  const store = new S3rver({ directory: folder, silent: true, configureBuckets: buckets.map((name) => ({ name })) });
  await store.configureBuckets();
  const answer = store.callback();
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  let behaviour: Parameters<TestStore['behave']> = ['well'];
  const open = async (port: number): Promise<Server> => {
    const server = createServer((request, response) => {
      requests.push(`${request.method} ${request.url}`);
      const [how, retryAfter] = behaviour;
      if (how === 'well') return answer(request, response);
      request.resume();
      if (how === 'is silent') return;
      const [status, code] = how === 'forbids' ? [403, 'AccessDenied'] : [503, 'SlowDown'];
      response.writeHead(status as number, {
        'Content-Type': 'application/xml',
        ...(retryAfter ? { 'Retry-After': String(retryAfter) } : {}),
      });
      response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`);
    });
    server.on('connection', (socket) => void sockets.add(socket));
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return server;
  };
  let server = await open(0);
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    folder,
    requests,
    bytes: () => [...sockets].reduce((sum, socket) => sum + socket.bytesRead + socket.bytesWritten, 0),
    behave: (...how) => {
      behaviour = how;
    },
    lose: close,
    async find() {
      server = await open(port);
    },
    async stop() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
