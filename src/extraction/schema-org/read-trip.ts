import type { JsonObject } from '#src/documents/document.ts';
import type { TicketKind } from '#src/tickets/fields.ts';
import type { StatedFields } from '../draft-of.ts';
import { type ReadContext, textsIn, timeAt, withClock } from './read-context.ts';
import { type Admission, seatOf } from './ticketed.ts';
import { locationOf, nameOf, object, text, withoutWord } from './values.ts';

type Trip = {
  readonly reservation: JsonObject;
  readonly trip: JsonObject;
  readonly admission: Admission;
  readonly context: ReadContext;
};

/** Fields of a flight (https://schema.org/Flight). */
export function readFlight(given: Trip): StatedFields {
  const { reservation, trip, admission } = given;
  const airline = object(trip, 'airline', 'provider', 'carrier', 'seller') ?? object(reservation, 'provider');
  const code = designator(text(airline, 'iataCode')) ?? designator(text(trip, 'airlineCode'));
  const { seat, row, category } = seatOf(reservation, admission);
  const from = airportOf(trip, 'departureAirport');
  const to = airportOf(trip, 'arrivalAirport');
  const number = flightNumber(text(trip, 'flightNumber'), code);
  return {
    number,
    carrier: nameOf(trip, 'airline', 'provider', 'carrier') ?? nameOf(reservation, 'provider'),
    carrierCode: code ?? designator(number?.split(' ')[0]),
    from: from.name,
    fromCode: from.code,
    to: to.name,
    toCode: to.code,
    ...times(given, from.place, to.place),
    terminal: withoutWord(text(trip, 'departureTerminal'), 'terminal'),
    arrivalTerminal: withoutWord(text(trip, 'arrivalTerminal'), 'terminal'),
    gate: withoutWord(text(trip, 'departureGate'), 'gate'),
    seat: row && seat && /^[A-Z]$/.test(seat) ? `${row}${seat}` : seat,
    class: category ?? text(reservation, 'cabinClass', 'bookingClass'),
    group: withoutWord(text(reservation, 'boardingGroup', 'boardingZone'), 'group'),
    sequence: text(reservation, 'passengerSequenceNumber'),
    vehicle: nameOf(trip, 'aircraft'),
  };
}

/** Names of the properties of train, bus and boat trips (https://schema.org/TrainTrip, BusTrip, BoatTrip). */
const tripNames: Readonly<
  Partial<Record<TicketKind, { from: string[]; to: string[]; number: string[]; name: string[]; carrier: string[] }>>
> = {
  train: {
    from: ['departureStation'],
    to: ['arrivalStation'],
    number: ['trainNumber'],
    name: ['trainName'],
    carrier: ['trainCompany', 'provider'],
  },
  bus: {
    from: ['departureBusStop', 'departureStation', 'departureStop'],
    to: ['arrivalBusStop', 'arrivalStation', 'arrivalStop'],
    number: ['busNumber'],
    name: ['busName'],
    carrier: ['busCompany', 'provider'],
  },
  boat: {
    from: ['departureBoatTerminal', 'departureTerminal'],
    to: ['arrivalBoatTerminal', 'arrivalTerminal'],
    number: ['boatNumber', 'tripNumber', 'identifier'],
    name: ['boatName', 'name'],
    carrier: ['provider'],
  },
};

/** Fields of a train, bus or boat trip. */
export function readRide(kind: TicketKind, given: Trip): StatedFields {
  const { reservation, trip, admission } = given;
  const names = tripNames[kind];
  if (!names) return {};
  const from = object(trip, ...names.from);
  const to = object(trip, ...names.to);
  const { seat, row, section, category } = seatOf(reservation, admission);
  const name = text(trip, ...names.name);
  return {
    number: kind === 'boat' ? text(trip, ...names.number) : lineNumber(text(trip, ...names.number), name),
    vehicle: kind === 'boat' ? name : undefined,
    carrier: nameOf(trip, ...names.carrier) ?? nameOf(reservation, 'provider'),
    from: nameOf(trip, ...names.from),
    fromCity: text(object(from, 'address'), 'addressLocality'),
    fromLocation: locationOf(from),
    to: nameOf(trip, ...names.to),
    toCity: text(object(to, 'address'), 'addressLocality'),
    toLocation: locationOf(to),
    ...times(given, from, to),
    platform: withoutWord(text(trip, 'departurePlatform'), 'platform'),
    arrivalPlatform: withoutWord(text(trip, 'arrivalPlatform'), 'platform'),
    coach: withoutWord(section, 'coach'),
    seat: seat && row ? `${row}${seat}` : seat,
    class: category,
    product: text(admission.ticket, 'name'),
  };
}

function times(
  { reservation, trip, context }: Trip,
  from: JsonObject | undefined,
  to: JsonObject | undefined,
): StatedFields {
  const hints = textsIn(reservation);
  const departure = timeAt(trip, ['departureTime', 'departureDay', 'departureDate'], { place: from, hints, context });
  const arrival = timeAt(trip, ['arrivalTime', 'arrivalDay', 'arrivalDate'], { place: to, hints, context });
  return {
    start: withClock(departure, text(trip, 'departureTime')),
    end: withClock(arrival, text(trip, 'arrivalTime')),
    boarding: timeAt(trip, ['boardingTime'], { place: from, hints, context }),
  };
}

function airportOf(
  trip: JsonObject,
  property: string,
): { name?: string | undefined; code?: string | undefined; place?: JsonObject | undefined } {
  const place = object(trip, property);
  const written = nameOf(trip, property);
  const code =
    text(place, 'iataCode')?.toUpperCase() ??
    /\(([A-Z]{3})\)|^([A-Z]{3})$/
      .exec(written ?? '')
      ?.slice(1)
      .find(Boolean);
  const name = written?.replace(/\s*\([A-Z]{3}\)\s*$/, '');
  return {
    name: name && /^[A-Z]{3}$/.test(name) ? undefined : name,
    code: code && /^[A-Z]{3}$/.test(code) ? code : undefined,
    place: place ?? (code ? { iataCode: code } : undefined),
  };
}

function designator(code: string | undefined): string | undefined {
  const upper = code?.toUpperCase();
  return upper && /^(?=.*[A-Z])[A-Z\d]{2}$/.test(upper) ? upper : undefined;
}

/** `LH 2029` from `2029`, `LH2029` or `LH 2029`; a designator in the number itself counts more than the airline's. No flight has the number 0. */
function flightNumber(written: string | undefined, code: string | undefined): string | undefined {
  const match = /^(?:([A-Za-z][A-Za-z\d]|\d[A-Za-z])\s*-?\s*)?0*([1-9]\d{0,3})([A-Za-z])?$/.exec(written ?? '');
  if (!match) return undefined;
  const carrier = match[1]?.toUpperCase() ?? code;
  return [carrier, `${match[2]}${match[3]?.toUpperCase() ?? ''}`].filter(Boolean).join(' ');
}

/** `ICE 802` from number `802` and name `ICE`; a name that is a sentence is none. */
function lineNumber(number: string | undefined, name: string | undefined): string | undefined {
  if (!number) return name && /\d/.test(name) && name.length <= 20 ? name : undefined;
  return name && name.length <= 12 && /^\d+$/.test(number) && !/\d/.test(name) ? `${name} ${number}` : number;
}
