import { ownerOf, titleOf, type VdvProduct } from '#src/barcodes/vdv/entitlement.ts';
import { parseVdv } from '#src/barcodes/vdv/parse-vdv.ts';
import type { VdvDetails } from '#src/barcodes/vdv/product-details.ts';
import type { DraftFields } from '../readings-of-code.ts';
import { plural } from './fcb-common.ts';
import { periodTime } from './period-time.ts';
import type { RailPart } from './rail-part.ts';

/** The period ticket of a code of a German transport association; undefined for other bytes. */
export function vdvPart(bytes: Uint8Array): RailPart | undefined {
  const ticket = parseVdv(bytes);
  if (!ticket) return undefined;
  // Without its authority's key nothing more is known than that it is a ticket for an area.
  if (!ticket.product) return { kind: 'pass', fields: {} };
  return {
    kind: 'pass',
    fields: {
      ...productFields(ticket.product, 0.95),
      ...detailsFields(ticket.details ?? {}, 0.95),
      ticketNumber: [String(ticket.product.entitlement), 0.9],
    },
  };
}

/** What an entitlement tells: when it is valid, and whose it is and what it is called where that is known. */
export function productFields(product: VdvProduct, confidence: number): DraftFields {
  return {
    title: [titleOf(product), confidence],
    issuer: [ownerOf(product), confidence - 0.3],
    validFrom: [product.validFrom ? periodTime(product.validFrom, 'from', 'Europe/Berlin') : undefined, confidence],
    validUntil: [product.validUntil ? periodTime(product.validUntil, 'until', 'Europe/Berlin') : undefined, confidence],
  };
}

/** Who may use it, in which class, and what it cost. */
export function detailsFields(details: VdvDetails, confidence: number): DraftFields {
  const { passenger, travelClass, price, companions = [] } = details;
  const party = companions.map(({ kind, count }) => `${count} ${plural(kind, count)}`).join(', ');
  return {
    passenger: [passenger && `${passenger.firstName} ${passenger.lastName}`, confidence],
    class: [travelClass, confidence - 0.1],
    price: [price === undefined ? undefined : { amount: (price / 100).toFixed(2), currency: 'EUR' }, confidence - 0.1],
    party: [party ? `with ${party}` : undefined, confidence - 0.3],
  };
}
