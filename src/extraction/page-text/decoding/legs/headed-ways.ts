/** The way there and the way back under words that say which is which. */
import { headsWay, type WayWord } from '../../../words/way-words.ts';
import type { Understood } from '../../document/understood.ts';
import type { Cell } from '../../layout/cells.ts';
import { cellOf, type Element, inReadingOrder, isPlace, isSamePlace } from './elements.ts';
import type { Leg } from './leg-worth.ts';

/** Ems below its heading in which a way is told, and cells. */
const [deepest, most] = [16, 24];
/** Two headings of one row stand side by side; the columns below them may begin a little farther left. */
const [sameRow, hanging] = [0.6, 1];

/** Places of one way at most: its ends, and a vessel or a station on the way that looks like one. */
const mostPlaces = 4;

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
  const ends = endsOf(there.places, back.places);
  if (!ends) return undefined;
  const [[from, to], [start, end]] = ends;
  const day = there.start_date ?? back.start_date;
  if (!day) return undefined;
  return [
    legOf({ ...there, from, to, start_date: day }, heads.there),
    legOf({ ...back, from: start, to: end, start_date: back.start_date ?? day }, heads.back),
  ];
}

/** Whether both ways are told in columns side by side, which in reading order are one. */
export function areBeside({ there, back }: WayHeads): boolean {
  return Math.abs(there.y - back.y) < sameRow;
}

type Ends = readonly [from: Element, to: Element];

/** The ends of both ways: what one names in turn and the other the other way round, or what only one names, or two of either. */
function endsOf(there: readonly Element[], back: readonly Element[]): readonly [Ends, Ends] | undefined {
  const turned = there.flatMap((from, at) => there.slice(at + 1).flatMap((to) => turnedIn(back, from, to)));
  if (turned.length > 0) return turned.length === 1 ? turned[0] : undefined;
  const [[a, b, ...more], [c, d, ...others]] = [there, back];
  if (more.length + others.length > 0) return undefined;
  if (a && b) return c && d ? both([a, b], [c, d]) : both([a, b], [b, a]);
  return c && d ? both([d, c], [c, d]) : undefined;
}

/** The ends of both ways where the way back names those of the way there in the other order. */
function turnedIn(back: readonly Element[], from: Element, to: Element): readonly (readonly [Ends, Ends])[] {
  const [start, end] = [to, from].map((one) => back.findIndex(({ place }) => isSamePlace(place, one.place)));
  return start! >= 0 && end! > start! ? [both([from, to], [back[start!]!, back[end!]!])] : [];
}

const both = (there: Ends, back: Ends): readonly [Ends, Ends] => [there, back];

type Parts = {
  readonly places: readonly Element[];
  readonly start_date?: Element;
  readonly start_time?: Element;
  readonly end_time?: Element;
  readonly number?: Element;
};

/** What is told under one heading; undefined where it is more than one ride. */
function partsOf(elements: readonly Element[]): Parts | undefined {
  const ordered = elements.toSorted(inReadingOrder);
  const clocks = distinct(ordered.filter(({ scored }) => scored.span.clock));
  const days = distinct(ordered.filter(({ scored }) => scored.span.date));
  const places = distinct(inOneName(ordered.filter(isPlace)));
  const [start, end, ...more] = clocks;
  const [number] = ordered.toSorted((a, b) => b.odds.number - a.odds.number);
  if (more.length > 0 || days.length > 2 || places.length > mostPlaces) return undefined;
  return {
    places,
    ...(days[0] && { start_date: days[0] }),
    ...(start && { start_time: start }),
    ...(end && { end_time: end }),
    ...(number && number.odds.number > 0 && { number }),
  };
}

/** Places with nothing but a stroke, a comma or a bracket between them are names of one: "Vaasa / Vasa", "Umeå (Holmsund)". */
function inOneName(places: readonly Element[]): readonly Element[] {
  return places.filter((one, at) => {
    const [before, span] = [places[at - 1]?.scored.span, one.scored.span];
    return before?.cells[0] !== span.cells[0] || !/^\s?[,/(]\s?$/.test(cellOf(one).text.slice(before!.end, span.at));
  });
}

function distinct(elements: readonly Element[]): readonly Element[] {
  return elements.filter((one, at) => elements.findIndex(({ place }) => place === one.place) === at);
}

function legOf({ places: _, ...parts }: Parts & Pick<Leg, 'from' | 'to'>, head: Cell): Leg {
  return { ...parts, begins: head.order, isPlain: true };
}

/** Whether an element stands under one heading and not under the other. */
function isUnder({ there, back }: WayHeads, way: WayWord): (element: Element) => boolean {
  const isBeside = areBeside({ there, back });
  const [left, right] = there.x < back.x ? [there, back] : [back, there];
  const head = way === 'there' ? there : back;
  return (element) => {
    const cell = cellOf(element);
    if (cell.page !== head.page || cell.document !== head.document) return false;
    if (cell.y < head.y - sameRow || cell.y > head.y + deepest) return false;
    if (isBeside) return (cell.x >= right.x - hanging ? right : left) === head && cell.x >= left.x - hanging;
    const isBefore = cell.order < back.order;
    return way === 'there' ? isBefore && cell.order >= there.order : !isBefore && cell.order - back.order < most;
  };
}
