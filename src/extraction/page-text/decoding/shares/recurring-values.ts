import { sameValue } from '#src/tickets/choose.ts';
import type { Reading } from '#src/tickets/evidence.ts';
import type { FieldName, TicketKind } from '#src/tickets/fields.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { isOver } from '../../candidates/span.ts';
import type { Understood } from '../../document/understood.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Target } from '../../scoring/targets.ts';
import { bounds } from '../spans/bounds.ts';
import { areJourneys, fieldOf } from '../spans/fields.ts';
import { readSpan } from '../spans/read-span.ts';
import { legsOf } from '../spans/same-leg.ts';
import { scoredReading } from '../spans/told.ts';
import { anchorsOf, type Place } from './anchors.ts';
import { above, below, beside } from './farness.ts';

/** Kinds of which one order may hold several. */
const kinds: ReadonlySet<TicketKind | undefined> = new Set([
  'event',
  'pass',
  'membership',
  'voucher',
  'giftCard',
] as const);
/** Tickets of an order at most. */
const most = 24;

/**
 * LIST: what a ticket may have of its own, with how likely a span must be at least that stands where a sure one of another ticket stands, and how
 * likely all must be together.
 */
const own = [
  ['ticket_number', 0.2, 0.5],
  ['seat', 0.2, 0.5],
  ['row', 0.2, 0.5],
  ['coach', 0.2, 0.5],
  ['passenger', 0.4, 0.7],
  ['membership', 0.2, 0.5],
  ['class', 0.2, 0.5],
  ['product', 0.05, 0.3],
  ['price', 0.02, 0.3],
] as const satisfies readonly (readonly [Target, number, number])[];

/** Spans of a target that are looked at of a document, the likeliest first, and of these such that tell where each ticket has its value, at most. */
const mostTold = 240;
const mostSure = 48;

/** Lines from what a ticket has of its own to another thing of its, at most. */
const ownLines = 12;

/** A value that a span tells, and where. */
type Told = { readonly value: unknown; readonly one: ScoredSpan; readonly place: Place; readonly likely: number };

/**
 * The tickets of an order with what each has of its own. A value is whose it stands beside: where one of another ticket stands beside that, or, of as
 * many values as there are tickets, the one below, above or next to it.
 */
export function withOwnValues(
  understood: Understood,
  drafts: readonly Draft[],
  scored: readonly ScoredSpan[],
): readonly Draft[] {
  const kind = drafts[0]?.kind?.value;
  if (drafts.length < 2 || drafts.length > most || !kind) return drafts;
  if (!drafts.every((draft) => draft.kind?.value === kind) || !(kinds.has(kind) || areOneRide(drafts))) return drafts;
  const anchors = anchorsOf(understood, drafts, scored);
  return own.reduce<readonly Draft[]>((made, [target, least, together]) => {
    const field = fieldOf(target, kind);
    if (!field || haveOwn(understood, made, field, anchors)) return made;
    const told = toldOf(understood, scored, { target, field, least });
    const values = anchors
      ? (atOnePlace(anchors, told, together) ?? oneForEach(anchors, told))
      : inTurn(drafts.length, told);
    return values ? made.map((draft, at) => withValue(draft, field, values[at]!)) : made;
  }, drafts);
}

/** Whether all travel on one ride: what tells several apart, other rooms know. */
function areOneRide(drafts: readonly Draft[]): boolean {
  return areJourneys(drafts) && legsOf(drafts).length === 1;
}

/** Whether each ticket has a value that stands at a place of its own, as far from what tells it as the others' do. */
function haveOwn(
  { cells }: Understood,
  drafts: readonly Draft[],
  field: FieldName,
  anchors: readonly Place[] | undefined,
): boolean {
  const evidences = drafts.map(({ fields }) => fields[field]?.[0]?.evidence);
  const keys = evidences.map((one) => one?.region && `${one.page} ${one.region.x} ${one.region.y} ${one.text}`);
  if (keys.includes(undefined) || new Set(keys).size < drafts.length) return false;
  const places = evidences.map((one) =>
    cells.find(({ page, region: { x, y } }) => page === one!.page && x === one!.region!.x && y === one!.region!.y),
  );
  if (!anchors || places.includes(undefined)) return true;
  const far = places.map((place, at) => (place!.page === anchors[at]!.page ? place!.y - anchors[at]!.y : 0));
  return Math.max(...far) - Math.min(...far) < 1.4;
}

type Asked = { readonly target: Target; readonly field: FieldName; readonly least: number };

