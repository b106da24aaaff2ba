import type { FieldReadings } from '#src/tickets/ticket.ts';
import { isTextRole } from '../words/field-role.ts';
import type { Role } from '../words/roles.ts';
import { readMoment } from './context.ts';
import type { Fact } from './fact.ts';
import { addReading } from './reading.ts';
import type { Understood } from './understood.ts';
import { readMoney, readText } from './values/read-value.ts';

/** What each leg of a journey says by itself. */
const ofLegs: ReadonlySet<Role> = new Set(['from', 'to', 'number']);

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
  // The name of a hotel is the title.
  const name = role === 'hotel' ? 'title' : role;
  if (!isTextRole(name) || ofLegs.has(name)) return;
  const value = readText(role, fact.text);
  // Each of these fields is a text.
  if (value) addReading(fields, name as 'seat', { value, cells, confidence: confidence * trust(role, value) });
}

/** Labels whose text is a common word prove little by themselves. */
function trust(role: Role, value: string): number {
  if ((role === 'section' || role === 'level' || role === 'row') && !/\d/.test(value) && value.length > 12) return 0.8;
  return 1;
}
