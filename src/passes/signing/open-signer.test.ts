import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysLeft } from '../signer.ts';
import { type DevelopmentFiles, developmentFiles } from './development-ca.ts';
import { openSigner, type SignerSettings } from './open-signer.ts';
import { verifyCms } from './verify-cms.ts';

const now = new Date('2026-11-20T12:00:00Z');
const clock = () => now;
let folder: string;
let files: DevelopmentFiles;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'signer-'));
  files = await developmentFiles(folder, now);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = (settings: Omit<SignerSettings, 'dataDir'>) => openSigner({ dataDir: folder, ...settings }, clock);

describe('openSigner with the development certificate', () => {
  it('says that it is one, and reads the identifiers out of it', async () => {
    const signer = await open({});
    expect(signer).toMatchObject({
      kind: 'development',
      passTypeIdentifier: 'pass.org.passlift.development',
      teamIdentifier: 'PASSLIFT00',
    });
    expect(daysLeft(signer, now.toISOString())).toBeGreaterThan(3000);
  });

  it('makes it once, when two processes start at the same time', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'signer-'));
    try {
      const [one, other] = await Promise.all([developmentFiles(dataDir, now), developmentFiles(dataDir, now)]);
      expect(one).toEqual(other);
      expect(await developmentFiles(dataDir, now)).toEqual(one);
      expect(readdirSync(dataDir)).toEqual(['development-ca']);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  it('keeps the key for its owner alone', () => {
    expect(statSync(join(folder, 'development-ca', 'pass.key')).mode & 0o777).toBe(0o600);
  });

  it('signs what verifies, and what does not when a byte of it changes', async () => {
    const manifest = Buffer.from('{"pass.json":"00"}');
    const signature = await (await open({})).sign(manifest);
    const { publicKey } = new X509Certificate(files.certificate);
    expect(verifyCms(manifest, signature, publicKey)).toBe(true);
    expect(verifyCms(Buffer.from('{"pass.json":"01"}'), signature, publicKey)).toBe(false);
    signature[signature.length - 1]! ^= 1;
    expect(verifyCms(manifest, signature, publicKey)).toBe(false);
  });
});
