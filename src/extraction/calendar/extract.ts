/** Events of calendars: journeys where the event tells of one, stays, tables, and events for everything else. */
import type { CalendarDocument, CalendarEvent } from '#src/documents/document.ts';
import type { TicketKind } from '#src/tickets/fields.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { draftOf, type StatedFields } from '../draft-of.ts';
import type { ExtractionInput, Extractor } from '../extractor.ts';
import { findNumbers } from '../page-text/values/numbers.ts';
import { isJsonLd } from '../schema-org/markup-of.ts';
import { readEventPlace } from './event-place.ts';
import { timeAtStop, timesOf } from './event-times.ts';
import { readLabelled } from './labelled.ts';
import { datesOf, type Leg, readLegs } from './legs.ts';
import { match } from './match.ts';
import { isStay, restaurantIn, travelKind } from './recognise-kind.ts';
import { readRoute } from './route.ts';

const name = 'calendar';

/** Reads tickets out of calendars: one for each event, or for each leg of a journey that it describes. */
export const calendar: Extractor = { name, match, extract };

function extract({ documents }: ExtractionInput): readonly Draft[] {
  return documents.flatMap((document) => (document.type === 'calendar' ? readCalendar(document) : []));
}

function readCalendar(document: CalendarDocument): Draft[] {
  return document.events
    .filter(isWanted)
    .flatMap((event) =>
      readEvent(event).map(({ kind, fields, confidence }) =>
        draftOf({ kind, fields, confidence, extractor: name, document: document.id, group: `${document.id} ${name}` }),
      ),
    );
}

/** Not what was cancelled, has no time, or carries its reservation as markup, which is read elsewhere. */
function isWanted(event: CalendarEvent): boolean {
  const cancelled = event.method === 'CANCEL' || event.status === 'CANCELLED';
  return (
    !cancelled &&
    Boolean(event.start && (event.summary ?? event.description)) &&
    !Object.values(event.properties).some(isJsonLd)
  );
}

type Read = { readonly kind: TicketKind; readonly fields: StatedFields; readonly confidence: number };

function readEvent(event: CalendarEvent): readonly Read[] {
  const legs = readJourney(event);
  if (legs.length > 0) return legs;
  const ride = readRide(event);
  if (ride) return [ride];
  return [readStay(event) ?? readTable(event) ?? readPlainEvent(event)];
}

function readJourney(event: CalendarEvent): readonly Read[] {
  const clock = (time: CalendarEvent['start']) =>
    time && time.local.length > 10 ? time.local.slice(11, 16) : undefined;
  const legs = readLegs(event.description ?? '', { start: clock(event.start), end: clock(event.end) });
  const kind = kindOfLegs(legs, event);
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
  return most ?? travelKind(event) ?? (legs.some((leg) => leg.platform ?? leg.arrivalPlatform) ? 'train' : undefined);
}

/** One journey told by the title: its route, and a number or words that say how one travels. */
function readRide(event: CalendarEvent): Read | undefined {
  const title = event.summary ?? '';
  const route = readRoute(title);
  const number = findNumbers(title)[0] ?? (route ? theOnlyNumber(event.description) : undefined);
  const titled = travelKind({ ...event, description: '' });
  // A dash or "to" between two words is a route only beside a number.
  const kind =
    (number || route?.sure ? titled : undefined) ?? number?.mode ?? (route?.sure ? travelKind(event) : undefined);
  if (!kind || !(route ?? (number && kind === 'flight'))) return undefined;
  const codes = kind === 'flight' ? { fromCode: route?.fromCode, toCode: route?.toCode } : {};
  const places = { from: route?.from, to: route?.to, ...codes };
  const fields = { ...travelFields(event), ...places, number: number?.text.replace(/\s+/g, ' '), ...timesOf(event) };
  return { kind, fields, confidence: route?.sure ? 0.85 : 0.75 };
}

function theOnlyNumber(text: string | undefined): ReturnType<typeof findNumbers>[number] | undefined {
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

function readStay(event: CalendarEvent): Read | undefined {
  if (!isStay(event)) return undefined;
  const title = (event.summary ?? '').replace(
    /^(?:hotel(?: reservation| booking)?|stay|check-?in|accommodation|unterkunft|übernachtung|aufenthalt|hotelreservierung|séjour|estancia|soggiorno|verblijf)\s*(?::|\bat\b|@|\bim\b|\bin\b|\bà\b|–|-)\s*(?:the\s)?/iu,
    '',
  );
  const { venue, address, location } = readEventPlace(event);
  const { bookingReference, passenger, room, price } = readLabelled(event.description ?? '');
  // The last day of a stay in whole days is written as the morning of departure by some and as the day after by others.
  const { start, end } = timesOf(event);
  const dates = event.end?.local.length === 10 ? { start } : { start, end };
  const place = { address: address ?? (venue !== title ? venue : undefined), venueLocation: location };
  return {
    kind: 'hotel',
    fields: { title, ...place, ...dates, bookingReference, passenger, room, price },
    confidence: 0.8,
  };
}

function readTable(event: CalendarEvent): Read | undefined {
  const title = restaurantIn(event.summary ?? '');
  if (!title) return undefined;
  const { venue, address, location } = readEventPlace(event);
  const { bookingReference } = readLabelled(event.description ?? '');
  const fields = {
    title,
    address: address ?? (venue !== title ? venue : undefined),
    venueLocation: location,
    ...timesOf(event),
    bookingReference,
  };
  return { kind: 'restaurant', fields, confidence: 0.75 };
}

function readPlainEvent(event: CalendarEvent): Read {
  const title = (event.summary ?? event.description?.split('\n')[0] ?? '').replace(
    /^(?:(?:invitation|einladung|invito|invitación|uitnodiging|fw|fwd|wg|re|aw)\s*:\s*)+/i,
    '',
  );
  const { venue, address, location } = readEventPlace(event);
  const { bookingReference, ticketNumber, seat, row, section, room, entrance, price } = readLabelled(
    event.description ?? '',
  );
  const labelled = { bookingReference, ticketNumber, seat, row, section, room, entrance, price };
  return {
    kind: 'event',
    fields: { title, venue, address, venueLocation: location, ...timesOf(event), ...labelled },
    confidence: 0.85,
  };
}
