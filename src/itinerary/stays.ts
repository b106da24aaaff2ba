/** Events, rooms, tables and hired cars (https://schema.org/EventReservation, LodgingReservation, …). */
import type { EventType } from '#src/tickets/fields.ts';
import type { Own } from './journeys.ts';
import { knownThing, organization, type PlaceFacts, place, timeText } from './json-ld.ts';
import type { Trip } from './trip.ts';

/** What is said of something that stays where it is; undefined for what schema.org has no reservation for. */
export function stayOf(trip: Trip): Own | undefined {
  switch (trip.kind) {
    case 'event':
      return eventOf(trip);
    case 'hotel':
      return lodgingOf(trip);
    case 'restaurant':
      return tableOf(trip);
    case 'rental':
      return rentalOf(trip);
    default:
      return undefined;
  }
}

/** LIST: the kinds of events that schema.org tells apart. A performance may be a concert or a play: it is just an event there. */
const eventTypes: Readonly<Partial<Record<EventType, string>>> = {
  movie: 'ScreeningEvent',
  sports: 'SportsEvent',
  conference: 'BusinessEvent',
  exhibition: 'ExhibitionEvent',
  workshop: 'EducationEvent',
};

function eventOf({ fields }: Trip): Own {
  const { address, venueLocation, phone } = fields;
  const named = fields.venue ?? fields.room;
  // The hall stands inside of the place: readers that know no halls still have the right place.
  const hall = fields.room && named !== fields.room ? knownThing('Place', { name: fields.room }) : undefined;
  const facts = place('Place', { name: named, address, location: venueLocation, telephone: phone });
  const location = hall ? knownThing('Place', { ...facts, containsPlace: hall }) : facts;
  return {
    type: 'EventReservation',
    properties: {
      numSeats: countIn(fields.party),
      reservationFor: knownThing(eventTypes[fields.eventType ?? 'other'] ?? 'Event', {
        name: fields.title,
        performer: organization(fields.subtitle, 'PerformingGroup'),
        startDate: timeText(fields.start ?? fields.validFrom),
        endDate: timeText(fields.end),
        doorTime: timeText(fields.doors),
        location,
      }),
    },
  };
}

/** LIST: guests in the languages of our labels, behind their number. */
const adults = /\b(\d{1,2})\s(?:adults?|Erwachsene[rn]?|adultes?|adultos?|adult[io]|volwassenen?)\b/i;
const children = /\b(\d{1,2})\s(?:child(?:ren)?|Kind(?:er)?|enfants?|niños?|bambin[io]|kinderen|crianças?)(?!\p{L})/iu;

/** `4`, `4 guests`; nothing of what counts several sorts. */
function countIn(party: string | undefined): string | undefined {
  return /^(\d{1,3})(?:\s\p{L}+)?$/u.exec(party ?? '')?.[1];
}

const placeOf = ({ address, venueLocation, phone, email, website }: Trip['fields']): PlaceFacts => ({
  address,
  location: venueLocation,
  telephone: phone,
  email,
  url: website,
});

function lodgingOf({ fields }: Trip): Own {
  return {
    type: 'LodgingReservation',
    properties: {
      checkinTime: timeText(fields.start),
      checkoutTime: timeText(fields.end),
      lodgingUnitDescription: fields.room,
      numAdults: adults.exec(fields.party ?? '')?.[1],
      numChildren: children.exec(fields.party ?? '')?.[1],
      reservationFor: place('LodgingBusiness', { name: fields.title ?? fields.venue, ...placeOf(fields) }),
    },
  };
}

function tableOf({ fields }: Trip): Own {
  return {
    type: 'FoodEstablishmentReservation',
    properties: {
      startTime: timeText(fields.start),
      endTime: timeText(fields.end),
      partySize: countIn(fields.party),
      reservationFor: place('FoodEstablishment', { name: fields.title ?? fields.venue, ...placeOf(fields) }),
    },
  };
}

function rentalOf({ fields }: Trip): Own {
  const { phone, address, venueLocation } = fields;
  return {
    type: 'RentalCarReservation',
    properties: {
      provider: organization(fields.title),
      pickupTime: timeText(fields.start),
      dropoffTime: timeText(fields.end),
      pickupLocation: place('Place', {
        name: fields.venue ?? fields.from,
        address,
        location: venueLocation,
        telephone: phone,
      }),
      dropoffLocation: place('Place', { name: fields.to }),
      reservationFor: knownThing('RentalCar', { name: fields.vehicle, rentalCompany: organization(fields.title) }),
    },
  };
}
