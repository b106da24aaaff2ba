import type { TicketKind } from '#src/tickets/fields.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { addDays, clockOf, dayOf, minutesOf, type TicketTime } from '#src/tickets/time.ts';

/** LIST: rides that arrive on the next day when their clock is hours before that of the departure; a flight may have crossed zones. */
const rides: ReadonlySet<TicketKind> = new Set(['train', 'bus', 'boat']);
/** Minutes; less may be the difference of two zones. */
const atLeast = 240;

/** Whether a ride that leaves at a clock and arrives at another one (`06:45`) does so on the next day. */
export function isOvernight(kind: TicketKind, leaves: string, arrives: string): boolean {
  return rides.has(kind) && minutesOf(leaves) - minutesOf(arrives) > atLeast;
}

/** The day of an end of which only the clock is printed: that of the begin and after it, or the morning after; undefined where it would be before. */
export function dayOfEnd(kind: TicketKind, begin: TicketTime, clock: string): string | undefined {
  const from = clockOf(begin);
  if (!from) return undefined;
  const isNextDay = isOvernight(kind, from, clock);
  return clock <= from && !isNextDay ? undefined : addDays(dayOf(begin), isNextDay ? 1 : 0);
}

/** Puts the arrival of a ride that would be hours before its departure on the next morning, in place. */
export function arriveAfterNight(fields: FieldReadings, kind: TicketKind): void {
  const [begin] = fields.start ?? [];
  const [end, ...others] = fields.end ?? [];
  if (!begin || !end || dayOf(begin.value) !== dayOf(end.value)) return;
  const [leaves, arrives] = [clockOf(begin.value), clockOf(end.value)];
  if (!leaves || !arrives || !isOvernight(kind, leaves, arrives)) return;
  fields.end = [{ ...end, value: { ...end.value, local: addDays(end.value.local, 1) } }, ...others];
}
