import { spawnSync } from 'node:child_process';

/** Copies a folder with the owner of each file, which Node's own copy does not keep. */
export function copyOwned(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`not copied: ${stderr}`);
}
