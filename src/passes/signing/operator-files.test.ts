import { createPrivateKey, generateKeyPairSync, type KeyObject, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import forge from 'node-forge';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueCertificate, type Name, oids } from './certificate.ts';
import { oid, sequence } from './der.ts';
import { type DevelopmentFiles, developmentFiles } from './development-ca.ts';
import { openSigner, type SignerSettings } from './open-signer.ts';

const now = new Date('2026-11-20T12:00:00Z');

const clock = () => now;

let folder: string;

let files: DevelopmentFiles;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'signer-'));
  files = await developmentFiles(folder, now);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const open = (settings: Omit<SignerSettings, 'dataDir'>) => openSigner({ dataDir: folder, ...settings }, clock);

/** Key, leaf and issuer as PEM. */
function ownChain(subject: Name, notBefore: Date, notAfter: Date): string {
  const [leaf, issuer] = [0, 1].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 })) as [Pair, Pair];
  const issuing = { subject: [[oids.commonName, 'Example Issuer']] as Name, ...issuer };
  const common = { notBefore, notAfter, issuer: issuing };
  const extensions = [[oids.extendedKeyUsage, sequence(oid(oids.passSigning)), true]] as const;
  const der = [
    issueCertificate({ ...common, subject, publicKey: leaf.publicKey, authority: false, extensions }),
    issueCertificate({ ...common, subject: issuing.subject, publicKey: issuer.publicKey, authority: true }),
  ];
  const key = leaf.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return [key, ...der.map((bytes) => new X509Certificate(bytes).toString())].join('\n');
}

type Pair = { readonly publicKey: KeyObject; readonly privateKey: KeyObject };

describe('openSigner with files of an operator', () => {
  it('takes PEM, one file for all or one for each', async () => {
    const all = file('all.pem', files.key + files.certificate + files.intermediate);
    expect((await open({ passCert: all })).teamIdentifier).toBe('PASSLIFT00');
    const parts = { passCert: file('cert.pem', files.certificate), passKey: file('key.pem', files.key) };
    const wwdr = file('wwdr.cer', new X509Certificate(files.intermediate).raw);
    expect((await open({ ...parts, wwdr })).kind).toBe('development');
  });

  it('takes a key with a passphrase, and says when it is wrong', async () => {
    const passKey = file(
      'locked.pem',
      createPrivateKey(files.key).export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'open' }),
    );
    const settings = { passCert: file('chain.pem', files.certificate + files.intermediate), passKey };
    await expect(open({ ...settings, passKeyPassphrase: 'open' })).resolves.toMatchObject({ kind: 'development' });
    await expect(open({ ...settings, passKeyPassphrase: 'shut' })).rejects.toThrow(/PASS_KEY_PASSPHRASE/);
  });

  it.each(['3des', 'aes256'] as const)('takes a .p12 encrypted with %s', async (algorithm) => {
    const certificates = [files.certificate, files.intermediate].map((pem) => forge.pki.certificateFromPem(pem));
    const archive = forge.pkcs12.toPkcs12Asn1(forge.pki.privateKeyFromPem(files.key), certificates, 'öffne', {
      algorithm,
    });
    const passCert = file('pass.p12', Buffer.from(forge.asn1.toDer(archive).getBytes(), 'latin1'));
    await expect(open({ passCert, passKeyPassphrase: 'öffne' })).resolves.toMatchObject({
      teamIdentifier: 'PASSLIFT00',
    });
    await expect(open({ passCert, passKeyPassphrase: 'no' })).rejects.toThrow(/does not open with PASS_KEY_PASSPHRASE/);
  });

  it('says which file is missing', async () => {
    await expect(open({ passCert: join(folder, 'nowhere.pem') })).rejects.toThrow(
      /PASS_CERT: .*nowhere\.pem does not exist/,
    );
  });

  it('says when key and certificate do not belong together', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const passKey = file('other.key', privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const passCert = file('chain.pem', files.certificate + files.intermediate);
    await expect(open({ passCert, passKey })).rejects.toThrow(/does not belong to the certificate/);
  });

  it('says when the intermediate is missing', async () => {
    await expect(open({ passCert: file('leaf.pem', files.key + files.certificate) })).rejects.toThrow(
      /WWDR: .* is missing/,
    );
  });

  it('says when the certificate is for something else, has run out or is not valid yet', async () => {
    const passId: Name = [
      [oids.userId, 'pass.org.example'],
      [oids.organizationalUnit, 'ABCDE12345'],
    ];
    const settings = (subject: Name, from: string, to: string) => ({
      passCert: file('own.pem', ownChain(subject, new Date(from), new Date(to))),
    });
    const web = settings([[oids.commonName, 'www.example.org']], '2026-01-01', '2027-01-01');
    await expect(open(web)).rejects.toThrow(/no Pass Type ID certificate/);
    await expect(open(settings(passId, '2025-01-01', '2026-01-01'))).rejects.toThrow(/ran out on/);
    await expect(open(settings(passId, '2027-01-01', '2028-01-01'))).rejects.toThrow(/not valid before/);
    await expect(open(settings(passId, '2026-01-01', '2027-01-01'))).resolves.toMatchObject({
      passTypeIdentifier: 'pass.org.example',
      notAfter: '2027-01-01T00:00:00.000Z',
    });
  });

  it('signs nothing any more once the certificate has run out', async () => {
    let time = new Date('2036-01-01T00:00:00Z');
    const signer = await openSigner({ dataDir: folder }, () => time);
    time = new Date('2037-01-01T00:00:00Z');
    await expect(signer.sign(Buffer.from('{}'))).rejects.toThrow(/ran out/);
  });
});
