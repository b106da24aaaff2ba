/** The way there and the way back, in two columns side by side. */
import { cellOf, type Element, isPlace, isSamePlace } from './elements.ts';
import type { Leg } from './leg-worth.ts';
import { columnsOf } from './orders-of-elements.ts';

/** Elements of a document that are looked at. */
const most = 60;
/** A place may stand a line below its clock, in ems. */
const lineBelow = 0.6;

type Whole = Required<Pick<Leg, 'from' | 'to' | 'start_time' | 'end_time' | 'start_date'>> & Leg;

/**
 * The two legs of a document that has no other clocks: either column has a day of its own and below it two clocks, the earlier one first, and two places,
 * on the right the same ones the other way round. Which clock looks like whose says less than that: of departures on the left and arrivals on the
 * right either column would have the days of both ways.
 */
export function thereAndBack(elements: readonly Element[]): readonly Leg[] | undefined {
  // Two on either side, and no more anywhere.
  if (elements.length > most || elements.filter(isClock).length !== 4) return undefined;
  for (const page of Map.groupBy(elements, (element) => cellOf(element).page).values()) {
    for (const [there, back] of columnsOf(page).map((sides) => sides.map(legOf))) {
      if (there && back && leadsBack(there, back)) return [there, back];
    }
  }
  return undefined;
}

function leadsBack(there: Whole, back: Whole): boolean {
  if (`${there.start_date.value} ${there.end_time.value}` > `${back.start_date.value} ${back.start_time.value}`)
    return false;
  return isSamePlace(there.from.place, back.to.place) && isSamePlace(there.to.place, back.from.place);
}

function legOf(side: readonly Element[]): Whole | undefined {
  const days = side.filter(({ scored }) => scored.span.date);
  const [leaves, arrives, ...more] = side.filter(isClock);
  const [day] = days;
  if (!day || !leaves || !arrives || more.length > 0 || leaves.value >= arrives.value) return undefined;
  const [top, bottom] = [cellOf(day).y, cellOf(arrives).bottom + lineBelow];
  const near = side.filter(
    (one) => isPlace(one) && cellOf(one).y >= top && cellOf(one).bottom <= bottom + 2 * lineBelow,
  );
  const [from, to, ...others] = near.filter(
    (one, at) => !isMoreOf(one, near[at - 1]) && near.findIndex((other) => isSamePlace(other.place, one.place)) === at,
  );
  if (!from || !to || others.length > 0 || days.some(({ value }) => value !== day.value)) return undefined;
  const number = side.toSorted((a, b) => b.odds.number - a.odds.number)[0]!;
  return {
    from,
    to,
    start_time: leaves,
    end_time: arrives,
    start_date: day,
    ...(number.odds.number > 0 && { number }),
    begins: cellOf(side[0]!).order,
    isPlain: true,
  };
}

function isClock({ scored: { span } }: Element): boolean {
  return span.clock !== undefined;
}

/** "Alte Liebe" behind "Cuxhaven, " tells where in it. */
function isMoreOf({ scored: { span } }: Element, before: Element | undefined): boolean {
  const name = before?.scored.span;
  return name?.cells[0] === span.cells[0] && /^\s?,\s$/.test(span.cells[0]!.text.slice(name!.end, span.at));
}
