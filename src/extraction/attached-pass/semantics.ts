/** Semantic tags of a pass (Apple's "SemanticTags"). */
import type { JsonObject, JsonValue } from '#src/documents/document.ts';
import { foldText } from '#src/documents/shared/texts/clean-text.ts';
import { isObject, listOf } from '#src/documents/shared/texts/json-ld.ts';
import type { EventType, Location, Money } from '#src/tickets/fields.ts';
import type { TicketTime } from '#src/tickets/time.ts';
import type { StatedFields } from '../draft-of.ts';
import { inZone, readPassDate } from './pass-time.ts';

/** What the tags say. `moves`: the pass is for a journey. */
export function readSemantics(tags: JsonObject, moves: boolean): StatedFields {
  const tag = (...names: readonly string[]) => names.map((name) => textOf(tags[name])).find(Boolean);
  const seats = listOf(tags.seats).filter(isObject);
  const seat = (name: string) =>
    [...new Set(seats.map((each) => textOf(each[name])).filter(Boolean))].join(', ') || undefined;
  return {
    ...(moves ? readJourney(tags, tag) : readEvent(tags, tag)),
    passenger: personOf(tags.passengerName) ?? tag('attendeeName'),
    bookingReference: tag('confirmationNumber'),
    membershipNumber: tag('membershipProgramNumber'),
    membershipProgram: tag('membershipProgramName'),
    membershipLevel: tag('membershipProgramStatus'),
    price: moneyOf(tags.totalPrice),
    balance: moneyOf(tags.balance),
    seat: seat('seatNumber'),
    row: seat('seatRow'),
    section: moves ? undefined : seat('seatSection'),
    level: seat('seatLevel'),
    coach: moves ? (tag('carNumber') ?? seat('seatSection')) : undefined,
  };
}

type ReadTag = (...names: readonly string[]) => string | undefined;

function readJourney(tags: JsonObject, tag: ReadTag): StatedFields {
  const time = (name: string, zone: string | undefined) =>
    inZone(timeOf(tags, `original${name}`) ?? timeOf(tags, `current${name}`), zone);
  const here = tag('departureLocationTimeZone', 'departureAirportTimeZone');
  const there = tag('destinationLocationTimeZone', 'destinationAirportTimeZone');
  const code = tag('airlineCode');
  return {
    carrier: tag('transitProvider'),
    carrierCode: code && /^[A-Z\d]{2}$/.test(code) ? code : undefined,
    number: numberOf(tags, tag),
    from: tag('departureStationName', 'departureAirportName', 'departureLocationDescription', 'departureCityName'),
    fromCode: iata(tag('departureAirportCode')),
    fromCity: tag('departureCityName'),
    fromLocation: locationOf(tags.departureLocation),
    to: tag(
      'destinationStationName',
      'destinationAirportName',
      'destinationLocationDescription',
      'destinationCityName',
    ),
    toCode: iata(tag('destinationAirportCode')),
    toCity: tag('destinationCityName'),
    toLocation: locationOf(tags.destinationLocation),
    start: time('DepartureDate', here),
    end: time('ArrivalDate', there),
    boarding: time('BoardingDate', here),
    terminal: tag('departureTerminal'),
    arrivalTerminal: tag('destinationTerminal'),
    gate: tag('departureGate'),
    platform: tag('departurePlatform'),
    arrivalPlatform: tag('destinationPlatform'),
    group: tag('boardingGroup', 'boardingZone'),
    sequence: tag('boardingSequenceNumber'),
    class: tag('ticketFareClass'),
    vehicle: tag('vehicleType'),
  };
}

/** `AC 875`; for trains and buses the number, with its name in front where it is only a number (`ICE`, `802`). */
function numberOf(tags: JsonObject, tag: ReadTag): string | undefined {
  const flight = /^([A-Z][A-Z\d]|\d[A-Z])\s?0*(\d{1,4}[A-Z]?)$/.exec(tag('flightCode')?.toUpperCase() ?? '');
  if (flight) return `${flight[1]} ${flight[2]}`;
  const code = tag('airlineCode');
  if (tags.flightNumber !== undefined) return code ? `${code} ${textOf(tags.flightNumber)}` : tag('flightNumber');
  const [number, name] = [tag('vehicleNumber'), tag('vehicleName')];
  return number && name && /^\d+$/.test(number) && name.length <= 12 ? `${name} ${number}` : (number ?? name);
}

const eventTypes: Readonly<Record<string, EventType>> = {
  PKEventTypeLivePerformance: 'performance',
  PKEventTypeMovie: 'movie',
  PKEventTypeSports: 'sports',
  PKEventTypeConference: 'conference',
  PKEventTypeConvention: 'conference',
  PKEventTypeWorkshop: 'workshop',
};

function readEvent(tags: JsonObject, tag: ReadTag): StatedFields {
  const performers = listOf(tags.performerNames).map(textOf).filter(Boolean).join(', ');
  const title =
    tag('eventName') ??
    (tag('homeTeamName') && tag('awayTeamName') ? `${tag('homeTeamName')} – ${tag('awayTeamName')}` : undefined);
  return {
    title,
    subtitle: performers && title && !title.toLowerCase().includes(performers.toLowerCase()) ? performers : undefined,
    eventType: eventTypes[tag('eventType') ?? ''],
    start: timeOf(tags, 'eventStartDate') ?? infoTime(tags.eventStartDateInfo),
    end: timeOf(tags, 'eventEndDate'),
    doors: timeOf(tags, 'venueDoorsOpenDate') ?? timeOf(tags, 'venueGatesOpenDate'),
    venue: tag('venueName'),
    room: tag('venueRoom'),
    entrance: tag('venueEntrance', 'venueEntranceGate', 'venueEntranceDoor', 'venueEntrancePortal'),
    venueLocation: locationOf(tags.venueLocation),
    phone: tag('venuePhoneNumber'),
    product: tag('admissionLevel'),
  };
}

function timeOf(tags: JsonObject, name: string): TicketTime | undefined {
  return readPassDate(tags[name]);
}

/** `eventStartDateInfo` may say that the time of day, or the date, is not fixed. */
function infoTime(info: JsonValue | undefined): TicketTime | undefined {
  if (!isObject(info) || info.unannounced === true || info.undetermined === true) return undefined;
  const time = inZone(readPassDate(info.date), textOf(info.timeZone) || undefined);
  return time && info.ignoreTimeComponents === true ? { local: time.local.slice(0, 10) } : time;
}

function personOf(value: JsonValue | undefined): string | undefined {
  if (!isObject(value)) return undefined;
  const parts = ['givenName', 'middleName', 'familyName'].map((name) => textOf(value[name])).filter(Boolean);
  return parts.join(' ') || undefined;
}

function moneyOf(value: JsonValue | undefined): Money | undefined {
  if (!isObject(value)) return undefined;
  const amount = textOf(value.amount);
  const currency = textOf(value.currencyCode).toUpperCase();
  return /^\d+(\.\d{1,2})?$/.test(amount) && /^[A-Z]{3}$/.test(currency) ? { amount, currency } : undefined;
}

/** Coordinates of a tag or of an entry of `locations`; none for 0, 0. */
export function locationOf(value: JsonValue | undefined): Location | undefined {
  if (!isObject(value)) return undefined;
  const { latitude, longitude } = value;
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0)
    ? { latitude, longitude }
    : undefined;
}

function iata(code: string | undefined): string | undefined {
  return code && /^[A-Z]{3}$/.test(code) ? code : undefined;
}

function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? foldText(String(value)).slice(0, 300) : '';
}
