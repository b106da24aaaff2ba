import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { constants } from 'node:os';
import { join } from 'node:path';
import { compiledFolder } from '#src/wall/compiled.ts';
import type { Targets } from './targets.ts';

/** LIST: what a fenced process must not manage to do. */
export const breaches = ['network', 'files', 'writes', 'environment', 'signals', 'libraries', 'processes'] as const;

/** What it did manage, tried from within. */
export type Breach = Readonly<Record<(typeof breaches)[number], boolean>>;

/** Set by us, by the shell, and by libvips itself. */
const harmless = [
  'PATH',
  'MALLOC_ARENA_MAX',
  'MALLOC_MMAP_THRESHOLD_',
  'PWD',
  'SHLVL',
  '_',
  'OLDPWD',
  'VIPSHOME',
  'NODE_COMPILE_CACHE',
];

/** Tries to break out in every way that we know. */
export async function probe({ port, pid, folder, file, library }: Targets): Promise<Breach> {
  return {
    network: await connects(port),
    files: manages(() => readFileSync(file)),
    writes: (await writes(folder)) || (await writes(compiledFolder)),
    environment: Object.keys(process.env).some((name) => !harmless.includes(name)),
    signals: pid !== process.pid && manages(() => process.kill(pid, 'SIGWINCH')),
    libraries: library !== undefined && loads(library),
    processes: manages(() => {
      const { error } = spawnSync('/bin/true');
      if (error) throw error;
    }),
  };
}

function connects(port: number): Promise<boolean> {
  const closed = ['ERR_ACCESS_DENIED', 'ENETUNREACH', 'EADDRNOTAVAIL', 'EPERM', 'EACCES', 'ENETDOWN'];
  // Refused means that the network was reached; only these are a fence.
  const isReached = (error: NodeJS.ErrnoException) => !closed.includes(error.code ?? '');
  return new Promise((resolve) => {
    try {
      const socket = connect({ port, host: '127.0.0.1' });
      socket.once('connect', () => resolve(true));
      socket.once('error', (error) => resolve(isReached(error)));
    } catch (error) {
      resolve(isReached(error as NodeJS.ErrnoException));
    }
  });
}

/** As Node writes, as SQLite does, and as libvips does, which asks nobody. An empty file is one too many. */
async function writes(folder: string): Promise<boolean> {
  const paths = ['node', 'sqlite', 'vips.png'].map((name) => join(folder, `${process.pid}-${name}`));
  const [byNode, bySqlite, byVips] = paths as [string, string, string];
  manages(() => writeFileSync(byNode, 'written'));
  manages(() => {
    const sqlite = process.getBuiltinModule('node:sqlite');
    const database = new sqlite.DatabaseSync(bySqlite);
    database.exec('create table written (at integer)');
    database.close();
  });
  await drawTo(byVips).catch(() => {});
  return paths.some((path) => manages(() => readFileSync(path)) || manages(() => existsSync(path) || fail()));
}

async function drawTo(path: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } }).toFile(path);
}

/** Loaded is what is found to be no module of Node: that is seen after its code has run. */
function loads(library: string): boolean {
  try {
    process.dlopen({ exports: {} }, library, constants.dlopen.RTLD_NOW);
    return true;
  } catch (error) {
    return /did not self-register/.test((error as Error).message);
  }
}

function manages(what: () => unknown): boolean {
  try {
    what();
    return true;
  } catch {
    return false;
  }
}

function fail(): never {
  throw new Error('not there');
}
