import type { Reading } from '#src/tickets/evidence.ts';
import type { TicketKind } from '#src/tickets/fields.ts';
import { fold } from '../../words/fold.ts';
import { labelEntries, labelWords } from '../../words/label-index.ts';
import { isOver } from '../candidates/span.ts';
import type { Cell } from '../cells.ts';
import { inColumn } from '../neighbours.ts';
import { once } from '../once.ts';
import type { ScoredSpan } from '../scoring/scorer.ts';
import type { Target } from '../scoring/targets.ts';
import type { Understood } from '../understood.ts';
import { bounds } from './bounds.ts';
import { fieldOf } from './fields.ts';
import { readSpan } from './read-span.ts';
import { scoredReading } from './told.ts';
import type { Traveller } from './travellers.ts';

/** A leg of an order: its number as printed, and where it begins in reading order. */
export type LegPlace = { readonly number?: string; readonly begins: number };

/** An order of several travellers, or legs, or both. */
export type Order = {
  readonly understood: Understood;
  readonly scored: readonly ScoredSpan[];
  readonly travellers: readonly Traveller[];
  readonly legs: readonly LegPlace[];
  readonly kind: TicketKind;
};

/** Lines below a name that are about its traveller at most. */
const ownLines = 8;

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
function only(found: readonly Found[]): Found | undefined {
  return new Set(found.map(({ value }) => JSON.stringify(value))).size === 1 ? found[0] : undefined;
}

const none = -1;

const knownOf = once((_: Order) => new Map<Target, readonly Found[]>());

/** The values of a target with whose row and which leg's part they stand in; of spans that overlap the likeliest, in reading order. */
export function valuesOf(order: Order, target: Target): readonly Found[] {
  const known = knownOf(order);
  const found = known.get(target) ?? findValues(order, target);
  known.set(target, found);
  return found;
}

function findValues(order: Order, target: Target): readonly Found[] {
  const { scored, understood } = order;
  const found: Found[] = [];
  const spans = scored.filter((one) => one.likely(target) >= bounds.own && one.span.cells.length === 1);
  for (const one of spans.toSorted((a, b) => b.likely(target) - a.likely(target))) {
    const cell = one.span.cells[0]!;
    if (found.some((other) => isOver(other.one.span, one.span))) continue;
    const value = readSpan(one.span, target, understood, fieldOf(target, order.kind));
    if (value !== undefined) found.push({ value, one, who: whoseRow(cell, order), leg: legOf(cell, order) });
  }
  const ordered = found.sort(
    (a, b) => a.one.span.cells[0]!.order - b.one.span.cells[0]!.order || a.one.span.at - b.one.span.at,
  );
  return [...Map.groupBy(ordered, ({ one }) => one.span.cells[0]!).values()].flatMap((own) => inTurn(own, order));
}

/** Of values in one line, as many as there are travellers, each has one: "Seats 81, 83". */
function inTurn(own: readonly Found[], { travellers }: Order): readonly Found[] {
  const isList = travellers.length > 1 && own.length === travellers.length;
  return isList ? own.map((found, who) => ({ ...found, who })) : own;
}

/** Whose name stands in a cell or its line, or nearest above it, or beside that in its column. */
function whoseRow(cell: Cell, order: Order): number {
  const { travellers } = order;
  if (travellers.length < 2) return none;
  const words = new Set(wordsOf(cell.text));
  const named = travellers.flatMap(({ name }, who) => (wordsOf(name).every((word) => words.has(word)) ? [who] : []));
  if (named.length === 1) return named[0]!;
  const places = travellers.flatMap(({ places }, who) => places.map((place) => ({ place, who })));
  const above = places.filter(
    ({ place }) => place.page === cell.page && place.y <= cell.y + 0.6 && cell.y < place.y + ownLines,
  );
  const low = Math.max(...above.map(({ place }) => place.y));
  if (low < cell.y - 0.6 && namesStranger(cell, order)) return none;
  const row = above.filter(({ place }) => low - place.y < 0.6);
  if (row.length === 1) return row[0]!.who;
  const beside = row.toSorted((a, b) => b.place.x - a.place.x).find(({ place }) => place.x <= cell.x + 1);
  return beside?.who ?? none;
}

/** Whether the row of a cell begins, where the travellers' names stand, with what looks like one more and is none of theirs. */
function namesStranger(cell: Cell, { understood, travellers }: Order): boolean {
  const row = understood.sheets.flatMap(({ rows }) => rows).find((cells) => cells.includes(cell)) ?? [];
  const places = travellers.flatMap((one) => one.places);
  return row.some(
    (mate) =>
      mate !== cell &&
      !places.includes(mate) &&
      wholeName.test(mate.text) &&
      labelEntries(labelWords(mate.text)).length === 0 &&
      places.some((place) => place.page === mate.page && Math.abs(place.x - mate.x) < 0.5 && place.y < mate.y),
  );
}

const wholeName = /^\p{Lu}[\p{L}'’-]+(?:, ?| )\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)?$/u;

function wordsOf(text: string): readonly string[] {
  return fold(text).match(/[\p{L}'’-]+/gu) ?? [];
}

/** The leg whose number stands over a cell in its column; else the one in whose lines it is, where each leg has its own lines for travellers. */
function legOf(cell: Cell, order: Order): number {
  const { legs } = order;
  if (legs.length === 1) return 0;
  const heads = headsOf(cell, order.understood);
  const under = legs.flatMap(({ number }, at) => {
    const digits = number?.replace(/\D/g, '') ?? '';
    return digits.length >= 2 && heads.some((text) => text.replace(/\s/g, '').includes(digits)) ? [at] : [];
  });
  if (under.length === 1) return under[0]!;
  const zone = legs.findLastIndex(({ begins }) => cell.order >= begins);
  const last = zone === legs.length - 1;
  return zone !== none && (!last || !isBelowLegs(cell, order)) ? zone : none;
}

/** Whether a cell stands in a list of travellers below all legs: after the last leg began, as far down as no leg before had lines of its own. */
function isBelowLegs(cell: Cell, { travellers, legs }: Order): boolean {
  const [first, second] = legs;
  const nested = travellers.some(({ places }) =>
    places.some(({ order }) => order >= first!.begins && order < (second?.begins ?? first!.begins)),
  );
  if (nested || travellers.length === 0) return false;
  const below = travellers.flatMap(({ places }) => places.filter(({ order }) => order > legs.at(-1)!.begins));
  return below.length > 0 && cell.order >= Math.min(...below.map(({ order }) => order));
}

/** Texts above a cell in its column. */
function headsOf(cell: Cell, { cells }: Understood): readonly string[] {
  return cells
    .filter(
      (other) =>
        other.page === cell.page && other.bottom <= cell.y + 0.2 && cell.y - other.bottom < 14 && inColumn(other, cell),
    )
    .map((other) => other.text);
}
