/** Tickets that cannot both be: nobody flies one flight twice a day, and no seat is sold twice. */
import type { Chosen } from '#src/tickets/evidence.ts';
import type { FieldName, TicketFields } from '#src/tickets/fields.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';
import { mayBeSameName, sameCode, sameNumber, sameSeat, sameWords } from '#src/tickets/same.ts';
import type { ChosenFields } from '#src/tickets/ticket.ts';
import { clockOf, dayOf } from '#src/tickets/time.ts';

/** Tickets that are compared with each other at most. */
const most = 60;

/**
 * Tickets without those that another one of them leaves no room for: the same flight number on the same day for the same person or seat, or the same seat
 * for the same departure or show. The one with a code stays, then the one that tells more; what the other tells beside it is put in where neither contradicts.
 */
export function heldOnce(tickets: readonly MergedDraft[]): readonly MergedDraft[] {
  if (tickets.length > most) return tickets;
  const held: { ticket: MergedDraft; readonly at: number }[] = [];
  for (const { ticket, at } of tickets.map((ticket, at) => ({ ticket, at })).sort(byWorth)) {
    const one = held.find((other) => areOne(other.ticket, ticket));
    if (one) one.ticket = joined(one.ticket, ticket);
    else held.push({ ticket, at });
  }
  if (held.length === tickets.length) return tickets;
  return held.sort((a, b) => a.at - b.at).map(({ ticket }) => ticket);
}

type Placed = { readonly ticket: MergedDraft; readonly at: number };

function byWorth(a: Placed, b: Placed): number {
  return worthOf(b.ticket) - worthOf(a.ticket);
}

function areOne(a: MergedDraft, b: MergedDraft): boolean {
  const isCodedTwice = a.barcode !== undefined && b.barcode !== undefined && a.barcode !== b.barcode;
  if (isCodedTwice || a.kind.value !== b.kind.value || differ(a, b, 'number', sameNumber) || leadsOn(a, b))
    return false;
  return !differ(a, b, 'ticketNumber', sameCode) && (isOneFlight(a, b) || isOneSeat(a, b));
}

function isOneFlight(a: MergedDraft, b: MergedDraft): boolean {
  if (a.kind.value !== 'flight' || !agree(a, b, 'number', sameNumber) || !isOneDay(a, b)) return false;
  if (agree(a, b, 'seat', sameSeat)) return true;
  return !differ(a, b, 'seat', sameSeat) && !differ(a, b, 'passenger', mayBeSameName);
}

/** Cabins of ships are shared, and so are places that have a name instead of a number. */
function isOneSeat(a: MergedDraft, b: MergedDraft): boolean {
  const seat = a.fields.seat?.value;
  if (a.kind.value === 'boat' || !seat || !/\d/.test(seat) || !agree(a, b, 'seat', sameSeat)) return false;
  const isWhole = Boolean(a.fields.row ?? a.fields.coach) || /\p{L}/u.test(seat) || a.kind.value === 'flight';
  if (!isWhole || differ(a, b, 'row', sameSeat) || differ(a, b, 'coach', sameSeat)) return false;
  if (a.kind.value !== 'flight' && differ(a, b, 'passenger', mayBeSameName)) return false;
  return !differ(a, b, 'section', sameWords) && isOneDay(a, b) && isOneClock(a, b);
}

function isOneDay({ fields: { start: a } }: MergedDraft, { fields: { start: b } }: MergedDraft): boolean {
  return !a || !b || dayOf(a.value) === dayOf(b.value);
}

function isOneClock({ fields: { start: a } }: MergedDraft, { fields: { start: b } }: MergedDraft): boolean {
  const [one, other] = [a && clockOf(a.value), b && clockOf(b.value)];
  return !one || !other || one === other;
}

/** Whether one of them leaves from where the other arrives, and does not lead back: both legs of a flight with a stop have its number. */
function leadsOn(a: MergedDraft, b: MergedDraft): boolean {
  const [on, back] = [isNext(a, b), isNext(b, a)];
  return on !== back;
}

function isNext({ fields: first }: MergedDraft, { fields: next }: MergedDraft): boolean {
  if (first.toCode && next.fromCode) return sameCode(first.toCode.value, next.fromCode.value);
  return first.to !== undefined && next.from !== undefined && sameWords(first.to.value, next.from.value);
}

type Same = (a: string, b: string) => boolean;
type Text = 'number' | 'ticketNumber' | 'seat' | 'row' | 'coach' | 'section' | 'passenger';

function agree(a: MergedDraft, b: MergedDraft, name: Text, same: Same): boolean {
  const [one, other] = [a.fields[name]?.value, b.fields[name]?.value];
  return one !== undefined && other !== undefined && same(one, other);
}

function differ(a: MergedDraft, b: MergedDraft, name: Text, same: Same): boolean {
  const [one, other] = [a.fields[name]?.value, b.fields[name]?.value];
  return one !== undefined && other !== undefined && !same(one, other);
}

function worthOf({ barcode, fields }: MergedDraft): number {
  const clock = fields.start && clockOf(fields.start.value);
  const ends = (fields.from ?? fields.fromCode) && (fields.to ?? fields.toCode);
  return (barcode === undefined ? 0 : 1000) + (ends ? 100 : 0) + (clock ? 50 : 0) + Object.keys(fields).length;
}

/** LIST: what one ticket may take from the other, where it has none. */
const taken: readonly FieldName[] = [
  'boarding',
  'gate',
  'terminal',
  'bookingReference',
  'ticketNumber',
  'passenger',
  'title',
  'venue',
  'price',
];

function joined(ticket: MergedDraft, other: MergedDraft): MergedDraft {
  const { start, from, to } = other.fields;
  const own = ticket.fields;
  const isAgainst = [
    own.from && from && !sameWords(own.from.value, from.value),
    own.to && to && !sameWords(own.to.value, to.value),
  ].some(Boolean);
  if (isAgainst) return ticket;
  const more = taken.flatMap((name) => (own[name] || !other.fields[name] ? [] : [[name, other.fields[name]] as const]));
  const clock = own.start && start && !clockOf(own.start.value) && clockOf(start.value) ? start : undefined;
  const fields: ChosenFields = {
    ...own,
    // Each name keeps a value of its own type.
    ...(Object.fromEntries(more) as { readonly [Name in FieldName]?: Chosen<TicketFields[Name]> }),
    ...(clock && { start: clock }),
  };
  return { ...ticket, fields, ...(ticket.barcode === undefined && other.barcode ? { barcode: other.barcode } : {}) };
}
