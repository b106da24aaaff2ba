/** A mail that lists an order tells the same of all its tickets, which stand in the files attached to it. */
import type { FieldName } from './fields.ts';
import { sameCode, sameSeat } from './same.ts';
import type { Draft, FieldReadings } from './ticket.ts';

/** LIST: what holds for every ticket of an order; seats, names, numbers and prices do not. */
const ofOrder: ReadonlySet<FieldName> = new Set([
  'title',
  'subtitle',
  'eventType',
  'issuer',
  'carrier',
  'carrierCode',
  'number',
  'from',
  'fromCode',
  'fromCity',
  'to',
  'toCode',
  'toCity',
  'start',
  'end',
  'doors',
  'venue',
  'address',
  'bookingReference',
  'phone',
  'website',
  'email',
]);

/** LIST: what only a single ticket has. */
const ofTicket: readonly FieldName[] = ['seat', 'ticketNumber', 'voucherCode', 'sequence', 'membershipNumber'];

/** Support that an order needs from a ticket that it is to be about. */
const enough = 2;

type Compare = (a: Draft, b: Draft) => number;

/** Gives what an order says to each of its tickets, and takes away the ticket that the order alone would have made. */
export function shareOrders(clusters: readonly (readonly Draft[])[], compare: Compare): readonly (readonly Draft[])[] {
  const orders = clusters.flatMap((cluster) =>
    cluster.flatMap((draft) => {
      const tickets = ticketsOf(draft, clusters, compare);
      return tickets.length > 1 ? [{ draft, part: withBuyer(draft, tickets), tickets }] : [];
    }),
  );
  if (orders.length === 0) return clusters;
  return clusters
    .map((cluster) => [
      ...cluster.filter((draft) => !orders.some((order) => order.draft === draft)),
      ...orders.filter(({ tickets }) => tickets.includes(cluster)).map(({ part }) => part),
    ])
    .filter((cluster) => cluster.length > 0);
}

/** The tickets in other documents that a draft lists; none when it is a ticket itself. */
function ticketsOf(draft: Draft, clusters: readonly (readonly Draft[])[], compare: Compare): (readonly Draft[])[] {
  const seats = seatsOf(draft);
  if (draft.barcode !== undefined || (seats.length < 2 && ofTicket.some((name) => draft.fields[name]?.length)))
    return [];
  const part = orderPart(draft);
  const tickets = clusters.filter((cluster) => {
    const others = cluster.filter((one) => one !== draft && isToldBy(draft, one) && isElsewhere(one, draft));
    return others.some(isTicket) && others.every((one) => isAbout(part, one, compare(part, one)));
  });
  const taken = tickets.flatMap((cluster) => cluster.flatMap(seatsOf));
  return seats.every((seat) => taken.some((other) => sameSeat(seat, other))) ? tickets : [];
}

/** Of what one extractor reads; of tickets in words what is stated for machines; of passes what stands in words. */
function isToldBy({ extractor }: Draft, ticket: Draft): boolean {
  if (ticket.extractor === extractor) return true;
  return extractor === 'page-text'
    ? ticket.extractor === 'attached-pass'
    : ticket.extractor === 'page-text' && forMachines.has(extractor);
}

const forMachines: ReadonlySet<string> = new Set(['schema-org', 'calendar']);

/** The reference alone tells that an order is about a ticket, if nothing speaks against it. */
function isAbout(order: Draft, ticket: Draft, score: number): boolean {
  const [own, other] = [order, ticket].map(({ fields }) => fields.bookingReference?.[0]?.value);
  return score >= enough || (score > 0 && own !== undefined && other !== undefined && sameCode(own, other));
}

function isTicket({ barcode, fields }: Draft): boolean {
  return barcode !== undefined || ofTicket.some((name) => fields[name]?.length);
}

/** In another file; what is stated for machines lists the tickets in the words around it as well. */
function isElsewhere(one: Draft, other: Draft): boolean {
  if (one.extractor !== other.extractor && forMachines.has(other.extractor)) return true;
  return one.kind?.evidence.document !== other.kind?.evidence.document;
}

/** Every seat of a list: "7, 8", "A4 and A5". */
function seatsOf({ fields }: Draft): readonly string[] {
  return (fields.seat?.[0]?.value ?? '').split(/[,;&+/]| \p{Ll}{1,3} /u).flatMap((seat) => seat.trim() || []);
}

/** Events admit whoever bought, if no ticket has a name of its own; who travels is never told by who booked. */
function withBuyer(order: Draft, tickets: readonly (readonly Draft[])[]): Draft {
  const part = orderPart(order);
  const { passenger } = order.fields;
  const named = tickets.some((ticket) => ticket.some((one) => one !== order && one.fields.passenger?.length));
  if (!passenger || named || order.kind?.value !== 'event') return part;
  return { ...part, fields: { ...part.fields, passenger } };
}

function orderPart(draft: Draft): Draft {
  const { group: _, ...rest } = draft;
  const fields = Object.entries(draft.fields).filter(([name]) => ofOrder.has(name as FieldName));
  // Each name keeps readings of its own type.
  return { ...rest, fields: Object.fromEntries(fields) as FieldReadings };
}
