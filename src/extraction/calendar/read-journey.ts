/** Journeys that an event of a calendar tells of. */
import type { CalendarEvent } from '#src/documents/document.ts';
import type { TicketKind } from '#src/tickets/fields.ts';
import { airportByCode } from '#src/tickets/places/airports.ts';
import { groundStations } from '#src/tickets/places/ground-stations.ts';
import { sameWords } from '#src/tickets/same.ts';
import type { StatedFields } from '../draft-of.ts';
import { findNumbers, type NumberSpan } from '../page-text/values/values.ts';
import { timeAtStop, timesOf } from './event-times.ts';
import { readLabelled } from './labelled.ts';
import { datesOf, type Leg, readLegs } from './legs.ts';
import type { Read } from './reading.ts';
import { namesEvent, travelKind } from './recognise-kind.ts';
import { type Route, readGoal, readRoute } from './route.ts';

/** The legs that the description of an event goes through; none unless it is an itinerary. */
export function readJourney(event: CalendarEvent, around: TicketKind | undefined): readonly Read[] {
  const clock = (time: CalendarEvent['start']) =>
    time && time.local.length > 10 ? time.local.slice(11, 16) : undefined;
  const legs = readLegs(event.description ?? '', { start: clock(event.start), end: clock(event.end) });
  const kind = kindOfLegs(legs, event) ?? around;
  if (legs.length === 0 || !kind || !event.start) return [];
  const shared = travelFields(event);
  const dates = datesOf(legs, event.start.local.slice(0, 10));
  return legs.map((leg, at) => {
    const start = timeAtStop(dates[at]!.start, at === 0 ? event.start : undefined);
    const end = timeAtStop(dates[at]!.end, at === legs.length - 1 ? event.end : undefined);
    // Seat and platform of the whole event belong to a leg only if there is one leg.
    const own = legs.length === 1 ? shared : { bookingReference: shared.bookingReference, passenger: shared.passenger };
    return { kind: leg.mode ?? kind, fields: { ...own, ...fieldsOf(leg), start, end }, confidence: 0.9 };
  });
}

function fieldsOf(leg: Leg): StatedFields {
  const { from, to, number, platform, arrivalPlatform } = leg;
  const codeOf = (place: string) => /\(([A-Z]{3})\)$/.exec(place)?.[1];
  const nameOf = (place: string) => place.replace(/\s*\([A-Z]{3}\)$/, '');
  const stated = {
    from: nameOf(from),
    fromCode: codeOf(from),
    to: nameOf(to),
    toCode: codeOf(to),
    number,
    platform,
    arrivalPlatform,
  };
  return { ...stated, ...(leg.seat ? { seat: leg.seat } : {}), ...(leg.carrier ? { carrier: leg.carrier } : {}) };
}

/** The way of travelling of most legs, else that of the event's words; an itinerary with platforms goes by rail. */
function kindOfLegs(legs: readonly Leg[], event: CalendarEvent): TicketKind | undefined {
  const known = legs.flatMap((leg) => leg.mode ?? []);
  const most = known.toSorted(
    (a, b) => known.filter((mode) => mode === b).length - known.filter((mode) => mode === a).length,
  )[0];
  return (
    most ??
    travelKind(wordsOf(event)) ??
    (legs.some((leg) => leg.platform ?? leg.arrivalPlatform) ? 'train' : undefined)
  );
}

/** One journey told by the title: its route, and a number or words that say how one travels. */
export function readRide(event: CalendarEvent, around: TicketKind | undefined): Read | undefined {
  const title = event.summary ?? '';
  const route = readRoute(title) ?? readGoal(title, event.location);
  const flown = route && flightBetween(title, route);
  const number = flown ?? findNumbers(title)[0] ?? (route ? theOnlyNumber(event.description) : undefined);
  // A dash or "to" between two words is a route only beside a number, or if the event is at its start.
  const sure = Boolean(route && (route.sure || startsAt(event, route.from) || isLedByMeans(title, route)));
  const titled = number || sure ? travelKind(title) : undefined;
  const kind =
    (flown || isBareCodes(route) ? 'flight' : undefined) ??
    titled ??
    number?.mode ??
    (sure
      ? (travelKind(wordsOf(event)) ?? (isMoving(event, route) ? around : undefined) ?? byStations(route))
      : undefined);
  if (!kind || !(route ?? (number && kind === 'flight'))) return undefined;
  const codes = kind === 'flight' ? { fromCode: route?.fromCode, toCode: route?.toCode } : {};
  const places = { from: route?.from, to: route?.to, ...codes };
  const fields = { ...travelFields(event), ...places, number: number?.text.replace(/\s+/g, ' '), ...timesOf(event) };
  return { kind, fields, confidence: sure ? 0.85 : 0.75 };
}

