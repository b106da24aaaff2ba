import type { FieldReadings } from '#src/tickets/ticket.ts';
import { isTextRole } from '../../words/field-role.ts';
import type { Role } from '../../words/roles.ts';
import { readMoment } from '../document/context.ts';
import type { Understood } from '../document/understood.ts';
import type { Fact } from '../labels/fact.ts';
import { readMoney, readText } from '../values/read-value.ts';
import { addTold, type Told } from './reading.ts';

/** What each leg of a journey says by itself. */
const ofLegs: ReadonlySet<Role> = new Set(['from', 'to', 'number']);

/** What one fact says of a ticket; times of the ticket itself are the caller's. */
export function toldBy(fact: Fact, { currency, dates }: Pick<Understood, 'currency' | 'dates'>): readonly Told[] {
  const role = fact.roles[0]!;
  const { cells } = fact;
  const confidence = Math.min(0.92, fact.score * 0.92);
  if (role === 'price' || role === 'balance')
    return [{ name: role, value: readMoney(fact.text, currency), cells, confidence }];
  if (role === 'issued') return [{ name: role, value: readMoment(fact.text, dates), cells, confidence }];
  // The name of a hotel is the title.
  const name = role === 'hotel' ? 'title' : role;
  if (!isTextRole(name) || ofLegs.has(name)) return [];
  const value = readText(role, fact.text);
  // Each of these fields is a text.
  return value ? [{ name: name as 'seat', value, cells, confidence: confidence * trust(role, value) }] : [];
}

/** Adds what one fact says to the fields of a ticket. */
export function addFact(fields: FieldReadings, fact: Fact, understood: Understood): void {
  for (const told of toldBy(fact, understood)) addTold(fields, told);
}

/** Labels whose text is a common word prove little by themselves. */
function trust(role: Role, value: string): number {
  if ((role === 'section' || role === 'level' || role === 'row') && !/\d/.test(value) && value.length > 12) return 0.8;
  return 1;
}
