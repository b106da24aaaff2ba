import { sameNumber, sameWords } from '#src/tickets/same.ts';
import { bounds } from './bounds.ts';
import { type Element, ends, type Slot, slots } from './elements.ts';
import { ordersOf } from './orders-of-elements.ts';

/** One leg as it was decoded: the span of each slot, and where in reading order it begins. */
export type Leg = { readonly [S in Slot]?: Element } & { readonly begins: number };

/** Elements of one leg at most. */
const longest = 24;

/**
 * The legs of a document: the best way to cut its elements, in reading order or column by column, into legs with one departure
 * and one arrival each. A leg that is printed twice is one. Time grows with the elements times the longest leg.
 */
export function cutIntoLegs(elements: readonly Element[]): readonly Leg[] {
  const [reading, ...others] = ordersOf(elements).map((order) => bestCut(order)) as [Cut, ...Cut[]];
  const other = others.reduce((a, b) => (b.worth > a.worth ? b : a), reading);
  // Another order that finds a leg more explains more of the page.
  const more = other.legs.length > reading.legs.length ? bounds.moreLegs : bounds.reordered;
  const best = other.worth > reading.worth + more ? other : reading;
  return once(best.legs);
}

/** Whole legs, and what they are worth. */
type Cut = { readonly worth: number; readonly legs: readonly Leg[] };

/** What is no part of a whole leg is left out: a town beside the airport of one must not be worth a leg of its own. */
function bestCut(elements: readonly Element[]): Cut {
  const best: Cut[] = [{ worth: 0, legs: [] }];
  for (let end = 1; end <= elements.length; end++) {
    best[end] = best[end - 1]!;
    for (let begin = Math.max(0, end - longest); begin < end; begin++) {
      const before = best[begin]!;
      const last = before.legs.at(-1);
      for (const { leg, worth: own } of waysOf(elements.slice(begin, end), last)) {
        if (!isWhole(leg)) continue;
        const sum =
          before.worth +
          own +
          onwardFrom(last, leg) -
          bounds.leg -
          (isInLine(elements, begin) ? bounds.inLine : 0) -
          (isEarlier(leg, before.legs) ? bounds.earlier : 0);
        if (sum > best[end]!.worth) best[end] = { worth: sum, legs: [...before.legs, leg] };
      }
    }
  }
  return best.at(-1)!;
}

/** Whether a leg leaves before the one above it, and is none that was printed before. */
function isEarlier(leg: Leg, before: readonly Leg[]): boolean {
  const when = ({ start_date, start_time }: Leg) =>
    start_date && start_time && `${start_date.value} ${start_time.value}`;
  const [last, own] = [before.at(-1), when(leg)];
  const then = last && when(last);
  return Boolean(own && then && own < then) && !before.some((other) => isSamePrint(leg, other));
}

/** What it is worth that a leg begins where the last one ended, and more where it leads back. */
function onwardFrom(last: Leg | undefined, leg: Leg): number {
  if (last?.to === undefined || last.to.value !== leg.from?.value) return 0;
  return last.from !== undefined && last.from.value === leg.to?.value ? bounds.back : bounds.onward;
}

/** The best leg of a run; and, where it names what the last one ended at, as it would go on from there, or lead back. */
function waysOf(run: readonly Element[], last: Leg | undefined): readonly Way[] {
  const way = legOf(run);
  const from = last?.to && run.find((one) => one.value === last.to!.value);
  if (!from) return [way];
  const back = run.find((one) => one.value === last.from?.value);
  const onward = bestTo(run, from);
  const others = [...new Set([back, onward])].filter((to) => to && (way.leg.from !== from || way.leg.to !== to));
  return [way, ...others.map((to) => withEnds(way, run, from, to!))];
}

/** Where a ride goes most likely that begins at a place, of what stands behind it. */
function bestTo(run: readonly Element[], from: Element): Element | undefined {
  const behind = run.slice(run.indexOf(from) + 1).filter((one) => isPlace(one) && one.place !== from.place);
  return behind.toSorted((a, b) => b.paired.to - a.paired.to)[0];
}

function withEnds(way: Way, run: readonly Element[], from: Element, to: Element): Way {
  const { from: wasFrom, to: wasTo, ...rest } = way.leg;
  const was = endsWorth(run, wasFrom, wasTo);
  return { leg: { ...rest, from, to }, worth: way.worth - was + endsWorth(run, from, to) };
}

function endsWorth(run: readonly Element[], from: Element | undefined, to: Element | undefined): number {
  if (!from || !to) return (from?.odds.from ?? 0) + (to?.odds.to ?? 0);
  const isTurned = run.indexOf(from) > run.indexOf(to);
  return from.paired.from + to.paired.to + bounds.pair - (isTurned ? bounds.turned : 0);
}

