import type { FieldName, TicketKind } from '#src/tickets/fields.ts';
import type { Label } from './label-rows.ts';

type Entry = readonly [key: string, label: Label];

/** LIST: key and label of each fact on the back; null for what is shown otherwise or is not for people. */
const entries: Readonly<Record<FieldName, Entry | null>> = {
  title: ['title', 'TICKET'],
  subtitle: ['subtitle', 'DETAILS'],
  eventType: null,
  issuer: ['issuer', 'ISSUED BY'],
  carrier: ['carrier', 'CARRIER'],
  carrierCode: null,
  number: ['number', 'LINE'],
  product: ['product', 'TICKET TYPE'],
  from: ['from', 'FROM'],
  fromCode: ['from_code', 'FROM (CODE)'],
  fromCity: ['from_city', 'DEPARTURE CITY'],
  fromLocation: null,
  to: ['to', 'TO'],
  toCode: ['to_code', 'TO (CODE)'],
  toCity: ['to_city', 'ARRIVAL CITY'],
  toLocation: null,
  via: ['via', 'VIA'],
  start: ['start', 'START'],
  end: ['end', 'END'],
  boarding: ['boarding', 'BOARDING'],
  doors: ['doors', 'DOORS'],
  validFrom: ['valid_from_date', 'VALID FROM'],
  validUntil: ['valid_until', 'VALID UNTIL'],
  issued: ['issued', 'ISSUED'],
  venue: ['venue', 'VENUE'],
  room: ['room', 'HALL'],
  address: ['address', 'ADDRESS'],
  venueLocation: null,
  entrance: ['entrance', 'ENTRANCE'],
  passenger: ['passenger', 'NAME'],
  party: ['party', 'GUESTS'],
  seat: ['seat', 'SEAT'],
  row: ['row', 'ROW'],
  section: ['section', 'BLOCK'],
  level: ['level', 'LEVEL'],
  coach: ['coach', 'COACH'],
  class: ['class', 'CLASS'],
  gate: ['gate', 'GATE'],
  terminal: ['terminal', 'TERMINAL'],
  arrivalTerminal: ['arrival_terminal', 'ARRIVAL TERMINAL'],
  platform: ['platform', 'PLATFORM'],
  arrivalPlatform: ['arrival_platform', 'ARRIVAL PLATFORM'],
  group: ['boarding_group', 'GROUP'],
  sequence: ['boarding_sequence', 'SEQUENCE'],
  baggage: ['baggage', 'BAGGAGE'],
  bookingReference: ['booking_reference', 'BOOKING REF.'],
  ticketNumber: ['ticket_number', 'TICKET NO.'],
  membershipNumber: ['membership_number', 'MEMBER NO.'],
  membershipProgram: ['membership_program', 'PROGRAMME'],
  membershipLevel: ['membership_level', 'STATUS'],
  voucherCode: ['voucher_code', 'VOUCHER CODE'],
  pin: ['pin', 'PIN'],
  price: ['price', 'PRICE'],
  balance: ['balance', 'BALANCE'],
  vehicle: ['vehicle', 'VEHICLE'],
  area: ['area', 'ZONE'],
  conditions: ['conditions', 'CONDITIONS'],
  phone: ['phone', 'TELEPHONE'],
  website: ['website', 'WEBSITE'],
  email: ['email', 'E-MAIL'],
};

type Words = Partial<Record<FieldName, Entry>>;

const journey: Words = {
  start: ['departure', 'DEPARTS'],
  end: ['arrival', 'ARRIVES'],
  passenger: ['passenger', 'PASSENGER'],
  party: ['party', 'PASSENGERS'],
  room: ['cabin', 'CABIN'],
};

/** LIST: the words that differ by kind. */
const kindEntries: Partial<Record<TicketKind, Words>> = {
  flight: { ...journey, number: ['flight_number', 'FLIGHT'] },
  train: { ...journey, number: ['train_number', 'TRAIN'] },
  bus: journey,
  boat: journey,
  event: {
    title: ['event_name', 'EVENT'],
    start: ['event_start', 'START'],
    end: ['event_end', 'END'],
    passenger: ['attendee', 'ATTENDEE'],
    party: ['party', 'VISITORS'],
  },
  hotel: {
    title: ['hotel_name', 'HOTEL'],
    start: ['check_in', 'CHECK-IN'],
    end: ['check_out', 'CHECK-OUT'],
    passenger: ['guest', 'GUEST'],
    room: ['room', 'ROOM'],
  },
  restaurant: { title: ['restaurant_name', 'RESTAURANT'], start: ['reservation_time', 'TIME'] },
  rental: { title: ['rental', 'RENTAL'], start: ['pick_up', 'PICK-UP'], end: ['return_by', 'RETURN'] },
  parking: { title: ['parking', 'PARKING'], start: ['entry', 'ENTRY'], end: ['exit_until', 'EXIT'] },
  voucher: { title: ['offer', 'OFFER'], passenger: ['holder', 'HOLDER'] },
  giftCard: { title: ['card', 'CARD'], passenger: ['holder', 'HOLDER'] },
  membership: { title: ['program', 'PROGRAMME'], passenger: ['member_name', 'MEMBER'] },
  pass: {
    start: ['valid_from_start_date', 'VALID FROM'],
    end: ['valid_until_end', 'VALID UNTIL'],
    passenger: ['holder', 'HOLDER'],
    party: ['party', 'PASSENGERS'],
  },
};

/** What a fact is called on the back; undefined for what is not there. */
export const labelOnBack = (name: FieldName, kind: TicketKind): Label | undefined => entryOf(name, kind)?.[1];

/** What a field is called on the back of a pass of a kind; null for one that does not stand there. */
export const entryOf = (name: FieldName, kind: TicketKind): Entry | null => kindEntries[kind]?.[name] ?? entries[name];
