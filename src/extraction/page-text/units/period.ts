import { isCard, type TicketKind } from '#src/tickets/fields.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import type { Role } from '../../words/roles.ts';
import { momentOf } from '../document/context.ts';
import type { Understood } from '../document/understood.ts';
import type { Fact } from '../labels/fact.ts';
import { dayIn } from '../readings/dated-facts.ts';
import { addReading } from '../readings/reading.ts';
import { findTimes } from '../values/times.ts';

/** Validity: "valid from … until …", a range, or a single last day. */
export function addPeriod(
  fields: FieldReadings,
  kind: TicketKind,
  of: (role: Role) => readonly Fact[],
  understood: Understood,
): void {
  for (const [role, name] of [
    ['validFrom', 'validFrom'],
    ['validUntil', 'validUntil'],
  ] as const) {
    for (const fact of of(role)) {
      const day = dayIn(fact, understood);
      if (!day) continue;
      const [clock, last] = findTimes(fact.text);
      addReading(fields, name, { value: momentOf(day, clock?.clock), cells: fact.cells, confidence: fact.score * 0.9 });
      if (role === 'validFrom' && day.until)
        addReading(fields, 'validUntil', {
          value: momentOf({ ...day, day: day.until }, last?.clock ?? clock?.until),
          cells: fact.cells,
          confidence: fact.score * 0.88,
        });
    }
  }
  for (const fact of of('validity')) {
    const day = dayIn(fact, understood);
    if (!day) continue;
    const clocks = findTimes(fact.text);
    if (day.until) {
      addReading(fields, 'validFrom', {
        value: momentOf(day, clocks[0]?.clock),
        cells: fact.cells,
        confidence: fact.score * 0.88,
      });
      const until = { ...day, day: day.until };
      addReading(fields, 'validUntil', {
        value: momentOf(until, clocks[1]?.clock ?? clocks[0]?.until),
        cells: fact.cells,
        confidence: fact.score * 0.88,
      });
    } else if (kind === 'pass')
      addReading(fields, 'validFrom', {
        value: momentOf(day, clocks[0]?.clock),
        cells: fact.cells,
        confidence: fact.score * 0.8,
      });
    else if (isCard(kind))
      addReading(fields, 'validUntil', {
        value: momentOf(day, undefined),
        cells: fact.cells,
        confidence: fact.score * 0.6,
      });
  }
}
