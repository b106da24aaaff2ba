import type { FieldReadings } from '#src/tickets/ticket.ts';
import { clockOf, dayOf } from '#src/tickets/time.ts';
import { readMoment } from '../document/context.ts';
import type { Understood } from '../document/understood.ts';
import type { Fact } from '../labels/fact.ts';
import type { Cell } from '../layout/cells.ts';
import { addReading, copyOf } from '../readings/reading.ts';
import { findTimes } from '../values/times.ts';
import type { Unit } from './units.ts';

/** The fields with day and clock behind "Departure" and "Arrival" of a ride whose places are drawn, or only in its code. */
export function withEnds(known: FieldReadings, unit: Unit, { dates }: Pick<Understood, 'dates'>): FieldReadings {
  const fields = copyOf(known);
  const facts = [...unit.facts, ...unit.shared];
  dropFreeClock(fields, facts, [...(unit.above ?? []), ...unit.cells]);
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
  return fields;
}

/** Which of several clocks without a label is the departure cannot be told where the way was not understood. */
function dropFreeClock(fields: FieldReadings, facts: readonly Fact[], cells: readonly Cell[]): void {
  const clocksOf = (texts: readonly string[]) =>
    new Set(texts.flatMap((text) => findTimes(text).map(({ clock }) => clock)));
  if (!fields.start || clocksOf(cells.map((cell) => cell.text)).size < 2) return;
  const labelled = clocksOf(facts.map((fact) => fact.text));
  fields.start = fields.start.map((reading) => {
    const { value } = reading;
    const clock = clockOf(value);
    return !clock || labelled.has(clock) ? reading : { ...reading, value: { ...value, local: dayOf(value) } };
  });
}

function addBoarding(fields: FieldReadings, facts: readonly Fact[]): void {
  const start = fields.start?.[0]?.value.local;
  const boarding = facts.filter((fact) => fact.roles[0] === 'boarding');
  const clock = boarding.length === 1 ? findTimes(boarding[0]!.text)[0]?.clock : undefined;
  if (!start?.includes('T') || clock === undefined || clock > start.slice(11)) return;
  const value = { local: `${dayOf({ local: start })}T${clock}` };
  addReading(fields, 'boarding', { value, cells: boarding[0]!.cells, confidence: boarding[0]!.score * 0.8 });
}
