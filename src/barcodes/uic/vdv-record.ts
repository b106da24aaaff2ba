/** `0080VU`: tickets of German transport associations (VDV-KA) inside a container of UIC leaflet 918.3. */
import { readEntitlement, type VdvProduct } from '../vdv/entitlement.ts';
import { readDetails, type VdvDetails } from '../vdv/product-details.ts';
import type { UicBlock } from './container.ts';

/** Entitlements of the VDV core application, as a container carries them. */
export type VdvRecord = {
  readonly travellers: number;
  readonly products: readonly (VdvProduct & VdvDetails)[];
};

const headSize = 18;
const detailsMark = 0x85;

/** Reads the entitlements of a record; undefined for other records. */
export function parseVdvRecord({ id, bytes }: UicBlock): VdvRecord | undefined {
  if (id !== '0080VU' || bytes.length < 7) return undefined;
  const products: (VdvProduct & VdvDetails)[] = [];
  let at = 7;
  for (let left = bytes[6]!; left > 0 && at + 20 <= bytes.length; left -= 1) {
    const head = readEntitlement(bytes.subarray(at, at + headSize));
    const rest = bytes.subarray(at + headSize);
    const read = rest[0] === detailsMark ? withDetails(rest) : withPrice(rest);
    if (!read) break;
    products.push({ ...head, ...read.details });
    at += headSize + read.size;
  }
  return products.length > 0 ? { travellers: bytes[5]!, products } : undefined;
}

type Read = { readonly details: VdvDetails; readonly size: number };

/** A mark and a size as in the codes of VDV-KA itself. */
function withDetails(rest: Uint8Array): Read | undefined {
  const size = rest[1] ?? 0;
  if (size >= 0x80 || size + 2 > rest.length) return undefined;
  return { details: readDetails(rest.subarray(2, 2 + size)), size: size + 2 };
}

/** Price in three bytes, number of the signature in four, then a list of where it is valid, with its size. */
function withPrice(rest: Uint8Array): Read | undefined {
  if (rest.length < 8) return undefined;
  const price = (rest[0]! << 16) | (rest[1]! << 8) | rest[2]!;
  return { details: price > 0 && price < 1_000_000 ? { price } : {}, size: 8 + rest[7]! };
}
