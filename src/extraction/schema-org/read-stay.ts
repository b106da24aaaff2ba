import type { JsonObject } from '#src/documents/document.ts';
import type { EventType } from '#src/tickets/fields.ts';
import { clockOf, type TicketTime } from '#src/tickets/time.ts';
import type { StatedFields } from '../draft-of.ts';
import { dayAt, type ReadContext, textsIn, timeAt, withClock } from './read-context.ts';
import { type Admission, seatOf } from './ticketed.ts';
import { addressOf, locationOf, nameOf, object, objects, text, typesOf } from './values.ts';

type Stay = {
  readonly reservation: JsonObject;
  readonly thing: JsonObject;
  readonly admission: Admission;
  readonly context: ReadContext;
};

/** Fields of an event (https://schema.org/Event and its kinds). */
export function readEvent({ reservation, thing, admission, context }: Stay): StatedFields {
  const work = object(thing, 'workPresented', 'workPerformed');
  const { hall, place } = placesOf(thing);
  const at = { place, hints: textsIn(reservation), context };
  const postponed = /postponed/i.test(text(thing, 'eventStatus') ?? '');
  const start = withClock(eventStart(thing, at), text(thing, 'startTime'));
  const end = withClock(timeAt(thing, ['endDate', 'endTime'], at), text(thing, 'endTime'));
  const { seat, row, section, category } = seatOf(reservation, admission);
  const title = text(work, 'name') ?? text(thing, 'name') ?? teamsOf(thing);
  const performer = nameOf(thing, 'performer', 'performers');
  return {
    title,
    subtitle: performer && title && !title.toLowerCase().includes(performer.toLowerCase()) ? performer : undefined,
    eventType: eventTypeOf(thing),
    // A day that does not hold any more is none.
    ...(postponed ? {} : timesOf(start, end)),
    doors: postponed ? undefined : timeAt(thing, ['doorTime'], at),
    venue: text(place, 'name') ?? text(thing, 'location'),
    room: hall,
    address: addressOf(place),
    venueLocation: locationOf(place),
    seat,
    row,
    section,
    product: category ?? text(admission.ticket, 'name'),
    party: seatCount(text(reservation, 'numSeats')),
  };
}

/** Midnight in UTC is an evening in America, but nowhere east of Greenwich an hour at which events begin. */
function eventStart(thing: JsonObject, at: Parameters<typeof dayAt>[2]): TicketTime | undefined {
  const names = ['startDate', 'startTime'];
  const time = timeAt(thing, names, at);
  return time && (clockOf(time) ?? '00:00') < '06:00' ? dayAt(thing, names, at) : time;
}

/** Fields of a stay (https://schema.org/LodgingReservation). */
export function readLodging({ reservation, thing, context }: Stay): StatedFields {
  const at = { place: thing, hints: textsIn(reservation), context };
  const day = (names: readonly string[], ...clocks: readonly (string | undefined)[]) =>
    clocks.reduce(withClock, dayAtMidnight(dayAt(reservation, names, at)));
  return {
    title: text(thing, 'name') ?? text(reservation, 'reservationFor'),
    start: day(
      ['checkinTime', 'checkinDate', 'checkInTime', 'checkInDate'],
      text(reservation, 'checkinTime', 'checkInTime'),
      text(thing, 'checkinTime', 'checkInTime'),
    ),
    end: day(
      ['checkoutTime', 'checkoutDate', 'checkOutTime', 'checkOutDate'],
      text(reservation, 'checkoutTime', 'checkOutTime'),
      text(thing, 'checkoutTime', 'checkOutTime'),
    ),
    address: addressOf(thing),
    venueLocation: locationOf(thing),
    phone: text(thing, 'telephone'),
    email: text(thing, 'email'),
    room: nameOf(reservation, 'lodgingUnitType', 'lodgingUnitDescription'),
    party: guests(text(reservation, 'numAdults'), text(reservation, 'numChildren')),
  };
}

/** Fields of a table (https://schema.org/FoodEstablishmentReservation). */
export function readTable({ reservation, thing, context }: Stay): StatedFields {
  const at = { place: thing, hints: textsIn(reservation), context };
  const size = text(reservation, 'partySize');
  return {
    title: text(thing, 'name') ?? text(reservation, 'reservationFor'),
    start: timeAt(reservation, ['startTime', 'startDate'], at),
    end: timeAt(reservation, ['endTime', 'endDate'], at),
    address: addressOf(thing),
    venueLocation: locationOf(thing),
    phone: text(thing, 'telephone'),
    party: size && /^\d{1,3}$/.test(size) ? `${size} ${size === '1' ? 'guest' : 'guests'}` : size,
  };
}

