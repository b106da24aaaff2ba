import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contentStoreContract } from '#src/jobs/content-store.contract.ts';
import { ContentAway } from '#src/jobs/unavailable.ts';
import { startRoles } from '#test/support/aws-roles.ts';
import { startStore, type TestStore } from '#test/support/s3-store.ts';
import { openDiskBlobs, openDiskKeys } from './disk-content.ts';
import { openS3Blobs } from './s3-content.ts';

const folder = mkdtempSync(join(tmpdir(), 'stored-content-'));
const onDisk = openDiskKeys(join(folder, 'keys'), new Uint8Array(32));
let store: TestStore;
beforeAll(async () => {
  store = await startStore();
});
afterAll(async () => {
  await store.stop();
  rmSync(folder, { recursive: true, force: true });
});
const away: string[] = [];
const bucket = (prefix = '', silence = 5_000) =>
  openS3Blobs({
    silence,
    url: `s3://content${prefix}`,
    endpoint: store.settings.S3_ENDPOINT,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    spool: join(folder, 'spool'),
    onAway: (why) => void away.push(why),
  });

describe('content on disk', () =>
  contentStoreContract(async () => ({ blobs: openDiskBlobs(join(folder, 'content')), keys: onDisk })));

describe('content in a bucket', () => contentStoreContract(async () => ({ blobs: await bucket(), keys: onDisk })));

describe('a bucket whose credentials nobody set', () => {
  it.each(['instance', 'container', 'web identity'] as const)('is opened by the role of the %s', async (place) => {
    const roles = await startRoles({ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }, folder);
    for (const [name, value] of Object.entries(roles.environments[place])) vi.stubEnv(name, value);
    const blobs = await openS3Blobs({ url: 's3://content/role', endpoint: store.settings.S3_ENDPOINT, spool: folder });
    await blobs.write('ab.source', [Buffer.from(place)]);
    expect(Buffer.from((await blobs.read('ab.source'))!).toString()).toBe(place);
    expect(roles.asked).not.toEqual([]);
    blobs.close();
    vi.unstubAllEnvs();
    await roles.stop();
  });
});

describe('a bucket', () => {
  it('is shared with others under a prefix, and none of theirs is seen, nor anything left on this disk', async () => {
    const [ours, theirs] = [await bucket('/a/b/'), await bucket('/other')];
    await ours.write('ab.source', [Buffer.alloc(3 * 2 ** 20, 7)]);
    await theirs.write('cd.source', [Buffer.from('x')]);
    const [one, more] = await Array.fromAsync(ours.list());
    expect([one?.name, more]).toEqual(['ab.source', undefined]);
    expect((await ours.read('ab.source'))?.length).toBe(3 * 2 ** 20);
    expect(await ours.read('cd.source')).toBeUndefined();
    expect(readdirSync(join(folder, 'spool'))).toEqual([]);
  });

  it('that forbids, is busy or is not there is told of once, left alone for as long as it says, and used again', async () => {
    const blobs = await bucket();
    const failure = () => blobs.read('ab.source').catch((error: unknown) => error);
    for (const [how, code] of [
      ['forbids', 'AccessDenied'],
      ['is busy', 'SlowDown'],
    ] as const) {
      away.length = 0;
      store.behave(how);
      const before = store.requests.length;
      const errors = await Promise.all([failure(), failure(), failure()]);
      expect(errors.map((error) => error instanceof ContentAway)).toEqual([true, true, true]);
      const asked = store.requests.length;
      expect(asked).toBeGreaterThan(before);
      const again = await failure();
      expect(again).toMatchObject({ name: 'ContentAway', seconds: 1 });
      expect([store.requests.length, away]).toEqual([asked, [code]]);
      store.behave('well');
      await expect.poll(() => blobs.secondsAway()).toBe(0);
      expect(await blobs.read('ab.source')).toBeUndefined();
    }
    store.behave('is busy', 40);
    const before = store.requests.length;
    expect(await failure()).toMatchObject({ seconds: 40 });
    expect(store.requests.length).toBe(before + 1);
    store.behave('well');

    store.behave('is silent');
    const silent = await bucket('', 200);
    away.length = 0;
    expect(await silent.read('ab.source').catch((error: unknown) => error)).toBeInstanceOf(ContentAway);
    expect(away).toEqual(['TimeoutError']);
    store.behave('well');

    const lost = await bucket();
    await store.lose();
    expect(await lost.write('ab.source', [Buffer.from('x')]).catch((error: unknown) => error)).toBeInstanceOf(
      ContentAway,
    );
    await store.find();
    await expect.poll(() => lost.secondsAway()).toBe(0);
    await lost.write('ab.source', [Buffer.from('x')]);
    expect(away.at(-1)).toBe('ECONNREFUSED');
  });
});
