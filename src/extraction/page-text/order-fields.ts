import type { FieldName } from '#src/tickets/fields.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import type { Role } from '../words/roles.ts';
import { readMoment } from './context.ts';
import type { Fact } from './fact.ts';
import { addReading } from './reading.ts';
import type { Understood } from './understood.ts';
import { readMoney, readText } from './values/read-value.ts';

/** Roles that stand for one text field of a ticket. */
const textFields: Readonly<Partial<Record<Role, FieldName>>> = {
  seat: 'seat',
  row: 'row',
  section: 'section',
  level: 'level',
  coach: 'coach',
  class: 'class',
  gate: 'gate',
  terminal: 'terminal',
  platform: 'platform',
  arrivalPlatform: 'arrivalPlatform',
  group: 'group',
  sequence: 'sequence',
  baggage: 'baggage',
  room: 'room',
  venue: 'venue',
  address: 'address',
  entrance: 'entrance',
  passenger: 'passenger',
  party: 'party',
  bookingReference: 'bookingReference',
  ticketNumber: 'ticketNumber',
  membershipNumber: 'membershipNumber',
  membershipProgram: 'membershipProgram',
  membershipLevel: 'membershipLevel',
  voucherCode: 'voucherCode',
  pin: 'pin',
  carrier: 'carrier',
  vehicle: 'vehicle',
  product: 'product',
  area: 'area',
  phone: 'phone',
  website: 'website',
  email: 'email',
  title: 'title',
  hotel: 'title',
  issuer: 'issuer',
  via: 'via',
};

/** Adds what one fact says to the fields of a ticket; times of the ticket itself are the caller's. */
export function addFact(fields: FieldReadings, fact: Fact, understood: Understood): void {
  const role = fact.roles[0]!;
  const { cells } = fact;
  const confidence = Math.min(0.92, fact.score * 0.92);
  if (role === 'price' || role === 'balance') {
    addReading(fields, role, { value: readMoney(fact.text, understood.currency), cells, confidence });
    return;
  }
  if (role === 'issued') {
    addReading(fields, 'issued', { value: readMoment(fact.text, understood.dates), cells, confidence });
    return;
  }
  const name = textFields[role];
  const value = name && readText(role, fact.text);
  // Every field of the table above is a text.
  if (name && value) addReading(fields, name as 'seat', { value, cells, confidence: confidence * trust(role, value) });
}

/** Labels whose text is a common word prove little by themselves. */
function trust(role: Role, value: string): number {
  if ((role === 'section' || role === 'level' || role === 'row') && !/\d/.test(value) && value.length > 12) return 0.8;
  return 1;
}
