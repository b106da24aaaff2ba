import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkStore } from '../../scripts/doctor/check-store.ts';
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

it('looks at no store where content lies in a folder', async () => {
  expect(await checkStore(testConfig({}))).toMatchObject({ state: 'good' });
});
