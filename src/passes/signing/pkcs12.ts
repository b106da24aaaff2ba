import { createRequire } from 'node:module';
import type forge from 'node-forge';

/**
 * Opening .p12 files (PKCS #12, RFC 7292), including the old ciphers that Keychain Access still writes and that
 * `node:crypto` does not read.
 */

/** The private key (PKCS #8, PEM) and the certificates (DER) of a .p12 file. */
export type Pkcs12Content = { readonly key?: string; readonly certificates: readonly Uint8Array[] };

/** Opens a .p12; undefined when it is none or the passphrase is wrong. */
export function openPkcs12(bytes: Uint8Array, passphrase: string): Pkcs12Content | undefined {
  const { asn1: der, pkcs12, pki } = openForge();
  try {
    const asn1 = der.fromDer(Buffer.from(bytes).toString('latin1'));
    const file = pkcs12.pkcs12FromAsn1(asn1, passphrase);
    const bags = file.safeContents.flatMap((content) => content.safeBags);
    const key = bags.find((bag) => bag.key)?.key;
    return {
      certificates: bags.flatMap((bag) => (bag.cert ? [bytesOf(der.toDer(pki.certificateToAsn1(bag.cert)))] : [])),
      ...(key ? { key: pki.privateKeyInfoToPem(pki.wrapRsaPrivateKey(pki.privateKeyToAsn1(key))) } : {}),
    };
  } catch {
    // forge throws for everything: other content, unknown ciphers, a wrong passphrase.
    return undefined;
  }
}

const bytesOf = (buffer: forge.util.ByteStringBuffer): Uint8Array => Buffer.from(buffer.getBytes(), 'latin1');

/** Forty modules that two processes of each start would load, for a file that few have: loaded with the first one. */
function openForge(): typeof forge {
  return createRequire(import.meta.url)('node-forge');
}
