/** `0080VU`: tickets of German transport associations (VDV-KA) inside a container of UIC leaflet 918.3. */
import { readEntitlement, type VdvProduct } from '../vdv/entitlement.ts';
import type { UicBlock } from './container.ts';

/** Reads the entitlements of a record; undefined for other records. */
export function parseVdvRecord({ id, bytes }: UicBlock): readonly VdvProduct[] | undefined {
  if (id !== '0080VU' || bytes.length < 7) return undefined;
  const products: VdvProduct[] = [];
  let at = 7;
  for (let left = bytes[6]!; left > 0 && at + 27 <= bytes.length; left -= 1) {
    products.push(readEntitlement(bytes.subarray(at, at + 18)));
    // Price 3 bytes, serial number 4, then a list with its size.
    at += 26 + bytes[at + 25]!;
  }
  return products.length > 0 ? products : undefined;
}