type Way = { readonly leg: Leg; readonly worth: number };

/** Whether a cut before an element parts what stands in one line. */
function isInLine(elements: readonly Element[], at: number): boolean {
  return at > 0 && elements[at - 1]!.scored.span.cells[0] === elements[at]!.scored.span.cells[0];
}

/** The best leg of a run of elements; what would fill a slot a second time, with another value, counts against it. */
function legOf(run: readonly Element[]): { readonly leg: Leg; readonly worth: number } {
  const leg: { -readonly [S in Slot]?: Element } = {};
  let sum = 0;
  for (const [one, other] of ends) {
    const [a, b, most] = bestPair(run, one, other);
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
    worth: sum - gapsIn(Object.values(leg)) - (isDayBehind(leg) ? bounds.dayBehind : 0),
  };
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

function isPlace({ scored: { span }, odds }: Element): boolean {
  return !span.clock && !span.date && Math.max(odds.from, odds.to) > odds.number;
}

/** The best begin and end of a run, the begin first. Without its departure nothing is a leg, so of unlikely ones the best is taken. */
function bestPair(
  run: readonly Element[],
  one: Slot,
  other: Slot,
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
        a && b ? pairWorth(a, b, one, other) - (at > to ? bounds.turned : 0) : oneWorth(a ?? b, a ? one : other);
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

/** What two ends are worth; a day that is printed for both is hardly more than one that is printed once. */
function pairWorth(a: Element, b: Element, one: Slot, other: Slot): number {
  if (other === 'end_date' && a.value === b.value)
    return Math.max(...[a, b].flatMap(({ odds }) => [odds[one], odds[other]])) + bounds.pair;
  const apart = other === 'end_date' ? -bounds.otherDay * daysTo(a.value, b.value) : bounds.pair;
  return a.paired[one] + b.paired[other] + apart;
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
  return (Date.parse(arrival) - Date.parse(departure)) / 86_400_000;
}

function isWhole(leg: Leg): boolean {
  const timed = leg.start_date !== undefined && leg.end_time !== undefined && leg.number !== undefined;
  return leg.start_time !== undefined && ((leg.from !== undefined && leg.to !== undefined) || timed);
}

/** Legs that differ in when or whence: of the same one printed twice, what either print says. */
function once(legs: readonly Leg[]): readonly Leg[] {
  const kept: Leg[] = [];
  for (const leg of legs) {
    const at = kept.findIndex((other) => isSamePrint(leg, other));
    if (at === -1) kept.push(leg);
    else kept[at] = { ...leg, ...kept[at]! };
  }
  return kept;
}

/** Whether two cuts are one ride that is printed twice; unlike tickets of one leg, prints may take a day for the other end's. */
function isSamePrint(a: Leg, b: Leg): boolean {
  // A day that one print takes for the departure's and the other for the arrival's.
  const isOtherEnd = a.start_date?.value === b.end_date?.value || b.start_date?.value === a.end_date?.value;
  // A line of a timetable that arrives when the ride does: it has neither number nor day of its own.
  const isBare = [a, b].some((leg) => !leg.number && !leg.start_date);
  const ends = [compared[0], compared[1], ['end_time', equal]] as const;
  if (isBare && ends.every(([slot, same]) => a[slot] && b[slot] && same(a[slot].value, b[slot].value))) return true;
  const rest = compared.filter(([slot]) => slot !== 'start_date');
  if (isOtherEnd && rest.every(([slot, same]) => a[slot] && b[slot] && same(a[slot].value, b[slot].value))) return true;
  // One number at one time is one ride, whatever its ends are called.
  const agree = compared.slice(2).filter(([slot, same]) => a[slot] && b[slot] && same(a[slot].value, b[slot].value));
  const differ = compared.slice(2).some(([slot, same]) => a[slot] && b[slot] && !same(a[slot].value, b[slot].value));
  if (!differ && agree.some(([slot]) => slot === 'number') && agree.some(([slot]) => slot === 'start_time'))
    return true;
  return compared.every(([slot, same]) => !a[slot] || !b[slot] || same(a[slot].value, b[slot].value));
}

const equal = (a: string, b: string) => a === b;
const compared = [
  ['from', sameWords],
  ['to', sameWords],
  ['start_time', equal],
  ['start_date', equal],
  ['number', sameRide],
] as const satisfies readonly (readonly [Slot, (a: string, b: string) => boolean])[];

/** The same number, or the same digits: "Snabbtåg 421" and "SJ Snabbtåg 421". */
export function sameRide(a: string, b: string): boolean {
  const digits = (text: string) => text.replace(/\D/g, '');
  return sameNumber(a, b) || (digits(a) !== '' && digits(a) === digits(b));
}
