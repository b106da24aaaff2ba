/** LIST: the fields that a model may fill in, what each looks like, and what we tell the model about it. */
import type { FieldName } from '#src/tickets/fields.ts';
import type { Role } from '../words/roles.ts';

/** How a value is compared with the document. */
export type AskableType = 'text' | 'name' | 'code' | 'number' | 'time' | 'money' | 'eventType';

/** What a field is like that a model may fill in. */
export type Askable = {
  readonly type: AskableType;
  readonly says: string;
  /** Labels that a value of this field may stand under. */
  readonly roles: readonly Role[];
  /** Labels that do not speak against it, but not for it either: "Time" over `19:00 – 22:00` for the end. */
  readonly also?: readonly Role[];
};

/**
 * Places on the globe, and web, mail and telephone addresses are missing on purpose: no output of a model ever becomes
 * one (docs/architecture.md).
 */
export const askable = {
  title: {
    type: 'text',
    says: 'event, film, hotel, restaurant, offer, club or product',
    roles: ['title', 'hotel'],
    also: ['venue', 'product', 'membershipProgram'],
  },
  subtitle: { type: 'text', says: 'second line of the title', roles: ['title'] },
  eventType: {
    type: 'eventType',
    says: 'performance, movie, sports, conference, exhibition, workshop or other',
    roles: [],
  },
  issuer: { type: 'text', says: 'who issued the document', roles: ['issuer', 'carrier'] },
  carrier: {
    type: 'text',
    says: 'airline, railway, bus or shipping company',
    roles: ['carrier', 'issuer'],
    also: ['number'],
  },
  carrierCode: { type: 'code', says: 'two-letter code of the airline', roles: ['carrier', 'number'] },
  number: { type: 'number', says: 'flight, train or line with its prefix', roles: ['number', 'carrier'] },
  product: { type: 'text', says: 'fare or kind of ticket', roles: ['product', 'class'], also: ['title', 'party'] },
  from: {
    type: 'text',
    says: 'where the journey begins',
    roles: ['from', 'departure', 'station', 'pickUp'],
  },
  fromCode: { type: 'code', says: 'airport or station code', roles: ['from', 'departure', 'station'] },
  fromCity: { type: 'text', says: 'its city', roles: ['from', 'departure', 'station'] },
  to: { type: 'text', says: 'where the journey ends', roles: ['to', 'arrival', 'station', 'dropOff'] },
  toCode: { type: 'code', says: 'airport or station code', roles: ['to', 'arrival', 'station'] },
  toCity: { type: 'text', says: 'its city', roles: ['to', 'arrival', 'station'] },
  via: { type: 'text', says: 'way of the journey', roles: ['via'] },
  start: {
    type: 'time',
    says: 'departure, begin, check-in, pick-up or entry',
    roles: [
      'start',
      'when',
      'date',
      'time',
      'departure',
      'departureDate',
      'departureTime',
      'checkIn',
      'pickUp',
      'entry',
      'validFrom',
      'validity',
    ],
  },
  end: {
    type: 'time',
    says: 'arrival, end, check-out, return or exit',
    roles: ['end', 'arrival', 'arrivalDate', 'arrivalTime', 'checkOut', 'dropOff', 'exit', 'validUntil', 'validity'],
    also: ['time', 'when', 'start', 'date'],
  },
  boarding: { type: 'time', says: 'begin of boarding', roles: ['boarding'] },
  doors: { type: 'time', says: 'doors open', roles: ['doors'] },
  validFrom: { type: 'time', says: 'first day or time of validity', roles: ['validFrom', 'validity', 'start', 'date'] },
  validUntil: { type: 'time', says: 'last day or time of validity', roles: ['validUntil', 'validity', 'end'] },
  issued: { type: 'time', says: 'day of issue or purchase', roles: ['issued'] },
  venue: { type: 'text', says: 'theatre, hall, stadium, museum', roles: ['venue', 'room'], also: ['address', 'title'] },
  room: { type: 'text', says: 'hall, screen or type of room', roles: ['room'] },
  address: { type: 'text', says: 'street, postcode and town', roles: ['address', 'venue'] },
  entrance: { type: 'text', says: 'door or entrance', roles: ['entrance'] },
  passenger: { type: 'name', says: 'one person: passenger, guest or holder', roles: ['passenger'] },
  party: { type: 'text', says: 'persons or units on this one ticket', roles: ['party'] },
  section: { type: 'text', says: 'block, stand or area', roles: ['section', 'seat'] },
  level: { type: 'text', says: 'level or tier', roles: ['level', 'seat'] },
  row: { type: 'code', says: 'row', roles: ['row', 'seat'] },
  seat: { type: 'code', says: 'seat', roles: ['seat'] },
  coach: { type: 'code', says: 'coach of a train', roles: ['coach', 'seat'] },
  class: { type: 'text', says: 'class of travel', roles: ['class'] },
  gate: { type: 'code', says: 'gate', roles: ['gate'] },
  terminal: { type: 'code', says: 'terminal of departure', roles: ['terminal'] },
  arrivalTerminal: { type: 'code', says: 'terminal of arrival', roles: ['terminal'] },
  platform: { type: 'code', says: 'platform of departure', roles: ['platform'] },
  arrivalPlatform: { type: 'code', says: 'platform of arrival', roles: ['arrivalPlatform', 'platform'] },
  group: { type: 'code', says: 'boarding group or zone', roles: ['group'] },
  sequence: { type: 'code', says: 'sequence number of a boarding pass', roles: ['sequence'] },
  baggage: { type: 'text', says: 'allowed baggage', roles: ['baggage'] },
  bookingReference: { type: 'code', says: 'booking reference or order number', roles: ['bookingReference'] },
  ticketNumber: { type: 'code', says: 'number of this one ticket', roles: ['ticketNumber'] },
  membershipNumber: { type: 'code', says: 'number of a member or card', roles: ['membershipNumber'] },
  membershipProgram: { type: 'text', says: 'programme or club', roles: ['membershipProgram'] },
  membershipLevel: { type: 'text', says: 'status of the member', roles: ['membershipLevel'] },
  voucherCode: { type: 'code', says: 'code to redeem', roles: ['voucherCode', 'ticketNumber', 'membershipNumber'] },
  pin: { type: 'code', says: 'PIN of a voucher or card', roles: ['pin'] },
  price: { type: 'money', says: 'total price with currency', roles: ['price', 'balance'] },
  balance: { type: 'money', says: 'value or balance of a card', roles: ['balance', 'price'] },
  vehicle: { type: 'text', says: 'ship, aircraft, vehicle or number plate', roles: ['vehicle'] },
  area: { type: 'text', says: 'zones of a zone ticket', roles: ['area'] },
  conditions: { type: 'text', says: 'the one condition that matters at the gate', roles: [] },
} as const satisfies { readonly [Name in FieldName]?: Askable };

/** A field that a model may fill in. */
export type AskableField = keyof typeof askable;

/** Their names, in the order of the list. */
export const askableFields = Object.keys(askable) as readonly AskableField[];
