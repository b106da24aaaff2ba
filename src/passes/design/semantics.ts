import type { EventType } from '#src/tickets/fields.ts';
import type { TicketTime } from '#src/tickets/time.ts';
import type { PassStyle, TransitType } from '../pass-json.ts';
import type { Semantics } from '../pass-semantics.ts';
import { isCurrency } from './candidate.ts';
import type { Facts } from './facts.ts';
import { completeDate } from './moments.ts';
import { newerTagsOf } from './newer-tags.ts';
import { personName } from './person-name.ts';

/** Machine-readable facts: only what was read, only tags that the style knows, each of its strict type. */

/** The tags of a ticket; undefined when there are none. */
export function semanticsOf(
  facts: Facts,
  style: PassStyle,
  transitType: TransitType | undefined,
): Semantics | undefined {
  const newer = newerTagsOf(facts, style, transitType);
  const tags = { ...priceTags(facts), ...tagsOf(facts, style, transitType), ...newer };
  const known = Object.fromEntries(Object.entries(tags).filter(([, value]) => value !== undefined && !isLong(value)));
  return Object.keys(known).length > 0 ? (known as Semantics) : undefined;
}

/** No tag is a paragraph; such a text stays on the back only. */
function isLong(value: unknown): boolean {
  if (typeof value === 'string') return value.length > 200;
  return typeof value === 'object' && value !== null && Object.values(value).some(isLong);
}

/**
 * The tags without which Wallet does not use its layout for flights (iOS 26); with all of them it also adds live data.
 * The boarding time among them is never invented.
 */
export function isCompleteFlight(tags: Semantics | undefined): boolean {
  return tags !== undefined && neededForFlight.every((name) => tags[name] !== undefined);
}

const neededForFlight = [
  'airlineCode',
  'flightNumber',
  'departureAirportCode',
  'departureCityName',
  'departureLocationTimeZone',
  'destinationAirportCode',
  'destinationCityName',
  'destinationLocationTimeZone',
  'originalDepartureDate',
  'originalBoardingDate',
  'originalArrivalDate',
  'passengerName',
] as const satisfies readonly (keyof Semantics)[];

/** Every tag of Wallet; what is undefined is not written. */
export type Tags = { readonly [Name in keyof Semantics]: Semantics[Name] | undefined };

function tagsOf(facts: Facts, style: PassStyle, transitType: TransitType | undefined): Tags {
  if (style === 'eventTicket') return eventTags(facts);
  if (style === 'storeCard') return { balance: money(facts.fields.balance) };
  if (style !== 'boardingPass') return {};
  return { ...travelTags(facts), ...(transitType === 'PKTransitTypeAir' ? airTags(facts) : groundTags(facts)) };
}

const priceTags = ({ fields }: Facts): Tags => ({ totalPrice: money(fields.price) });

function travelTags({ fields }: Facts): Tags {
  return {
    transitProvider: fields.carrier,
    vehicleNumber: fields.number,
    originalDepartureDate: completeDate(fields.start),
    originalArrivalDate: completeDate(fields.end),
    originalBoardingDate: completeDate(fields.boarding),
    departureCityName: fields.fromCity,
    destinationCityName: fields.toCity,
    departureLocation: fields.fromLocation,
    destinationLocation: fields.toLocation,
    departureLocationTimeZone: zoneOf(fields.start),
    destinationLocationTimeZone: zoneOf(fields.end),
    boardingGroup: fields.group,
    boardingSequenceNumber: fields.sequence,
    confirmationNumber: fields.bookingReference,
    ticketFareClass: fields.class,
    membershipProgramName: fields.membershipProgram,
    membershipProgramNumber: fields.membershipNumber,
    membershipProgramStatus: fields.membershipLevel,
    passengerName: fields.passenger ? personName(fields.passenger) : undefined,
  };
}

function airTags({ fields }: Facts): Tags {
  const flight = flightNumber(fields.number, fields.carrierCode);
  return {
    ...flight,
    departureAirportCode: airportCode(fields.fromCode),
    destinationAirportCode: airportCode(fields.toCode),
    departureAirportName: fields.from,
    destinationAirportName: fields.to,
    departureTerminal: withoutWord(fields.terminal),
    destinationTerminal: withoutWord(fields.arrivalTerminal),
    departureGate: withoutWord(fields.gate),
    departureAirportTimeZone: zoneOf(fields.start),
    destinationAirportTimeZone: zoneOf(fields.end),
    seats: seats({ seatNumber: fields.seat }),
  };
}

