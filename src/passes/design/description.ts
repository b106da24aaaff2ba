import type { EventType, TicketKind } from '#src/tickets/fields.ts';
import { dayOf } from '#src/tickets/time.ts';
import { wholeWords } from './clean-text.ts';
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

const longest = 200;

/**
 * What VoiceOver reads: no more than tells passes of one kind apart (Apple, "Pass", `description`: a short description for
 * accessibility). An event has a name of its own, which other readers take it for: its name alone; tickets to the same are told
 * apart at the top of each (`tell-apart`). What has none begins with its way or place: "Berlin to Hamburg, train ticket ICE 802,
 * 22 November 2026, Ada Lovelace".
 */
export function describe(facts: Facts): string {
  const { kind, fields } = facts;
  if (kind === 'event' && fields.title) return wholeWords(fields.title, longest);
  const name = routeOf(fields) ?? fields.title ?? fields.product ?? fields.issuer;
  const what = [name ? inSentence(ticketName(facts)) : ticketName(facts), fields.number].filter(Boolean).join(' ');
  const day = fields.start ?? fields.validFrom;
  const until = fields.validUntil && !fields.start ? `valid until ${plainDay(dayOf(fields.validUntil))}` : undefined;
  const person = fields.passenger && nameForms(fields.passenger)[0];
  const venue = kind === 'event' && fields.venue !== name ? fields.venue : undefined;
  const parts = [name, what, venue, until ?? (day && plainDay(dayOf(day))), person].filter(
    (part) => part !== undefined,
  );
  // What leaves no room for the rest is left out whole; the name alone may have to end early.
  const kept = parts.filter((_, index) => parts.slice(0, index + 1).join(', ').length <= longest);
  return kept.length > 0 ? kept.join(', ') : wholeWords(parts[0]!, longest);
}

function routeOf(fields: Facts['fields']): string | undefined {
  const from = fields.fromCity ?? fields.from ?? fields.fromCode;
  const to = fields.toCity ?? fields.to ?? fields.toCode;
  return from && to ? `${from} to ${to}` : (to ?? from);
}

const inSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
