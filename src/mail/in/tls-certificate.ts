import { generateKeyPair } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { issueCertificate, type Name, oids } from '#src/passes/signing/certificate.ts';

/** Key and certificate as PEM. */
export type TlsFiles = { readonly key: string; readonly cert: string };

/** Reads the certificate for mail, or makes one that lives as long as this process. Mail servers do not verify it. */
export async function tlsFiles(
  { cert, key }: { readonly cert: string; readonly key: string },
  { host, now }: { readonly host: string; readonly now: Date },
): Promise<TlsFiles> {
  if (cert && key) return { cert: await readFile(cert, 'utf8'), key: await readFile(key, 'utf8') };
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const subject: Name = [[oids.commonName, host.slice(0, 64)]];
  const der = issueCertificate({
    subject,
    publicKey: pair.publicKey,
    issuer: { subject, ...pair },
    authority: false,
    notBefore: new Date(now.getTime() - 86_400_000),
    notAfter: new Date(now.getTime() + 3650 * 86_400_000),
  });
  const lines = Buffer.from(der).toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}
