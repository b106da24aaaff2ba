/** What every entitlement of VDV-KA begins with: numbers of it, its product and both their owners, and its validity. */
import { openBits } from '../bits.ts';
import { isReal } from '../real-time.ts';

/** One entitlement. Numbers are those of the VDV's organisations and the association's own products. */
export type VdvProduct = {
  readonly entitlement: number;
  readonly issuer: number;
  readonly product: number;
  readonly productOwner: number;
  /** `YYYY-MM-DDTHH:mm`, local. */
  readonly validFrom?: string;
  readonly validUntil?: string;
};

/** Reads the 18 bytes of an entitlement's head. */
export function readEntitlement(bytes: Uint8Array): VdvProduct {
  const reader = openBits(bytes);
  const [entitlement, issuer, product, productOwner] = [32, 16, 16, 16].map((size) => reader.bits(size));
  const validFrom = vdvTime(bytes.subarray(10, 14));
  const validUntil = vdvTime(bytes.subarray(14, 18));
  return {
    entitlement: entitlement!,
    issuer: issuer!,
    product: product!,
    productOwner: productOwner!,
    ...(validFrom ? { validFrom } : {}),
    ...(validUntil ? { validUntil } : {}),
  };
}

/**
 * `DateTimeCompact` of VDV-KA: year since 1990 in 7 bits, month 4, day 5, hour 5, minute 6, two seconds 5. Hours after 23 are
 * of the next day: a ticket until 3 in the morning ends at 27.
 */
export function vdvTime(bytes: Uint8Array): string | undefined {
  const reader = openBits(bytes);
  const [year, month, day, hour, minute] = [7, 4, 5, 5, 6].map((size) => reader.bits(size));
  const two = (value: number) => String(value).padStart(2, '0');
  const midnight = `${1990 + year!}-${two(month!)}-${two(day!)}T00:00`;
  if (!isReal(midnight) || minute! > 59) return undefined;
  return new Date(Date.parse(`${midnight}:00Z`) + (hour! * 60 + minute!) * 60_000).toISOString().slice(0, 16);
}

/** Numbers of the Deutschlandticket: for everyone, from an employer, to start with, for students and for pupils. */
const germanTickets: ReadonlySet<number> = new Set([9999, 9998, 9997, 9996, 9995]);

/**
 * Whether the code of a Deutschlandticket is renewed on the phone: the ticket is for a month, and this code for minutes.
 * The last evening of a month leaves more than that.
 */
export function isRenewed({ product, validFrom, validUntil }: VdvProduct): boolean {
  if (!germanTickets.has(product) || !validFrom || !validUntil || validFrom < '2023') return false;
  const minutes = (Date.parse(`${validUntil}Z`) - Date.parse(`${validFrom}Z`)) / 60_000;
  return minutes > 0 && minutes <= 120;
}

/** Whether it is a Deutschlandticket: one of its numbers, since there is one, for a month at most. */
export function isDeutschlandticket({ product, validFrom, validUntil }: VdvProduct): boolean {
  if (!germanTickets.has(product) || !validFrom || !validUntil || validFrom < '2023') return false;
  const days = (Date.parse(`${validUntil}Z`) - Date.parse(`${validFrom}Z`)) / 86_400_000;
  return days > 0 && days <= 32;
}

/** Associations by their number of the VDV, as far as readers of their tickets have published it. */
const owners: Readonly<Record<number, string>> = { 36: 'RMV', 70: 'VRR', 102: 'VRS', 6100: 'VBB', 6310: 'saarVV' };

/** The association whose product it is. */
export function ownerOf({ productOwner }: VdvProduct): string | undefined {
  return owners[productOwner];
}

/** Names of products by the numbers of their owner and their own, from the same readers (https://github.com/TheEnbyperor/zuegli). */
const names: Readonly<Record<string, string>> = {
  '6100 4004': 'Einzelfahrausweis',
  '6100 4016': 'Einzelfahrausweis mit Fahrrad',
  '6100 4036': 'Kurzstrecke Ermäßigungstarif',
  '6100 4048': '24-Stunden-Karte',
  '6100 2136': '7-Tage-Karte',
  '6292 110': 'Tageskarte',
};

/** What stands large on a ticket of that product; undefined for most. */
export function titleOf(product: VdvProduct): string | undefined {
  return isDeutschlandticket(product) ? 'Deutschlandticket' : names[`${product.productOwner} ${product.product}`];
}
