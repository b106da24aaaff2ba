/** The image's root, started as a container is: of this checkout, or the one that IMAGE_ROOT names (npm run image -- try). */
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyCheckout } from '../../scripts/image/from-checkout.ts';
import { machineAsBase } from '../../scripts/image/run-root.ts';
import { init, user } from '../../scripts/image/steps.ts';
import { startRoles } from '../support/aws-roles.ts';
import { type Container, startContainer } from '../support/container.ts';
import { prepareDataFolder } from '../support/data-folder.ts';
import { easySettings } from '../support/easy-settings.ts';
import { freePort } from '../support/free-port.ts';
import { kmsCredentials, kmsKeys, startKms } from '../support/kms-service.ts';
import { startStore } from '../support/s3-store.ts';
import { bodyOf, formOf, solveToken, waitForEnd } from '../support/service-process.ts';

const project = join(import.meta.dirname, '../..');
const cache = join(project, 'node_modules/.cache/passlift');
const data = mkdtempSync(join(tmpdir(), 'image-data-'));
let root: string;
let container: Container | undefined;

beforeAll(async () => {
  if (process.env.IMAGE_ROOT) root = process.env.IMAGE_ROOT;
  else {
    await prepareDataFolder(join(data, 'passlift'));
    root = rootOfCheckout();
  }
  if (process.getuid?.() === 0) giveAway(data);
});

function rootOfCheckout(): string {
  mkdirSync(cache, { recursive: true });
  const made = mkdtempSync(join(cache, 'image-'));
  machineAsBase(made);
  copyCheckout(project, made);
  return made;
}

/** To the user of the image, as the volume of a container is. */
function giveAway(folder: string): void {
  chownSync(folder, user.id, user.id);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chownSync(join(folder, name), user.id, user.id);
}

afterAll(() => {
  container?.kill();
  rmSync(data, { recursive: true, force: true });
  if (!process.env.IMAGE_ROOT) rmSync(root, { recursive: true, force: true });
});

async function start(): Promise<Container> {
  const { PORT: _PORT, LOG_LEVEL: _LOG_LEVEL, ...easy } = easySettings;
  return startContainer({
    root,
    data,
    settings: { ...easy, WORKERS: '1', HOST: '127.0.0.1', PORT: String(await freePort()) },
  });
}

/** Sends a file and waits for its passes. */
async function convert({ url }: Container, path: string): Promise<string> {
  const body = formOf(readFileSync(join(project, path)), { token: await solveToken(url), name: 'ticket' });
  const { id } = await bodyOf(await fetch(`${url}/v1/pipeline`, { method: 'POST', body }));
  expect(await waitForEnd(url, id)).toMatchObject({ status: 'completed', result: { passes: { pass_count: 1 } } });
  return id;
}

const passOf = ({ url }: Container, id: string) => fetch(`${url}/v1/pipeline/${id}/download`);

