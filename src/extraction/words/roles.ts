/**
 * LIST: what a label can mean. A role is not yet a field: "Departure" over `18.08.2018` is the end of a hotel stay and
 * over `12:55 Berlin-Tegel` the start of a flight.
 */
export const roles = {
  from: 'place',
  to: 'place',
  via: 'place',
  /** A column of stations, departure and arrival in turn. */
  station: 'place',
  departure: 'stop',
  arrival: 'stop',
  departureDate: 'date',
  arrivalDate: 'date',
  departureTime: 'time',
  arrivalTime: 'time',
  date: 'date',
  time: 'time',
  when: 'when',
  start: 'when',
  end: 'when',
  doors: 'time',
  boarding: 'time',
  checkIn: 'when',
  checkOut: 'when',
  pickUp: 'stop',
  dropOff: 'stop',
  entry: 'when',
  exit: 'when',
  validFrom: 'when',
  validUntil: 'when',
  validity: 'period',
  issued: 'when',
  seat: 'seat',
  row: 'short',
  section: 'short',
  level: 'short',
  coach: 'short',
  class: 'class',
  gate: 'short',
  terminal: 'short',
  platform: 'short',
  arrivalPlatform: 'short',
  group: 'short',
  sequence: 'short',
  baggage: 'text',
  room: 'text',
  venue: 'text',
  address: 'address',
  entrance: 'text',
  passenger: 'name',
  party: 'party',
  bookingReference: 'code',
  ticketNumber: 'code',
  membershipNumber: 'code',
  membershipProgram: 'text',
  membershipLevel: 'text',
  voucherCode: 'code',
  pin: 'code',
  price: 'money',
  balance: 'money',
  number: 'number',
  carrier: 'text',
  vehicle: 'text',
  product: 'text',
  area: 'text',
  phone: 'phone',
  website: 'website',
  email: 'email',
  title: 'text',
  hotel: 'text',
  issuer: 'text',
  duration: 'none',
  /** Values that must not be taken for something else: birth dates, invoice and tax numbers, payment, deadlines. */
  noise: 'none',
} as const;

/** What a label can mean. */
export type Role = keyof typeof roles;

/** What a value of a role looks like. */
export type ValueType = (typeof roles)[Role];

/** The labels of one language: role to texts, separated by `|`. */
export type LabelTable = { readonly [R in Role]?: string };
