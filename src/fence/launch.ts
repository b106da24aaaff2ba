import type { ChildProcess } from 'node:child_process';
import { nodeHardening, nodePermissions, startWalled } from '#src/wall/start-walled.ts';

/** How a fenced process is started. */
export type LaunchOptions = {
  /** The program, a file of ours. */
  readonly entry: URL;
  /** Allow native addons (sharp); they are not bound by Node's permissions. */
  readonly addons: boolean;
  /** `RLIMIT_DATA` in kilobytes; 0 leaves it to the memory watch. */
  readonly dataLimit: number;
  /** How much more than other readers it gives way; 0 unless said. */
  readonly nice?: number;
  /** `false`: without Node's permissions, to see what the operating system alone holds back. */
  readonly permissions?: false;
};

/**
 * Starts a process that may read our program and nothing else: no environment, no other files, no writing, no processes,
 * no network; by Node's permissions, and behind the wall of the operating system beside. Requests go to its standard
 * input, answers come from its standard output.
 */
export function launch({ entry, addons, dataLimit, permissions, nice = 0 }: LaunchOptions): ChildProcess {
  const fence = permissions === false ? nodeHardening.filter((flag) => !flag.includes('sqlite')) : nodePermissions();
  return startWalled({
    entry,
    node: [
      ...fence,
      ...(addons && permissions !== false ? ['--allow-addons'] : []),
      '--max-old-space-size=384',
      '--max-semi-space-size=4', // a reader of ordinary files holds 75 MB with it, 95 without, at the same processor time
      '--expose-gc',
    ],
    dataLimit,
    nice,
    stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
  });
}
