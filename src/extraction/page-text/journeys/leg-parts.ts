/** A leg while it is put together: what it has, and what is still to come. */

import { type DateContext, resolveDay } from '../document/context.ts';
import type { Cell } from '../layout/cells.ts';
import type { StopText } from '../values/stops.ts';
import type { Element, Leg, Stop } from './leg.ts';

/** LIST: what a text of a stop can give to a leg. */
export const slots = ['place', 'code', 'clock', 'date', 'terminal', 'platform'] as const;

/** "Partenza: Siena", "Data", "Ore", "Arrivo: Roma": the next day and clock are the arrival's, as they were the departure's. */
export function awaitsDay({ departure, arrival }: Leg): boolean {
  const { place, date, clock } = departure;
  const after = place && date?.role === 'date' && clock?.role === 'time' && isAfter(date.cells, place.cells);
  return Boolean(after && arrival.place && isAfter(arrival.place.cells, date.cells)) && !arrival.date && !arrival.clock;
}

/** "Arrivo il 5.3.": its clock is still to come. */
export function awaitsClock({ departure, arrival }: Leg): boolean {
  return departure.clock?.role === 'time' && arrival.date?.role === 'date' && !arrival.clock;
}

function isAfter([a]: readonly Cell[], [b]: readonly Cell[]): boolean {
  return a !== undefined && b !== undefined && a.order > b.order;
}

/** A leg that nothing is known of yet. */
export function newLeg(): Leg {
  return { departure: {}, arrival: {}, facts: [] };
}

/** Whether both ends have their clocks. */
export function isTimed(leg: Leg): boolean {
  return leg.departure.clock !== undefined && leg.arrival.clock !== undefined;
}

/** Whether anything was found that tells of a ride. */
export function hasAny(leg: Leg): boolean {
  return hasStop(leg.departure) || hasStop(leg.arrival) || leg.number !== undefined;
}

/** Whether anything tells of a stop; a day alone does not. */
export function hasStop(stop: Stop): boolean {
  return stop.place !== undefined || stop.code !== undefined || stop.clock !== undefined;
}

/** Whether both ends were found, one of them with its place: what comes next belongs to another leg. */
export function isComplete(leg: Leg): boolean {
  return (
    hasStop(leg.departure) &&
    hasStop(leg.arrival) &&
    Boolean((leg.departure.place ?? leg.departure.code) || (leg.arrival.place ?? leg.arrival.code))
  );
}

/** Whether it would end where it began: then one end was read twice. */
export function isSamePlace(leg: Leg): boolean {
  const from = leg.departure.place?.value;
  return (
    from !== undefined && from === leg.arrival.place?.value && leg.departure.code?.value === leg.arrival.code?.value
  );
}

/** Whether a text says another clock, day or place than what a stop has already. */
export function conflicts(stop: Stop, text: StopText, context: DateContext): boolean {
  if (stop.clock && text.clock && stop.clock.value !== text.clock) return true;
  if (stop.code && text.code && stop.code.value !== text.code) return true;
  if (stop.date && text.date && resolveDay(stop.date.value, context)?.day !== resolveDay(text.date, context)?.day)
    return true;
  return Boolean(
    stop.place && text.place && !alike(stop.place.value, text.place) && !(text.code && stop.code?.value === text.code),
  );
}

function alike(a: string, b: string): boolean {
  const left = a.toLowerCase();
  const right = b.toLowerCase();
  return left.includes(right) || right.includes(left);
}

/** Gives what a text says to a stop; what it has already stays, but for a day that stands nearer. */
export function putStop(stop: Stop, element: Extract<Element, { type: 'stop' }>): void {
  // A day beside the stop itself is nearer than one in a line of its own.
  const nearer = stop.date !== undefined && !stop.clock && stop.date.role !== 'departureDate';
  for (const slot of slots) {
    const value = element.stop[slot];
    // Every slot of a stop holds a found value of the slot's own type.
    if (value !== undefined && (stop[slot] === undefined || (nearer && slot === 'date')))
      (stop as Record<string, unknown>)[slot] = {
        value,
        cells: element.cells,
        score: element.score,
        ...(element.role && { role: element.role }),
      };
  }
  if (element.stop.days) stop.days = element.stop.days;
}

/** Whether cells stand in a row with what a leg has. */
export function sameRow(leg: Leg, cells: readonly Cell[]): boolean {
  const rows = [leg.departure, leg.arrival]
    .flatMap((stop) => [stop.place, stop.clock, stop.code])
    .flatMap((found) => found?.cells ?? []);
  return rows.some((cell) => cells.some((other) => Math.abs(cell.y - other.y) < 1.2 && cell.page === other.page));
}
