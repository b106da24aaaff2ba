import { chmodSync, existsSync, lstatSync, mkdirSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entry, environment, home, init, user, volume } from './steps.ts';

/** A root that is started as a container engine would. */
export type RootRun = {
  /** The root of the image; it is mounted read-only. */
  readonly root: string;
  /** The folder that becomes the one writable volume. */
  readonly data: string;
  /** Settings, as `docker run --env` gives them. */
  readonly settings: Readonly<Record<string, string>>;
};

/**
 * The command that runs a program in a root, as `docker run --read-only --cap-drop=ALL --security-opt=no-new-privileges`
 * would: a user that is not root, processes of its own, no capability, one writable folder. The network is the machine's. In
 * a changed root the kernel forbids new namespaces, as engines do by their filter of system calls. Who is not root is
 * root of a namespace that holds nobody else, in place of a user of the container's own.
 */
export function inRoot({ root, data }: Pick<RootRun, 'root' | 'data'>): readonly string[] {
  const apart = ['unshare', ...(isRoot ? [] : ['--user', '--map-root-user']), '--mount', '--pid', '--ipc', '--uts'];
  return [...apart, '--fork', '--kill-child', 'sh', '-ec', mounts, 'sh', root, data, ...asUser(root)];
}

/** The command that runs a program beside what runs in a root, as `docker exec` does. `pid` is any process there. */
export function besides(pid: number, root: string): readonly string[] {
  const namespaces = ['--mount', '--pid', '--ipc', '--uts', ...(isRoot ? [] : ['--user', '--preserve-credentials'])];
  return ['nsenter', '--target', String(pid), ...namespaces, ...asUser(root)];
}

const isRoot = process.getuid?.() === 0;

function asUser(root: string): readonly string[] {
  const id = String(user.id);
  const powerless = ['--no-new-privs', '--inh-caps=-all', '--bounding-set=-all'];
  const own = isRoot ? ['--reuid', id, '--regid', id, '--clear-groups'] : [];
  return ['chroot', root, 'setpriv', ...own, ...powerless, 'env', '--chdir', home];
}

/** What runs in it: the product under its init, where the root has that. */
export function entryOf(root: string): readonly string[] {
  return existsSync(join(root, init[0])) ? [...init, ...entry] : entry;
}

/** The environment of a container: the image's, and settings over it. */
export function containerEnvironment(settings: RootRun['settings']): Record<string, string> {
  return { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ...environment, ...settings };
}

/** Makes a folder a root that shows this machine's programs where an image has Debian's. */
export function machineAsBase(root: string): void {
  chmodSync(root, 0o755);
  for (const name of ['bin', 'sbin', 'lib', 'lib32', 'lib64', 'libx32', 'usr']) {
    const there = lstatSync(`/${name}`, { throwIfNoEntry: false });
    if (there?.isSymbolicLink()) symlinkSync(readlinkSync(`/${name}`), join(root, name));
    else if (there) mkdirSync(join(root, name));
  }
  for (const name of ['dev', 'proc', 'etc', volume]) mkdirSync(join(root, name), { recursive: true });
  const users = [`root:x:0:0:root:/root:/bin/sh`, `${user.name}:x:${user.id}:${user.id}::${volume}:/usr/sbin/nologin`];
  writeFileSync(join(root, 'etc/passwd'), `${users.join('\n')}\n`);
}

/** Arguments: root, data, and the command. Folders of the root that are empty but should not be show this machine's. */
const mounts = `
root=$1 data=$2
shift 2
mount --bind "$root" "$root"
cd "$root"
for name in bin sbin lib lib32 lib64 libx32 usr; do
  [ ! -d "$name" ] || [ -L "$name" ] || [ -n "$(ls -A "$name")" ] || mount --rbind -o ro "/$name" "$name"
done
mount --bind "$data" ".${volume}"
mount -t proc proc proc
mount -t tmpfs -o mode=755,size=64k tmpfs dev
for name in null zero random urandom; do : >"dev/$name"; mount --bind "/dev/$name" "dev/$name"; done
mount -o remount,bind,ro dev
mount -o remount,bind,ro "$root"
exec "$@"
`;
