/** The way there and the way back as two lines that name the same places, the one the other way round. */
import { fold } from '../../../words/fold.ts';
import type { Understood } from '../../document/understood.ts';
import type { Cell } from '../../layout/cells.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Target } from '../../scoring/targets.ts';
import { isPlausiblePlace } from '../../values/routes.ts';
import { readStop } from '../../values/stops.ts';
import { bounds } from '../spans/bounds.ts';
import { type Element, elementOf, isTimeOrDay, partTold } from './elements.ts';
import type { Leg } from './leg-worth.ts';

/** Lines that are looked at, and letters of one. */
const [mostLines, longest] = [200, 160];
/** Cells between the two lines, and behind either, in which its clocks stand. */
const [farthest, near] = [30, 10];
/** Cells above a line in which its day stands. */
const far = 4;
/** Letters between two places of one line. */
const between = 50;

/** What may stand beside a place: a clock, or something in brackets. */
const besides = /^\s*\d{1,2}[.:h]\d{2}(?: h)?\s|\s(?:\d{1,2}[.:h]\d{2}(?: h)?|\([^)]*\))(?=\s|$)/g;

/** A line that names a way, and where its ends stand in it. */
type Line = { readonly cell: Cell; readonly from: Place; readonly to: Place };
type Place = { readonly name: string; readonly at: number };
/** The cells that belong to the other way. */
type Around = { readonly after: number; readonly before: number };

/**
 * The two legs of a document in which one line leads from here to there and a later one back, "10.30 Belgrave → Lakeside 11.30" and "14.45 Lakeside → Belgrave 15.45",
 * each with a departure of its own in it or below it.
 */
export function mirroredWays(spans: readonly ScoredSpan[], understood: Understood): readonly Leg[] | undefined {
  const cells = understood.sheets
    .flatMap((sheet) => sheet.cells)
    .filter((cell) => cell.text.length <= longest)
    .slice(0, mostLines);
  for (const cell of cells) {
    const there = lineOf(cell);
    const back = there && turnedAmong(cells, there);
    if (!back) continue;
    const timed = spans.filter(isTimeOrDay);
    const legs = [
      legOf(there, { after: -1, before: back.cell.order }, timed, understood),
      legOf(back, { after: there.cell.order, before: Number.POSITIVE_INFINITY }, timed, understood),
    ];
    return legs.every((leg) => leg !== undefined) ? legs : undefined;
  }
  return undefined;
}

/** The way that a line tells: two places with an arrow, a dash or a point between them. */
function lineOf(cell: Cell): Line | undefined {
  const parts = cell.text.split(/\s*(?:→|➔|➜|➝|⟶|»|>>|=>|->|–>|—>|›|✈|⇒|►|▶|\u{1F86A}|\s[>—–·-]\s)\s*/u);
  const [from, to] = parts.map((part) => readStop(part.replace(besides, '')));
  if (parts.length !== 2 || !from?.place || !to?.place || !isPlausiblePlace(from) || !isPlausiblePlace(to))
    return undefined;
  const start = cell.text.indexOf(from.place);
  const end = cell.text.indexOf(to.place, start + from.place.length);
  if (start < 0 || end < 0 || fold(from.place) === fold(to.place)) return undefined;
  return { cell, from: { name: from.place, at: start }, to: { name: to.place, at: end } };
}

/** The first line that tells the way back of this one. */
function turnedAmong(cells: readonly Cell[], there: Line): Line | undefined {
  for (const cell of cells) {
    const back = turned(there, cell);
    if (back) return back;
  }
  return undefined;
}

/** Another line behind this one that names its ends the other way round. */
function turned({ cell, from, to }: Line, other: Cell): Line | undefined {
  if (other.document !== cell.document || other.order <= cell.order || other.order - cell.order > farthest)
    return undefined;
  const text = fold(other.text);
  const [start, end] = [placeIn(text, to.name), placeIn(text, from.name)];
  if (start < 0 || end < 0 || end < start + to.name.length || end - start - to.name.length > between) return undefined;
  return { cell: other, from: { name: to.name, at: start }, to: { name: from.name, at: end } };
}

function placeIn(text: string, name: string): number {
  const at = text.indexOf(fold(name));
  const isWord = !/[\p{L}\d]/u.test(text[at - 1] ?? '') && !/[\p{L}\d]/u.test(text[at + name.length] ?? '');
  return isWord ? at : -1;
}

function legOf(line: Line, others: Around, timed: readonly ScoredSpan[], understood: Understood): Leg | undefined {
  const { cell, from, to } = line;
  const beside = (first: number, last: number) =>
    timed.filter(({ span }) => {
      const at = span.cells[0]!;
      const distance = at.order - cell.order;
      const isNear = distance >= first && distance <= last;
      return isOf(at, cell) && isNear && at.order > others.after && at.order < others.before;
    });
  const clocks = [beside(0, 0), beside(1, near)]
    .map((some) => some.filter(({ span }) => span.clock))
    .find((some) => some.length > 0);
  const [first, ...more] = clocks ?? [];
  if (!first || more.length > 1) return undefined;
  const last = (more[0] ?? first).span.cells[0]!.order - cell.order;
  const day = [beside(0, last), beside(-far, -1).toReversed()].flat().find(({ span }) => span.date);
  const [start, end] = [first, ...more].map((one) => told(one, understood));
  const when = day && told(day, understood);
  return {
    from: placeOf(cell, from, 'from'),
    to: placeOf(cell, to, 'to'),
    ...(start && { start_time: start }),
    ...(end && { end_time: end }),
    ...(when && { start_date: when }),
    begins: cell.order,
    isPlain: true,
  };
}

function isOf(one: Cell, { document, page }: Cell): boolean {
  return one.document === document && one.page === page;
}

function told(scored: ScoredSpan, understood: Understood): Element | undefined {
  const value = partTold(scored, understood);
  return value === undefined ? undefined : elementOf(scored, value);
}

/** A place that stands where nothing else can. */
function placeOf(cell: Cell, { name, at }: Place, end: 'from' | 'to'): Element {
  const span = {
    type: 'part',
    text: cell.text.slice(at, at + name.length),
    cells: [cell],
    at,
    end: at + name.length,
  } as const;
  const scored: ScoredSpan = { span, likely: (target: Target) => (target === end ? bounds.plain : 0) };
  return elementOf(scored, span.text);
}
