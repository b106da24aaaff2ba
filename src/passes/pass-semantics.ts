import { z } from 'zod';
import { dateText, latitude, longitude, text } from './pass-values.ts';

/** The semantic tags that we write (Apple, "SemanticTags"). Types are strict: a wrong one costs the whole pass. */

const word = text(200);
const airport = z.string().regex(/^[A-Z]{3}$/);
const place = z.strictObject({ latitude, longitude });
const money = z.strictObject({
  amount: z.string().regex(/^-?\d+(\.\d+)?$/),
  currencyCode: z.string().regex(/^[A-Z]{3}$/),
});
const personName = z.strictObject({
  givenName: word.optional(),
  middleName: word.optional(),
  familyName: word.optional(),
  namePrefix: word.optional(),
});
const seat = z.strictObject({
  seatSection: word.optional(),
  seatRow: word.optional(),
  seatNumber: word.optional(),
  seatLevel: word.optional(),
  seatType: word.optional(),
  seatAisle: word.optional(),
});

/** Apple, "SemanticTagType.EventDateInfo" (iOS 18): a day whose hour is not known has its time ignored. */
const dateInfo = z.strictObject({ date: dateText, ignoreTimeComponents: z.literal(true), timeZone: word });

const travel = {
  transitProvider: word,
  vehicleName: word,
  vehicleNumber: word,
  originalDepartureDate: dateText,
  originalArrivalDate: dateText,
  originalBoardingDate: dateText,
  departureCityName: word,
  destinationCityName: word,
  departureLocation: place,
  destinationLocation: place,
  departureLocationTimeZone: word,
  destinationLocationTimeZone: word,
  boardingGroup: word,
  boardingSequenceNumber: word,
  departureGate: word,
  confirmationNumber: word,
  ticketFareClass: word,
  membershipProgramName: word,
  membershipProgramNumber: word,
  membershipProgramStatus: word,
  passengerName: personName,
  /** Seconds; any journey or event. */
  duration: z.int().positive(),
  /** Make of the aircraft, class of the train. */
  vehicleType: word,
  /** What the boarding pass prints as a zone; without the word. iOS 26. */
  boardingZone: word,
  /** `Gold`: what the passenger holds with the airline. iOS 26. */
  priorityStatus: word,
  /** The lane at the check, as `Fast Track`. */
  securityScreening: word,
  /** The airline has seen the passport and visa. iOS 26. */
  internationalDocumentsAreVerified: z.literal(true),
  /** iOS 26. */
};

const air = {
  airlineCode: z.string().regex(/^[A-Z0-9]{2}$/),
  flightCode: z.string().regex(/^[A-Z0-9]{2}\d{1,4}[A-Z]?$/),
  flightNumber: z.int().min(0).max(9999),
  departureAirportCode: airport,
  destinationAirportCode: airport,
  departureAirportName: word,
  destinationAirportName: word,
  departureTerminal: word,
  destinationTerminal: word,
  departureAirportTimeZone: word,
  destinationAirportTimeZone: word,
};

const rail = {
  departureStationName: word,
  destinationStationName: word,
  departurePlatform: word,
  destinationPlatform: word,
  carNumber: word,
};

const event = {
  eventType: z.enum([
    'PKEventTypeGeneric',
    'PKEventTypeLivePerformance',
    'PKEventTypeMovie',
    'PKEventTypeSports',
    'PKEventTypeConference',
    'PKEventTypeWorkshop',
  ]),
  eventName: word,
  eventStartDate: dateText,
  eventEndDate: dateText,
  venueName: word,
  venueRoom: word,
  venueLocation: place,
  venueEntrance: word,
  /** iOS 18; which of the three a ticket prints. */
  venueEntranceGate: word,
  venueEntranceDoor: word,
  venueEntrancePortal: word,
  /** The town. iOS 18. */
  venueRegionName: word,
  venuePhoneNumber: word,
  performerNames: z.array(word).min(1).max(20),
  eventStartDateInfo: dateInfo,
  venueDoorsOpenDate: dateText,
  attendeeName: word,
  admissionLevel: word,
  homeTeamName: word,
  awayTeamName: word,
  silenceRequested: z.boolean(),
};

/**
 * LIST: the tags that iOS 18 and later know. A pass says the same without them: each repeats what a field shows, or is worked
 * out from what others show. Apple, "SemanticTags" (2026).
 */
export const newerTags = [
  'eventStartDateInfo',
  'internationalDocumentsAreVerified',
  'securityScreening',
  'boardingZone',
  'priorityStatus',
  'performerNames',
  'venueEntranceGate',
  'venueEntranceDoor',
  'venueEntrancePortal',
  'venueRegionName',
  'venuePhoneNumber',
  'duration',
  'vehicleType',
] as const satisfies readonly (keyof Semantics)[];

/** LIST: the tags that a pass may have; one that is not here is a mistake of ours. */
export const semanticsSchema = z
  .strictObject({
    ...travel,
    ...air,
    ...rail,
    ...event,
    seats: z.array(seat).min(1),
    totalPrice: money,
    balance: money,
  })
  .partial();

/** Tags as they stand in pass.json. */
export type Semantics = z.infer<typeof semanticsSchema>;
