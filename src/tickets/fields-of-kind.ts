/** Which fields belong to a kind: for who shows tickets or corrects them. */
import type { FieldName, TicketKind } from './fields.ts';

const everywhere = ['issuer', 'bookingReference', 'ticketNumber', 'price', 'conditions'] as const;
const contact = ['phone', 'email', 'website'] as const;
const ride = ['number', 'from', 'to', 'start', 'end', 'passenger', 'party', 'carrier', 'product', 'class'] as const;
const venue = ['title', 'venue', 'address', 'start', 'end'] as const;
const validity = ['validFrom', 'validUntil'] as const;

/** LIST: the fields that a ticket of each kind may have, in the order in which they are offered. */
export const fieldsOfKind: Readonly<Record<TicketKind, readonly FieldName[]>> = {
  flight: [
    ...['number', 'fromCode', 'from', 'toCode', 'to', 'boarding', 'start', 'end', 'passenger', 'seat', 'gate'],
    ...['terminal', 'arrivalTerminal', 'class', 'group', 'sequence', 'baggage', 'carrier', 'vehicle'],
    ...[...everywhere, ...contact],
  ] as readonly FieldName[],
  train: [...ride, 'coach', 'seat', 'platform', 'arrivalPlatform', 'via', ...validity, ...everywhere, ...contact],
  bus: [...ride, 'coach', 'seat', 'platform', 'gate', 'via', ...validity, ...everywhere, ...contact],
  boat: [...ride, 'boarding', 'room', 'seat', 'gate', 'terminal', 'vehicle', ...validity, ...everywhere, ...contact],
  event: [
    ...['title', 'subtitle', 'eventType', 'start', 'doors', 'end', 'venue', 'room', 'address', 'entrance', 'section'],
    ...['level', 'row', 'seat', 'passenger', 'party', 'product', ...validity, ...everywhere, ...contact],
  ] as readonly FieldName[],
  hotel: [...venue, 'room', 'passenger', 'party', 'product', ...everywhere, ...contact],
  restaurant: [...venue, 'passenger', 'party', 'product', ...everywhere, ...contact],
  rental: [...venue, 'from', 'to', 'vehicle', 'passenger', 'product', ...everywhere, ...contact],
  parking: [...venue, 'entrance', 'vehicle', 'product', ...validity, ...everywhere, ...contact],
  voucher: ['title', 'subtitle', 'voucherCode', 'pin', 'balance', ...validity, 'passenger', ...everywhere, ...contact],
  giftCard: ['title', 'balance', 'membershipNumber', 'voucherCode', 'pin', ...validity, ...everywhere, ...contact],
  membership: [
    ...['title', 'membershipProgram', 'membershipNumber', 'membershipLevel', 'passenger', 'balance'],
    ...[...validity, ...everywhere, ...contact],
  ] as readonly FieldName[],
  pass: ['title', 'product', 'area', ...validity, 'passenger', 'party', 'class', 'vehicle', ...everywhere, ...contact],
  code: ['title', 'subtitle', 'start', 'end', 'passenger', ...validity, ...everywhere, ...contact],
};
