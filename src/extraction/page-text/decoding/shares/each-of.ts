import type { Cell } from '../../layout/cells.ts';
import type { Target } from '../../scoring/targets.ts';
import { bounds } from '../spans/bounds.ts';
import { shapeOf } from '../spans/shape.ts';
import { namedBefore } from './named-before.ts';
import { type Found, placesOf } from './own-values.ts';
import { none, type Order } from './places.ts';
import { inPrintedOrder } from './printed-order.ts';

/** Whose ticket of an order it is, and on which leg, by their places in the order's lists. */
export type Ticket = { readonly who: number; readonly leg: number };

/** From which likelihood on values are counted: the first that gives each ticket one is taken. */
const levels = [bounds.surely, bounds.fill, bounds.traveller, bounds.own];

/**
 * What each traveller has on each leg, where a document tells as many values as there are tickets: "7C (out) and 12D (back)" beside or below each name, a
 * row of seats in a table under the legs' heads, or a seat for each traveller in each leg's part. Undefined where a ticket would have none or
 * two: whose value it is cannot be told then.
 */
export function eachOf(order: Order, target: Target, tickets: readonly Ticket[]): readonly Found[] | undefined {
  const { travellers, legs } = order;
  const people = Math.max(1, travellers.length);
  if (tickets.length !== people * legs.length || tickets.some(({ who, leg }) => who === none || leg === none))
    return undefined;
  const found = placesOf(order, target);
  for (const level of levels) {
    const likely = found.filter(({ one }) => one.likely(target) >= level);
    const told = [likely, withoutRepeats(likely)].find((some) => some.length === tickets.length);
    const own = told && (byPeople(order, target, told, tickets) ?? byLegs(order, told, tickets));
    if (own) return own;
  }
  return undefined;
}

/** Each value once, where it stands first. */
function withoutRepeats(found: readonly Found[]): readonly Found[] {
  return found.filter(({ value }, at) => found.findIndex((other) => other.value === value) === at);
}

/** Beside or below each name one value for each leg, in the legs' order; nowhere in another leg's part, where values stand in several. */
function byPeople(
  order: Order,
  target: Target,
  found: readonly Found[],
  tickets: readonly Ticket[],
): readonly Found[] | undefined {
  const { travellers, legs } = order;
  const names = travellers.map(({ places }) => places.map(({ order: at }) => at));
  const own = travellers.length < 2 ? [found] : groupsOf(found, names.length, (cell) => lastBefore(cell, names));
  if (own.some((values) => values.length !== legs.length)) return undefined;
  if (travellers.length < 2 && !areListed(found, target)) return undefined;
  const ranks = inPrintedOrder(legs);
  const prints = legs.map((leg) => leg.prints);
  const partOf = ({ one }: Found) => lastBefore(one.span.cells[0]!, prints);
  // A list that names nobody stands below or above all legs; where others stand elsewhere, what is in a leg's part is that leg's.
  const last = ranks.indexOf(legs.length - 1);
  const elsewhere = travellers.length < 2 && new Set(placesOf(order, target).map(partOf)).size > 1;
  const isOfLeg = (part: number) => part !== none && part !== last && elsewhere;
  const inParts = own.map((values) => new Set(values.map(partOf)).size > 1 || isOfLeg(partOf(values[0]!)));
  const told = tickets.map(({ who, leg }) => own[who]![ranks[leg]!]!);
  const isInPlace = ({ who, leg }: Ticket, at: number) => !inParts[who] || partOf(told[at]!) === leg;
  return tickets.every(isInPlace) ? told : undefined;
}

/** In each leg's part one value for each traveller: whose name stands before it, or in the travellers' order. */
function byLegs(order: Order, found: readonly Found[], tickets: readonly Ticket[]): readonly Found[] | undefined {
  const { legs } = order;
  const prints = legs.map((leg) => leg.prints);
  const own = groupsOf(found, legs.length, (cell) => lastBefore(cell, prints));
  if (own.some((values) => values.length * legs.length !== tickets.length)) return undefined;
  const isNamed = own.map((values) => values.every(({ one }) => namedBefore(one.span, order) !== none));
  return tickets.map(({ who, leg }) => (isNamed[leg] && own[leg]!.find((one) => one.who === who)) || own[leg]![who]!);
}

function groupsOf(found: readonly Found[], count: number, of: (cell: Cell) => number): readonly (readonly Found[])[] {
  const whose = found.map(({ one }) => of(one.span.cells[0]!));
  return Array.from({ length: count }, (_, group) => found.filter((_, at) => whose[at] === group));
}

/** Which of some lists of places has the one that stands last before a cell or in its line, in reading order. */
function lastBefore(cell: Cell, lists: readonly (readonly number[])[]): number {
  const last = lists.map((places) => Math.max(none, ...places.filter((order) => order <= cell.order)));
  const most = Math.max(...last);
  return most === none || last.filter((order) => order === most).length > 1 ? none : last.indexOf(most);
}

/** Whether values in lines that name nobody are one list: made alike, and to the letter where they are not sure; not a seat and its number of windows. */
function areListed(found: readonly Found[], target: Target): boolean {
  const isSure = found.every(({ one }) => one.likely(target) >= bounds.surely);
  const shapes = found.map(({ value }) => shapeOf(String(value)));
  // "66, 1 window": what counts something is no place.
  if (found.some(({ one: { span } }) => /^\s*\p{L}{3}/u.test(span.cells[0]!.text.slice(span.end)))) return false;
  return new Set(isSure ? shapes.map((shape) => shape.replace(/9+/g, '9')) : shapes).size === 1;
}
