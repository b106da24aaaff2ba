import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#test/support/free-port.ts';
import { bodyOf, mail, startService, type TestService } from '#test/support/service-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'service-operators-'));
const run = async (script: string, ...words: string[]) => {
  const program = fileURLToPath(new URL(`../../scripts/${script}.ts`, import.meta.url));
  const options = {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATA_DIR: folder },
  };
  return promisify(execFile)(process.execPath, [program, ...words], options).catch((error) => error);
};
let service: TestService;
let port: number;
beforeAll(async () => {
  port = await freePort();
  service = await startService({ DATA_DIR: folder, METRICS_PORT: String(port) });
});
afterAll(async () => {
  await service.end();
  rmSync(folder, { recursive: true, force: true });
});

describe('npm run keys', () => {
  it('makes, lists and revokes keys while the service runs', async () => {
    const { stdout } = await run('keys', 'create', 'Example Ltd', '--uploads-per-minute', '7');
    const secret = /pl_\S+/.exec(stdout)![0];
    const send = () => service.upload(mail('x'), { token: null, headers: { 'X-API-Key': secret } });
    expect((await send()).status).toBe(202);
    const list = (await run('keys', 'list')).stdout as string;
    expect(list).toContain('7 uploads a minute  Example Ltd');
    expect(list).not.toContain(secret);
    const key = list.split(' ')[0]!;
    expect((await run('keys', 'revoke', key)).stdout).toContain('is revoked');
    expect((await send()).status).toBe(401);
    expect((await run('keys', 'revoke', key)).code).toBe(1);
  });

  it('explains itself', async () => {
    expect((await run('keys', '--help')).stdout).toContain('Usage');
    expect((await run('keys', 'destroy')).code).toBe(2);
  });
});

describe('npm run data-rights', () => {
  it('exports and erases while the service runs', async () => {
    const signup = {
      method: 'POST',
      body: '{"email":"someone@example.com"}',
      headers: { 'Content-Type': 'application/json' },
    };
    await fetch(`${service.url}/v1/waitlist`, signup);
    const { stdout } = await run('data-rights', 'export', '--email', 'someone@example.com');
    expect(JSON.parse(stdout).contacts).toMatchObject([{ email: 'someone@example.com', purpose: 'newsletter' }]);
    expect((await run('data-rights', 'erase', '--email', 'someone@example.com')).stdout).toContain('1 addresses');
    expect(JSON.parse((await run('data-rights', 'export', '--email', 'someone@example.com')).stdout).contacts).toEqual(
      [],
    );
  });
});

describe('npm run doctor', () => {
  it('tells of a development certificate what to do, and that the database is in use', async () => {
    const { stdout } = await run('doctor');
    expect(stdout).toMatch(/Certificate: .*PASS_CERT/);
    expect(stdout).toContain('in use by the running service');
  });
});

describe('metrics', () => {
  it('count requests and jobs on a port of their own, without a word of users', async () => {
    const { id } = await bodyOf(await service.upload(mail('passes=2')));
    await service.ended(id);
    const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    await expect.poll(read).toMatch(/passlift_passes_total [2-9]/);
    const text = await read();
    expect(text).toContain('route="/v1/pipeline/:id"');
    expect(text).not.toContain(id);
    expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
  });
});
