import type { StayKind } from '#src/tickets/fields.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import type { Role } from '../../words/roles.ts';
import { momentOf } from '../document/context.ts';
import { rolesOfStay } from '../document/kind-roles.ts';
import type { Understood } from '../document/understood.ts';
import type { Fact } from '../labels/fact.ts';
import type { Cell } from '../layout/cells.ts';
import { clockIn, type Day, dayIn, firstRead } from '../readings/dated-facts.ts';
import { freeDay } from '../readings/free-moments.ts';
import { addReading } from '../readings/reading.ts';

/** First and last day of a stay, with their clocks; from a range when only that is printed. */
export function addStay(
  fields: FieldReadings,
  kind: StayKind,
  facts: readonly Fact[],
  cells: readonly Cell[],
  understood: Understood,
): boolean {
  const pick = (named: readonly Role[]) => named.flatMap((role) => facts.filter((fact) => fact.roles.includes(role)));
  const roles = rolesOfStay(kind);
  const from = pick(roles.start);
  const to = pick(roles.end);
  const dated =
    firstRead(from, (fact) => dayIn(fact, understood)) ??
    firstRead(
      facts.filter((fact) => ['when', 'date', 'duration'].includes(fact.roles[0]!)),
      (fact) => dayIn(fact, understood),
    );
  const last = firstRead(to, (fact) => dayIn(fact, understood));
  const start = dated ?? freeDay(facts, cells, understood);
  if (!start) {
    if (last)
      addReading(fields, 'end', {
        value: momentOf(last, firstClock(to, last)),
        cells: last.cells,
        confidence: last.score * 0.85,
      });
    return last !== undefined;
  }
  const until = last ?? (start.until ? { ...start, day: start.until } : undefined);
  const arrives =
    firstRead(from, clockIn) ??
    firstRead(
      facts.filter((fact) => fact.roles[0] === 'time'),
      clockIn,
    );
  const leaves = firstRead(to, clockIn);
  const clockOfStart = kind === 'hotel' ? firstClock(from, start) : arrives?.clock;
  addReading(fields, 'start', {
    value: momentOf(start, clockOfStart),
    cells: start.cells,
    confidence: start.score * 0.9,
  });
  if (until && until.day >= start.day) {
    addReading(fields, 'end', {
      value: momentOf(until, kind === 'hotel' ? firstClock(to, until) : leaves?.clock),
      cells: until.cells,
      confidence: until.score * 0.9,
    });
  }
  return true;
}

/** The clock that stands with a hotel's day or under its own label ("Check-in from 15:00"). */
function firstClock(facts: readonly Fact[], day: Day): string | undefined {
  const own = facts.find((fact) => fact.cells.some((cell) => day.cells.includes(cell)) && clockIn(fact));
  return (own ? clockIn(own) : firstRead(facts, clockIn))?.clock;
}
