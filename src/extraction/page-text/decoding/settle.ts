import { sameValue } from '#src/tickets/choose.ts';
import type { Reading } from '#src/tickets/evidence.ts';
import { type FieldName, journeyKinds, type TicketKind } from '#src/tickets/fields.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import { foldKey } from '../../words/fold.ts';
import { filledLikely, fromLogOdds, logOdds, ruledLikely } from '../scoring/calibration.ts';
import type { ScoredSpan } from '../scoring/scorer.ts';
import type { Target } from '../scoring/targets.ts';
import type { Understood } from '../understood.ts';
import { bareDraft } from './bare-draft.ts';
import { areJourneys, fieldOf, settledTargets } from './fields.ts';
import { addLegs } from './legs.ts';
import { partByPeople } from './people.ts';
import { partPrice } from './prices.ts';
import { settleTimes } from './times.ts';
import { scoredReading, type Tellings, type Told, tellingsOf } from './told.ts';
import { type Zones, zonesOf } from './zones.ts';

/**
 * From which likelihood on a span fills a field that nothing else filled, gives a day its clock, and takes the place of another
 * reading: by so much log-odds.
 */
export const least = { fill: 0.7, clock: 0.86, replace: 0.75, margin: 0.35, odds: 2, keep: 0.12 };

/**
 * Settles the drafts that the rules made of a document by what the scorer holds of its spans: each reading gets how likely
 * it is as its confidence, what is unlikely goes, what is missing is filled where a span is likely enough.
 */
export function settle(
  understood: Understood,
  ruled: readonly Draft[],
  scored: readonly ScoredSpan[],
): readonly Draft[] {
  if (scored.length === 0) return ruled;
  const drafts = ruled.length > 0 ? ruled : bareDraft(understood, scored);
  if (drafts.length === 0) return drafts;
  const legs = addLegs(understood, drafts, scored);
  const tellings = tellingsOf(understood, scored);
  const zones = zonesOf(understood, legs);
  const spans = Map.groupBy(scored, ({ span }) => foldKey(span.text));
  const settled = legs.map((draft, at) =>
    settleDraft({ understood, draft, tellings, spans, zones, at, alone: legs.length === 1 }),
  );
  return partPrice(partByPeople(understood, withoutPhantoms(settled, tellings), scored), scored);
}

/** Rides without those of which the scorer takes neither end nor number for one, where it does so of others: half a sentence about boarding. */
function withoutPhantoms(drafts: readonly Draft[], tellings: Tellings): readonly Draft[] {
  if (drafts.length < 2 || !areJourneys(drafts)) return drafts;
  const support = drafts.map(({ fields }) =>
    Math.max(
      0,
      ...(['from', 'to', 'number'] as const).flatMap((name) => {
        const value = fields[name]?.[0]?.value;
        const told = [name, ends[name] ?? name].flatMap((target) => tellings.values(target, name));
        return value === undefined
          ? []
          : told.filter((one) => sameValue(name, one.value, value)).map((one) => one.likely);
      }),
    ),
  );
  const kept = drafts.filter((_, at) => support[at]! >= phantom);
  return support.some((one) => one >= least.fill) ? kept : drafts;
}

const phantom = 0.1;

