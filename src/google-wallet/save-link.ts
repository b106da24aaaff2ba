/** "Add to Google Wallet" as a link: a signed JWT that holds the whole pass. Nothing is told to Google before it is opened. */
import type { Trip } from '#src/itinerary/trip.ts';
import type { GoogleRefusal } from './barcode.ts';
import { type GooglePass, type GooglePayload, googlePass, type InOrder } from './google-pass.ts';
import { encode, type ServiceAccount, signedToken, tokenHeader } from './service-account.ts';
import { openWalletApi, type WalletApiAddresses, WalletApiSilent } from './wallet-api.ts';

/** Who issues, and where from. */
export type SaveLinkSettings = {
  /** The issuer's number at Google. */
  readonly issuer: string;
  readonly account: ServiceAccount;
  /** Name of the service. */
  readonly name: string;
  /** Where people reach the service; also where Google fetches the service's logo, if it is an https address. */
  readonly origin: string;
  /** Where passes that are too long for a link are created first; absent: they are not offered. */
  readonly create?: WalletApiAddresses;
};

/** Makes links for tickets. */
export type SaveLinks = {
  /** Whether a ticket can be saved, and why if not; signs nothing and asks nobody. */
  readonly check: (trip: Trip, place: InOrder) => Partial<GoogleRefusal>;
  /** The link, why there is none, or how to get one to what is too long for it. `now` in milliseconds since the epoch. */
  readonly link: (
    trip: Trip,
    place: InOrder,
    now: number,
  ) => Link | GoogleRefusal | { readonly create: () => Promise<Link | { readonly failed: string }> };
};

/** What leads to Google Wallet. */
type Link = { readonly url: string };

/** Characters of a JWT that every browser and mail program leaves whole (Google's guide "Issuing passes for web, email, SMS"). */
export const safeLength = 1800;

const saveAddress = 'https://pay.google.com/gp/v/save/';
const notNow =
  'Google Wallet does not answer right now. Try again in a minute, or open the .pkpass file on your phone: Google Wallet takes that, too.';

/** Opens the links of an issuer. */
export function openSaveLinks({ issuer, account, name, origin, create }: SaveLinkSettings): SaveLinks {
  const claims = { iss: account.email, aud: 'google', typ: 'savetowallet', origins: [origin] };
  const signature = Math.ceil(((account.key.asymmetricKeyDetails?.modulusLength ?? 2048) / 8) * (4 / 3));
  const isSmallEnough = (payload: GooglePayload) =>
    tokenHeader.length + encode({ ...claims, iat: 1e9, payload }).length + signature + 2 <= safeLength;
  const logo = origin.startsWith('https://') ? { logo: `${origin}/icon-512.png` } : {};
  const api = create && openWalletApi(account, create);
  const pass = (trip: Trip, place: InOrder, mayBe: (payload: GooglePayload) => boolean): GooglePass =>
    googlePass(trip, place, { issuer, issuerName: name, isSmallEnough: mayBe, ...logo });
  const whole = (trip: Trip, place: InOrder) => pass(trip, place, () => true);
  const linkTo = (payload: GooglePayload, now: number) => ({
    url: saveAddress + signedToken({ ...claims, iat: Math.floor(now / 1000), payload }, account.key),
  });
  return {
    check(trip, place) {
      const made = api ? whole(trip, place) : pass(trip, place, isSmallEnough);
      return 'refused' in made ? made : {};
    },
    link(trip, place, now) {
      const short = pass(trip, place, isSmallEnough);
      const made = 'refused' in short && api ? whole(trip, place) : short;
      if ('refused' in made) return made;
      if (made === short) return linkTo(made.payload, now);
      return {
        async create() {
          try {
            await api!.create(made.payload, now);
          } catch (error) {
            if (error instanceof WalletApiSilent) return { failed: notNow };
            throw error;
          }
          return linkTo(namesOnly(made.payload), now);
        },
      };
    },
  };
}

/** What is at Google already goes by its name. */
function namesOnly(payload: GooglePayload): GooglePayload {
  const objects = Object.entries(payload).filter(([list]) => list.endsWith('Objects'));
  return Object.fromEntries(objects.map(([list, all]) => [list, all.map(({ id, classId }) => ({ id, classId }))]));
}
