import type { Ticket } from '#src/tickets/ticket.ts';
import { clockOf, dayOf, instantOf, type TicketTime } from '#src/tickets/time.ts';

/**
 * Tickets in the order in which they are used, those without a day last. Across the date line a later flight leaves on an earlier day:
 * where the zone of every start is known, moments count, else the clocks on the wall.
 */
export function inOrderOfUse(tickets: readonly Ticket[]): readonly Ticket[] {
  const times = new Map(tickets.map((ticket) => [ticket, (ticket.fields.start ?? ticket.fields.validFrom)?.value]));
  const told = [...times.values()].filter((time) => time !== undefined);
  const byMoment = told.every((time) => clockOf(time) !== undefined && instantOf(time) !== undefined);
  const keyOf = (time: TicketTime | undefined) => {
    if (!time) return Number.POSITIVE_INFINITY;
    return byMoment ? instantOf(time)! : Date.parse(`${dayOf(time)}T${clockOf(time) ?? '00:00'}:00Z`);
  };
  const distance = (a: number, b: number) => (a === b ? 0 : a - b);
  return tickets.toSorted((a, b) => distance(keyOf(times.get(a)), keyOf(times.get(b))));
}
