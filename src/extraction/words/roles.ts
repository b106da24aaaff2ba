import { fieldLooks } from '#src/tickets/field-table.ts';

/**
 * LIST: what a label can mean: every field that labels speak of, and more. A role is not yet a field: "Departure" over
 * `18.08.2018` is the end of a hotel stay and over `12:55 Berlin-Tegel` the start of a flight.
 */
export const roles = {
  ...fieldLooks,
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
  checkIn: 'when',
  checkOut: 'when',
  pickUp: 'stop',
  dropOff: 'stop',
  entry: 'when',
  exit: 'when',
  validity: 'period',
  hotel: 'text',
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
