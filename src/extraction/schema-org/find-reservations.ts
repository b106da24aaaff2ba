import type { JsonObject, JsonValue } from '#src/documents/document.ts';
import { isObject, listOf } from '#src/documents/shared/texts/json-ld.ts';
import { text, typesOf } from './values.ts';

/** A reservation, or an event that stands for one, as it is in the markup. */
export type FoundReservation = {
  readonly type: string;
  readonly reservation: JsonObject;
  readonly bare: boolean;
  readonly cancelled: boolean;
};

const deepest = 6;
const mostReservations = 60;

/** Kinds of event that nobody is admitted to. */
const unattended = new Set([
  'saleevent',
  'deliveryevent',
  'publicationevent',
  'broadcastevent',
  'ondemandevent',
  'courseinstance',
  'eventseries',
]);

/**
 * The reservations in markup, also those inside of messages, orders and packages. An event without reservation counts
 * only if it is the one thing that the markup is about: a page or mail about that event, not a list of them.
 */
export function findReservations(markup: readonly JsonObject[]): readonly FoundReservation[] {
  const found: FoundReservation[] = [];
  for (const object of markup) collect(object, found, { depth: 0, around: {} });
  if (found.length > 0) return found.slice(0, mostReservations);
  const cards = markup.filter(isMembership).map((reservation) => ({ ...stated, type: membership, reservation }));
  if (cards.length > 0) return cards.slice(0, mostReservations);
  const events = withoutTwins(markup.flatMap((object) => eventsIn(object, 0)));
  const [event] = events;
  return event && events.length === 1 && isComplete(event)
    ? [{ type: 'eventreservation', reservation: { reservationFor: event }, bare: true, cancelled: false }]
    : [];
}

const membership = 'programmembership';
const stated = { bare: false, cancelled: false };

/** A card of its own, not the one that a booking is credited to. */
function isMembership(object: JsonObject): boolean {
  const numbered = text(object, 'membershipNumber', 'memberNumber') !== undefined;
  return typesOf(object).includes(membership) && numbered && object.member !== undefined;
}

/** Whether the markup could hold anything for us. */
export function mayHoldReservation(markup: readonly JsonObject[]): boolean {
  return (
    /Reservation|Event|ProgramMembership/i.test(JSON.stringify(markup.map((object) => object['@type']))) ||
    findReservations(markup).length > 0
  );
}

type Around = { readonly depth: number; readonly around: JsonObject };

function collect(value: JsonValue, found: FoundReservation[], { depth, around }: Around): void {
  if (depth > deepest) return;
  if (Array.isArray(value))
    for (const each of value as readonly JsonValue[]) collect(each, found, { depth: depth + 1, around });
  if (!isObject(value)) return;
  const type = typesOf(value).find((each) => each.endsWith('reservation') || each === 'reservationpackage');
  const whole = type ? { ...around, ...value } : value;
  const needsNothing = type !== undefined && (type.startsWith('rentalcar') || type.startsWith('taxi'));
  if (type && (value.reservationFor !== undefined || needsNothing) && value.subReservation === undefined) {
    found.push({ type, reservation: whole, bare: false, cancelled: isCancelled(whole) });
    return;
  }
  const inner = { depth: depth + 1, around: type ? sharedOf(whole) : around };
  for (const [key, each] of Object.entries(value)) if (key !== 'potentialAction') collect(each, found, inner);
}

/** What a package says for every reservation in it. */
const shared = [
  'reservationNumber',
  'reservationId',
  'reservationStatus',
  'underName',
  'provider',
  'broker',
  'bookingAgent',
  'programMembershipUsed',
] as const;

function sharedOf(reservation: JsonObject): JsonObject {
  return Object.fromEntries(
    shared.flatMap((name) => (reservation[name] === undefined ? [] : [[name, reservation[name]]])),
  );
}

/** By the reservation's own status, or by that of the event that it is for. */
function isCancelled(reservation: JsonObject): boolean {
  const status = `${text(reservation, 'reservationStatus', 'status') ?? ''} ${listOf(reservation.reservationFor)
    .map((each) => (isObject(each) ? (text(each, 'eventStatus') ?? '') : ''))
    .join(' ')}`;
  return /cancel/i.test(status);
}

function eventsIn(value: JsonObject, depth: number): JsonObject[] {
  if (isEvent(value)) return [value];
  if (depth > 2) return [];
  const inner = [value.mainEntity, value.about, value.mainEntityOfPage].flatMap(listOf).filter(isObject);
  return inner.flatMap((each) => eventsIn(each, depth + 1));
}

/** One event stated twice, as JSON-LD and as microdata: the statement that says more is kept. */
function withoutTwins(events: readonly JsonObject[]): JsonObject[] {
  const byName = new Map<string, JsonObject>();
  for (const event of events) {
    const key = `${text(event, 'name')?.toLowerCase()} ${text(event, 'startDate')?.slice(0, 10)}`;
    const known = byName.get(key);
    if (!known || JSON.stringify(event).length > JSON.stringify(known).length) byName.set(key, event);
  }
  return [...byName.values()];
}

function isEvent(value: JsonObject): boolean {
  return typesOf(value).some(
    (type) => (type.endsWith('event') || type === 'festival' || type === 'hackathon') && !unattended.has(type),
  );
}

function isComplete(event: JsonObject): boolean {
  const place = listOf(event.location).some((each) =>
    isObject(each) ? !typesOf(each).includes('virtuallocation') : Boolean(each),
  );
  return (
    place &&
    Boolean(text(event, 'name') && text(event, 'startDate')) &&
    !/cancel/i.test(text(event, 'eventStatus') ?? '')
  );
}
