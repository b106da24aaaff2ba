/** LIST: the fields that a model may fill in, and what each looks like; what we tell the model about them is in `question.ts`. */
import type { FieldName } from '#src/tickets/fields.ts';
import type { Role } from '../words/roles.ts';

/** How a value is compared with the document. */
export type AskableType = 'text' | 'name' | 'code' | 'number' | 'time' | 'money' | 'eventType';

/** What a field is like that a model may fill in. */
export type Askable = {
  readonly type: AskableType;
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
    roles: ['title', 'hotel'],
    also: ['venue', 'product', 'membershipProgram'],
  },
  subtitle: { type: 'text', roles: ['title'] },
  eventType: {
    type: 'eventType',
    roles: [],
  },
  issuer: { type: 'text', roles: ['issuer', 'carrier'] },
  carrier: {
    type: 'text',
    roles: ['carrier', 'issuer'],
    also: ['number'],
  },
  carrierCode: { type: 'code', roles: ['carrier', 'number'] },
  number: { type: 'number', roles: ['number', 'carrier'] },
  product: { type: 'text', roles: ['product', 'class'], also: ['title', 'party'] },
  from: {
    type: 'text',
    roles: ['from', 'departure', 'station', 'pickUp'],
  },
  fromCode: { type: 'code', roles: ['from', 'departure', 'station'] },
  fromCity: { type: 'text', roles: ['from', 'departure', 'station'] },
  to: { type: 'text', roles: ['to', 'arrival', 'station', 'dropOff'] },
  toCode: { type: 'code', roles: ['to', 'arrival', 'station'] },
  toCity: { type: 'text', roles: ['to', 'arrival', 'station'] },
  via: { type: 'text', roles: ['via'] },
  start: {
    type: 'time',
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
    roles: ['end', 'arrival', 'arrivalDate', 'arrivalTime', 'checkOut', 'dropOff', 'exit', 'validUntil', 'validity'],
    also: ['time', 'when', 'start', 'date'],
  },
  boarding: { type: 'time', roles: ['boarding'] },
  doors: { type: 'time', roles: ['doors'] },
  validFrom: { type: 'time', roles: ['validFrom', 'validity', 'start', 'date'] },
  validUntil: { type: 'time', roles: ['validUntil', 'validity', 'end'] },
  issued: { type: 'time', roles: ['issued'] },
  venue: { type: 'text', roles: ['venue', 'room'], also: ['address', 'title'] },
  room: { type: 'text', roles: ['room'] },
  address: { type: 'text', roles: ['address', 'venue'] },
  entrance: { type: 'text', roles: ['entrance'] },
  passenger: { type: 'name', roles: ['passenger'] },
  party: { type: 'text', roles: ['party'] },
  section: { type: 'text', roles: ['section', 'seat'] },
  level: { type: 'text', roles: ['level', 'seat'] },
  row: { type: 'code', roles: ['row', 'seat'] },
  seat: { type: 'code', roles: ['seat'] },
  coach: { type: 'code', roles: ['coach', 'seat'] },
  class: { type: 'text', roles: ['class'] },
  gate: { type: 'code', roles: ['gate'] },
  terminal: { type: 'code', roles: ['terminal'] },
  arrivalTerminal: { type: 'code', roles: ['terminal'] },
  platform: { type: 'code', roles: ['platform'] },
  arrivalPlatform: { type: 'code', roles: ['arrivalPlatform', 'platform'] },
  group: { type: 'code', roles: ['group'] },
  sequence: { type: 'code', roles: ['sequence'] },
  baggage: { type: 'text', roles: ['baggage'] },
  bookingReference: { type: 'code', roles: ['bookingReference'] },
  ticketNumber: { type: 'code', roles: ['ticketNumber'] },
  membershipNumber: { type: 'code', roles: ['membershipNumber'] },
  membershipProgram: { type: 'text', roles: ['membershipProgram'] },
  membershipLevel: { type: 'text', roles: ['membershipLevel'] },
  voucherCode: { type: 'code', roles: ['voucherCode', 'ticketNumber', 'membershipNumber'] },
  pin: { type: 'code', roles: ['pin'] },
  price: { type: 'money', roles: ['price', 'balance'] },
  balance: { type: 'money', roles: ['balance', 'price'] },
  vehicle: { type: 'text', roles: ['vehicle'] },
  area: { type: 'text', roles: ['area'] },
  conditions: { type: 'text', roles: [] },
} as const satisfies { readonly [Name in FieldName]?: Askable };

/** A field that a model may fill in. */
export type AskableField = keyof typeof askable;

/** Their names, in the order of the list. */
export const askableFields = Object.keys(askable) as readonly AskableField[];
