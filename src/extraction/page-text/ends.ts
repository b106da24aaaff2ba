import type { FieldReadings } from '#src/tickets/ticket.ts';
import { dayOf } from '#src/tickets/time.ts';
import { readMoment } from './context.ts';
import type { Fact } from './fact.ts';
import { addReading } from './reading.ts';
import type { Understood } from './understood.ts';
import { findTimes } from './values/times.ts';

/** Day and clock behind "Departure" and "Arrival" of a ride whose places are drawn, or only in its code. */
export function addEnds(fields: FieldReadings, facts: readonly Fact[], { dates }: Understood): void {
  for (const [role, name] of [
    ['departure', 'start'],
    ['arrival', 'end'],
  ] as const) {
    const own = facts.filter((fact) => fact.roles[0] === role);
    const [fact] = own;
    const value = fact && own.length === 1 ? readMoment(fact.text, dates) : undefined;
    if (!value?.local.includes('T')) continue;
    delete fields[name];
    addReading(fields, name, { value, cells: fact!.cells, confidence: fact!.score * 0.85 });
  }
  addBoarding(fields, facts);
}

function addBoarding(fields: FieldReadings, facts: readonly Fact[]): void {
  const start = fields.start?.[0]?.value.local;
  const boarding = facts.filter((fact) => fact.roles[0] === 'boarding');
  const clock = boarding.length === 1 ? findTimes(boarding[0]!.text)[0]?.clock : undefined;
  if (!start?.includes('T') || clock === undefined || clock > start.slice(11)) return;
  const value = { local: `${dayOf({ local: start })}T${clock}` };
  addReading(fields, 'boarding', { value, cells: boarding[0]!.cells, confidence: boarding[0]!.score * 0.8 });
}
