import { isDeutschlandticket, type VdvProduct } from '#src/barcodes/vdv/entitlement.ts';
import { parseVdv } from '#src/barcodes/vdv/parse-vdv.ts';
import type { TicketTime } from '#src/tickets/time.ts';
import type { DraftFields } from '../readings-of-code.ts';
import type { RailPart } from './rail-part.ts';

/** The period ticket of a code of a German transport association; undefined for other bytes. */
export function vdvPart(bytes: Uint8Array): RailPart | undefined {
  const ticket = parseVdv(bytes);
  if (!ticket) return undefined;
  // Without its authority's key nothing more is known than that it is a ticket for an area.
  if (!ticket.product) return { kind: 'pass', fields: {} };
  const { firstName, lastName } = ticket.passenger ?? {};
  return {
    kind: 'pass',
    fields: {
      ...productFields(ticket.product, 0.95),
      ticketNumber: [String(ticket.product.entitlement), 0.9],
      passenger: [firstName && lastName ? `${firstName} ${lastName}` : undefined, 0.95],
    },
  };
}

/** What an entitlement tells: when it is valid, and its name for the one product that all associations number alike. */
export function productFields(product: VdvProduct, confidence: number): DraftFields {
  return {
    title: [isDeutschlandticket(product) ? 'Deutschlandticket' : undefined, confidence],
    validFrom: [timeOf(product.validFrom, '00:00'), confidence],
    validUntil: [timeOf(product.validUntil, '23:59'), confidence],
  };
}

/** A day without its clock where the clock says no more than the day. */
function timeOf(moment: string | undefined, wholeDay: string): TicketTime | undefined {
  if (!moment) return undefined;
  const local = moment.endsWith(`T${wholeDay}`) ? moment.slice(0, 10) : moment;
  return { local, zone: 'Europe/Berlin' };
}
