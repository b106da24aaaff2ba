import { sameValue } from '#src/tickets/choose.ts';
import type { Reading } from '#src/tickets/evidence.ts';
import { type FieldName, journeyKinds, type TicketKind } from '#src/tickets/fields.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { foldKey } from '../../../words/fold.ts';
import { generic } from '../../../words/generic-words.ts';
import { filledLikely, ruledLikely } from '../../scoring/calibration.ts';
import type { Target } from '../../scoring/targets.ts';
import { hasPostcode, hasStreet } from '../../values/addresses.ts';
import { beyond, bounds } from '../spans/bounds.ts';
import { fieldOf } from '../spans/fields.ts';
import { otherEnd } from '../spans/other-end.ts';
import { scoredReading } from '../spans/told.ts';
import {
  isAdmission,
  isCutAddress,
  isCutClass,
  isMereCode,
  isNamedElse,
  isNoClass,
  isOtherCode,
  isOtherName,
  isOtherPlace,
  isRather,
} from './another-field.ts';
import type { Part } from './part.ts';
import { isHouseOfAnother, isRatherShow } from './rather-show.ts';

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

/**
 * LIST: what the likeliest span mostly is although it is not sure, on issuers that were left out: shown, it is marked. A seat, a gate or a
 * platform that is not sure mostly is none.
 */
const mostlyThere: ReadonlySet<Target> = new Set(['booking_ref', 'class', 'title']);
/** LIST: kinds of which a product that is not sure mostly is one: of a stay, a table or a car it is how many come. */
const fared: ReadonlySet<TicketKind> = new Set([...journeyKinds, 'event', 'pass']);

/**
 * An amount needs more than other values to be the price, most where it may be that of several tickets together or what must be bought for, and a
 * name off the rails to be the visitor's.
 */
function fillFrom(target: Target, kind: TicketKind, isAlone: boolean): number {
  if (target === 'price') return isAlone && fieldOf(target, kind) === 'price' ? bounds.priceAlone : bounds.price;
  if (mostlyThere.has(target) || (target === 'product' && fared.has(kind))) return bounds.mostly;
  return target === 'passenger' && !journeyKinds.has(kind) ? bounds.visitor : bounds.fill;
}

/** Settles one field of a draft, in place: its readings get their likelihoods, the unlikely go, and a span that is far likelier comes first. */
export function settleField(part: Part, fields: FieldReadings, target: Target, field: FieldName): void {
  const readings = (fields[field] ?? []) as Reading<unknown>[];
  const kind = part.draft.kind?.value;
  const isOther = (value: unknown) =>
    isAdmission(target, value, kind) || (target === 'title' && isAnyName(value, kind));
  const all = part.tellings.values(target, field).filter(({ value }) => !isOther(value));
  const named = all.filter((one) => target === 'carrier' && one.likely >= bounds.fill && !isMereCode(one.value));
  const own = part.zones.own(part.at, named.length > 0 ? named : all, target);
  // Which end of a way a place is, the order of stops tells better than its own looks: a reading of the rules is as likely as either end.
  const turned = otherEnd[target];
  const either = turned ? [...all, ...part.tellings.values(turned, field)] : all;
  const likelyOf = (value: unknown) => {
    const same = either.filter((told) => sameValue(field, told.value, value));
    if (same.length > 0) return Math.max(...same.map(({ likely }) => likely));
    // A text that stands there and is told to be nothing of the kind: to be checked, unless something else is likely.
    const standing = typeof value === 'string' ? part.spans.get(foldKey(value)) : undefined;
    return standing && Math.max(bounds.keep, ...standing.map((one) => one.likely(target)));
  };
  const isHouse = (value: unknown) =>
    target === 'title' &&
    kind === 'event' &&
    all.some((told) => sameValue(field, told.value, value) && isHouseOfAnother(told, all));
  const judged = readings
    .filter(({ value }) => !(target === 'passenger' && isNamedElse(part.tellings, value, likelyOf(value))))
    .filter(({ value }) => !isOther(value) && !isHouse(value))
    .map((reading) => ({ reading, scored: likelyOf(reading.value) }))
    .map(({ reading, scored }) => ({
      reading: scored === undefined ? reading : { ...reading, likely: ruledLikely(scored) },
      scored: scored ?? reading.confidence,
    }));
  const [best] = own;
  const most = Math.max(0, ...judged.map(({ scored }) => scored));
  const known = best && judged.some(({ reading }) => sameValue(field, reading.value, best.value));
  const other = turned && fieldOf(turned, kind ?? 'code');
  const isOtherEnd = best && other && sameValue(field, fields[other]?.[0]?.value, best.value);
  const isShow = best && target === 'title' && isRatherShow(part, fields, best.value);
  const needed = isShow
    ? Math.max(bounds.surely, ...judged.map(({ reading }) => asItStands(part, target, reading.value)))
    : isWhole(target, judged, best?.value)
      ? bounds.replace
      : judged.length > 0
        ? Math.max(bounds.replace, beyond(most, part.alone && (target !== 'title' || houses.has(kind))))
        : fillFrom(target, kind ?? 'code', part.alone);
  const isPart =
    best &&
    judged.some(
      ({ reading, scored }) => isPartOf(best.value, reading.value) && (best.likely < bounds.surely || scored >= half),
    );
  const takes =
    best &&
    !isRather(best, target, field) &&
    !isHouse(best.value) &&
    !isNoClass(target, best.value, kind) &&
    !(field === 'carrier' && isMereCode(best.value) && (judged.length > 0 || kind !== 'flight')) &&
    !known &&
    !isPart &&
    !isOtherEnd &&
    !isCutClass(target, best) &&
    !isCutAddress(target, best, kind) &&
    !isOtherName(fields, field, best) &&
    !isOtherCode(fields, field, best.value) &&
    !isOtherPlace(fields, field, best) &&
    best.likely >= needed;
  // Of who issued it the scorer knows less than the rules: it was learned as a ride's carrier.
  if (field === 'issuer' && !takes) return;
  const added = takes
    ? [
        {
          reading: scoredReading(best.value, best.best, best.likely, filledLikely(best.likely)),
          scored: isShow ? Math.max(best.likely, most) : best.likely,
        },
      ]
    : [];
  const kept = [
    ...added,
    ...judged.filter(({ scored }) => firm.has(target) || field === 'issuer' || scored >= bounds.keep),
  ].sort((a, b) => rank(b.scored, target) - rank(a.scored, target));
  if (kept.length > 0) (fields as Record<FieldName, unknown>)[field] = inOrder(kept.map(({ reading }) => reading));
  else delete fields[field];
}

