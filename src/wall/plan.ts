import { spawnSync } from 'node:child_process';
import { buildRoot } from './build-root.ts';

/**
 * What the operating system puts around a process of ours, the best first:
 * - `namespaces`: users, network, processes and a file system of its own; read-only, with our program in it and nothing else;
 * - `user`: only as root: a user of its own that owns nothing;
 * - `limits`: no new privileges, no capability, no file written;
 * - `none`: not even `sh` and `setpriv` are there.
 */
export type WallKind = 'namespaces' | 'user' | 'limits' | 'none';

/** A wall that was seen to work here; `prefix` is what a command is put behind. */
export type Wall = { readonly kind: WallKind; prefix(about: Walled): readonly string[] };

/** What is to live behind the wall. */
export type Walled = {
  /** Files and folders that it may see. */
  readonly readable: readonly string[];
  /** It starts walled processes itself, so it must see their numbers, and stays the process that we started. */
  readonly parent: boolean;
};

/** Belongs to nobody: above the users of Debian, below those that systemd hands out. */
export const ownUser = '61001';
const ownIds = ['--reuid', ownUser, '--regid', ownUser, '--clear-groups'];
const powerless = ['--no-new-privs', '--inh-caps=-all', '--bounding-set=-all'];

type Plan = { readonly kind: WallKind; readonly root: boolean; readonly prefix: Wall['prefix'] };

/** LIST: what is tried, the best first. `root`: only root can. */
const plans: readonly Plan[] = [
  {
    kind: 'namespaces',
    root: true,
    prefix: (about) => [...unshare(about, []), 'setpriv', ...ownIds, ...powerless],
  },
  {
    kind: 'namespaces',
    root: true,
    prefix: (about) => ['setpriv', ...ownIds, '--no-new-privs', ...asUser(about)],
  },
  { kind: 'user', root: true, prefix: () => ['setpriv', ...ownIds, ...powerless] },
  { kind: 'namespaces', root: false, prefix: asUser },
  { kind: 'limits', root: true, prefix: () => ['setpriv', ...powerless] },
  { kind: 'limits', root: false, prefix: () => ['setpriv', '--no-new-privs'] },
];

/** In namespaces that an ordinary user makes; what it may do within them is given up again. */
function asUser(about: Walled): readonly string[] {
  const own = ['--user', '--map-current-user', '--keep-caps'];
  return [...unshare(about, own), 'setpriv', ...powerless, '--ambient-caps=-all'];
}

function unshare({ readable, parent }: Walled, more: readonly string[]): readonly string[] {
  const processes = parent ? [] : ['--pid', '--fork', '--kill-child'];
  const free = places.filter((folder) => !readable.some((path) => path.startsWith(`${folder}/`)));
  const build = ['/bin/sh', '-c', buildRoot, 'sh', parent ? 'exec' : 'wait', free.join(' ')];
  return ['unshare', ...more, '--net', '--ipc', '--mount', ...processes, ...build, ...readable, '--'];
}

/** LIST: where the new root may be put together: the first that there is and that our program is not in. */
const places = ['/mnt', '/media', '/srv', '/tmp'];

let found: { readonly readable: string; readonly wall: Wall } | undefined;

/**
 * The best wall that works for this process: tried once by starting a process that reads the last of `readable`. Blocks
 * for as long as that takes (a tenth of a second).
 */
export function findWall(readable: readonly string[]): Wall {
  const key = readable.join('\n');
  if (found?.readable !== key) found = { readable: key, wall: tryPlans(readable) };
  return found.wall;
}

function tryPlans(readable: readonly string[]): Wall {
  const isRoot = process.getuid?.() === 0;
  const plan = plans.find((candidate) => candidate.root === isRoot && works(candidate, readable));
  return plan ?? { kind: 'none', prefix: () => [] };
}

const mostTries = 5;

/**
 * Whether a plan works here. A machine that is out of processes or memory at the moment says nothing about that: nothing may be held back
 * less because of it, so that is tried again and then thrown.
 */
function works({ prefix }: Plan, readable: readonly string[]): boolean {
  const about = { readable, parent: false };
  const [program, ...args] = [...prefix(about), '/bin/sh', '-c', 'for f; do [ -r "$f" ] || exit 1; done', 'sh'];
  let complaint = '';
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const tried = spawnSync(program!, [...args, ...readable], {
      env: wallEnvironment,
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    });
    if (tried.status === 0) return true;
    complaint = tried.error?.message ?? tried.stderr;
    if (tried.signal === null && !isShortage(complaint)) return false;
  }
  throw new Error(
    `This machine could not start a process to try the isolation with, ${mostTries} times: ${complaint.trim()}`,
  );
}

/** What `fork`, `unshare` and `mount` say when there is no room now, as against no right to it. */
export function isShortage(complaint: string): boolean {
  return /EAGAIN|ENOMEM|EMFILE|ENFILE|resource temporarily unavailable|cannot (?:allocate|fork)|too many open files/i.test(
    complaint,
  );
}

/** The environment of everything behind the wall. */
export const wallEnvironment = {
  // The allocator would otherwise keep an arena for every thread.
  MALLOC_ARENA_MAX: '2',
  // What was held in large pieces goes back to the system when it is freed, however often that has happened.
  MALLOC_MMAP_THRESHOLD_: '262144',
  PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
} as const;
