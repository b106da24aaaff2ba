import type { Reading } from '#src/tickets/evidence.ts';
import { once } from '../../../once.ts';
import { isOver, type Span } from '../../candidates/span.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Target } from '../../scoring/targets.ts';
import { isNoClass } from '../fields/another-field.ts';
import { bounds } from '../spans/bounds.ts';
import { fieldOf } from '../spans/fields.ts';
import { readSpan } from '../spans/read-span.ts';
import { scoredReading } from '../spans/told.ts';
import { namedBefore } from './named-before.ts';
import { legNamedBefore, legOf, none, type Order, whoseRow } from './places.ts';

/** A value of an order with whose row and which leg's part it stands in; -1 in nobody's. */
export type Found = { readonly value: unknown; readonly one: ScoredSpan; readonly who: number; readonly leg: number };

/**
 * What an order says of a target for one traveller on one leg: the value in the traveller's row or lines, below the leg's number or
 * among its lines, or the one of as many as there are travellers or legs. Undefined where that cannot be told.
 */
export function ownValue(order: Order, target: Target, who: number, leg: number): Reading<unknown> | undefined {
  const found = valuesOf(order, target);
  const own = found.filter((one) => one.who === who);
  const picked =
    only(own.filter((one) => one.leg === leg)) ??
    (own.length > 0 ? ofRow(order, target, own, leg) : ofLeg(order, found, who, leg));
  return picked && scoredReading(picked.value, picked.one, Math.max(0.7, picked.one.likely(target)));
}

/** Whether a value stands with another traveller or leg wherever it stands. */
export function isAnothers(
  order: Order,
  target: Target,
  value: string,
  { who, leg }: { readonly who: number; readonly leg: number },
): boolean {
  const same = valuesOf(order, target).filter((one) => one.value === value);
  const isOther = (one: Found) => (one.who !== none && one.who !== who) || (one.leg !== none && one.leg !== leg);
  return same.length > 0 && same.every(isOther);
}

/** From a row of a traveller that no leg has: one value for all legs, or one for each. */
function ofRow({ legs }: Order, target: Target, own: readonly Found[], leg: number): Found | undefined {
  const free = own.filter((one) => one.leg === none);
  if (target !== 'seat' && target !== 'coach') {
    const values = new Set(own.map(({ value }) => JSON.stringify(value)));
    if (values.size === 1) return own[0];
  }
  if (free.length === legs.length) return free[leg];
  return undefined;
}

/** From the lines of a leg that are no traveller's: as many values as travellers, in their order. */
function ofLeg({ travellers }: Order, found: readonly Found[], who: number, leg: number): Found | undefined {
  const free = found.filter((one) => one.leg === leg && one.who === none);
  return free.length === travellers.length ? free[who] : undefined;
}

/** The only value of some, however often it is printed. */
export function only(found: readonly Found[]): Found | undefined {
  return new Set(found.map(({ value }) => JSON.stringify(value))).size === 1 ? found[0] : undefined;
}

const knownOf = once((_: Order) => new Map<Target, readonly Found[]>());

/** The values of a target with whose row and which leg's part they stand in; of spans that overlap the likeliest, in reading order. */
export function valuesOf(order: Order, target: Target): readonly Found[] {
  const known = knownOf(order);
  const found = known.get(target) ?? findValues(order, target);
  known.set(target, found);
  return found;
}

function findValues(order: Order, target: Target): readonly Found[] {
  const ordered = placesOf(order, target);
  return [...Map.groupBy(ordered, ({ one }) => one.span.cells[0]!).values()].flatMap((own) =>
    inTurn(own, order, target),
  );
}

/** The values of a target as they stand, in reading order: in whose row, in which leg's part. */
export function placesOf(order: Order, target: Target): readonly Found[] {
  const { scored, understood } = order;
  const found: Found[] = [];
  const spans = scored.filter((one) => one.likely(target) >= bounds.own && one.span.cells.length === 1);
  for (const one of spans.toSorted((a, b) => b.likely(target) - a.likely(target))) {
    const cell = one.span.cells[0]!;
    if (found.some((other) => isOver(other.one.span, one.span))) continue;
    const value = readSpan(one.span, target, understood, fieldOf(target, order.kind));
    if (value !== undefined && !isNoClass(target, value, order.kind))
      found.push({
        value,
        one,
        who: whoOf(one.span, order),
        leg: legNamedBefore(one.span, order) ?? legOf(cell, order),
      });
  }
  return found.sort((a, b) => a.one.span.cells[0]!.order - b.one.span.cells[0]!.order || a.one.span.at - b.one.span.at);
}

/** Whose a value is by the name right before it, else by the row that it stands in. */
function whoOf(span: Span, order: Order): number {
  const named = namedBefore(span, order);
  return named === none ? whoseRow(span.cells[0]!, order) : named;
}

/** Of values in one line, as many as there are travellers, each has one: "Seats 81, 83". Coaches are rather those of as many legs. */
function inTurn(own: readonly Found[], order: Order, target: Target): readonly Found[] {
  const { travellers, legs } = order;
  if (own.some(({ one }) => legNamedBefore(one.span, order) !== undefined || namedBefore(one.span, order) !== none))
    return own;
  if (target === 'coach' && legs.length > 1 && own.length === legs.length)
    return own.map((found, leg) => ({ ...found, leg, who: none }));
  const sure = own.filter(({ one }) => one.likely(target) >= bounds.surely);
  const list = [own, sure].find((some) => travellers.length > 1 && some.length === travellers.length);
  return list ? list.map((found, who) => ({ ...found, who })) : own;
}
