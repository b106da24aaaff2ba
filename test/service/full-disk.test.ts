import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { patience } from '#test/support/patience.ts';
import { type ServiceChild, startChild } from '#test/support/service-child.ts';
import { bodyOf, formOf, mail, waitForEnd } from '#test/support/service-process.ts';
import { empty, fill, onSmallDisks, seenBy } from '#test/support/small-disk.ts';
import { startSmallPostgres } from '#test/support/small-postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
const [data, content] = [join(folder, 'data'), join(folder, 'content')];
for (const part of [data, content]) mkdirSync(part);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const settings = { DATA_DIR: data, CONTENT_DIR: content, KEY_DIR: join(content, 'keys'), WORKERS: '1', MAKE_KEY: '1' };
const upload = ({ url, secret }: ServiceChild, file: string) =>
  fetch(`${url}/v1/pipeline`, { method: 'POST', body: formOf(file, {}), headers: { 'X-API-Key': secret! } });
const subscribe = ({ url }: ServiceChild) =>
  fetch(`${url}/v1/waitlist`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'ada@good.example' }),
  });
const healthOf = async ({ url }: ServiceChild) => (await bodyOf(await fetch(`${url}/v1/health`))).status;
const refused = ({ status, headers }: Response) => [status, headers.has('retry-after')];

it('a full disk is answered with 503, of content as of the database, and used again once there is room', async () => {
  const small = onSmallDisks({ [data]: 300, [content]: 24 });
  const service = await startChild({ ...settings, MIN_FREE_MB: '1' }, small);
  const disk = (part: string) => seenBy(service.process.pid!, part);
  const first = await bodyOf(await upload(service, mail('x')));
  await waitForEnd(service.url, first.id);

  // There is room for another file, it seems, until it comes.
  fill(disk(content), 3 * 2 ** 20);
  expect(refused(await upload(service, `${mail('x')}${'long '.repeat(10 ** 6)}`))).toEqual([503, true]);
  await expect.poll(() => healthOf(service)).toBe('ok');

  fill(disk(content));
  await expect.poll(() => healthOf(service)).toBe('degraded');
  expect(refused(await upload(service, mail('x')))).toEqual([503, true]);
  expect((await fetch(`${service.url}/v1/pipeline/${first.id}`)).status).toBe(200);
  empty(disk(content));

  fill(disk(data));
  await expect.poll(() => healthOf(service)).toBe('degraded');
  const download = `${service.url}/v1/pipeline/${first.id}/download`;
  for (const ask of [() => upload(service, mail('x')), () => subscribe(service), () => fetch(download)])
    expect(refused(await ask())).toEqual([503, true]);
  expect((await fetch(`${service.url}/v1/pipeline/${first.id}`)).status).toBe(200);
  empty(disk(data));

  await expect.poll(() => healthOf(service), { timeout: patience }).toBe('ok');
  await expect.poll(async () => (await upload(service, mail('x'))).status, { timeout: patience }).toBe(202);
  expect(refused(await subscribe(service))[0]).toBe(200);
  expect((await fetch(download)).status).toBe(200);
  expect(await service.kill('SIGTERM')).toBe(0);
});

it('a full disk of PostgreSQL is noticed before anybody meets it, answered with 503, and used again without a restart', async () => {
  const postgres = await startSmallPostgres(300);
  const own = join(folder, 'with-postgres');
  mkdirSync(own);
  writeFileSync(join(own, 'secret'), 'x'.repeat(48));
  const service = await startChild({
    DATABASE_URL: postgres.url,
    DATA_DIR: own,
    SECRET_FILE: join(own, 'secret'),
    WORKERS: '1',
    MAKE_KEY: '1',
    MIN_FREE_MB: '1',
  });
  const first = await bodyOf(await upload(service, mail('x')));
  await waitForEnd(service.url, first.id);

  // There is room for some rows, but not for what PostgreSQL needs to go on.
  fill(postgres.disk, 12 * 2 ** 20);
  await expect.poll(() => healthOf(service), { timeout: patience }).toBe('degraded');
  await expect.poll(async () => refused(await upload(service, mail('x'))), { timeout: patience }).toEqual([503, true]);
  expect((await fetch(`${service.url}/v1/pipeline/${first.id}`)).status).toBe(200);

  fill(postgres.disk);
  const answers = await Promise.all(Array.from({ length: 12 }, () => subscribe(service)));
  for (const { status, headers } of answers)
    if (status !== 200) expect([status, headers.has('retry-after')]).toEqual([503, true]);
  expect(refused(await upload(service, mail('x')))).toEqual([503, true]);
  empty(postgres.disk);

  await expect.poll(() => healthOf(service), { timeout: patience }).toBe('ok');
  await expect.poll(async () => (await upload(service, mail('x'))).status, { timeout: patience }).toBe(202);
  expect(await service.kill('SIGTERM')).toBe(0);
  await postgres.stop();
});
