import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { openPkcs12 } from './pkcs12.ts';

/** Reading the certificate and key files of an operator: PEM, DER (.cer) or PKCS #12 (.p12). */

/** A setting of the signer that does not work; the message is a sentence for the operator. */
export class SigningSetupError extends Error {
  override name = 'SigningSetupError';
}

/** What was found in the files, in their order. */
export type SigningMaterial = {
  readonly certificates: readonly X509Certificate[];
  readonly keys: readonly KeyObject[];
};

/** Reads one file. `setting` names it in complaints; `passphrase` opens an encrypted key or .p12. */
export async function readSigningFile(setting: string, path: string, passphrase?: string): Promise<SigningMaterial> {
  const bytes = await readFile(path).catch((cause: NodeJS.ErrnoException) => {
    throw new SigningSetupError(whyUnreadable(setting, path, cause), { cause });
  });
  return parseSigningFile({ setting, path, bytes, ...(passphrase === undefined ? {} : { passphrase }) });
}

/** The sentence for a file that cannot be opened. */
export function whyUnreadable(setting: string, path: string, { code }: NodeJS.ErrnoException): string {
  const why = code === 'ENOENT' ? 'does not exist' : 'cannot be read by this process';
  return `${setting}: the file ${path} ${why}.`;
}

/** The content of a file of the operator. */
export type SigningFile = {
  readonly setting: string;
  readonly path: string;
  readonly bytes: Buffer;
  readonly passphrase?: string;
};

/** What is in a file: PEM, a certificate as DER, or PKCS #12. Throws `SigningSetupError` with a sentence. */
export function parseSigningFile({ setting, path, bytes, passphrase }: SigningFile): SigningMaterial {
  if (bytes.includes('-----BEGIN ')) return readPem(setting, bytes.toString('latin1'), passphrase);
  const certificate = parseCertificate(bytes);
  if (certificate) return { certificates: [certificate], keys: [] };
  const content = openPkcs12(bytes, passphrase ?? '');
  if (!content) {
    throw new SigningSetupError(
      `${setting}: the file ${path} is neither PEM nor a certificate, and as a .p12 it does not open with PASS_KEY_PASSPHRASE.`,
    );
  }
  return {
    certificates: content.certificates.flatMap((der) => parseCertificate(der) ?? []),
    keys: content.key ? [createPrivateKey(content.key)] : [],
  };
}

function readPem(setting: string, text: string, passphrase: string | undefined): SigningMaterial {
  const blocks = text.match(/-----BEGIN ([A-Z0-9 ]+)-----[\s\S]+?-----END \1-----/g) ?? [];
  const certificates = blocks.filter((block) => block.startsWith('-----BEGIN CERTIFICATE'));
  const keys = blocks.filter((block) => /^-----BEGIN [A-Z ]*PRIVATE KEY/.test(block));
  return {
    certificates: certificates.map((block) => {
      const certificate = parseCertificate(block);
      if (!certificate) throw new SigningSetupError(`${setting}: a certificate in the file is damaged.`);
      return certificate;
    }),
    keys: keys.map((block) => parseKey(setting, block, passphrase)),
  };
}

function parseKey(setting: string, block: string, passphrase: string | undefined): KeyObject {
  try {
    return createPrivateKey({ key: block, ...(passphrase === undefined ? {} : { passphrase }) });
  } catch (cause) {
    throw new SigningSetupError(`${setting}: the private key does not open; is PASS_KEY_PASSPHRASE right?`, { cause });
  }
}

function parseCertificate(content: Uint8Array | string): X509Certificate | undefined {
  try {
    return new X509Certificate(content);
  } catch {
    return undefined;
  }
}
