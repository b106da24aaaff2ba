/** The orders in which what makes up legs may be meant to be read. */
import { cellOf, type Element, type Slot, slots } from './elements.ts';

/** The elements as they stand, column by column, and row by row of a table. */
export const ordersOf = (elements: readonly Element[]): readonly (readonly Element[])[] => [
  elements,
  ...byColumns(elements),
  ...byBands(elements),
];

/** Orders by columns at most; each is cut into legs. */
const mostColumns = 6;
/** Between where two columns begin at least, in ems. */
const narrowest = 4;

/** Two columns of legs side by side on one of the pages, wherever both sides have what a leg has. */
function byColumns(elements: readonly Element[]): readonly (readonly Element[])[] {
  const pages = [...Map.groupBy(elements, (element) => cellOf(element).page).values()];
  return pages
    .flatMap((page, nth) => inColumns(page).map((order) => pages.flatMap((other, at) => (at === nth ? order : other))))
    .slice(0, mostColumns);
}

function inColumns(elements: readonly Element[]): readonly (readonly Element[])[] {
  if (elements.length > 50) return [];
  return columnsOf(elements).flatMap(([left, right]) => {
    return isFull(left) && isFull(right) ? [[...left, ...right]] : [];
  });
}

/** Wherever one column may end and the next begin, what stands in either. */
export function columnsOf(elements: readonly Element[]): readonly (readonly [left: Element[], right: Element[]])[] {
  const lefts = [...new Set(elements.map((element) => Math.round(cellOf(element).x)))].sort((a, b) => a - b);
  const gaps = lefts.flatMap((x, at) => (at > 0 && x - lefts[at - 1]! >= narrowest ? [(x + lefts[at - 1]!) / 2] : []));
  return gaps
    .slice(0, mostColumns)
    .map((gap) => [
      elements.filter((element) => cellOf(element).x < gap),
      elements.filter((element) => cellOf(element).x >= gap),
    ]);
}

/** Whether a side has what a leg has: its departure, and both ends or its number with its arrival. */
function isFull(side: readonly Element[]): boolean {
  const has = (...wanted: readonly Slot[]) => wanted.every((slot) => side.some((element) => element.odds[slot] > 0));
  return has('start_time') && (has('from', 'to') || has('number', 'start_date', 'end_time'));
}

/** LIST: what may stand once in each row of a table of legs, the surest first: whichever end's clock or day it looks like. */
const keys = [
  ['number'],
  ['start_time', 'end_time'],
  ['start_date', 'end_date'],
] as const satisfies readonly (readonly Slot[])[];

/**
 * The rows of a table of legs whose cells are several lines high: what stands nearest to each number, or clock, of one column, from left to
 * right.
 */
function byBands(elements: readonly Element[]): readonly (readonly Element[])[] {
  const pages = [...Map.groupBy(elements, (element) => cellOf(element).page).values()];
  return keys.flatMap((key) => {
    const banded = pages.map((page) => inBands(page, key));
    return banded.some((page) => page !== undefined) ? [pages.flatMap((page, at) => banded[at] ?? page)] : [];
  });
}

function inBands(elements: readonly Element[], key: (typeof keys)[number]): readonly Element[] | undefined {
  const likely = elements.filter(({ odds }) => {
    const most = Math.max(...key.map((slot) => odds[slot]));
    return most > 0 && slots.every((slot) => odds[slot] <= most);
  });
  const columns = likely.map((one) => likely.filter((other) => Math.abs(cellOf(one).x - cellOf(other).x) < 1.5));
  const [anchors = []] = columns.sort((a, b) => b.length - a.length);
  if (anchors.length < 2 || anchors.length > 10) return undefined;
  const bands = anchors.map(() => [] as Element[]);
  for (const element of elements) {
    const far = anchors.map((anchor) => Math.abs(middleOf(element) - middleOf(anchor)));
    bands[far.indexOf(Math.min(...far))]!.push(element);
  }
  return bands.flatMap((band) =>
    band.toSorted((a, b) => cellOf(a).x - cellOf(b).x || a.scored.span.at - b.scored.span.at),
  );
}

function middleOf(element: Element): number {
  const { y, bottom } = cellOf(element);
  return (y + bottom) / 2;
}
