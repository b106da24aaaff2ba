/** When a ticket is for, as an event of a calendar. */
import { isStay } from '#src/tickets/fields.ts';
import { addDays, dayOf, hasClock, instantOf, type TicketTime } from '#src/tickets/time.ts';
import type { Trip } from './trip.ts';

/** From when to when. A time without a clock is a whole day, and so is the other one then. */
export type When = {
  readonly start: TicketTime;
  /** The last day itself where these are days. */
  readonly end?: TicketTime;
  /** The last day something can be used on, of what is valid for longer. */
  readonly lastDay?: true;
};

/** Days from which on a validity is no date in a calendar any more, but its end is. */
const longValidity = 7;

/** Whether the days of a kind are of more weight than its hours: nobody is there all the time. */
export const isByDays = (kind: Trip['kind']): boolean => isStay(kind) || kind === 'pass';

/** When a ticket is for; undefined without a day. */
export function whenOf({ kind, fields }: Trip): When | undefined {
  if (fields.start) return between(fields.start, fields.end, isByDays(kind));
  const { validFrom, validUntil } = fields;
  if (validFrom && (!validUntil || !isLong(validFrom, validUntil))) return between(validFrom, validUntil, true);
  return validUntil && { start: { local: dayOf(validUntil) }, lastDay: true };
}

function between(start: TicketTime, end: TicketTime | undefined, days: boolean): When {
  if (!end || !isBefore(start, end)) return { start };
  if (hasClock(start) === hasClock(end)) return { start, end };
  return days ? { start: { local: dayOf(start) }, end: { local: dayOf(end) } } : { start };
}

function isBefore(start: TicketTime, end: TicketTime): boolean {
  const [from, to] = [instantOf(start), instantOf(end)];
  return from !== undefined && to !== undefined && hasClock(start) && hasClock(end)
    ? from < to
    : start.local < end.local;
}

function isLong(from: TicketTime, until: TicketTime): boolean {
  return addDays(dayOf(from), longValidity) < dayOf(until);
}
