/**
 * Sees to it that the Node that was installed here can run: it needs a library or two that a small Debian lacks. `npm ci` calls this at its
 * end. Plain JavaScript on purpose: the Node that runs it may be an older one.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** LIST: library that a Node is linked with → the package of Debian that has it. */
const packages = { 'libatomic.so.1': 'libatomic1', 'libstdc++.so.6': 'libstdc++6' };

const node = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url));

/** What keeps it from running, in the words of the system; undefined where nothing does. */
function fault() {
  const { status, stderr, error } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return status === 0 ? undefined : stderr?.trim() || String(error ?? `it ended with ${status}`);
}

/** Installs a package of Debian without a word; what went wrong is shown. */
function install(name) {
  const quiet = ['-qq', '-o', 'Dpkg::Use-Pty=0'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const steps = [['update'], ['install', '-y', '--no-install-recommends', name]];
  for (const step of steps) {
    const { status, stderr } = spawnSync('apt-get', [...step, ...quiet], { env, encoding: 'utf8' });
    if (status !== 0) return process.stderr.write(`${stderr ?? ''}`);
  }
}

/** Installs the packages whose own scripts could not run for want of it: npm leaves those that are optional out without a word. */
function installAgain() {
  const npm = process.env.npm_execpath;
  if (npm) spawnSync(process.execPath, [npm, 'install', '--no-save'], { stdio: 'inherit' });
}

let why = fault();
const [, missing] = Object.entries(packages).find(([library]) => why?.includes(library)) ?? [];
if (missing && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  process.stdout.write(`The Node that Passlift brings along needs ${missing} of Debian, which is installed now …\n`);
  install(missing);
  why = fault();
  if (!why) installAgain();
}
if (why) {
  const advice = missing
    ? `Install it (on Debian: apt-get install ${missing}), then run npm ci again.`
    : 'Passlift runs on Linux with glibc and on macOS.';
  process.stderr.write(`The Node that Passlift brings along does not run here: ${why}\n${advice}\n`);
  process.exitCode = 1;
}
