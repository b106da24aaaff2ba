import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openSignerProcess } from './signer-process.ts';
import { verifyCms } from './verify-cms.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'signer-'));
const signer = await openSignerProcess({ dataDir });
afterAll(() => {
  signer.close();
  rmSync(dataDir, { recursive: true });
});

const manifest = Buffer.from(JSON.stringify({ 'pass.json': 'a'.repeat(40) }));
const isRight = (signature: Uint8Array) =>
  verifyCms(manifest, signature, new X509Certificate(readFileSync(join(dataDir, 'development-ca/pass.pem'))).publicKey);

it('signs manifests with a key that only its own process has', async () => {
  expect(signer.passTypeIdentifier).toBe('pass.org.passlift.development');
  expect(signer.pid()).not.toBe(process.pid);
  expect(isRight(await signer.sign(manifest))).toBe(true);
});

it('is started again when it dies, and whoever waited gets the signature', async () => {
  const first = signer.pid()!;
  const waiting = Promise.all([signer.sign(manifest), signer.sign(manifest)]);
  process.kill(-first, 'SIGKILL');
  expect((await waiting).every(isRight)).toBe(true);
  expect(isRight(await signer.sign(manifest))).toBe(true);
  expect(signer.pid()).not.toBe(first);
});

it('signs nothing but manifests', async () => {
  const others = [
    '"text"',
    '[]',
    '{"pass.json":"not a hash"}',
    'no JSON',
    JSON.stringify({ a: { b: 'a'.repeat(40) } }),
  ];
  for (const other of others) await expect(signer.sign(Buffer.from(other))).rejects.toThrow();
});

it('does not start with a certificate that does not work, and says why', async () => {
  const passCert = join(dataDir, 'development-ca/pass.pem');
  await expect(openSignerProcess({ dataDir, passCert })).rejects.toThrow(/PASS_KEY: no private key was found/);
  await expect(openSignerProcess({ dataDir, passCert: '/nowhere.pem' })).rejects.toThrow(
    /\/nowhere\.pem does not exist/,
  );
});
