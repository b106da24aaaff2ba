import type { FieldName } from '#src/tickets/fields.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { hasClock, type TicketTime } from '#src/tickets/time.ts';

/** What each field says for a text being a ticket: who, when, where exactly, under which number. */
const worths: { readonly [Name in FieldName]?: number } = {
  number: 1,
  bookingReference: 1,
  ticketNumber: 1,
  voucherCode: 1.5,
  membershipNumber: 1,
  passenger: 0.75,
  party: 0.25,
  seat: 1,
  row: 0.5,
  section: 0.25,
  coach: 0.5,
  gate: 0.5,
  platform: 0.25,
  boarding: 1,
  doors: 0.75,
  from: 0.5,
  to: 0.5,
  venue: 0.5,
  address: 0.25,
  end: 0.5,
  validFrom: 0.5,
  validUntil: 0.75,
  price: 0.25,
  balance: 0.75,
  class: 0.25,
  product: 0.25,
  title: 0.25,
};

/** How much a text reads like a ticket, by what was found in it: below 2 hardly, above 4 surely. */
export function worthOf(drafts: readonly Draft[]): number {
  const names = new Set(drafts.flatMap(({ fields }) => Object.keys(fields) as FieldName[]));
  const starts = drafts.flatMap(({ fields }) => fields.start ?? []).map(({ value }) => value satisfies TicketTime);
  const start = starts.length === 0 ? 0 : starts.some(hasClock) ? 1 : 0.5;
  const ids = ['bookingReference', 'ticketNumber', 'voucherCode', 'membershipNumber'] as const;
  const surplus = Math.max(0, ids.filter((name) => names.has(name)).length - 2);
  return [...names].reduce((sum, name) => sum + (worths[name] ?? 0), start - surplus);
}
