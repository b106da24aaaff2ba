import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** How a fenced process is started. */
export type LaunchOptions = {
  /** The program, a file of ours. */
  readonly entry: URL;
  /** Allow native addons (sharp); they are not bound by Node's permissions. */
  readonly addons: boolean;
  /** `RLIMIT_DATA` in kilobytes; 0 leaves it to the memory watch. */
  readonly dataLimit: number;
};

const app = realpathSync(fileURLToPath(new URL('../../../', import.meta.url)));
const shell = '/bin/sh';

/** Whether the operating system's own bounds (memory, end with the parent) can be set here. */
export const hasShell = process.platform !== 'win32' && existsSync(shell);

/**
 * `read` returns when the other end of descriptor 3 is closed, which the kernel does when we die, however busy the
 * reader is. The process group cannot be reused while the watching shell is in it, so the kill cannot hit a stranger.
 */
const script = [
  'ulimit -c 0',
  '[ "$1" -gt 0 ] && ulimit -d "$1"',
  'shift',
  '{ echo 800 >/proc/$$/oom_score_adj; } 2>/dev/null',
  '{ read -r line <&3; kill -KILL $$; } >/dev/null 2>&1 &',
  'exec 3<&-',
  'command -v nice >/dev/null && exec nice -n 5 "$@"',
  'exec "$@"',
].join('\n');

/**
 * Starts a process that may read our program and nothing else: no environment, no other files, no writing, no processes,
 * no network (Node 26 on). Requests go to its standard input, answers come from its standard output.
 */
export function launch(options: LaunchOptions): ChildProcess {
  const command = [process.execPath, ...permissions(options.addons), fileURLToPath(options.entry)];
  const [program, args] = hasShell
    ? [shell, ['-c', script, shell, String(options.dataLimit), ...command]]
    : [process.execPath, command.slice(1)];
  return spawn(program, args, {
    cwd: app,
    // The allocator would otherwise keep an arena for every thread.
    env: { MALLOC_ARENA_MAX: '2', PATH: '/usr/bin:/bin' },
    stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
    // A group of its own: Ctrl-C in our terminal must not end a job in work, and the group can be killed as one.
    detached: hasShell,
    windowsHide: true,
  });
}

function permissions(addons: boolean): readonly string[] {
  const readable = ['src', 'node_modules', 'package.json'].map((part) => `--allow-fs-read=${app}/${part}`);
  return [
    '--permission',
    ...readable,
    ...(addons ? ['--allow-addons'] : []),
    '--disable-proto=throw',
    '--no-warnings',
    '--max-old-space-size=384',
  ];
}