/** LIST: kinds whose name is that of a house or a firm, which stands in several places of its paper: a likelier one is rather the name. */
const houses: ReadonlySet<TicketKind | undefined> = new Set(['hotel', 'restaurant', 'rental', 'parking']);
/** LIST: kinds whose name is that of a show, a house or a firm. */
const named: ReadonlySet<TicketKind | undefined> = new Set(['event', 'hotel', 'restaurant', 'rental', 'parking']);

/** Whether a name says only what any ticket says: "Booking confirmation" is no house. */
function isAnyName(value: unknown, kind: TicketKind | undefined): boolean {
  return named.has(kind) && generic(String(value));
}

/** A longer text that the rules read, and that is less likely, is rather the part of it that surely is. */
const half = 0.5;

/** How likely a text is in just these words. */
function asItStands({ spans }: Part, target: Target, value: unknown): number {
  return Math.max(0, ...(spans.get(foldKey(String(value))) ?? []).map((one) => one.likely(target)));
}

/** How likely a reading is before others: of a block and of its part of the hall, both of them certain, the rules' first stays first. */
function rank(scored: number, target: Target): number {
  return target === 'coach' ? Math.min(scored, bounds.certain) : scored;
}

/** LIST: what was read in part where a longer text is likely. */
const whole: ReadonlySet<Target> = new Set(['address', 'booking_ref', 'ticket_number', 'membership']);

/** Whether a value is the whole of which the rules read parts: "VIE-9077 4410" for "VIE-9077"; a street with its postcode is a whole address. */
function isWhole(target: Target, judged: readonly { readonly reading: Reading<unknown> }[], value: unknown): boolean {
  const isPart = ({ value: part }: Reading<unknown>) =>
    isPartOf(part, value) &&
    (target !== 'address' || String(value).startsWith(String(part)) || !isAddress(String(part)));
  return whole.has(target) && judged.length > 0 && judged.every(({ reading }) => isPart(reading));
}

function isAddress(text: string): boolean {
  return hasStreet(text) && hasPostcode(text);
}

/** Whether a value says less of the same: one seat of a list, a town of an address. */
function isPartOf(value: unknown, whole: unknown): boolean {
  if (typeof value !== 'string' || typeof whole !== 'string') return false;
  const [part, all] = [foldKey(value), foldKey(whole)];
  return part !== '' && part.length < all.length && all.includes(part);
}

/** Readings whose confidences fall in the order that they have: how sure an extractor is of its field stays, which reading wins changes. */
function inOrder(readings: readonly Reading<unknown>[]): readonly Reading<unknown>[] {
  const top = Math.max(...readings.map(({ confidence }) => confidence));
  return readings.map((reading, at) => ({
    ...reading,
    confidence: at === 0 ? top : Math.min(reading.confidence, Math.max(0.05, top - 0.1 * at)),
  }));
}
