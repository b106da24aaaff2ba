import { sameValue } from '#src/tickets/choose.ts';
import type { Evidence, Reading } from '#src/tickets/evidence.ts';
import type { FieldName } from '#src/tickets/fields.ts';
import { isOneSide } from '../../../words/against.ts';
import { isWholeLine, type Span } from '../../candidates/span.ts';
import { resolveDay } from '../../document/context.ts';
import type { Understood } from '../../document/understood.ts';
import { evidenceOf } from '../../readings/reading.ts';
import { filledLikely } from '../../scoring/calibration.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Target } from '../../scoring/targets.ts';
import { bounds } from './bounds.ts';
import { readSpan } from './read-span.ts';

/** A value that spans of a document tell of a target, with the likeliest of them and all that tell it about as surely. */
export type Told = {
  readonly value: unknown;
  readonly best: ScoredSpan;
  readonly likely: number;
  readonly places: readonly ScoredSpan[];
};

/** What the spans of a document tell, likeliest first; asked twice, it is worked out once. */
export type Tellings = {
  /** Texts and amounts of a target, as the field has them. */
  readonly values: (target: Target, field: FieldName) => readonly Told[];
  /** Days (`2027-03-14`) or clocks (`19:30`) of a target. */
  readonly moments: (target: Target) => readonly Told[];
};

/** Below this a span tells nothing of a target. */
const least = 0.02;

/** What the scored spans of a document tell. */
export function tellingsOf(understood: Understood, scored: readonly ScoredSpan[]): Tellings {
  const known = new Map<string, readonly Told[]>();
  const once = (key: string, work: () => readonly Told[]) => {
    const told = known.get(key) ?? work();
    known.set(key, told);
    return told;
  };
  return {
    values: (target, field) => once(`${target} ${field}`, () => valuesOf(scored, target, understood, field)),
    moments: (target) => once(target, () => momentsOf(scored, target, understood)),
  };
}

function valuesOf(
  scored: readonly ScoredSpan[],
  target: Target,
  understood: Understood,
  field: FieldName,
): readonly Told[] {
  const told: { value: unknown; best: ScoredSpan; readonly likely: number; readonly places: ScoredSpan[] }[] = [];
  const taken = linesOfOthers(scored, target);
  const likely = scored.map((one) => ({ one, likely: one.likely(target) })).filter((one) => one.likely >= least);
  for (const { one, likely: score } of likely.sort((a, b) => b.likely - a.likely)) {
    if (one.span.cells.length > 1 && one.span.cells.some((cell) => taken.has(cell))) continue;
    const value = readSpan(one.span, target, understood, field);
    if (value === undefined) continue;
    const known = told.find((other) => sameValue(field, other.value, value));
    if (!known) told.push({ value, best: one, likely: score, places: [one] });
    else if (score >= bounds.again) known.places.push(one);
    if (
      known &&
      target === 'title' &&
      isPart(known.best.span, one.span) &&
      (score >= wholeLikely || isOneSide(String(known.value), String(value)))
    )
      Object.assign(known, { value, best: one });
  }
  return told;
}

/** Lines that are something else from first to last: no title goes on in that of who holds the ticket, no venue in that of what is on there. */
function linesOfOthers(scored: readonly ScoredSpan[], target: Target): ReadonlySet<unknown> {
  const other = target === 'title' ? 'passenger' : target === 'venue' ? 'title' : undefined;
  if (!other) return new Set();
  const whole = scored.filter(
    ({ span, likely }) => isWholeLine(span) && likely(other) >= bounds.mostly && likely(other) > likely(target),
  );
  return new Set(whole.map(({ span }) => span.cells[0]));
}

/** From here on a longer text is as likely a title as a part of it: of "Legia – Widzew" both sides look like titles; where a word says that it is a match, always. */
const wholeLikely = 0.8;

/** Whether a span is a part of another one of its line. */
function isPart(part: Span, whole: Span): boolean {
  const areOneLine = part.cells.length === 1 && whole.cells.length === 1 && part.cells[0] === whole.cells[0];
  return areOneLine && whole.at <= part.at && part.end <= whole.end && part.end - part.at < whole.end - whole.at;
}

function momentsOf(scored: readonly ScoredSpan[], target: Target, understood: Understood): readonly Told[] {
  const found = new Map<string, Told>();
  for (const one of scored) {
    const value = target.endsWith('_time') ? one.span.clock : dayIn(one, target, understood);
    const likely = momentLikely(one, target);
    const known = value === undefined ? undefined : found.get(value);
    const places = [...(known?.places ?? []), ...(likely >= bounds.again || !known ? [one] : [])];
    if (value !== undefined && likely > (known?.likely ?? 0)) found.set(value, { value, best: one, likely, places });
    else if (known) found.set(known.value as string, { ...known, places });
  }
  return [...found.values()].sort((a, b) => b.likely - a.likely);
}

/** From where days begin with the begin they last until the end, nearly as surely. */
const nearly = 0.8;

/** How likely a moment is; days that begin with the begin end with the end. */
function momentLikely(one: ScoredSpan, target: Target): number {
  const own = one.likely(target);
  return target === 'end_date' && one.span.date?.until ? Math.max(own, nearly * one.likely('start_date')) : own;
}

function dayIn({ span }: ScoredSpan, target: Target, { dates }: Understood): string | undefined {
  const written = target === 'end_date' && span.date?.until ? span.date.until : span.date;
  return written && resolveDay(written, dates)?.day;
}

/** Where a value stands that the scorer proposed and no rule. */
export function scoredEvidence({ span }: ScoredSpan): Evidence {
  return { ...evidenceOf(span.cells, span.text), extractor: 'scored-text' };
}

/** A value that the scorer proposed and no rule, as a reading; `confidence`: how sure it is beside readings of others. */
export function scoredReading<Value>(
  value: Value,
  best: ScoredSpan,
  likely: number,
  confidence = likely,
): Reading<Value> {
  return { value, evidence: scoredEvidence(best), confidence, likely: filledLikely(likely) };
}
