import { sameValue } from '#src/tickets/choose.ts';
import type { Reading } from '#src/tickets/evidence.ts';
import type { FieldName } from '#src/tickets/fields.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import { filledLikely, ruledLikely } from '../scoring/calibration.ts';
import type { ScoredSpan } from '../scoring/scorer.ts';
import type { Target } from '../scoring/targets.ts';
import type { Understood } from '../understood.ts';
import { fieldOf, settledTargets } from './fields.ts';
import { addLegs } from './legs.ts';
import { partByPeople } from './people.ts';
import { settleTimes } from './times.ts';
import { scoredEvidence, toldOf } from './told.ts';
import { type Zones, zonesOf } from './zones.ts';

/** From which likelihood on a span fills a field that nothing else filled. */
export const least = { fill: 0.7, replace: 0.75, margin: 0.35, keep: 0.12 };

/**
 * Settles the drafts that the rules made of a document by what the scorer holds of its spans: each reading gets how likely
 * it is as its confidence, what is unlikely goes, what is missing is filled where a span is likely enough.
 */
export function settle(
  understood: Understood,
  drafts: readonly Draft[],
  scored: readonly ScoredSpan[],
): readonly Draft[] {
  if (scored.length === 0 || drafts.length === 0) return drafts;
  const legs = addLegs(understood, drafts, scored);
  const zones = zonesOf(understood, legs);
  const settled = legs.map((draft, at) => settleDraft({ understood, draft, scored, zones, at }));
  return partByPeople(understood, settled, scored);
}

/** One draft of a document with all that is known for it. */
export type Part = {
  readonly understood: Understood;
  readonly draft: Draft;
  readonly scored: readonly ScoredSpan[];
  readonly zones: Zones;
  readonly at: number;
};

function settleDraft(part: Part): Draft {
  const fields: FieldReadings = { ...part.draft.fields };
  const kind = part.draft.kind?.value ?? 'code';
  for (const target of settledTargets) {
    const field = fieldOf(target, kind);
    if (field) settleField(part, fields, target, field);
  }
  settleTimes(part, fields, kind);
  return { ...part.draft, fields };
}

const ends: { readonly [T in Target]?: Target } = {
  from: 'to',
  to: 'from',
  from_code: 'to_code',
  to_code: 'from_code',
};

/** Readings whose place in an order of stops says more than their looks: they are not dropped. */
const firm: ReadonlySet<Target> = new Set(['from', 'to', 'from_code', 'to_code', 'number', 'price', 'seat', 'coach']);

/** An amount of many that a page prints needs more than others to be the price. */
function fillFrom(target: Target): number {
  return target === 'price' ? 0.99 : least.fill;
}

function settleField(part: Part, fields: FieldReadings, target: Target, field: FieldName): void {
  const readings = (fields[field] ?? []) as Reading<unknown>[];
  const all = toldOf(part.scored, target, part.understood, field);
  const own = part.zones.own(part.at, all, target);
  // Which end of a way a place is, the order of stops tells better than its own looks: a reading of the rules is as likely as either end.
  const turned = ends[target];
  const either = turned ? [...all, ...toldOf(part.scored, turned, part.understood, field)] : all;
  const likelyOf = (value: unknown) => {
    const same = either.filter((told) => sameValue(field, told.value, value));
    return same.length > 0 ? Math.max(...same.map(({ likely }) => likely)) : undefined;
  };
  const judged = readings
    .map((reading) => ({ reading, scored: likelyOf(reading.value) }))
    .map(({ reading, scored }) => ({
      reading: scored === undefined ? reading : { ...reading, likely: ruledLikely(scored) },
      scored: scored ?? reading.confidence,
    }));
  const [best] = own;
  const most = Math.max(0, ...judged.map(({ scored }) => scored));
  const known = best && judged.some(({ reading }) => sameValue(field, reading.value, best.value));
  const other = turned && fieldOf(turned, part.draft.kind?.value ?? 'code');
  const isOtherEnd = best && other && sameValue(field, fields[other]?.[0]?.value, best.value);
  const needed = judged.length > 0 ? Math.max(least.replace, most + least.margin) : fillFrom(target);
  const takes = best && !known && !isOtherEnd && !isOtherCode(fields, field, best.value) && best.likely >= needed;
  const added = takes
    ? [
        {
          reading: {
            value: best.value,
            evidence: scoredEvidence(best.best),
            confidence: filledLikely(best.likely),
            likely: filledLikely(best.likely),
          },
          scored: best.likely,
        },
      ]
    : [];
  const kept = [...added, ...judged.filter(({ scored }) => firm.has(target) || scored >= least.keep)].sort(
    (a, b) => b.scored - a.scored,
  );
  if (kept.length > 0) (fields as Record<FieldName, unknown>)[field] = inOrder(kept.map(({ reading }) => reading));
  else delete fields[field];
}

/** LIST: fields that never hold one and the same code. */
const codes = [
  'bookingReference',
  'ticketNumber',
  'membershipNumber',
  'voucherCode',
] as const satisfies readonly FieldName[];

/** Whether a code stands in another field already: one value is one field's. */
function isOtherCode(fields: FieldReadings, field: FieldName, value: unknown): boolean {
  const others = codes.some((name) => name === field) ? codes.filter((name) => name !== field) : [];
  return others.some((name) => fields[name]?.some((reading) => sameValue(name, reading.value, value)));
}

/** Readings whose confidences fall in the order that they have: how sure an extractor is of its field stays, which reading wins changes. */
function inOrder(readings: readonly Reading<unknown>[]): readonly Reading<unknown>[] {
  const top = Math.max(...readings.map(({ confidence }) => confidence));
  return readings.map((reading, at) => ({
    ...reading,
    confidence: at === 0 ? top : Math.min(reading.confidence, Math.max(0.05, top - 0.1 * at)),
  }));
}
