/** A real PostgreSQL whose data lies on a small disk of its own, which can be filled. Needs no rights, only Linux. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { EmbeddedPostgres, serverProgram } from './embedded-postgres.ts';
import { freePort } from './free-port.ts';
import { seenBy } from './small-disk.ts';
import { until } from './until.ts';

export type SmallPostgres = {
  readonly url: string;
  /** Its disk, as `fill` and `empty` take it. */
  readonly disk: string;
  stop(): Promise<void>;
};

/** Starts it on a disk of so many megabytes. */
export async function startSmallPostgres(megabytes: number): Promise<SmallPostgres> {
  process.env.LC_ALL = 'C'; // the odd locale of the tests need not be installed
  const folder = mkdtempSync(join(tmpdir(), 'small-postgres-'));
  chmodSync(folder, 0o777); // started by root, PostgreSQL runs as a user of its own
  const [made, disk] = [join(folder, 'made'), join(folder, 'disk')];
  mkdirSync(disk);
  await new EmbeddedPostgres({
    databaseDir: made,
    user: 'postgres',
    password: 'password',
    initdbFlags: ['--locale=C', '--encoding=UTF8', '--no-sync', '--wal-segsize=1'],
    createPostgresUser: process.getuid?.() === 0, // PostgreSQL will not be root, and who is not cannot make users
    onLog: () => {},
    onError: () => {},
  }).initialise();
  const port = await freePort();
  const { uid, gid } = statSync(made);
  const isRoot = process.getuid?.() === 0;
  const prepare = `mount -t tmpfs -o size=${megabytes}m tmpfs '${disk}'; cp -a '${made}' '${disk}/db'; ${isRoot ? `chown ${uid}:${gid} '${disk}'; ` : ''}exec "$@"`;
  // PostgreSQL will not be root, not even one who is that only in a namespace of its own.
  const child = spawn(
    'unshare',
    [
      ...(isRoot ? ['--mount'] : ['--user', '--map-root-user', '--mount']),
      ...['sh', '-ec', prepare, 'sh'],
      ...(isRoot
        ? ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
        : ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`]),
      ...[serverProgram(), '-D', join(disk, 'db'), '-p', String(port), '-c', 'listen_addresses=127.0.0.1'],
      ...['-c', `unix_socket_directories=${disk}`, '-c', 'fsync=off', '-c', 'max_wal_size=8MB'],
    ],
    { stdio: 'ignore' },
  );
  const exited = once(child, 'exit');
  const url = `postgres://postgres:password@127.0.0.1:${port}/postgres`;
  await until(() => answers(url));
  return {
    url,
    disk: seenBy(child.pid!, disk),
    async stop() {
      child.kill('SIGINT');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  return client
    .connect()
    .then(() => client.end())
    .then(
      () => true,
      () => false,
    );
}
