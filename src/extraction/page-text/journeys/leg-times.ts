import type { FieldReadings } from '#src/tickets/ticket.ts';
import { addDays, minutesOf, type TicketTime } from '#src/tickets/time.ts';
import { once } from '../../once.ts';
import { type DateContext, momentOf, resolveDay } from '../document/context.ts';
import type { Understood } from '../document/understood.ts';
import type { Cell } from '../layout/cells.ts';
import type { Found } from '../readings/found.ts';
import { isOfPurchase } from '../readings/free-moments.ts';
import { addReading } from '../readings/reading.ts';
import { findDates } from '../values/dates.ts';
import { findTimes } from '../values/times.ts';
import type { Leg, Stop } from './leg.ts';

/** A day of a ride, and where it stands. */
export type Day = {
  readonly day: string;
  readonly yearInferred: boolean;
  readonly cells: readonly Cell[];
  readonly score: number;
};

/** Adds start and end; returns the day of the end for a leg after it that prints none. */
export function addTimes(
  fields: FieldReadings,
  leg: Leg,
  last: Day | undefined,
  understood: Understood,
): Day | undefined {
  const { departure, arrival } = leg;
  const context = understood.dates;
  const own = dayOfStop(departure, context);
  const start = own ?? nextDay(last, departure) ?? onlyDay(understood) ?? onlyValidDay(understood);
  if (start) add(fields, 'start', momentOf(start, departure.clock?.value), start, departure.clock);
  const arrivalDay = dayOfStop(arrival, context);
  const printed = arrivalDay && start && arrivalDay.day < start.day ? undefined : arrivalDay;
  const end =
    printed ??
    (start && departure.clock && arrival.clock ? overnight(start, departure.clock.value, arrival) : undefined);
  if (end && arrival.clock) add(fields, 'end', momentOf(end, arrival.clock.value), end, arrival.clock);
  return end ?? start;
}

function add(
  fields: FieldReadings,
  name: 'start' | 'end',
  value: TicketTime,
  day: Day,
  clock: Found<string> | undefined,
): void {
  const score = Math.min(day.score, clock?.score ?? 1) * (day.yearInferred ? 0.92 : 1);
  addReading(fields, name, { value, cells: [...(clock?.cells ?? []), ...day.cells], confidence: score * 0.92 });
}

/** The day that is printed with a stop. */
export function dayOfStop(stop: Stop, context: DateContext): Day | undefined {
  const resolved = stop.date && resolveDay(stop.date.value, context);
  return resolved && { ...resolved, cells: stop.date!.cells, score: stop.date!.score };
}

/** A connection is on the day that the leg before it ended; none is assumed across a night. */
function nextDay(last: Day | undefined, departure: Stop): Day | undefined {
  return last && departure.clock ? { ...last, score: last.score * 0.85 } : undefined;
}

function overnight(start: Day, departs: string, arrival: Stop): Day {
  const days = arrival.days ?? (isNextDay(departs, arrival.clock!.value) ? 1 : 0);
  return { ...start, day: addDays(start.day, days), score: start.score * (days > 0 && !arrival.days ? 0.9 : 1) };
}

/** Whether one who arrives at an earlier clock does so on the next day: less than three hours may be the difference of two zones, which is looked at where both are known. */
function isNextDay(departs: string, arrives: string): boolean {
  return minutesOf(departs) - minutesOf(arrives) > 180;
}

/** The only day that a document prints outside of issue dates, deadlines and running text. */
export const onlyDay = once((understood: Understood): Day | undefined => {
  const excluded = new Set(
    understood.facts
      .filter((fact) => !fact.label.unknown && ['issued', 'noise', 'validUntil', 'validFrom'].includes(fact.roles[0]!))
      .flatMap((fact) => fact.cells),
  );
  const days = new Map<string, Day>();
  for (const cell of understood.cells) {
    if (excluded.has(cell) || cell.prose || isOfPurchase(cell.text)) continue;
    for (const span of findDatesFull(cell.text)) {
      const resolved = resolveDay(span, understood.dates);
      if (resolved && !days.has(resolved.day)) days.set(resolved.day, { ...resolved, cells: [cell], score: 0.62 });
      if (span.until) return undefined;
    }
  }
  return days.size === 1 ? [...days.values()][0] : undefined;
});

/** The day of a ticket that is valid on one only, at most until the next morning: then its rides are on that day. */
const onlyValidDay = once((understood: Understood): Day | undefined => {
  const ranges = understood.facts.filter((fact) => fact.roles[0] === 'validity' || fact.roles[0] === 'validFrom');
  const days = ranges.flatMap((fact) => {
    const [span, other] = findDates(fact.text);
    const first = span && resolveDay(span, understood.dates);
    const last = (span?.until ?? other) && resolveDay((span?.until ?? other)!, understood.dates);
    const clock = findTimes(fact.text).at(-1);
    const ends = clock?.until ?? clock?.clock;
    const brief =
      first &&
      (!last ||
        last.day === first.day ||
        (last.day === addDays(first.day, 1) && ends !== undefined && ends <= '10:00'));
    return first && brief ? [{ ...first, cells: fact.cells, score: 0.7 }] : [];
  });
  return days.length === ranges.length && new Set(days.map((one) => one.day)).size === 1 ? days[0] : undefined;
});

function findDatesFull(text: string) {
  return findDates(text).filter((span) => !span.bare);
}
