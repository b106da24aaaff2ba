import type { Sheet } from '../sheet.ts';
import type { TruthFields, TruthTicket, TruthTime } from '../truth.ts';

type JsonObject = { readonly [key: string]: unknown };

/** The reservations of a sheet as schema.org objects, or nothing when schema.org has no word for the kind. */
export function reservationsOf(sheet: Sheet): readonly JsonObject[] {
  return sheet.tickets.map((one) => reservation(one.truth, sheet)).filter((one) => one !== undefined);
}

function reservation(ticket: TruthTicket, sheet: Sheet): JsonObject | undefined {
  const { fields } = ticket;
  const shape = shapes[ticket.kind as keyof typeof shapes]?.(fields, sheet.issuer.name);
  if (!shape) return undefined;
  return clean({
    '@context': 'http://schema.org',
    reservationNumber: fields.booking_ref?.[0],
    reservationStatus: 'http://schema.org/ReservationConfirmed',
    underName: fields.passenger && { '@type': 'Person', name: fields.passenger[0] },
    ...shape,
  });
}

const shapes = {
  event: (fields: TruthFields, issuer: string) => ({
    '@type': 'EventReservation',
    reservationFor: clean({
      '@type': 'Event',
      name: fields.title?.[0],
      startDate: iso(fields.start),
      organizer: { '@type': 'Organization', name: issuer },
      location: clean({ '@type': 'Place', name: fields.venue?.[0], address: postal(fields.address) }),
    }),
    reservedTicket: clean({
      '@type': 'Ticket',
      ticketNumber: fields.ticket_number?.[0],
      ticketToken: token(fields),
      ticketedSeat: seat(fields),
    }),
  }),
  flight: (fields: TruthFields) => ({
    '@type': 'FlightReservation',
    airplaneSeat: fields.seat?.[0],
    reservationFor: clean({
      '@type': 'Flight',
      flightNumber: fields.number?.[1],
      airline: { '@type': 'Airline', name: fields.carrier?.[0], iataCode: fields.carrier?.[1] },
      departureAirport: { '@type': 'Airport', name: fields.from?.[0], iataCode: fields.from_code?.[0] },
      arrivalAirport: { '@type': 'Airport', name: fields.to?.[0], iataCode: fields.to_code?.[0] },
      departureTime: iso(fields.start),
      arrivalTime: iso(fields.end),
    }),
  }),
  train: (fields: TruthFields, issuer: string) => ({
    '@type': 'TrainReservation',
    reservationFor: trip('Train', 'Station', fields, issuer),
    reservedTicket: rideTicket(fields),
  }),
  bus: (fields: TruthFields, issuer: string) => ({
    '@type': 'BusReservation',
    reservationFor: trip('Bus', 'BusStop', fields, issuer),
    reservedTicket: rideTicket(fields),
  }),
  hotel: (fields: TruthFields) => ({
    '@type': 'LodgingReservation',
    reservationFor: clean({ '@type': 'LodgingBusiness', name: fields.title?.[0], address: postal(fields.address) }),
    checkinDate: iso(fields.start),
    checkoutDate: iso(fields.end),
  }),
  restaurant: (fields: TruthFields) => ({
    '@type': 'FoodEstablishmentReservation',
    startTime: iso(fields.start),
    reservationFor: clean({ '@type': 'FoodEstablishment', name: fields.title?.[0], address: postal(fields.address) }),
  }),
  rental: (fields: TruthFields, issuer: string) => ({
    '@type': 'RentalCarReservation',
    reservationFor: { '@type': 'RentalCar', rentalCompany: { '@type': 'Organization', name: issuer } },
    pickupTime: iso(fields.start),
    dropoffTime: iso(fields.end),
  }),
} as const;

function trip(vehicle: 'Train' | 'Bus', stop: 'Station' | 'BusStop', fields: TruthFields, issuer: string): JsonObject {
  const place = (name: string | undefined) => ({ '@type': stop === 'Station' ? 'TrainStation' : 'BusStop', name });
  const number = vehicle === 'Train' ? 'trainNumber' : 'busNumber';
  return clean({
    '@type': `${vehicle}Trip`,
    [`departure${stop}`]: place(fields.from?.[0]),
    [`arrival${stop}`]: place(fields.to?.[0]),
    departureTime: iso(fields.start),
    arrivalTime: iso(fields.end),
    [number]: fields.number?.[0],
    provider: { '@type': 'Organization', name: issuer },
  });
}

function rideTicket(fields: TruthFields): JsonObject {
  const place = clean({
    '@type': 'Seat',
    seatNumber: fields.seat?.[0],
    seatSection: fields.coach?.[0],
    seatingType: fields.class?.[0],
  });
  return clean({ '@type': 'Ticket', ticketToken: token(fields), ticketedSeat: place });
}

function seat(fields: TruthFields): JsonObject | undefined {
  if (!fields.seat) return undefined;
  return clean({
    '@type': 'Seat',
    seatNumber: fields.seat[0],
    seatRow: fields.row?.[0],
    seatSection: fields.coach?.[0],
  });
}

function token(fields: TruthFields): string | undefined {
  const prefix = { aztec: 'aztecCode', qr: 'qrCode', pdf417: 'pdf417', barcode128: 'barcode128' }[
    fields.barcode?.symbology ?? ''
  ];
  const text = Buffer.from(fields.barcode?.base64 ?? '', 'base64').toString('latin1');
  return prefix && /^[ -~]+$/.test(text) ? `${prefix}:${text}` : undefined;
}

function postal(address: TruthFields['address']): JsonObject | undefined {
  return address && { '@type': 'PostalAddress', streetAddress: address[0], addressLocality: address[1] };
}

function iso(time: TruthTime | undefined): string | undefined {
  return time && (time.local.length > 10 ? `${time.local}:00${time.offset ?? ''}` : time.local);
}

/** Without the keys that have no value. */
function clean(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}
