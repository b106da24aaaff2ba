/** "Add to Google Wallet" as a link: a signed JWT (RFC 7515, RS256) that holds the whole pass. Nothing is told to Google before it is opened. */
import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import type { Trip } from '#src/itinerary/trip.ts';
import { type GooglePass, type GooglePayload, googlePass, type InOrder } from './google-pass.ts';

/** The key of a service account, as Google hands it out; `email` is who signs. */
export type ServiceAccount = { readonly email: string; readonly key: KeyObject };

/** Who issues, and where from. */
export type SaveLinkSettings = {
  /** The issuer's number at Google. */
  readonly issuer: string;
  readonly account: ServiceAccount;
  /** Name of the service. */
  readonly name: string;
  /** Where people reach the service; also where Google fetches the service's logo, if it is an https address. */
  readonly origin: string;
};

/** Makes links for tickets. */
export type SaveLinks = {
  /** Whether a ticket can be saved, and why if not; signs nothing. */
  readonly check: (trip: Trip, place: InOrder) => { readonly refused?: string };
  /** The link, or why there is none. `now` in milliseconds since the epoch. */
  readonly link: (trip: Trip, place: InOrder, now: number) => { readonly url: string } | { readonly refused: string };
};

/** A service account's file that is none; the message is a sentence for the operator. */
export class ServiceAccountError extends Error {
  override name = 'ServiceAccountError';
}

/** Characters of a JWT that every browser and mail program leaves whole (Google's guide "Issuing passes for web, email, SMS"). */
export const safeLength = 1800;

const saveAddress = 'https://pay.google.com/gp/v/save/';
const header = encode({ alg: 'RS256', typ: 'JWT' });

/** Reads the JSON file of a service account. Throws `ServiceAccountError`. */
export function readServiceAccount(text: string): ServiceAccount {
  try {
    const { client_email: email, private_key: pem } = JSON.parse(text) as Record<string, unknown>;
    if (typeof email === 'string' && /^[\x21-\x7e]+@[\x21-\x7e]+$/.test(email) && typeof pem === 'string') {
      const key = createPrivateKey(pem);
      if (key.asymmetricKeyType === 'rsa') return { email, key };
    }
  } catch {
    // Said below; a fault of a parser may repeat the file.
  }
  throw new ServiceAccountError(
    'GOOGLE_WALLET_KEY: the file is no key of a Google service account (JSON with client_email and private_key).',
  );
}

/** Opens the links of an issuer. */
export function openSaveLinks({ issuer, account, name, origin }: SaveLinkSettings): SaveLinks {
  const claims = { iss: account.email, aud: 'google', typ: 'savetowallet', origins: [origin] };
  const signature = Math.ceil(((account.key.asymmetricKeyDetails?.modulusLength ?? 2048) / 8) * (4 / 3));
  const fits = (payload: GooglePayload) =>
    header.length + encode({ ...claims, iat: 1e9, payload }).length + signature + 2 <= safeLength;
  const logo = origin.startsWith('https://') ? { logo: `${origin}/icon-512.png` } : {};
  const pass = (trip: Trip, place: InOrder): GooglePass =>
    googlePass(trip, place, { issuer, issuerName: name, fits, ...logo });
  return {
    check(trip, place) {
      const made = pass(trip, place);
      return 'refused' in made ? made : {};
    },
    link(trip, place, now) {
      const made = pass(trip, place);
      if ('refused' in made) return made;
      const input = `${header}.${encode({ ...claims, iat: Math.floor(now / 1000), payload: made.payload })}`;
      const signed = sign('sha256', Buffer.from(input), account.key).toString('base64url');
      return { url: `${saveAddress}${input}.${signed}` };
    },
  };
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
