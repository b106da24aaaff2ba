import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { tlsFiles } from './tls-certificate.ts';

const folder = mkdtempSync(join(tmpdir(), 'mail-tls-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const made = { host: 'passes.example', now: new Date('2027-03-01T12:00:00Z') };

describe('tlsFiles', () => {
  it('makes a certificate for the domain of the intake address when none is set', async () => {
    const certificate = new X509Certificate((await tlsFiles({ cert: '', key: '' }, made)).cert);
    expect(certificate.subject).toBe('CN=passes.example');
    expect(new Date(certificate.validTo).getTime()).toBeGreaterThan(Date.parse('2036-01-01'));
    expect(certificate.verify(certificate.publicKey)).toBe(true);
  });

  it('takes the one that is set', async () => {
    const pair = await tlsFiles({ cert: '', key: '' }, made);
    const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    writeFileSync(cert, pair.cert);
    writeFileSync(key, pair.key);
    expect(await tlsFiles({ cert, key }, { ...made, host: 'elsewhere.example' })).toEqual(pair);
  });
});
