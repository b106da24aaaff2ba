import { isCard, isStay, type TicketKind } from '#src/tickets/fields.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { addDays } from '#src/tickets/time.ts';
import type { Role } from '../../words/roles.ts';
import { momentOf } from '../document/context.ts';
import type { Understood } from '../document/understood.ts';
import type { Fact } from '../labels/fact.ts';
import type { Cell } from '../layout/cells.ts';
import { type Clock, clockIn, type Day, dayIn, firstRead } from '../readings/dated-facts.ts';
import { freeClock, freeDay } from '../readings/free-moments.ts';
import { addReading, copyOf } from '../readings/reading.ts';
import { findTimes } from '../values/times.ts';
import { addPeriod } from './period.ts';
import { addStay } from './stay.ts';

/** Roles that begin a visit, in order of trust, per kind; the first that gives a day wins. */
const starts: readonly Role[] = ['when', 'date', 'start', 'departureDate', 'checkIn', 'time', 'validity'];

/** The fields with the times of a ticket that is no journey, from its own facts and, without labels, from the only date there is. */
export function withMoments(
  known: FieldReadings,
  kind: TicketKind,
  facts: readonly Fact[],
  cells: readonly Cell[],
  understood: Understood,
): FieldReadings {
  const fields = copyOf(known);
  addMoments(fields, kind, facts, cells, understood);
  return fields;
}

function addMoments(
  fields: FieldReadings,
  kind: TicketKind,
  facts: readonly Fact[],
  cells: readonly Cell[],
  understood: Understood,
): void {
  const of = (role: Role) => facts.filter((fact) => fact.roles[0] === role);
  addPeriod(fields, kind, of, understood);
  if (isCard(kind)) return;
  if (isStay(kind) && addStay(fields, kind, facts, cells, understood)) return;
  if (kind === 'pass' && (fields.validFrom || fields.validUntil)) return;
  const labelled = starts.flatMap((role) => of(role));
  const day = firstRead(labelled, (fact) => dayIn(fact, understood)) ?? freeDay(facts, cells, understood);
  if (!day) return;
  const clock =
    firstRead(
      [...of('start'), ...of('when'), ...of('time'), ...of('departureTime'), ...of('date'), ...of('arrivalTime')],
      clockIn,
    ) ?? freeClock(facts, cells, day);
  const doors = firstRead(of('doors'), clockIn);
  const start =
    clock && !(doors && clock.cells[0] === doors.cells[0] && clock.clock === doors.clock) ? clock : undefined;
  if (kind === 'pass') {
    addReading(fields, 'validFrom', {
      value: momentOf(day, start?.clock),
      cells: day.cells,
      confidence: day.score * 0.85,
    });
    if (day.until)
      addReading(fields, 'validUntil', { value: { local: day.until }, cells: day.cells, confidence: day.score * 0.85 });
    return;
  }
  const score = Math.min(day.score, start?.score ?? 1) * (day.yearInferred ? 0.92 : 1);
  addReading(fields, 'start', {
    value: momentOf(day, start?.clock),
    cells: [...day.cells, ...(start?.cells ?? [])],
    confidence: score * 0.92,
  });
  if (doors)
    addReading(fields, 'doors', {
      value: momentOf(day, doors.clock),
      cells: [...doors.cells, ...day.cells],
      confidence: doors.score * 0.9,
    });
  addEnd(fields, of('end'), { day, start, score, understood });
}

type Begin = {
  readonly day: Day;
  readonly start: Clock | undefined;
  readonly score: number;
  readonly understood: Understood;
};

/** The end: as it is labelled, on the last day that is printed, or by the clock behind that of the start. */
function addEnd(fields: FieldReadings, ends: readonly Fact[], { day, start, score, understood }: Begin): void {
  const end = firstRead(ends, clockIn) ?? (start?.until ? { ...start, clock: start.until } : undefined);
  const endDay = firstRead(ends, (fact) => dayIn(fact, understood));
  if (endDay && (endDay.day > day.day || (endDay.day === day.day && end !== undefined)))
    addReading(fields, 'end', {
      value: momentOf(endDay, end?.clock),
      cells: endDay.cells,
      confidence: endDay.score * 0.88,
    });
  else if (end && start) {
    const over = end.clock < start.clock ? addDays(day.day, 1) : day.day;
    addReading(fields, 'end', {
      value: momentOf({ ...day, day: day.until ?? over }, end.clock),
      cells: end.cells,
      confidence: Math.min(end.score, score) * 0.85,
    });
  } else if (day.until)
    addReading(fields, 'end', {
      value: momentOf({ ...day, day: day.until }, lastClock(day, start)),
      cells: day.cells,
      confidence: day.score * 0.85,
    });
}

/** "Fri 13 Mar, 11 pm - Sat 14 Mar, 6 am": the clock of the last day, where each has its own. */
function lastClock({ cells }: Day, start: Clock | undefined): string | undefined {
  const [cell] = cells;
  const [first, last, ...others] = cell ? findTimes(cell.text) : [];
  return first && last && others.length === 0 && first.clock === start?.clock ? last.clock : undefined;
}