/** A flight's number beside the codes of two airports, also of an airline that is on no list. */
function flightBetween(title: string, { from, fromCode, to, toCode }: Route): Numbered | undefined {
  if (!fromCode || !toCode || !isAirport(fromCode, from) || !isAirport(toCode, to)) return undefined;
  const text = /(?<![\w/.-])(?:[A-Z][A-Z\d]|\d[A-Z])[ -]?0{0,2}\d{2,4}[A-Z]?(?![\w]|[.,:/-]\d)/.exec(title)?.[0];
  return text === undefined ? undefined : { text, mode: 'flight' };
}

/** The code of an airport whose city or name is the one that stands before it, if there is any. */
function isAirport(code: string, name: string | undefined): boolean {
  const airport = airportByCode(code);
  return airport !== undefined && (!name || sameWords(name, airport.city) || sameWords(name, airport.name));
}

/** Codes of two airports and no names: nobody writes railway stations like that. */
function isBareCodes(route: Route | undefined): boolean {
  return Boolean(route?.fromCode && route.toCode && !route.from && !route.to);
}

/** "Ferry Kiel - Oslo": a word for the means, then two names. */
function isLedByMeans(title: string, { from, to }: Route): boolean {
  const at = from ? title.indexOf(from) : -1;
  const named = [from, to].every((name) => name && /^\p{Lu}/u.test(name) && !namesEvent(name));
  return named && at > 0 && travelKind(title.slice(0, at)) !== undefined;
}

/** Two railway stations that are known by name. */
function byStations(route: Route | undefined): TicketKind | undefined {
  const { from, to } = groundStations(route?.from, route?.to);
  return from && to && from.kind !== 'city' && to.kind !== 'city' ? 'train' : undefined;
}

/** The event's place, or the town that it is in, is where the route begins. */
function startsAt({ location }: CalendarEvent, from: string | undefined): boolean {
  return Boolean(from && location?.split(/[,\n]/).some((part) => sameWords(part, from)));
}

/** Signs of a journey that do not tell the means: it begins at the place of the event, or ends in another zone. */
export function isMoving(event: CalendarEvent, route: Route | undefined): boolean {
  const zones = [event.start?.zone, event.end?.zone];
  return (
    Boolean(route) &&
    (startsAt(event, route?.from) || (zones[0] !== undefined && zones[1] !== undefined && zones[0] !== zones[1]))
  );
}

/** All words of an event. */
export function wordsOf(event: CalendarEvent): string {
  return `${event.summary ?? ''}\n${event.description ?? ''}\n${event.properties.CATEGORIES ?? ''}`;
}

type Numbered = Pick<NumberSpan, 'text' | 'mode'>;

function theOnlyNumber(text: string | undefined): Numbered | undefined {
  const numbers = findNumbers(text ?? '');
  return new Set(numbers.map((number) => number.text)).size === 1 ? numbers[0] : undefined;
}

/** What the event says of the traveller: labelled lines, a number at the start of the title, the one who is invited. */
function travelFields(event: CalendarEvent): StatedFields {
  const labelled = readLabelled(`${event.description ?? ''}\n${seatInTitle(event.summary ?? '')}`);
  const attendees = event.properties.ATTENDEE?.split('\n') ?? [];
  const attendee = attendees.length === 1 && !attendees[0]!.includes('@') ? attendees[0] : undefined;
  const reference = /^#\s?([A-Z\d][A-Z\d-]{4,19})\b/.exec(event.summary ?? '')?.[1];
  return {
    ...labelled,
    bookingReference: labelled.bookingReference ?? reference,
    passenger: labelled.passenger ?? attendee,
  };
}

/** `…, seat: 1/42` at the end of a title, as a line of its own. */
function seatInTitle(title: string): string {
  return /(?:^|[,;|]\s*)(\p{L}{2,15}:\s*[\w/]{1,8})$/u.exec(title)?.[1] ?? '';
}