describe('a container', () => {
  it('starts, converts, ends at SIGTERM, and has its results after a restart on its volume', async () => {
    container = await start();
    const id = await convert(container, 'docs/example/ticket.pdf');
    // Recognising text is most of what this costs, so only a whole image is seen doing it.
    if (process.env.IMAGE_ROOT) await convert(container, 'test/corpus/inputs/104-fr-membership-mobile-screenshot.png');
    expect((await passOf(container, id)).headers.get('content-type')).toBe('application/vnd.apple.pkpass');
    expect((await fetch(`${container.url}/`)).status).toBe(200);
    expect(await container.stop()).toBe(0);
    expect(container.lines).toContainEqual(expect.objectContaining({ event: 'stopping', signal: 'SIGTERM' }));

    container = await start();
    expect((await passOf(container, id)).status).toBe(200);
  });

  it('has processes without any right, and a level of isolation that it tells', () => {
    const facts = container!.processes().map(factsOf);
    expect(facts.length).toBeGreaterThan(2);
    // What killed readers leave behind is reaped by the image's first process; this machine may have none such.
    if (existsSync(join(root, init[0]))) expect(facts.filter(({ State }) => State!.startsWith('Z'))).toEqual([]);
    for (const { Uid, CapEff, CapBnd, CapAmb, NoNewPrivs } of facts) {
      expect(Uid).not.toMatch(/\b0\b/);
      expect([CapEff, CapBnd, CapAmb, NoNewPrivs]).toEqual([
        '0000000000000000',
        '0000000000000000',
        '0000000000000000',
        '1',
      ]);
    }
    expect(container!.lines).toContainEqual(
      expect.objectContaining({ event: 'isolation', isolation: 'basic', wall: 'limits' }),
    );
  });

  it('can write to its volume alone', async () => {
    for (const folder of ['/', '/app', '/app/src', '/usr', '/etc', '/dev'])
      expect(await container!.exec('sh', '-c', `echo x >${folder}/mine`)).not.toMatchObject({ code: 0 });
    expect(await container!.exec('sh', '-c', 'echo x >/data/mine')).toMatchObject({ code: 0 });
  });

  it('is asked for its health, and operated, from within', async () => {
    const run = (script: string, ...args: string[]) => container!.exec('/app/node_modules/.bin/node', script, ...args);
    // A busy machine makes it say that it is degraded, which is no reason to start it anew.
    expect(await run('scripts/image/healthy.ts')).toEqual({ code: 0, said: expect.stringMatching(/^(degraded\n)?$/) });
    const nobody = ['PORT=1', '/app/node_modules/.bin/node', 'scripts/image/healthy.ts'];
    expect(await container!.exec('env', ...nobody)).toEqual({ code: 1, said: '' });
    expect(await run('scripts/keys.ts', 'create', 'shop')).toMatchObject({
      code: 0,
      said: expect.stringContaining('shop'),
    });
  });

  it('reaches a bucket, and a key of AWS by the role that it is given', async () => {
    const [store, kms] = [await startStore(), await startKms()];
    const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = kmsCredentials;
    const roles = await startRoles({ accessKeyId, secretAccessKey }, data);
    const settings = {
      ...store.settings,
      ...{ DATABASE_URL: 'postgres://localhost/none', CONTENT_URL: 's3://content/passlift' },
      ...{ KEY_WRAP_KMS: kmsKeys.ours, KMS_ENDPOINT: kms.endpoint },
      ...roles.environments.container,
    };
    const given = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
    const doctor = ['/app/node_modules/.bin/node', 'scripts/doctor.ts', 'store', 'wrapping'];
    const { code, said } = await container!.exec('env', ...given, ...doctor);
    expect([code, said]).toEqual([0, expect.stringContaining('content takes, gives, lists and deletes')]);
    expect(said).toContain(`✓ Wrapping key: AWS KMS wraps and opens with ${kmsKeys.ours}.`);
    await Promise.all([store, kms, roles].map((each) => each.stop()));
  });

  it('has the data of every language that text is recognised in', () => {
    const packages = join(root, 'app/node_modules/@tesseract.js-data');
    const languages = readdirSync(packages);
    expect(languages.length).toBeGreaterThan(10);
    for (const language of languages)
      expect(readdirSync(join(packages, language, '4.0.0_best_int'))).toEqual([`${language}.traineddata.gz`]);
  });

  it('lacks no part of a library that the product names', async () => {
    const { code, said } = await container!.exec('/app/node_modules/.bin/node', '--input-type=module', '-e', loadAll);
    expect([said, code]).toEqual([expect.stringMatching(/^[5-9]\d libraries\n$/), 0]);
  });
});

/** Loads every library that a module of the image imports, and with it all that it imports itself. */
const loadAll = `
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
const names = new Set(), required = new Set();
for (const file of globSync(['src/**/*.ts', 'scripts/**/*.ts', 'dist/server/*.js'])) {
  const text = readFileSync(file, 'utf8');
  for (const [, type, name] of text.matchAll(/^(?:import|export)\\s+(type\\s)?(?:[^'";]*?\\sfrom\\s*)?['"]([^'"#.][^'"]*)['"]/gm)) if (!type) names.add(name);
  for (const [, name] of text.matchAll(/(?:import|packaged)\\('([^'#.][^']*)'\\)/g)) names.add(name);
  for (const [, name] of text.matchAll(/require\\('([^'#.][^']*)'\\)/g)) required.add(name);
}
const require = createRequire('/app/src/main.ts');
for (const name of names) if (!name.endsWith('.wasm') && !name.startsWith('node:')) await import(name.startsWith('#') ? name : import.meta.resolve(name));
for (const name of required) require(name);
console.log(names.size + required.size + ' libraries');
process.exit();
`;

function factsOf(pid: number): Readonly<Record<string, string>> {
  const lines = readFileSync(`/proc/${pid}/status`, 'utf8').split('\n');
  return Object.fromEntries(lines.map((line) => line.split(/:\s*/, 2) as [string, string]));
}
