/** The way there and the way back under words that say which is which. */
import { headsWay, type WayWord } from '../../../words/way-words.ts';
import type { Understood } from '../../document/understood.ts';
import type { Cell } from '../../layout/cells.ts';
import { cellOf, type Element, inReadingOrder, isPlace } from './elements.ts';
import type { Leg } from './leg-worth.ts';

/** Ems below its heading in which a way is told, and cells. */
const [deepest, most] = [16, 24];
/** Two headings of one row stand side by side; the columns below them may begin a little farther left. */
const [sameRow, hanging] = [0.6, 1];

/** Two cells that head the ways. */
export type WayHeads = Readonly<Record<WayWord, Cell>>;

/** The first lines of a document that head the way there and, behind or beside it, the way back. */
export function wayHeadsOf({ sheets }: Understood): WayHeads | undefined {
  for (const { cells } of sheets) {
    const heads = cells.flatMap((cell) => {
      const way = cell.prose ? undefined : headsWay(cell.text);
      return way ? [{ cell, way }] : [];
    });
    const there = heads.find(({ way }) => way === 'there')?.cell;
    const back = there && heads.find(({ cell, way }) => way === 'back' && cell.order > there.order)?.cell;
    if (there && back) return { there, back };
  }
  return undefined;
}

/** The two legs under a pair of headings, each with a departure of its own; what ends one of them names, the other way round, are the other's. */
export function headedWays(elements: readonly Element[], heads: WayHeads | undefined): readonly Leg[] | undefined {
  if (!heads) return undefined;
  const [there, back] = (['there', 'back'] as const).map((way) => partsOf(elements.filter(isUnder(heads, way))));
  if (!there || !back || !there.start_time || !back.start_time) return undefined;
  const [from, to] = there.ends ?? back.ends?.toReversed() ?? [];
  const [start, end] = back.ends ?? [to, from];
  if (!from || !to || !start || !end) return undefined;
  const day = there.start_date ?? back.start_date;
  if (!day || from.place === to.place) return undefined;
  return [
    legOf({ ...there, from, to, start_date: there.start_date ?? day }, heads.there),
    legOf({ ...back, from: start, to: end, start_date: back.start_date ?? day }, heads.back),
  ];
}

type Parts = {
  readonly ends?: readonly [Element, Element];
  readonly start_date?: Element;
  readonly start_time?: Element;
  readonly end_time?: Element;
};

/** What is told under one heading; undefined where it is more than one ride. */
function partsOf(elements: readonly Element[]): Parts | undefined {
  const ordered = elements.toSorted(inReadingOrder);
  const clocks = distinct(ordered.filter(({ scored }) => scored.span.clock));
  const days = distinct(ordered.filter(({ scored }) => scored.span.date));
  const [from, to, ...others] = distinct(ordered.filter(isPlace));
  const [start, end, ...more] = clocks;
  if (more.length > 0 || days.length > 2 || others.length > 1) return undefined;
  return {
    ...(from && to && { ends: [from, to] as const }),
    ...(days[0] && { start_date: days[0] }),
    ...(start && { start_time: start }),
    ...(end && { end_time: end }),
  };
}

function distinct(elements: readonly Element[]): readonly Element[] {
  return elements.filter((one, at) => elements.findIndex(({ place }) => place === one.place) === at);
}

function legOf({ ends: _, ...parts }: Parts & Pick<Leg, 'from' | 'to'>, head: Cell): Leg {
  return { ...parts, begins: head.order, isPlain: true };
}

/** Whether an element stands under one heading and not under the other. */
function isUnder({ there, back }: WayHeads, way: WayWord): (element: Element) => boolean {
  const isBeside = Math.abs(there.y - back.y) < sameRow;
  const [left, right] = there.x < back.x ? [there, back] : [back, there];
  const head = way === 'there' ? there : back;
  return (element) => {
    const cell = cellOf(element);
    if (cell.page !== head.page || cell.document !== head.document) return false;
    if (cell.y < head.y - sameRow || cell.y > head.y + deepest) return false;
    if (isBeside) return (cell.x >= right.x - hanging ? right : left) === head && cell.right > left.x;
    const isBefore = cell.order < back.order;
    return way === 'there' ? isBefore && cell.order >= there.order : !isBefore && cell.order - back.order < most;
  };
}
