import { bounds } from '../spans/bounds.ts';
import { type Element, inReadingOrder, isPlace, type Slot, slots } from './elements.ts';
import { type Leg, legOf, type Way } from './leg-worth.ts';
import { ordersOf } from './orders-of-elements.ts';
import { isSamePrint, once } from './same-print.ts';
import { thereAndBack } from './there-and-back.ts';

/** Elements of one leg at most. */
const longest = 24;

/**
 * The legs of a document: the best way to cut its elements, in reading order or column by column, into legs with one departure
 * and one arrival each. A leg that is printed twice is one. Time grows with the elements times the longest leg.
 */
export function cutIntoLegs(elements: readonly Element[]): readonly Leg[] {
  const both = thereAndBack(elements);
  if (both) return both;
  const [reading, ...others] = ordersOf(elements).map((order) => bestCut(order)) as [Cut, ...Cut[]];
  const other = others.reduce((a, b) => (b.worth > a.worth ? b : a), reading);
  // Another order that finds a leg more, each from here to there, explains more of the page.
  const isMore = other.legs.length > reading.legs.length && other.legs.every(({ from, to }) => from && to);
  const more = isMore ? bounds.moreLegs : bounds.reordered;
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
          onwardFrom(last, leg) +
          (last && isMadeAlike(last, leg) ? bounds.madeAlike : 0) -
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

/** Whether the parts of two legs follow each other in the same order, as they do where one layout is repeated. */
function isMadeAlike(one: Leg, other: Leg): boolean {
  const [a, b] = [orderOfParts(one), orderOfParts(other)];
  return a.length > 3 && a.length === b.length && a.every((slot, at) => slot === b[at]);
}

function orderOfParts(leg: Leg): readonly Slot[] {
  return slots.filter((slot) => leg[slot]).toSorted((a, b) => inReadingOrder(leg[a]!, leg[b]!));
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

/** Whether a cut before an element parts what stands in one line. */
function isInLine(elements: readonly Element[], at: number): boolean {
  return at > 0 && elements[at - 1]!.scored.span.cells[0] === elements[at]!.scored.span.cells[0];
}

/** Whether a leg has its departure, and both ends or day, number and arrival; without ends its departure must look like one. */
function isWhole({ from, to, start_time, end_time, start_date, number }: Leg): boolean {
  if (!start_time) return false;
  return Boolean((from && to) || (start_date && end_time && number && start_time.odds.start_time >= bounds.lone));
}
