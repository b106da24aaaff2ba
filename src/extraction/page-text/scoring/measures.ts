import { foldKey } from '../../words/fold.ts';
import type { Span, SpanType } from '../candidates/span.ts';
import type { Cell } from '../layout/cells.ts';
import type { Around } from './around.ts';
import { logOdds } from './calibration.ts';
import { type Hints, hintCount } from './hints.ts';
import { absent, bestOf, mostByCell, type Odds, saidByText } from './said.ts';
import { type Target, targets } from './targets.ts';

/** How likely some target must be for a span to be measured: the others are nothing. */
const least = 0.03;
/** Log-odds are held as far from never and always. */
const edge = 1e-6;

/** LIST: what is looked for around a span and in the whole document. */
const spoken: readonly number[] = (
  [
    'title',
    'product',
    'carrier',
    'from',
    'to',
    'start_date',
    'start_time',
    'passenger',
    'seat',
    'class',
    'booking_ref',
    'venue',
    'address',
    'price',
    'number',
    'ticket_number',
  ] satisfies Target[]
).map((target) => targets.indexOf(target));

/** LIST: what a span may stand near of. */
const near: readonly number[] = (
  [
    'title',
    'start_date',
    'start_time',
    'venue',
    'seat',
    'price',
    'passenger',
    'booking_ref',
    'from',
    'to',
  ] satisfies Target[]
).map((target) => targets.indexOf(target));
/** Lines that are too far to matter. */
const far = 60;

const types = [
  'line',
  'rest',
  'part',
  'token',
  'lines',
  'name',
  'code',
  'date',
  'time',
  'money',
] as const satisfies SpanType[];
const sides = ['above', 'below', 'left', 'right'] as const;

const own = 18;

/** How many numbers a span is measured by. */
export const measureCount =
  3 * targets.length + spoken.length * (2 + sides.length + 2) + sides.length + own + near.length + hintCount;

/**
 * Numbers of each span that the second look holds for something: what both looks say of it, how far that is ahead of other texts of the document, what
 * is said of all places of the text and of the cells around it, and how it is written. Undefined for spans that are nothing.
 * `first` and `second`: how likely each span is each target; `around`: the cells of the spans; `hints`: what else is known of them.
 */
export function measuresOf(
  spans: readonly Span[],
  first: readonly ArrayLike<number>[],
  second: readonly ArrayLike<number>[],
  around: ReadonlyMap<Cell, Around>,
  hints: Hints,
): readonly (Float32Array | undefined)[] {
  const odds = second.map((likely) => (isSomething(likely) ? oddsOf(likely) : undefined));
  const keys = spans.map((span, at) => (odds[at] ? foldKey(span.text) : ''));
  const byKey = saidByText(keys, odds);
  const bests = targets.map((_, target) => bestOf(byKey, target));
  const byCell = mostByCell(spans, odds);
  const cells = [...around.keys()];
  const places = new Map(cells.map((cell, at) => [cell, at]));
  const seen = near.map((target) => nearestOf(cells.map((cell) => (byCell.get(cell)?.[target] ?? absent) > 0)));
  const largest = cells.reduce((most, { size }) => Math.max(most, size), 1);
  return spans.map((span, at) => {
    const said = odds[at];
    if (!said) return undefined;
    const list = new Float32Array(measureCount);
    let next = 0;
    const add = (value: number) => {
      list[next++] = value;
    };
    const addSpoken = (from: Odds | undefined) => {
      for (const target of spoken) add(from ? from[target]! : absent);
    };
    const cell = span.cells[0]!;
    const key = byKey.get(keys[at]!)!;
    for (const one of said) add(one);
    for (const one of oddsOf(first[at]!)) add(one);
    for (const [target, best] of bests.entries())
      add(said[target]! - (best.key === keys[at] ? best.second : best.first));
    for (const target of spoken) add(bests[target]!.first);
    addSpoken(key.most);
    const sight = around.get(cell)!;
    for (const side of sides) {
      addSpoken(sight[side] && byCell.get(sight[side]));
      add(sight[side]?.size ?? -1);
    }
    const place = places.get(cell)!;
    for (const beside of [cells[place - 1], cells[place + 1]]) addSpoken(beside && byCell.get(beside));
    add(key.count);
    add(cell.size);
    add(cell.size / largest);
    add(cell.bold ? 1 : 0);
    add(cell.prose ? 1 : 0);
    add(cell.page);
    add(cell.x);
    add(cell.y);
    add(cell.right - cell.x);
    add(place / cells.length);
    add(cells.length);
    addText(span, add);
    for (const nearest of seen) add(nearest[place]!);
    for (const hint of hints(at)) add(hint);
    return list;
  });
}

/** For each line how many it is to the nearest other one of some: below zero to one before it, the one after it where both are as near. */
function nearestOf(isOne: readonly boolean[]): readonly number[] {
  const nearest = isOne.map(() => far);
  let last = -far;
  for (const [at, is] of isOne.entries()) {
    if (at - last < far) nearest[at] = last - at;
    if (is) last = at;
  }
  last = isOne.length + far;
  for (let at = isOne.length - 1; at >= 0; at--) {
    if (last - at < far && last - at <= Math.abs(nearest[at]!)) nearest[at] = last - at;
    if (isOne[at]) last = at;
  }
  return nearest;
}

/** How a span is written: its kind and length, and its share of digits, capitals and small letters. */
function addText({ type, text, cells, at, end }: Span, add: (value: number) => void): void {
  const length = [...text].length;
  const share = (sign: RegExp) => (text.match(sign) ?? []).length / length;
  add(types.indexOf(type));
  add(cells.length);
  add(length);
  add(share(/\d/g));
  add(share(/\p{Lu}/gu));
  add(share(/\p{Ll}/gu));
  add((end - at) / cells[0]!.text.length);
}

function isSomething(likely: ArrayLike<number>): boolean {
  for (let target = 0; target < targets.length; target++) if (likely[target]! >= least) return true;
  return false;
}

function oddsOf(likely: ArrayLike<number>): Odds {
  return Float32Array.from(likely, (one) => logOdds(one, edge));
}
