/** One file, because its tests share one PostgreSQL, one store and two services on them. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { jobKeyOf, newJobId } from '#src/jobs/job-id.ts';
import { forgetLost, removeOrphans } from '#src/jobs/keep-clean.ts';
import { filesThatHold } from '#test/support/files-that-hold.ts';
import { shutGate } from '#test/support/gate.ts';
import { kmsCredentials, kmsKeys, startKms } from '#test/support/kms-service.ts';
import { startStore, type TestStore } from '#test/support/s3-store.ts';
import { startPostgres, type TestPostgres } from '#test/support/service-postgres.ts';
import { bodyOf, mail, startService, type TestService } from '#test/support/service-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'service-bucket-'));
const marker = 'ZebraMarmalade7391';
let postgres: TestPostgres;
let store: TestStore;
let first: TestService;
let second: TestService;
beforeAll(async () => {
  writeFileSync(join(folder, 'secret'), 'x'.repeat(48));
  writeFileSync(join(folder, 'wrap'), 'w'.repeat(32));
  [postgres, store] = await Promise.all([startPostgres(), startStore()]);
  first = await node();
  second = await node({ DATA_DIR: join(folder, 'other') });
});
afterAll(async () => {
  await Promise.all([postgres.stop(), store.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

const node = (more: Readonly<Record<string, string>> = {}) =>
  startService({
    ...store.settings,
    WORKERS: '1',
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'data'),
    SECRET_FILE: join(folder, 'secret'),
    CONTENT_URL: 's3://content/passlift',
    KEY_URL: 's3://keys',
    KEY_WRAP_FILE: join(folder, 'wrap'),
    ...more,
  });
const idOf = async (response: Promise<Response>): Promise<string> => (await bodyOf(await response)).id;
const convert = async (service: TestService, wish = 'x'): Promise<string> => {
  const id = await idOf(service.upload(mail(wish)));
  expect((await service.ended(id)).status).toBe('completed');
  return id;
};
const download = ({ url }: TestService, id: string) => fetch(`${url}/v1/pipeline/${id}/download`);
const healthOf = async ({ url }: TestService) => (await bodyOf(await fetch(`${url}/v1/health`))).status;
const objects = (bucket: string): readonly string[] =>
  readdirSync(join(store.folder, bucket), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
/** What stands in all objects of a bucket, and in every row of the database. */
const everything = async ({ services }: TestService) => {
  const rows = [];
  for (const table of ['jobs', 'content_keys', 'key_epochs', 'queue.job'])
    rows.push(...(await services.database.query({ text: `select t::text as row from ${table} t` })).rows);
  return (
    [...objects('content'), ...objects('keys')].map((path) => readFileSync(path, 'latin1')).join() +
    JSON.stringify(rows)
  );
};
/** As if the hour were over. */
const turnKeys = async ({ services }: TestService) => {
  await services.database.query({ text: `update key_epochs set made_at = made_at - interval '2 hours'` });
  return services.rotateKeys();
};

