import { bounds } from '../spans/bounds.ts';
import { type Element, ends, isPlace, type Slot, slots } from './elements.ts';

/** One leg as it was decoded: the span of each slot, and where in reading order it begins; `isPlain`: where its parts stand leaves no doubt. */
export type Leg = { readonly [S in Slot]?: Element } & { readonly begins: number; readonly isPlain?: true };

/** A leg, and what it is worth that it is one: log-odds of its parts, less what goes together badly. */
export type Way = { readonly leg: Leg; readonly worth: number };

/** The best leg of a run of elements; what would fill a slot a second time, with another value, counts against it. */
export function legOf(run: readonly Element[]): Way {
  const leg: { -readonly [S in Slot]?: Element } = {};
  let sum = 0;
  for (const [one, other] of ends) {
    const [a, b, most] = bestPair(run, one, other, isOvernight(leg));
    if (a) leg[one] = a;
    if (b) leg[other] = b;
    sum += most;
  }
  // One day alone is the departure's.
  if (leg.end_date && !leg.start_date) {
    leg.start_date = leg.end_date;
    delete leg.end_date;
  }
  const number = run.toSorted((a, b) => b.odds.number - a.odds.number)[0];
  if (number && number.odds.number > 0) {
    leg.number = number;
    sum += number.odds.number;
  }
  const used = new Set(Object.values(leg));
  const values = new Set([...used].map((element) => element.value));
  for (const element of run) {
    const left = Math.max(...slots.map((slot) => element.odds[slot]));
    if (used.has(element) || left <= 0 || values.has(element.value)) continue;
    sum -= isPlace(element) ? Math.min(left, bounds.alias) : left;
  }
  return {
    leg: { ...leg, begins: run[0]!.scored.span.cells[0]!.order },
    worth: sum - gapsIn(Object.values(leg)) - (isDayBehind(leg) ? bounds.dayBehind : 0) - oddArrival(leg),
  };
}

/** Whether a leg arrives at an earlier clock than it leaves at. */
function isOvernight({ start_time, end_time }: { readonly [S in Slot]?: Element }): boolean {
  return start_time !== undefined && end_time !== undefined && end_time.value < start_time.value;
}

/** What it costs to arrive at an earlier clock than one left at, nothing on a later day, most on the same one; and more than a day later. */
function oddArrival({ start_time, end_time, start_date, end_date }: { readonly [S in Slot]?: Element }): number {
  if (!start_time || !end_time) return 0;
  if (!isOvernight({ start_time, end_time }))
    return start_date && end_date && start_date.value < end_date.value ? bounds.longRide : 0;
  if (!start_date || !end_date) return bounds.overnight;
  return start_date.value === end_date.value ? 4 * bounds.overnight : 0;
}

/** Whether the day of a leg stands in a line behind its departure: mostly it is the next one's then. */
export function isDayBehind({ start_date, start_time }: { readonly [S in Slot]?: Element }): boolean {
  if (!start_date || !start_time) return false;
  const [day, clock] = [start_date.scored.span.cells[0]!, start_time.scored.span.cells[0]!];
  return day.order > clock.order && Math.abs(day.y - clock.y) >= 0.6;
}

/** What it costs that parts of a leg stand far from each other. */
function gapsIn(elements: readonly Element[]): number {
  const orders = elements.map(({ scored }) => scored.span.cells[0]!.order).sort((a, b) => a - b);
  return orders.filter((order, at) => at > 0 && order - orders[at - 1]! > farCells).length * bounds.gap;
}

/** Cells between two parts of a leg from which on they stand far apart. */
const farCells = 15;

/** The best begin and end of a run, the begin first. Without its departure nothing is a leg, so of unlikely ones the best is taken. */
function bestPair(
  run: readonly Element[],
  one: Slot,
  other: Slot,
  overnight: boolean,
): readonly [Element | undefined, Element | undefined, number] {
  let best: readonly [Element | undefined, Element | undefined, number] = [undefined, undefined, 0];
  if (one === 'start_time' && run.some(({ scored }) => scored.span.clock)) best = [undefined, undefined, unlikely];
  for (let at = -1; at < run.length; at++)
    for (let to = -1; to < run.length; to++) {
      const [a, b] = [run[at], run[to]];
      if (a !== undefined && (at === to || (a.place === b?.place && other !== 'end_date'))) continue;
      if (one === 'start_time' && !canDepart(a, b)) continue;
      if (other === 'end_date' && a && b && !isArrivalDay(a.value, b.value)) continue;
      const sum =
        a && b
          ? pairWorth(a, b, { one, other, overnight }) - (at > to ? bounds.turned : 0)
          : oneWorth(a ?? b, a ? one : other);
      if (sum > best[2]) best = [a, b, sum];
    }
  return best;
}

/** Whether a clock may be a departure: it looks like one at least a little, or there is another clock for the arrival. */
function canDepart(a: Element | undefined, b: Element | undefined): boolean {
  if (!a?.scored.span.clock) return false;
  return b ? b.scored.span.clock !== undefined : a.odds.start_time >= bounds.lone;
}

function oneWorth(element: Element | undefined, slot: Slot): number {
  return element?.odds[slot] ?? 0;
}

/** What two ends are worth; a day that is printed for both is hardly more than one that is printed once, and the day after a night is none more. */
function pairWorth(
  a: Element,
  b: Element,
  { one, other, overnight }: { readonly one: Slot; readonly other: Slot; readonly overnight: boolean },
): number {
  if (other === 'end_date' && a.value === b.value)
    return Math.max(...[a, b].flatMap(({ odds }) => [odds[one], odds[other]])) + bounds.pair;
  const both = a.paired[one] + b.paired[other];
  if (other !== 'end_date') return both + bounds.pair;
  const days = daysTo(a.value, b.value);
  return overnight && days === 1 ? both : both - bounds.otherDay * days;
}

/** Less than any two clocks are worth. */
const unlikely = -100;

/** Days that a ride takes at most. */
const longestRide = 3;

/** Whether a ride that departs on one day can arrive on the other. */
function isArrivalDay(departure: string, arrival: string): boolean {
  const days = daysTo(departure, arrival);
  return days >= 0 && days <= longestRide;
}

function daysTo(departure: string, arrival: string): number {
  return dayNumber(arrival) - dayNumber(departure);
}

/** Days since 1970 of days that were asked for lately: every pair of a document asks for both of its days. */
const numbers = new Map<string, number>();
const mostNumbers = 10_000;

function dayNumber(day: string): number {
  const known = numbers.get(day);
  if (known !== undefined) return known;
  if (numbers.size >= mostNumbers) numbers.clear();
  const number = Date.parse(day) / 86_400_000;
  numbers.set(day, number);
  return number;
}
