import type { EventType, TicketKind } from '#src/tickets/fields.ts';
import { dayOf } from '#src/tickets/time.ts';
import { cutAtWord } from './clean-text.ts';
import type { Facts } from './facts.ts';
import { plainDay } from './moments.ts';
import { nameForms } from './person-name.ts';

/** LIST: what a ticket of each kind is called. */
export const kindNames: Readonly<Record<TicketKind, string>> = {
  flight: 'Boarding pass',
  train: 'Train ticket',
  bus: 'Bus ticket',
  boat: 'Ferry ticket',
  event: 'Event ticket',
  hotel: 'Hotel booking',
  restaurant: 'Table reservation',
  rental: 'Rental booking',
  parking: 'Parking ticket',
  voucher: 'Voucher',
  giftCard: 'Gift card',
  membership: 'Membership card',
  pass: 'Travel pass',
  code: 'Ticket code',
};

/** LIST: what a ticket to an event of each type is called. */
const eventNames: Readonly<Record<EventType, string>> = {
  performance: 'Event ticket',
  movie: 'Cinema ticket',
  sports: 'Match ticket',
  conference: 'Conference ticket',
  exhibition: 'Admission ticket',
  workshop: 'Workshop ticket',
  other: 'Event ticket',
};

/** What the ticket is called in a word or two. */
export const ticketName = ({ kind, fields }: Facts): string =>
  kind === 'event' ? eventNames[fields.eventType ?? 'other'] : kindNames[kind];

/** A sentence that VoiceOver reads: "Train ticket ICE 802 Berlin to Hamburg, 22 November 2026, Ada Lovelace". */
export function describe(facts: Facts): string {
  const { kind, fields } = facts;
  const from = fields.fromCity ?? fields.from ?? fields.fromCode;
  const to = fields.toCity ?? fields.to ?? fields.toCode;
  const route = from && to ? `${from} to ${to}` : (to ?? from);
  const subject = [ticketName(facts), fields.number, route ?? fields.title ?? fields.product ?? fields.issuer];
  const day = fields.start ?? fields.validFrom;
  const until = fields.validUntil && !fields.start ? `valid until ${plainDay(dayOf(fields.validUntil))}` : undefined;
  const name = fields.passenger && nameForms(fields.passenger)[0];
  const venue = kind === 'event' ? fields.venue : undefined;
  const parts = [subject.filter(Boolean).join(' '), venue, until ?? (day && plainDay(dayOf(day))), name];
  return cutAtWord(parts.filter(Boolean).join(', '), 200);
}
