import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** A user namespace whose root may make no more namespaces of these kinds, as containers forbid it; then runs what it is given. */
const forbidding = (users: number): readonly string[] => [
  ...['unshare', '--user', '--map-root-user', 'sh', '-ec'],
  `echo ${users} > /proc/sys/user/max_user_namespaces
  for kind in mnt net pid ipc; do echo 0 > /proc/sys/user/max_"$kind"_namespaces; done
  exec "$@"`,
  'sh',
];

/** The wall that a process finds which was started through a command. */
function wallThrough(command: readonly string[]): unknown {
  const plan = new URL('plan.ts', import.meta.url).href;
  const source = `import { findWall } from '${plan}'; console.log(JSON.stringify([process.getuid(), findWall([process.execPath]).kind]));`;
  const [program, ...args] = [...command, process.execPath, '--input-type=module', '-e', source];
  return JSON.parse(execFileSync(program!, args, { encoding: 'utf8' }));
}

it('falls back to limits where root may neither make namespaces nor be somebody else', () => {
  expect(wallThrough(forbidding(0))).toEqual([0, 'limits']);
});

it('falls back to limits where an ordinary user may make no namespaces', () => {
  expect(wallThrough([...forbidding(1), 'unshare', '--user', '--map-user=1000'])).toEqual([1000, 'limits']);
});
