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
import { partBySeats } from './seats.ts';
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
  return partBySeats(partByPeople(understood, settled, scored), understood.document.id);
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

/** A reading of the rules with how likely the scorer holds it to be; where no span bears it, the rules' own word stands. */
function judge(reading: Reading<unknown>, likely: number | undefined): Reading<unknown> {
  return likely === undefined ? reading : { ...reading, confidence: likely, likely: ruledLikely(likely) };
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
  const judged = readings.map((reading) => judge(reading, likelyOf(reading.value)));
  const [best] = own;
  const [first] = judged.toSorted((a, b) => b.confidence - a.confidence);
  const known = best && judged.some((reading) => sameValue(field, reading.value, best.value));
  const takes =
    best &&
    !known &&
    (first
      ? best.likely >= least.replace && best.likely >= first.confidence + least.margin
      : best.likely >= least.fill);
  const added = takes
    ? [
        {
          value: best.value,
          evidence: scoredEvidence(best.best),
          confidence: best.likely,
          likely: filledLikely(best.likely),
        },
      ]
    : [];
  const kept = [...added, ...judged.filter((reading) => reading.confidence >= least.keep)].sort(
    (a, b) => b.confidence - a.confidence,
  );
  if (kept.length > 0) (fields as Record<FieldName, unknown>)[field] = kept;
  else delete fields[field];
}
