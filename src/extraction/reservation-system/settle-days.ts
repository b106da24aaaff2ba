/** Years for the days of an itinerary: its rows print none, but their order, a weekday and the document's date tell. */
import { addDays, isRealTime } from '#src/tickets/time.ts';
import type { Segment, SegmentDay } from './segment.ts';

/** Local times of one segment; `start` and `end` are days where the row has no clocks. */
export type SegmentTimes = {
  readonly start?: string;
  readonly end?: string;
  /** The row did not print the year. */
  readonly yearInferred: boolean;
};

type Timed = Pick<Segment, 'departs' | 'start' | 'end' | 'arrives' | 'later'>;

const daysBehind = 30;

/**
 * Local times of segments in the order of the itinerary. The first lies from a month before `contextDay` (`YYYY-MM-DD`) to eleven months
 * after it, in the year whose weekday fits where one is printed; each other one not before the one above it.
 */
export function settleDays(segments: readonly Timed[], contextDay: string): readonly SegmentTimes[] {
  let earliest = addDays(contextDay, -daysBehind);
  return segments.map((segment) => {
    const day = settle(segment.departs, earliest);
    if (!day) return { yearInferred: true };
    // A flight across the date line may land, and the next one leave, a day earlier.
    earliest = addDays(day, -1);
    const { start, end } = segment;
    const inferred = segment.departs.year === undefined;
    if (!start) return { start: day, yearInferred: inferred };
    if (!end) return { start: `${day}T${start}`, yearInferred: inferred };
    return { start: `${day}T${start}`, end: `${arrivalDay(segment, day)}T${end}`, yearInferred: inferred };
  });
}

function arrivalDay(segment: Timed, day: string): string {
  if (segment.arrives) return settle(segment.arrives, addDays(day, -1)) ?? day;
  return addDays(day, segment.later ?? 0);
}

/** The first such day that is not before `earliest`; with a weekday, the first of the next years that falls on it. */
function settle({ day, month, year, weekday }: SegmentDay, earliest: string): string | undefined {
  const two = (part: number) => String(part).padStart(2, '0');
  const inYear = (one: number) => `${one}-${two(month)}-${two(day)}`;
  if (year !== undefined) return isRealTime(inYear(year)) ? inYear(year) : undefined;
  const first = Number(earliest.slice(0, 4));
  const days = [first, first + 1, first + 2].map(inYear).filter((one) => isRealTime(one) && one >= earliest);
  const [next] = days;
  if (weekday === undefined || next === undefined) return next;
  return days.find((one) => (new Date(`${one}T00:00Z`).getUTCDay() || 7) === weekday) ?? next;
}