function groundTags(facts: Facts): Tags {
  const { fields } = facts;
  return {
    vehicleName: facts.kind === 'train' ? undefined : fields.vehicle,
    departureStationName: fields.from,
    destinationStationName: fields.to,
    departurePlatform: withoutWord(fields.platform),
    destinationPlatform: withoutWord(fields.arrivalPlatform),
    carNumber: fields.coach,
    seats: seats({ seatNumber: fields.seat }),
  };
}

function eventTags({ fields }: Facts): Tags {
  const start = completeDate(fields.start);
  const end = completeDate(fields.end);
  const quiet = fields.eventType === 'performance' || fields.eventType === 'movie';
  return {
    eventType: eventTypes[fields.eventType ?? 'other'],
    eventName: fields.title,
    eventStartDate: start,
    eventEndDate: end,
    venueName: fields.venue,
    venueRoom: fields.room,
    venueLocation: fields.venueLocation,
    venueEntrance: fields.entrance,
    venueDoorsOpenDate: completeDate(fields.doors),
    attendeeName: fields.passenger,
    // Wallet suggests Do Not Disturb for as long as the show lasts, at its place.
    silenceRequested: quiet && start && end && fields.venueLocation ? true : undefined,
    ...(fields.eventType === 'sports' ? teams(fields.title) : {}),
    seats: seats({
      seatSection: fields.section,
      seatRow: fields.row,
      seatNumber: fields.seat,
      seatLevel: fields.level,
    }),
  };
}

const eventTypes = {
  performance: 'PKEventTypeLivePerformance',
  movie: 'PKEventTypeMovie',
  sports: 'PKEventTypeSports',
  conference: 'PKEventTypeConference',
  exhibition: 'PKEventTypeGeneric',
  workshop: 'PKEventTypeWorkshop',
  other: 'PKEventTypeGeneric',
} as const satisfies Record<EventType, string>;

/** `LH 962` as the tags of a flight. */
function flightNumber(number: string | undefined, carrierCode: string | undefined): Tags {
  const match = /^(?:([A-Z]{2}|[A-Z]\d|\d[A-Z])\s?)?0*(\d{1,4})([A-Z]?)$/.exec(number?.toUpperCase() ?? '');
  const airlineCode = match?.[1] ?? (/^[A-Z0-9]{2}$/.test(carrierCode ?? '') ? carrierCode : undefined);
  if (!match || !airlineCode) return { airlineCode };
  return { airlineCode, flightNumber: Number(match[2]), flightCode: `${airlineCode}${match[2]}${match[3]}` };
}

/** Home and away, where the title names both with a clear sign between them. */
function teams(title: string | undefined): Tags {
  const match = /^(.{2,40}?)\s+(?:[–—-]|vs?\.?|gegen|contre|contra)\s+(.{2,40})$/iu.exec(title ?? '');
  if (!match || /\s[–—-]\s/u.test(match[2]!)) return {};
  return { homeTeamName: match[1], awayTeamName: match[2] };
}

function seats(
  parts: { readonly [Name in 'seatSection' | 'seatRow' | 'seatNumber' | 'seatLevel']?: string | undefined },
): Tags['seats'] {
  const { seatNumber = '', ...place } = parts;
  const shared = Object.fromEntries(
    Object.entries({ ...place, ...aisle(place.seatSection) }).filter(([, value]) => value),
  );
  // "61, 62": one seat each.
  const numbers = seatNumber.split(/\s*[,;+&]\s*/u).filter(Boolean);
  if (numbers.length === 0) return Object.keys(shared).length > 0 ? [shared] : undefined;
  return numbers.slice(0, 20).map((number) => ({ ...shared, seatNumber: number }));
}

/** A part of a house that is printed as its aisle is that (Apple, "SemanticTagType.Seat", iOS 18). */
function aisle(section: string | undefined) {
  const seatAisle = /^aisle\s+(\w{1,10})$/i.exec(section ?? '')?.[1];
  return seatAisle ? { seatAisle, seatSection: undefined } : {};
}

const money = (value: { readonly amount: string; readonly currency: string } | undefined) =>
  value && isCurrency(value.currency) ? { amount: value.amount, currencyCode: value.currency } : undefined;

const airportCode = (code: string | undefined) => (code && /^[A-Z]{3}$/.test(code) ? code : undefined);

const zoneOf = (time: TicketTime | undefined) => (time?.zone && time.offset ? time.zone : undefined);

/** Wallet adds the word itself. */
const withoutWord = (text: string | undefined) =>
  text?.replace(/^(gate|terminal|platform|gleis|voie|quai|binario|vía|spoor)\s+(?=\S)/iu, '') || undefined;