function toldOf(
  understood: Understood,
  scored: readonly ScoredSpan[],
  { target, field, least }: Asked,
): readonly Told[] {
  const told = scored.flatMap((one) => {
    const likely = one.likely(target);
    const [place] = one.span.cells;
    if (likely < least || one.span.cells.length !== 1 || (target === 'price' && !one.span.money)) return [];
    const value = readSpan(one.span, target, understood, field);
    return value === undefined ? [] : [{ value, one, place: place!, likely }];
  });
  if (told.length <= mostTold) return told;
  const kept = new Set(told.toSorted((a, b) => b.likely - a.likely).slice(0, mostTold));
  return told.filter((one) => kept.has(one));
}

/** For each ticket the value that stands as far from what tells it as the others' do. */
function atOnePlace(anchors: readonly Place[], told: readonly Told[], together: number): readonly Told[] | undefined {
  const gap = gapOf(anchors);
  const far = gap > 0 ? gap + 0.5 : ownLines;
  let best: { readonly picked: readonly Told[]; readonly worth: number } | undefined;
  for (const sure of told.filter(({ likely }) => likely >= bounds.again).slice(0, mostSure))
    for (const anchor of anchors) {
      const [x, y] = [sure.place.x - anchor.x, sure.place.y - anchor.y];
      if (anchor.page !== sure.place.page || Math.abs(y) > far) continue;
      const picked = anchors.map((at) => nearest(told, at, { x, y }));
      if (!areApart(picked)) continue;
      const mean = picked.reduce((sum, one) => sum + one.likely, 0) / picked.length;
      if (mean < together) continue;
      const worth = 1 + mean - 0.04 * Math.abs(y) - 0.01 * Math.abs(x);
      if (worth > (best?.worth ?? 0)) best = { picked, worth };
    }
  return best?.picked;
}

/** Lines from one ticket to the next below it at least. */
function gapOf(anchors: readonly Place[]): number {
  const gaps = anchors.flatMap((one) =>
    anchors.flatMap(({ page, y }) => (page === one.page && y - one.y > 0.6 ? [y - one.y] : [])),
  );
  return gaps.length > 0 ? Math.min(...gaps) : 0;
}

/** The likeliest of what stands so far from a place, or the only one on that side of it in its row: columns are not always straight. */
function nearest(told: readonly Told[], at: Place, { x, y }: Pick<Place, 'x' | 'y'>): Told | undefined {
  const row = told.filter(({ place }) => place.page === at.page && Math.abs(place.y - at.y - y) < 0.7);
  const there = row.filter(({ place }) => Math.abs(place.x - at.x - x) < 1.5);
  const beside = Math.abs(y) < 0.6 ? row.filter(({ place }) => Math.sign(place.x - at.x) === Math.sign(x)) : [];
  const found = there.length > 0 || new Set(beside.map(({ place }) => place)).size !== 1 ? there : beside;
  return found.toSorted((a, b) => b.likely - a.likely)[0];
}

function areApart(picked: readonly (Told | undefined)[]): picked is Told[] {
  return !picked.includes(undefined) && new Set(picked.map((one) => one!.place)).size === picked.length;
}

/** As many values as there are tickets, in one column, are theirs in turn. */
function inTurn(tickets: number, told: readonly Told[]): readonly Told[] | undefined {
  const listed = sureOf(told).toSorted((a, b) => a.place.page - b.place.page || a.place.y - b.place.y);
  const [first] = listed;
  const isColumn = listed.every(({ place }) => Math.abs(place.x - first!.place.x) < 1.5);
  return listed.length === tickets && isColumn && areApart(listed) ? listed : undefined;
}

/** The values of a target, of such that overlap the likeliest. */
function sureOf(told: readonly Told[]): readonly Told[] {
  const kept: Told[] = [];
  for (const one of told.toSorted((a, b) => b.likely - a.likely))
    if (one.likely >= bounds.again && !kept.some((other) => isOver(other.one.span, one.one.span))) kept.push(one);
  return kept;
}

/** Of as many values as there are tickets the one below what tells a ticket, above it, or next to it. */
function oneForEach(anchors: readonly Place[], told: readonly Told[]): readonly Told[] | undefined {
  const listed = sureOf(told);
  if (listed.length !== anchors.length) return undefined;
  for (const farness of [below, above, beside]) {
    const whose = listed.map(({ place }) => {
      const far = anchors.map((anchor) => farness(anchor, place));
      return far.indexOf(Math.min(...far));
    });
    const isTold = listed.every(({ place }, at) => Number.isFinite(farness(anchors[whose[at]!]!, place)));
    if (isTold && new Set(whose).size === anchors.length) return anchors.map((_, at) => listed[whose.indexOf(at)]!);
  }
  return undefined;
}

function withValue(draft: Draft, field: FieldName, { value, one, likely }: Told): Draft {
  const [known] = (draft.fields[field] ?? []) as readonly Reading<unknown>[];
  if (known && sameValue(field, known.value, value)) return draft;
  return { ...draft, fields: { ...draft.fields, [field]: [scoredReading(value, one, Math.max(bounds.fill, likely))] } };
}
