import { isOver } from '../../candidates/span.ts';
import { resolveDay } from '../../document/context.ts';
import type { Understood } from '../../document/understood.ts';
import type { Cell } from '../../layout/cells.ts';
import { logOdds } from '../../scoring/calibration.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Target } from '../../scoring/targets.ts';
import { splitByTo } from '../../values/routes.ts';
import { bounds } from '../spans/bounds.ts';
import { readSpan } from '../spans/read-span.ts';

/** LIST: the slots of a leg that spans are put into. */
export const slots = [
  'from',
  'to',
  'start_time',
  'end_time',
  'start_date',
  'end_date',
  'number',
] as const satisfies readonly Target[];

/** A part of a leg that one span fills. */
export type Slot = (typeof slots)[number];

/** LIST: which end of what a slot is. */
export const ends = [
  ['from', 'to'],
  ['start_time', 'end_time'],
  ['start_date', 'end_date'],
] as const satisfies readonly (readonly [Slot, Slot])[];

type Odds = Readonly<Record<Slot, number>>;

/** A span that could fill a slot of a leg, with the log-odds for each: by itself, and where its other end is there, too. */
export type Element = {
  readonly scored: ScoredSpan;
  readonly odds: Odds;
  readonly paired: Odds;
  /** A place, number, clock (`19:30`) or day (`2027-03-14`). */
  readonly value: string;
  /** The value, or the name before a code in brackets: "Alicante (ALC)" is one place. */
  readonly place: string;
};

/** Elements looked at of a document. */
const most = 110;
/** Sure names of travellers that are looked at: a part of one is no place. */
const mostNames = 40;
/** How far from never and always a likelihood is held, so that one span does not decide for a whole leg. */
const edge = 0.01;

/** The spans of a document that may be part of a leg, in reading order; of spans that overlap the likeliest. */
export function elementsOf(spans: readonly ScoredSpan[], understood: Understood): readonly Element[] {
  const found: Element[] = [];
  const ordered = spans
    .map((scored) => ({ scored, best: Math.max(...slots.map((slot) => scored.likely(slot))) }))
    .filter(({ scored, best }) => best >= bounds.element && scored.span.cells.length === 1)
    .sort((a, b) => rank(b.best) - rank(a.best) || whole(b.scored) - whole(a.scored));
  const names = spans
    .filter(({ span, likely }) => span.cells.length === 1 && likely('passenger') >= bounds.surely)
    .slice(0, mostNames);
  for (const { scored } of ordered) {
    if (found.length >= most) break;
    if (names.some(({ span }) => isOver(span, scored.span) && span.text.length > scored.span.text.length)) continue;
    if (found.some((other) => isOver(other.scored.span, scored.span))) continue;
    const value = partTold(scored, understood);
    if (value === undefined) continue;
    found.push(elementOf(scored, value));
  }
  return found.sort(inReadingOrder).map((element, at, all) => {
    const before = all[at - 1];
    return before && isCodeOf(element, before) ? { ...element, place: before.value } : element;
  });
}

function isCodeOf({ scored: { span } }: Element, { scored: { span: name } }: Element): boolean {
  const [cell] = span.cells;
  return cell === name.cells[0] && /^\s?\($/.test(cell!.text.slice(name.end, span.at));
}

/** The cell that an element stands in. */
export function cellOf({ scored }: Element): Cell {
  return scored.span.cells[0]!;
}

/** Whether an element names where a ride goes. */
export function isPlace({ scored: { span }, odds }: Element): boolean {
  return !span.clock && !span.date && Math.max(odds.from, odds.to) > odds.number;
}

/** "Helgoland" and "Helgoland, Südhafen" are one. */
export function isSamePlace(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

/** A span as what it tells, with its odds for each slot. */
export function elementOf(scored: ScoredSpan, value: string): Element {
  return { scored, value, place: value, ...oddsOf(scored) };
}

/** That a span is a place, a clock or a day is one thing; which end's, the other end tells as well. */
export function oddsOf({ likely }: Pick<ScoredSpan, 'likely'>): Pick<Element, 'odds' | 'paired'> {
  const odds = Object.fromEntries(slots.map((slot) => [slot, logOdds(likely(slot), edge)])) as Record<Slot, number>;
  const paired = { ...odds };
  for (const [one, other] of ends) {
    const either = logOdds(Math.min(1, likely(one) + likely(other)), edge) - bounds.role;
    paired[one] = Math.max(odds[one], either);
    paired[other] = Math.max(odds[other], either);
  }
  return { odds, paired };
}

/** Spans that are about as likely are told apart by how whole they are. */
function rank(likely: number): number {
  return Math.round(likely * 20);
}

/** "Cork, Parnell Place" is more of a place than its second half; "Frankfurt (FRA", "A → B" and "A to B" are none. */
function whole({ span: { text, clock } }: ScoredSpan): number {
  if (clock) return longestPlace;
  return /[()→>/]|:\s|\s[-–]\s/.test(text) || splitByTo(text) ? -1 : Math.min(text.length, longestPlace - 1);
}

/** Letters of a place that are counted; a clock is no part of one, "10:50Osaka" least of all. */
const longestPlace = 41;

/** Whether a span is a clock or a day. */
export function isTimeOrDay({ span }: ScoredSpan): boolean {
  return (span.clock ?? span.date) !== undefined;
}

/** What a span says as a part of a leg; undefined where it is none. */
export function partTold(one: ScoredSpan, understood: Understood): string | undefined {
  const value = toldBy(one, understood);
  return typeof value === 'string' ? value : undefined;
}

function toldBy(one: ScoredSpan, understood: Understood): unknown {
  const { span } = one;
  if (span.clock) return span.clock;
  // What holds a clock is none of its parts; `12.02.2027` holds none.
  if ((span.date ? /\d[:h]\d\d/ : /\d[:h.]\d\d/).test(span.text)) return undefined;
  if (span.date) return resolveDay(span.date, understood.dates)?.day;
  return readSpan(
    span,
    one.likely('number') > Math.max(one.likely('from'), one.likely('to')) ? 'number' : 'from',
    understood,
  );
}

/** Sorts elements as they are read: by their cells, and within a line from its beginning. */
export function inReadingOrder({ scored: { span: a } }: Element, { scored: { span: b } }: Element): number {
  return a.cells[0]!.order - b.cells[0]!.order || a.at - b.at;
}