/** Fields of a hired car, or of a taxi, which has no end (https://schema.org/RentalCarReservation, TaxiReservation). */
export function readRental({ reservation, thing, context }: Stay): StatedFields {
  const pickup = object(reservation, 'pickupLocation', 'pickUpLocation');
  const dropoff = object(reservation, 'dropoffLocation', 'dropOffLocation');
  const hints = textsIn(reservation);
  const venue = nameOf(reservation, 'pickupLocation', 'pickUpLocation');
  const to = nameOf(reservation, 'dropoffLocation', 'dropOffLocation');
  return {
    title: nameOf(reservation, 'provider', 'broker') ?? nameOf(thing, 'rentalCompany', 'brand') ?? text(thing, 'name'),
    start: timeAt(reservation, ['pickupTime', 'pickupDate', 'pickUpTime'], { place: pickup, hints, context }),
    end: timeAt(reservation, ['dropoffTime', 'dropoffDate', 'dropOffTime'], {
      place: dropoff ?? pickup,
      hints,
      context,
    }),
    venue,
    address: addressOf(pickup),
    venueLocation: locationOf(pickup),
    phone: text(pickup, 'telephone') ?? text(object(thing, 'rentalCompany'), 'telephone'),
    from: to && to !== venue ? venue : undefined,
    to: to && to !== venue ? to : undefined,
    vehicle:
      [nameOf(thing, 'brand', 'make'), text(thing, 'model') ?? text(thing, 'name')].filter(Boolean).join(' ') ||
      undefined,
  };
}

/** The place of an event, and the hall in it when the markup has both. */
function placesOf(event: JsonObject): { hall?: string | undefined; place?: JsonObject | undefined } {
  const place = objects(event, 'location').find((each) => !typesOf(each).includes('virtuallocation'));
  const around = object(place, 'containedInPlace', 'containedIn');
  if (around && text(around, 'name')) return { hall: text(place, 'name'), place: around };
  const inside = objects(place, 'containsPlace');
  return inside.length === 1 ? { hall: text(inside[0], 'name'), place } : { place };
}

function teamsOf(event: JsonObject): string | undefined {
  const teams = [nameOf(event, 'homeTeam'), nameOf(event, 'awayTeam')];
  return teams[0] && teams[1] ? `${teams[0]} – ${teams[1]}` : undefined;
}

const eventTypes: readonly (readonly [pattern: RegExp, type: EventType])[] = [
  [/screening/, 'movie'],
  [/sports/, 'sports'],
  [/music|theater|dance|comedy|festival|literary/, 'performance'],
  [/exhibition|visualarts/, 'exhibition'],
  [/business|conference/, 'conference'],
  [/education|hackathon/, 'workshop'],
];

function eventTypeOf(event: JsonObject): EventType | undefined {
  const types = typesOf(event).join(' ');
  return eventTypes.find(([pattern]) => pattern.test(types))?.[1];
}

/** Days are often written as midnight; a day that ends at midnight or a minute before has no clock. */
function isWholeDay(start: TicketTime | undefined, end: TicketTime | undefined): boolean {
  return Boolean(start?.local.endsWith('T00:00') && (!end || /T(00:00|23:59)$/.test(end.local)));
}

function timesOf(start: TicketTime | undefined, end: TicketTime | undefined): Pick<StatedFields, 'start' | 'end'> {
  return isWholeDay(start, end) ? { start: dayOnly(start), end: dayOnly(end) } : { start, end };
}

function dayAtMidnight(time: TicketTime | undefined): TicketTime | undefined {
  return time && /T(00:00|23:59)$/.test(time.local) ? dayOnly(time) : time;
}

function dayOnly(time: TicketTime | undefined): TicketTime | undefined {
  return time && { local: time.local.slice(0, 10) };
}

function seatCount(count: string | undefined): string | undefined {
  return count && /^\d{1,3}$/.test(count) && Number(count) > 1 ? `${count} seats` : undefined;
}

function guests(adults: string | undefined, children: string | undefined): string | undefined {
  const count = (value: string | undefined, one: string, many: string) =>
    value && /^[1-9]\d?$/.test(value) ? `${value} ${value === '1' ? one : many}` : undefined;
  return (
    [count(adults, 'adult', 'adults'), count(children, 'child', 'children')].filter(Boolean).join(', ') || undefined
  );
}