/** One draft of a document with all that is known for it. */
export type Part = {
  readonly understood: Understood;
  readonly draft: Draft;
  readonly tellings: Tellings;
  /** The scored spans by their texts without signs, in small letters. */
  readonly spans: ReadonlyMap<string, readonly ScoredSpan[]>;
  readonly zones: Zones;
  readonly at: number;
  /** It is the only one. */
  readonly alone: boolean;
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

/** Readings whose place, in an order of stops or at the top, says more than their looks: they are not dropped. */
const firm: ReadonlySet<Target> = new Set([
  'from',
  'to',
  'from_code',
  'to_code',
  'number',
  'price',
  'seat',
  'coach',
  'title',
]);

/** An amount of many that a page prints needs more than others to be the price, and a name off the rails to be the visitor's. */
function fillFrom(target: Target, kind: TicketKind): number {
  if (target === 'price') return 0.99;
  return target === 'passenger' && !journeyKinds.has(kind) ? 0.95 : least.fill;
}

function settleField(part: Part, fields: FieldReadings, target: Target, field: FieldName): void {
  const readings = (fields[field] ?? []) as Reading<unknown>[];
  const all = part.tellings.values(target, field);
  const own = part.zones.own(part.at, all, target);
  // Which end of a way a place is, the order of stops tells better than its own looks: a reading of the rules is as likely as either end.
  const turned = ends[target];
  const either = turned ? [...all, ...part.tellings.values(turned, field)] : all;
  const likelyOf = (value: unknown) => {
    const same = either.filter((told) => sameValue(field, told.value, value));
    if (same.length > 0) return Math.max(...same.map(({ likely }) => likely));
    // A text that stands there and is told to be nothing of the kind: to be checked, unless something else is likely.
    const standing = typeof value === 'string' ? part.spans.get(foldKey(value)) : undefined;
    return standing && Math.max(least.keep, ...standing.map((one) => one.likely(target)));
  };
  const judged = readings
    .filter(({ value }) => !(target === 'passenger' && isNamedElse(part.tellings, value, likelyOf(value))))
    .map((reading) => ({ reading, scored: likelyOf(reading.value) }))
    .map(({ reading, scored }) => ({
      reading: scored === undefined ? reading : { ...reading, likely: ruledLikely(scored) },
      scored: scored ?? reading.confidence,
    }));
  const best =
    (target === 'carrier' ? own.find((one) => one.likely >= least.fill && !isMereCode(one.value)) : undefined) ??
    own[0];
  const most = Math.max(0, ...judged.map(({ scored }) => scored));
  const known = best && judged.some(({ reading }) => sameValue(field, reading.value, best.value));
  const other = turned && fieldOf(turned, part.draft.kind?.value ?? 'code');
  const isOtherEnd = best && other && sameValue(field, fields[other]?.[0]?.value, best.value);
  const needed =
    judged.length > 0
      ? Math.max(least.replace, beyond(most, part.alone && target !== 'title'))
      : fillFrom(target, part.draft.kind?.value ?? 'code');
  const isPart = best && judged.some(({ reading }) => isPartOf(best.value, reading.value));
  const takes =
    best &&
    !isRather(best, target) &&
    !(target === 'carrier' && isMereCode(best.value) && (judged.length > 0 || part.draft.kind?.value !== 'flight')) &&
    !known &&
    !isPart &&
    !isOtherEnd &&
    !isOtherCode(fields, field, best.value) &&
    best.likely >= needed;
  const added = takes
    ? [
        {
          reading: scoredReading(best.value, best.best, best.likely, filledLikely(best.likely)),
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

/** Whether what is read as a traveller is likelier the name of the event or house. */
function isNamedElse(tellings: Tellings, value: unknown, likely = 1): boolean {
  const others = (['title', 'venue', 'from', 'to'] as const).flatMap((name) => tellings.values(name, name));
  const same = others.filter(
    (told) => told.likely >= least.fill && foldKey(String(told.value)) === foldKey(String(value)),
  );
  return same.some((told) => told.likely > likely);
}

/** The two or three letters of a carrier's numbers: no name, and of a train mostly its kind. */
function isMereCode(value: unknown): boolean {
  return typeof value === 'string' && /^[A-Z\d]{1,3}$/.test(value);
}

/** Whether a span is rather something else: one value is one field's. Which end of a way it is, its looks do not tell. */
function isRather({ best: one, likely }: Told, target: Target): boolean {
  return exclusive.some((other) => other !== target && other !== ends[target] && one.likely(other) > likely + 0.1);
}

/** LIST: what a text is one of. */
const exclusive = [
  'title',
  'product',
  'carrier',
  'from',
  'to',
  'passenger',
  'venue',
  'booking_ref',
  'ticket_number',
  'membership',
] as const satisfies readonly Target[];

/** How likely a span must be to take the place of what is so likely; of several tickets a span may be another one's. */
function beyond(likely: number, isAlone: boolean): number {
  if (!isAlone) return likely + least.margin;
  return fromLogOdds(logOdds(likely) + least.odds);
}

/** Whether a value says less of the same: one seat of a list, a town of an address. */
function isPartOf(value: unknown, whole: unknown): boolean {
  if (typeof value !== 'string' || typeof whole !== 'string') return false;
  const [part, all] = [foldKey(value), foldKey(whole)];
  return part !== '' && part.length < all.length && all.includes(part);
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
