/** `0080VU`: tickets of German transport associations (VDV-KA) inside a container of UIC leaflet 918.3. */
import { openBits } from '../bits.ts';
import type { UicBlock } from './container.ts';

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

/** Reads the entitlements of a record; undefined for other records. */
export function parseVdvRecord({ id, bytes }: UicBlock): readonly VdvProduct[] | undefined {
  if (id !== '0080VU' || bytes.length < 7) return undefined;
  const products: VdvProduct[] = [];
  let at = 7;
  for (let left = bytes[6]!; left > 0 && at + 27 <= bytes.length; left -= 1) {
    products.push(readProduct(bytes.subarray(at, at + 27)));
    // Price 3 bytes, serial number 4, then a list with its size.
    at += 26 + bytes[at + 25]!;
  }
  return products.length > 0 ? products : undefined;
}

function readProduct(bytes: Uint8Array): VdvProduct {
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

/** `DateTimeCompact` of VDV-KA: year since 1990 in 7 bits, month 4, day 5, hour 5, minute 6, two seconds 5. */
export function vdvTime(bytes: Uint8Array): string | undefined {
  const reader = openBits(bytes);
  const [year, month, day, hour, minute] = [7, 4, 5, 5, 6].map((size) => reader.bits(size));
  const two = (value: number) => String(value).padStart(2, '0');
  const local = `${1990 + year!}-${two(month!)}-${two(day!)}T${two(hour!)}:${two(minute!)}`;
  const date = new Date(`${local}:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(local);
  return exists && hour! < 24 ? local : undefined;
}
