import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkStore } from '../../scripts/doctor/check-store.ts';
import { checkWrapKey } from '../../scripts/doctor/check-wrap-key.ts';
import { kmsCredentials, kmsKeys, startKms } from '../support/kms-service.ts';
import { startStore, type TestStore } from '../support/s3-store.ts';
import { testConfig } from '../support/service-process.ts';

let store: TestStore;
beforeAll(async () => {
  store = await startStore();
});
afterAll(() => store.stop());

const look = (more: Readonly<Record<string, string>> = {}) =>
  checkStore(testConfig({ ...store.settings, CONTENT_URL: 's3://content/passlift', ...more }));

describe('the store of content', () => {
  it('is tried with an object of its own, of which nothing is left', async () => {
    const { text } = await look();
    expect(text).toContain('CONTENT_URL: content takes, gives, lists and deletes');
    const asked = store.requests.map((line) => line.replace(/doctor-[-\da-f]+|\?.*/g, '…'));
    for (const step of ['PUT', 'GET', 'DELETE']) expect(asked.join('\n')).toContain(`${step} /content/passlift/…`);
  });

  it('should list nothing of others, and says so where it does', async () => {
    expect(await look()).toMatchObject({
      state: 'note',
      text: expect.stringMatching(/outside of its prefix.*2 other buckets/),
    });
  });

  it('says what is missing: rights, the bucket, or somebody who listens', async () => {
    store.behave('forbids');
    expect(await look()).toMatchObject({
      state: 'bad',
      text: expect.stringMatching(/does not take objects \(s3:PutObject\): forbidden/),
    });
    store.behave('well');
    expect(await look({ CONTENT_URL: 's3://nowhere/x' })).toMatchObject({
      state: 'bad',
      text: expect.stringContaining('no such bucket'),
    });
    await store.lose();
    expect(await look()).toMatchObject({ state: 'bad', text: expect.stringContaining('nobody listens there') });
    await store.find();
  });
});

describe('the key that wraps', () => {
  const settings = { DATABASE_URL: 'postgres://localhost/x', CONTENT_URL: 's3://content', KEY_WRAP_KMS: kmsKeys.ours };

  it('is tried where it lies in AWS KMS, and says what is missing', async () => {
    for (const [name, value] of Object.entries(kmsCredentials)) vi.stubEnv(name, value);
    const kms = await startKms();
    const tryKey = (more = {}) => checkWrapKey(testConfig({ ...settings, KMS_ENDPOINT: kms.endpoint, ...more }));
    expect(await tryKey()).toEqual({ state: 'good', text: `AWS KMS wraps and opens with ${kmsKeys.ours}.` });
    expect(kms.asked).toEqual([`Encrypt ${kmsKeys.ours}`, `Decrypt ${kmsKeys.ours}`]);
    kms.refuse('AccessDeniedException');
    expect(await tryKey()).toMatchObject({
      state: 'bad',
      text: expect.stringContaining('kms:Encrypt and kms:Decrypt'),
    });
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'another');
    kms.refuse(undefined);
    expect(await tryKey()).toMatchObject({ state: 'bad', text: expect.stringContaining('the secret of these') });
    vi.unstubAllEnvs();
    await kms.stop();
  });

  it('has to be a file that can be read, and long enough', async () => {
    const look = (path: string) => checkWrapKey(testConfig({ ...settings, KEY_WRAP_KMS: '', KEY_WRAP_FILE: path }));
    await expect(look('/nowhere')).rejects.toThrow('KEY_WRAP_FILE: the file /nowhere cannot be read');
    await expect(look('/dev/null')).rejects.toThrow('shorter than 32 bytes');
  });
});

it('looks at no store where content lies in a folder', async () => {
  expect(await checkStore(testConfig({}))).toMatchObject({ state: 'good' });
});
