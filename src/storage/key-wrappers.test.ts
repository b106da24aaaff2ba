import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { keyWrapperContract } from '#src/jobs/key-wrapper.contract.ts';
import { ContentAway } from '#src/jobs/unavailable.ts';
import { kmsCredentials, kmsKeys, startKms, type TestKms } from '#test/support/kms-service.ts';
import { openFileWrapper } from './file-wrapper.ts';
import { type KmsWrapper, openKmsWrapper } from './kms-wrapper.ts';

const folder = mkdtempSync(join(tmpdir(), 'key-wrappers-'));
let kms: TestKms;
const opened: KmsWrapper[] = [];
const away: string[] = [];
beforeAll(async () => {
  for (const [name, value] of Object.entries(kmsCredentials)) vi.stubEnv(name, value);
  for (const name of ['ours', 'another']) writeFileSync(join(folder, name), name.padEnd(32, '.'));
  kms = await startKms();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  for (const each of opened) each.close();
  await kms.stop();
  rmSync(folder, { recursive: true, force: true });
});
const open = async (arn: string) => {
  const wrapper = await openKmsWrapper({ arn, endpoint: kms.endpoint, onAway: (why) => void away.push(why) });
  opened.push(wrapper);
  return wrapper;
};

describe('a key of a file', () => keyWrapperContract((which) => openFileWrapper(join(folder, which))));

describe('a key of AWS KMS', () => {
  keyWrapperContract((which) => open(kmsKeys[which]));

  it('that may not be used, is disabled or unknown is told of once, left alone for a while, and used again', async () => {
    const wrapper = await open(kmsKeys.ours);
    const wrapped = await wrapper.wrap('hour', Buffer.alloc(32, 1));
    for (const code of ['AccessDeniedException', 'DisabledException', 'KMSInvalidStateException']) {
      away.length = 0;
      kms.refuse(code);
      for (const _ of Array(2))
        expect(await wrapper.unwrap('hour', wrapped).catch((error: unknown) => error)).toBeInstanceOf(ContentAway);
      expect(away).toEqual([code]);
      kms.refuse(undefined);
      await expect.poll(() => wrapper.secondsAway()).toBe(0);
      expect(Buffer.from(await wrapper.unwrap('hour', wrapped))).toEqual(Buffer.alloc(32, 1));
    }
    away.length = 0;
    const unknown = await open(kmsKeys.ours.replace(/1$/, '9'));
    expect(await unknown.wrap('hour', Buffer.alloc(32)).catch((error: unknown) => error)).toBeInstanceOf(ContentAway);
    expect(away).toEqual(['NotFoundException']);
  });

  it('is not away because somebody’s bytes are wrong', async () => {
    const wrapper = await open(kmsKeys.ours);
    away.length = 0;
    await expect(wrapper.unwrap('hour', Buffer.alloc(80))).rejects.not.toBeInstanceOf(ContentAway);
    expect([away, wrapper.secondsAway()]).toEqual([[], 0]);
  });
});
