import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs packages of Debian where that is allowed, telling the reason first; false where it is not, or when it fails.
 */
export function installFromDebian(packages: readonly string[], reason: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  process.stdout.write(`${reason}\n`);
  const quiet = ['-qq', '-o', 'Dpkg::Use-Pty=0'];
  return (
    runQuietly('apt-get', ['update', ...quiet]) &&
    runQuietly('apt-get', ['install', '-y', '--no-install-recommends', ...quiet, ...packages])
  );
}

/** Runs a program without a word; what it said is shown when it fails. */
export function runQuietly(command: string, options: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr } = spawnSync(command, options, {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (status !== 0) process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`);
  return status === 0;
}
