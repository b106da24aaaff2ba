import type { FieldReadings } from '#src/tickets/ticket.ts';
import { type FieldRole, isAmong } from '../words/field-role.ts';
import type { Role } from '../words/roles.ts';
import { readMoment } from './context.ts';
import type { Fact } from './fact.ts';
import { addReading } from './reading.ts';
import type { Understood } from './understood.ts';
import { readMoney, readText } from './values/read-value.ts';

/** LIST: roles whose text is that of the field; a hotel's name is the title. */
const textRoles = [
  'seat',
  'row',
  'section',
  'level',
  'coach',
  'class',
  'gate',
  'terminal',
  'platform',
  'arrivalPlatform',
  'group',
  'sequence',
  'baggage',
  'room',
  'venue',
  'address',
  'entrance',
  'passenger',
  'party',
  'bookingReference',
  'ticketNumber',
  'membershipNumber',
  'membershipProgram',
  'membershipLevel',
  'voucherCode',
  'pin',
  'carrier',
  'vehicle',
  'product',
  'area',
  'phone',
  'website',
  'email',
  'title',
  'issuer',
  'via',
] as const satisfies readonly FieldRole[];

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
  const name = role === 'hotel' ? 'title' : role;
  if (!isAmong(name, textRoles)) return;
  const value = readText(role, fact.text);
  // Every field of the list above is a text.
  if (value) addReading(fields, name as 'seat', { value, cells, confidence: confidence * trust(role, value) });
}

/** Labels whose text is a common word prove little by themselves. */
function trust(role: Role, value: string): number {
  if ((role === 'section' || role === 'level' || role === 'row') && !/\d/.test(value) && value.length > 12) return 0.8;
  return 1;
}
