import { createHash } from 'node:crypto';
import { dayOf } from '#src/tickets/time.ts';
import type { Trip } from './trip.ts';

/**
 * The UID of a ticket's event: the same for the same ticket, however often and wherever it is converted, so that a calendar takes it
 * for one. A UUID, as RFC 7986 (section 5.3) asks for, of version 8 (RFC 9562), made of a hash of what the ticket is: its code and
 * way, or without a code whom and what it is for.
 */
export function uidOf({ kind, fields, code }: Trip): string {
  const day = fields.start ?? fields.validFrom ?? fields.validUntil;
  const what = [kind, day && dayOf(day), fields.fromCode ?? fields.from, fields.toCode ?? fields.to];
  const whose = code
    ? [code.base64]
    : [
        fields.number,
        fields.title,
        fields.passenger,
        fields.bookingReference,
        fields.ticketNumber,
        fields.seat,
        fields.row,
      ];
  const hash = createHash('sha256')
    .update(JSON.stringify([what, whose]))
    .digest();
  hash[6] = (hash[6]! & 0x0f) | 0x80;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
