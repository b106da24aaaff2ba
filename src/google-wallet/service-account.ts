import { createPrivateKey, type KeyObject, sign } from 'node:crypto';

/** The key of a service account, as Google hands it out; `email` is who signs. */
export type ServiceAccount = {
  readonly email: string;
  readonly key: KeyObject;
  /** Where access tokens are had. */
  readonly tokenAddress: string;
};

/** A service account's file that is none; the message is a sentence for the operator. */
export class ServiceAccountError extends Error {
  override name = 'ServiceAccountError';
}

const usualTokenAddress = 'https://oauth2.googleapis.com/token';

/** Reads the JSON file of a service account. Throws `ServiceAccountError`. */
export function readServiceAccount(text: string): ServiceAccount {
  try {
    const {
      client_email: email,
      private_key: pem,
      token_uri: address = usualTokenAddress,
    } = JSON.parse(text) as Record<string, unknown>;
    const isAddress = typeof address === 'string' && /^https:\/\/|^http:\/\/127\.0\.0\.1[:/]/.test(address);
    if (
      typeof email === 'string' &&
      /^[\x21-\x7e]+@[\x21-\x7e]+$/.test(email) &&
      typeof pem === 'string' &&
      isAddress
    ) {
      const key = createPrivateKey(pem);
      if (key.asymmetricKeyType === 'rsa') return { email, key, tokenAddress: address };
    }
  } catch {
    // Said below; a fault of a parser may repeat the file.
  }
  throw new ServiceAccountError(
    'GOOGLE_WALLET_KEY: the file is no key of a Google service account (JSON with client_email and private_key).',
  );
}

/** What stands before the claims of every token. */
export const tokenHeader: string = encode({ alg: 'RS256', typ: 'JWT' });

/** A JWT (RFC 7515, RS256) of these claims. */
export function signedToken(claims: object, key: KeyObject): string {
  const input = `${tokenHeader}.${encode(claims)}`;
  return `${input}.${sign('sha256', Buffer.from(input), key).toString('base64url')}`;
}

/** JSON in Base64 for addresses (RFC 4648, 5). */
export function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
