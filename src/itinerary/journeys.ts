/** Flights and rides (https://schema.org/Flight, TrainTrip, BusTrip, BoatTrip). */
import { knownThing, organization, place, type Thing, timeText } from './json-ld.ts';
import type { Trip } from './trip.ts';

/** A reservation's own type and properties. */
export type Own = { readonly type: string; readonly properties: Thing };

/** What is said of a journey; undefined for anything else. */
export function journeyOf(trip: Trip): Own | undefined {
  switch (trip.kind) {
    case 'flight':
      return flightOf(trip);
    case 'train':
      return rideOf(trip, {
        name: 'Train',
        stop: 'TrainStation',
        from: 'departureStation',
        to: 'arrivalStation',
        number: 'trainNumber',
      });
    case 'bus':
      return rideOf(trip, {
        name: 'Bus',
        stop: 'BusStation',
        from: 'departureBusStop',
        to: 'arrivalBusStop',
        number: 'busNumber',
      });
    case 'boat':
      return rideOf(trip, {
        name: 'Boat',
        stop: 'BoatTerminal',
        from: 'departureBoatTerminal',
        to: 'arrivalBoatTerminal',
        number: 'identifier',
      });
    default:
      return undefined;
  }
}

function flightOf({ fields }: Trip): Own {
  const { code, number } = flightNumber(fields);
  return {
    type: 'FlightReservation',
    properties: {
      airplaneSeat: [fields.row, fields.seat].filter(Boolean).join('') || undefined,
      boardingGroup: fields.group,
      passengerSequenceNumber: fields.sequence,
      reservationFor: knownThing('Flight', {
        flightNumber: number,
        airline: knownThing('Airline', { name: fields.carrier, iataCode: code }),
        departureAirport: place('Airport', {
          name: fields.from ?? fields.fromCity,
          iataCode: fields.fromCode,
          city: fields.fromCity,
          location: fields.fromLocation,
        }),
        arrivalAirport: place('Airport', {
          name: fields.to ?? fields.toCity,
          iataCode: fields.toCode,
          city: fields.toCity,
          location: fields.toLocation,
        }),
        departureTime: timeText(fields.start),
        arrivalTime: timeText(fields.end),
        boardingTime: timeText(fields.boarding),
        departureTerminal: fields.terminal,
        departureGate: fields.gate,
        arrivalTerminal: fields.arrivalTerminal,
        aircraft: knownThing('Vehicle', { name: fields.vehicle }),
      }),
    },
  };
}

/** schema.org keeps the airline's designator and the number apart: `LH 962` is LH and 962. */
function flightNumber({ number, carrierCode }: Trip['fields']): {
  code: string | undefined;
  number: string | undefined;
} {
  const match = /^([A-Z][A-Z\d]|\d[A-Z])\s?(\d{1,4}[A-Z]?)$/.exec(number ?? '');
  return match ? { code: match[1], number: match[2] } : { code: carrierCode, number };
}

type Names = {
  readonly name: 'Train' | 'Bus' | 'Boat';
  readonly stop: string;
  readonly from: string;
  readonly to: string;
  readonly number: string;
};

function rideOf({ kind, fields }: Trip, names: Names): Own {
  return {
    type: `${names.name}Reservation`,
    properties: {
      reservationFor: knownThing(`${names.name}Trip`, {
        [names.number]: fields.number,
        name: kind === 'boat' ? fields.vehicle : undefined,
        provider: organization(fields.carrier),
        [names.from]: place(names.stop, {
          name: fields.from ?? fields.fromCity,
          city: fields.fromCity,
          location: fields.fromLocation,
        }),
        [names.to]: place(names.stop, {
          name: fields.to ?? fields.toCity,
          city: fields.toCity,
          location: fields.toLocation,
        }),
        ...timesOf(fields),
        departurePlatform: fields.platform,
        arrivalPlatform: fields.arrivalPlatform,
      }),
    },
  };
}

/** A ticket that is bound to no train says on which days it may be used. */
function timesOf({ start, end, validFrom }: Trip['fields']): Thing {
  return { departureTime: timeText(start ?? validFrom), arrivalTime: timeText(end) };
}
