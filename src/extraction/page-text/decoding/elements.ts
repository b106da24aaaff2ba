import { isOver } from '../candidates/span.ts';
import { resolveDay } from '../context.ts';
import { logOdds } from '../scoring/calibration.ts';
import type { ScoredSpan } from '../scoring/scorer.ts';
import type { Target } from '../scoring/targets.ts';
import type { Understood } from '../understood.ts';
import { bounds } from './bounds.ts';
import { readSpan } from './read-span.ts';

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

/** A span that could fill a slot of a leg, with the log-odds for each. */
export type Element = {
  readonly scored: ScoredSpan;
  readonly odds: Readonly<Record<Slot, number>>;
  /** A place, number, clock (`19:30`) or day (`2027-03-14`). */
  readonly value: string;
};

/** Elements looked at of a document. */
const most = 110;
/** How far from never and always a likelihood is held, so that one span does not decide for a whole leg. */
const edge = 0.01;

/** The spans of a document that may be part of a leg, in reading order; of spans that overlap the likeliest. */
export function elementsOf(spans: readonly ScoredSpan[], understood: Understood): readonly Element[] {
  const found: Element[] = [];
  const ordered = spans
    .map((scored) => ({ scored, best: Math.max(...slots.map((slot) => scored.likely(slot))) }))
    .filter(({ scored, best }) => best >= bounds.element && scored.span.cells.length === 1)
    .sort((a, b) => rank(b.best) - rank(a.best) || whole(b.scored) - whole(a.scored));
  for (const { scored } of ordered) {
    if (found.length >= most) break;
    if (found.some((other) => isOver(other.scored.span, scored.span))) continue;
    const value = toldBy(scored, understood);
    if (typeof value !== 'string') continue;
    const odds = Object.fromEntries(slots.map((slot) => [slot, logOdds(scored.likely(slot), edge)]));
    // Each slot has got its log-odds.
    found.push({ scored, value, odds: odds as Record<Slot, number> });
  }
  return found.sort(inReadingOrder);
}

/** Spans that are about as likely are told apart by how whole they are. */
function rank(likely: number): number {
  return Math.round(likely * 20);
}

/** "Cork, Parnell Place" is more of a place than its second half; "Frankfurt (FRA" and "A → B" are none. */
function whole({ span: { text, clock } }: ScoredSpan): number {
  if (clock) return longestPlace;
  return /[()→>/]|\s[-–]\s/.test(text) ? -1 : Math.min(text.length, longestPlace - 1);
}

/** Letters of a place that are counted; a clock is no part of one, "10:50Osaka" least of all. */
const longestPlace = 41;

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

function inReadingOrder({ scored: { span: a } }: Element, { scored: { span: b } }: Element): number {
  return a.cells[0]!.order - b.cells[0]!.order || a.at - b.at;
}
