/** What the product of a VDV-KA entitlement tells besides its head: elements `DA` (fare) and `DB` (passenger). */
import { readElements, valueIn } from './elements.ts';

/** What the elements of a product add to it. */
export type VdvDetails = {
  readonly passenger?: VdvPassenger;
  readonly travelClass?: '1' | '2';
  /** Hundredths of euros. */
  readonly price?: number;
  /** Who may come along, by kind. */
  readonly companions?: readonly { readonly kind: VdvCompanion; readonly count: number }[];
};

/** Names as the code has them. */
export type VdvPassenger = { readonly firstName: string; readonly lastName: string };

/** Who or what may come along; `person` where the code does not say more. */
export type VdvCompanion = 'adult' | 'child' | 'bicycle' | 'dog' | 'person';

const farePart = 0xda;
const passengerPart = 0xdb;
const fareSize = 17;

/** Reads the elements of a product; those of other forms are left out. */
export function readDetails(bytes: Uint8Array): VdvDetails {
  const elements = readElements(bytes);
  const fare = valueIn(elements, farePart);
  const passenger = passengerOf(valueIn(elements, passengerPart));
  return { ...(fare?.length === fareSize ? fareOf(fare) : {}), ...(passenger ? { passenger } : {}) };
}

/** Payment, kind of passenger, twice kind and count of companions, category, class, price in three bytes. */
function fareOf(fare: Uint8Array): VdvDetails {
  const [, , firstKind, firstCount, secondKind, secondCount, , classCode] = fare;
  const price = (fare[8]! << 16) | (fare[9]! << 8) | fare[10]!;
  const companions = [
    { kind: kinds[firstKind!] ?? 'person', count: firstKind ? firstCount! : 0 },
    { kind: kinds[secondKind!] ?? 'person', count: secondKind ? secondCount! : 0 },
  ].filter(({ count }) => count > 0 && count < 100);
  return {
    ...(classCode === 1 || classCode === 2 ? { travelClass: String(classCode) as '1' | '2' } : {}),
    ...(price > 0 && price < 1_000_000 ? { price } : {}),
    ...(companions.length > 0 ? { companions } : {}),
  };
}

const kinds: Readonly<Record<number, VdvCompanion>> = { 1: 'adult', 2: 'child', 65: 'bicycle', 66: 'dog' };

/** Sex in a byte, day of birth in four, given and family name; some issuers shorten names to a letter and a count. */
function passengerOf(value: Uint8Array | undefined): VdvPassenger | undefined {
  if (!value) return undefined;
  const [firstName, lastName, more] = new TextDecoder('iso-8859-15').decode(value.subarray(5)).split('#');
  const isName = (part: string | undefined) => part !== undefined && /^\p{L}[\p{L} .'’-]+$/u.test(part.trim());
  if (!isName(firstName) || !isName(lastName) || more !== undefined) return undefined;
  return { firstName: firstName!.trim(), lastName: lastName!.trim() };
}
