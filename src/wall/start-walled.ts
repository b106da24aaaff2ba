import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { withCompiled } from './compiled.ts';
import { findWall, type WallKind, wallEnvironment } from './plan.ts';

export type { WallKind } from './plan.ts';

/** How a process behind the wall is started. */
export type WalledStart = {
  /** The program, a file of ours, and its arguments. */
  readonly entry: URL;
  readonly args?: readonly string[];
  /** Options of Node, its permissions included. */
  readonly node: readonly string[];
  /** Files and folders that it sees beside our program. */
  readonly readable?: readonly string[];
  /** `RLIMIT_DATA` in kilobytes; 0 leaves memory to who watches it. */
  readonly dataLimit: number;
  /** How much more than others of ours it gives way, to the scheduler's groups; 0 unless said. */
  readonly nice?: number;
  /** It starts walled processes itself. */
  readonly parent?: boolean;
  /** Standard input and output, and what is beyond; descriptor 3 is the wall's: a pipe. */
  readonly stdio: StdioOptions;
  readonly serialization?: 'json' | 'advanced';
};

/** Our folder. Modules tell their real path, whatever link led here. */
const app = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '');

/** LIST: what every walled process reads of our program. */
const programFiles: readonly string[] = ['src', 'node_modules', 'package.json'].map((part) => `${app}/${part}`);

/** Whether the operating system's bounds (memory, end with the parent) can be set here. */
export const hasShell = process.platform !== 'win32';

/** The wall that processes are started behind here. */
export function wallKind(): WallKind {
  return hasShell ? findWall(everyReadable()).kind : 'none';
}

/** How much everything behind the wall gives way to the server: as a process, and as a group where the scheduler has groups. */
const usualNice = { process: 5, group: 3 } as const;

/**
 * `read` returns when the other end of descriptor 3 is closed, which the kernel does when we die, however busy the
 * process is. Its group cannot be reused while the watching shell is in it, so the kill cannot hit a stranger.
 */
const script = [
  'unset NODE_OPTIONS',
  'ulimit -c 0; ulimit -f 0; ulimit -n 1024',
  '[ "$1" -gt 0 ] && ulimit -d "$1"',
  '{ echo 800 >/proc/$$/oom_score_adj; } 2>/dev/null',
  // A group of its own is one to the scheduler, too: there `nice` counts inside the group only, so the group is made nice.
  // It is made anew for each group, where the niceness of a process goes on to those that it starts. The kernel lets users
  // other than root do so ten times a second, all of them together (`proc_sched_autogroup_set_nice`): who watches tries again.
  'isNice() { { echo "$nice" >/proc/$$/autogroup; } 2>/dev/null; }',
  'nice=$2 tries=0',
  '[ -w /proc/$$/autogroup ] && ! isNice && tries=50',
  'watch() { while [ $tries -gt 0 ] && ! isNice; do tries=$((tries - 1)); sleep 0.1; done; read -r line <&3; kill -KILL -$$; }',
  'watch >/dev/null 2>&1 & exec 3<&-',
  'shift 2',
  `command -v nice >/dev/null && exec nice -n ${usualNice.process} "$@"`,
  'exec "$@"',
].join('\n');

/** Starts a process of ours behind the best wall that this machine has: no environment, nothing written, no network. */
export function startWalled(start: WalledStart): ChildProcess {
  const { options, env } = withCompiled(wallKind(), start.node);
  const command = [process.execPath, ...options, fileURLToPath(start.entry), ...(start.args ?? [])];
  const about = { readable: [...everyReadable(), ...(start.readable ?? [])], parent: start.parent ?? false };
  const [program, ...args] = hasShell
    ? [
        '/bin/sh',
        '-c',
        script,
        'sh',
        String(start.dataLimit),
        String(usualNice.group + (start.nice ?? 0)),
        ...behind(about),
        ...command,
      ]
    : command;
  return spawn(program!, args, {
    cwd: app,
    env: { ...wallEnvironment, ...env },
    stdio: start.stdio,
    ...(start.serialization ? { serialization: start.serialization } : {}),
    // A group of its own: Ctrl-C in our terminal must not end a job in work, and the group can be killed as one.
    detached: hasShell,
    windowsHide: true,
  });
}

function behind(about: Parameters<ReturnType<typeof findWall>['prefix']>[0]): readonly string[] {
  return findWall(everyReadable()).prefix(about);
}

/** Our program, and Node itself where it lies elsewhere. */
function everyReadable(): readonly string[] {
  const isInside = programFiles.some((path) => process.execPath.startsWith(`${path}/`));
  return isInside ? programFiles : [...programFiles, process.execPath];
}

/** Node's own permissions for a process that reads our program, and what else is named. */
export function nodePermissions(readable: readonly string[] = []): readonly string[] {
  return [
    '--permission',
    ...[...programFiles, ...readable].map((path) => `--allow-fs-read=${path}`),
    '--disable-proto=throw',
    ...nodeHardening,
  ];
}

/** What no process of ours needs: a debugger that a signal opens, SQLite that writes files, foreign functions. */
export const nodeHardening: readonly string[] = [
  '--disable-sigusr1',
  '--no-experimental-sqlite',
  '--no-experimental-ffi',
  '--no-warnings',
];
