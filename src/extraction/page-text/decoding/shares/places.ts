import type { TicketKind } from '#src/tickets/fields.ts';
import { fold } from '../../../words/fold.ts';
import { labelEntries, labelWords } from '../../../words/label-index.ts';
import type { Span } from '../../candidates/span.ts';
import type { Understood } from '../../document/understood.ts';
import type { Cell } from '../../layout/cells.ts';
import { inColumn } from '../../layout/neighbours.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Traveller } from '../people/travellers.ts';
import { bounds } from '../spans/bounds.ts';
import { columnOf } from './leg-columns.ts';

/** A leg of an order: its number as printed, its airports' codes (`CTG-BOG`), where it begins in reading order, each time that it is printed, and the lines that tell of it. */
export type LegPlace = {
  readonly number?: string;
  readonly route?: string;
  readonly begins: number;
  readonly prints: readonly number[];
  readonly cells: readonly Cell[];
};

/** An order of several travellers, or legs, or both. */
export type Order = {
  readonly understood: Understood;
  readonly scored: readonly ScoredSpan[];
  readonly travellers: readonly Traveller[];
  readonly legs: readonly LegPlace[];
  readonly kind: TicketKind;
};

/** In nobody's row, in no leg's part. */
export const none = -1;

/** Lines below a name that are about its traveller at most. */
const ownLines = 8;

/** Whose name stands in a cell or its line, or nearest above it, or beside that in its column. */
export function whoseRow(cell: Cell, order: Order): number {
  const { travellers } = order;
  if (travellers.length < 2) return none;
  const words = new Set(wordsOf(cell.text));
  const named = travellers.flatMap(({ name }, who) => (wordsOf(name).every((word) => words.has(word)) ? [who] : []));
  if (named.length === 1) return named[0]!;
  const places = travellers.flatMap(({ places }, who) => places.map((place) => ({ place, who })));
  const above = places.filter(
    ({ place }) => place.page === cell.page && place.y <= cell.y + 0.6 && cell.y < place.y + ownLines,
  );
  if (above.length === 0) return aloneOnPage(cell, order);
  const low = Math.max(...above.map(({ place }) => place.y));
  if (low < cell.y - 0.6 && namesStranger(cell, order)) return none;
  const row = above.filter(({ place }) => low - place.y < 0.6);
  if (row.length === 1) return row[0]!.who;
  // Sure names in one line have nothing below them of their own.
  const sure = row.filter(({ who }) => travellers[who]!.best.likely('passenger') >= bounds.surely);
  if (new Set(sure.map(({ place }) => place)).size < sure.length) return none;
  const beside = row.toSorted((a, b) => b.place.x - a.place.x).find(({ place }) => place.x <= cell.x + 1);
  return beside?.who ?? none;
}

/** Whose page it is, where a page names one traveller only and others have pages of their own. */
function aloneOnPage(cell: Cell, { travellers }: Order): number {
  const pages = travellers.map(({ places }) => new Set(places.map(({ page }) => page)));
  const here = pages.flatMap((own, who) => (own.has(cell.page) ? [who] : []));
  return here.length === 1 && pages.every((own, who) => who === here[0] || own.size > 0) ? here[0]! : none;
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
export function legOf(cell: Cell, order: Order): number {
  const { legs } = order;
  if (legs.length === 1) return 0;
  const heads = headsOf(cell, order.understood);
  const under = legs.flatMap(({ number }, at) => {
    const digits = number?.replace(/\D/g, '') ?? '';
    return digits.length >= 2 && heads.some((text) => text.replace(/\s/g, '').includes(digits)) ? [at] : [];
  });
  if (under.length === 1) return under[0]!;
  const beside = columnOf(
    cell,
    legs.map(({ cells }) => cells),
  );
  if (beside !== undefined) return beside;
  const zone = printedBefore(cell, legs);
  const last = zone === legs.length - 1;
  return zone !== none && (!last || !isBelowLegs(cell, order)) ? zone : none;
}

/** The leg whose airports stand right before a value in its line: "CTG-BOG 6C / BOG-MAD 21H"; undefined where none does. */
export function legNamedBefore({ cells: [cell], at }: Span, { legs }: Order): number | undefined {
  const [, from, to] = routeBefore.exec(cell!.text.slice(Math.max(0, at - 40), at)) ?? [];
  const leg = legs.findIndex(({ route }) => route !== undefined && route === `${from}-${to}`);
  return leg === -1 ? undefined : leg;
}

const routeBefore = /(?<!\p{L})([A-Z]{3})\s?[-–—→>/]\s?([A-Z]{3})[\s:(]{1,3}(?:\p{L}{3,10}[\s:]{1,2})?$/u;

/** The leg that is printed last before a cell. */
function printedBefore(cell: Cell, legs: readonly LegPlace[]): number {
  const before = legs.map(({ prints }) => Math.max(none, ...prints.filter((order) => order <= cell.order)));
  const last = Math.max(...before);
  return last === none ? none : before.indexOf(last);
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