describe('content in a bucket, keys in PostgreSQL', () => {
  it('is encrypted before it leaves, handed out from any node, and gone when it is deleted', async () => {
    const id = await convert(first, 'x secretword');
    expect(await everything(first)).not.toContain('secretword');
    const bytes = Buffer.from(await (await download(second, id)).arrayBuffer());
    expect(bytes.toString('latin1')).toContain('ENGINE x secretword');
    const large = await idOf(second.upload(`${mail('x')}${'long '.repeat(10 ** 6)}`));
    expect((await first.ended(large)).status).toBe('completed');

    for (const each of [id, large])
      expect((await fetch(`${second.url}/v1/pipeline/${each}`, { method: 'DELETE' })).status).toBe(204);
    expect((await download(first, id)).status).toBe(410);
    await expect.poll(() => objects('content')).toEqual([]);
    expect((await first.services.database.query({ text: 'select ref from content_keys' })).rows).toEqual([]);
    expect(readdirSync(join(folder, 'other', 'keys')), 'nothing but the bucket and the database is used').toEqual([]);
  });

  it('refuses uploads with 503 while it is lost, forbids or says nothing, and loses nothing that it took', async () => {
    const service = first;
    const gate = shutGate();
    const done = await convert(service);
    const stateOf = async (id: string) => (await bodyOf(await fetch(`${service.url}/v1/pipeline/${id}`))).status;
    const running = [await idOf(service.upload(mail(gate.wish))), await idOf(service.upload(mail(gate.wish)))];
    for (const id of running) await expect.poll(() => stateOf(id)).toBe('processing'); // one on each node
    const waiting = await idOf(service.upload(mail('x')));
    const refuses = async () => {
      const response = await service.upload(mail('x'));
      return [response.status, Number(response.headers.get('retry-after')) > 0];
    };
    store.behave('forbids');
    expect(await refuses()).toEqual([503, true]);
    expect(await healthOf(service)).toBe('degraded');
    expect([(await download(service, done)).status]).toEqual([503]);
    gate.open();
    await expect.poll(() => service.logged.join('')).toContain('content-away');
    await expect.poll(() => service.logged.join('')).toContain('given-back');
    store.behave('well');
    await store.lose();
    await expect.poll(refuses).toEqual([503, true]);
    await store.find();
    for (const each of [service, second]) await expect.poll(() => healthOf(each)).toBe('ok');
    for (const id of [...running, waiting]) expect((await service.ended(id)).status).toBe('completed');
    await convert(service);
    expect((await download(service, done)).status).toBe(200);
  });

  it('reads on through the turn of the hour, and forgets what somebody else removed or left', async () => {
    const service = first;
    const [kept, lost] = [await convert(service, 'passes=2'), await convert(service)];
    const [before] = objects('keys').filter((path) => path.endsWith('_object'));
    expect(await turnKeys(service)).toBeGreaterThanOrEqual(2);
    expect(objects('keys')).not.toContain(before);
    expect((await download(service, kept)).status).toBe(200);

    const { rows } = await service.services.database.query({
      text: 'select result_ref from jobs order by created_at desc limit 1',
    });
    for (const path of objects('content').filter((each) => each.includes(String(rows[0]!.result_ref)))) rmSync(path);
    expect(await forgetLost(service.services)).toBe(1);
    expect((await download(second, lost)).status).toBe(410);
    expect((await download(second, kept)).status).toBe(200);

    const known = objects('content');
    const ref = /[-\w]+(?=\.\w+\._S3rver)/.exec(known.find((path) => path.includes(`${jobKeyOf(kept)}-`))!)![0];
    const [stray, anHourAgo] = [`${jobKeyOf(newJobId())}-lease`, Date.now() / 1000 - 3601];
    for (const path of known.filter((each) => each.includes(ref))) {
      cpSync(path, path.replace(ref, stray));
      utimesSync(path.replace(ref, stray), anHourAgo, anHourAgo);
    }
    expect(objects('content').length).toBeGreaterThan(known.length);
    await removeOrphans(service.services);
    expect(objects('content')).toEqual(known);
    expect((await download(second, kept)).status).toBe(200);
  });

  it('opens nothing of a deleted job in yesterday’s database and bucket', async () => {
    const [deleted, living] = [await convert(first, `x ${marker}`), await convert(second, 'x living')];
    await Promise.all([first.end(), second.end()]);
    const backup = join(folder, 'backup');
    cpSync(store.folder, backup, { recursive: true });
    for (const copy of ['yesterday', 'yesterdays_copy']) await administer(`create database ${copy} template passlift`);

    const service = await node();
    expect((await fetch(`${service.url}/v1/pipeline/${deleted}`, { method: 'DELETE' })).status).toBe(204);
    await turnKeys(service);
    expect((await download(service, living)).status).toBe(200);
    await service.services.database.query({ text: 'checkpoint' });
    await service.end();

    const everywhere = [postgres.folder, store.folder, folder]; // the backup is in the last one
    expect(filesThatHold(marker, everywhere)).toEqual([]);
    expect([first, second, service].flatMap(({ logged }) => logged).join('')).not.toContain(marker);
    const found = filesThatHold(String(jobKeyOf(living)), [postgres.folder]);
    expect(found, 'searched in a way that would find it').not.toEqual([]);

    cpSync(join(backup, 'content'), join(store.folder, 'content'), { recursive: true });
    const from = (database: string) => ({ DATABASE_URL: postgres.url.replace(/passlift$/, database) });
    let restored = await node(from('yesterday'));
    for (const id of [deleted, living]) expect((await download(restored, id)).status).toBe(410);
    const { rows } = await restored.services.database.query({ text: 'select result_ref from jobs' });
    for (const { result_ref: ref } of rows)
      expect(await restored.services.content.get(String(ref), 'result')).toBeUndefined();
    await convert(restored);
    await restored.end();

    // What makes it so: the keys of the hour. Who keeps copies of those as well keeps everything.
    for (const bucket of ['content', 'keys'])
      cpSync(join(backup, bucket), join(store.folder, bucket), { recursive: true });
    restored = await node(from('yesterdays_copy'));
    for (const id of [deleted, living]) expect((await download(restored, id)).status).toBe(200);
    await restored.end();
  });
});

describe('content in a bucket, with a key in AWS KMS', () => {
  it('is opened by every node that may use the key; while it may not be used, uploads are refused and nothing is lost', async () => {
    for (const [name, value] of Object.entries(kmsCredentials)) vi.stubEnv(name, value);
    const kms = await startKms();
    await administer('create database with_kms');
    const started = (name: string) =>
      node({
        DATABASE_URL: postgres.url.replace(/passlift$/, 'with_kms'),
        DATA_DIR: join(folder, name),
        CONTENT_URL: 's3://content/kms',
        KEY_URL: 's3://keys/kms',
        KEY_WRAP_FILE: '',
        KEY_WRAP_KMS: kmsKeys.ours,
        KMS_ENDPOINT: kms.endpoint,
      });
    const one = await started('kms1');
    const id = await convert(one, 'x wrapped');
    expect(kms.asked).toEqual([`Encrypt ${kmsKeys.ours}`]);
    const two = await started('kms2');
    kms.refuse('AccessDeniedException');
    expect((await download(two, id)).status).toBe(503);
    const refused = await two.upload(mail('x'));
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true]);
    kms.refuse(undefined);
    await expect.poll(async () => (await download(two, id)).status).toBe(200);
    await convert(two);
    expect(await turnKeys(one)).toBeGreaterThan(0);
    expect((await download(one, id)).status).toBe(200);
    expect(two.logged.join('')).toContain('AWS KMS does not answer (AccessDeniedException)');
    await Promise.all([one.end(), two.end()]);
    vi.unstubAllEnvs();
    await kms.stop();
  });
});

async function administer(text: string): Promise<void> {
  const client = new Client({ connectionString: postgres.url.replace(/passlift$/, 'postgres') });
  await client.connect();
  await client.query(text);
  await client.end();
}
