import type { FieldName } from '#src/tickets/fields.ts';
import { sameNumber, sameWords } from '#src/tickets/same.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import { clockOf } from '#src/tickets/time.ts';
import { momentOf, resolveDay } from '../context.ts';
import { logOdds } from '../scoring/calibration.ts';
import type { ScoredSpan } from '../scoring/scorer.ts';
import type { Target } from '../scoring/targets.ts';
import type { Understood } from '../understood.ts';
import { areJourneys } from './fields.ts';
import { readSpan } from './read-span.ts';
import { scoredReading } from './told.ts';

/** The slots of a leg that spans are put into. */
const slots = ['from', 'to', 'start_time', 'end_time', 'number'] as const satisfies readonly Target[];
type Slot = (typeof slots)[number];

/** A span that could fill a slot, with the log-odds for each. */
type Element = { readonly one: ScoredSpan; readonly odds: Readonly<Record<Slot, number>>; readonly value: string };

/** One leg as it was decoded: the span of each slot. */
type Leg = { readonly [S in Slot]?: Element };

/** Spans below this likelihood are no elements; elements looked at of a document; elements of one leg. */
const least = 0.25;
const most = 90;
const longest = 16;
/** How far from never and always a likelihood is held, so that one span does not decide for a whole leg. */
const edge = 0.01;
/** What a leg costs, so that one is not taken apart without need, and what a leg must be worth. */
const legCost = 3;

/**
 * Finds the legs that the rules did not see: the best way to cut the spans in reading order into legs with one departure and one
 * arrival each. Legs that the rules read stay as they are.
 */
export function addLegs(
  understood: Understood,
  drafts: readonly Draft[],
  scored: readonly ScoredSpan[],
): readonly Draft[] {
  const [first] = drafts;
  if (!first || !areJourneys(drafts)) return drafts;
  const legs = cutIntoLegs(elementsOf(scored, understood)).filter(isWhole);
  if (legs.length < 2 || legs.length > 8 || apart(legs).length < legs.length) return drafts;
  const missing = legs.filter((leg) => !drafts.some((draft) => tellsOf(draft, leg)));
  // Where the rules read something else altogether, who is right cannot be told.
  const known = drafts.filter((draft) => legs.some((leg) => tellsOf(draft, leg)));
  if (missing.length === 0 || known.length < drafts.length) return drafts;
  const added = missing.map((leg) => draftOf(first, leg, scored, understood));
  return [...drafts, ...added].map((draft) => ({ ...draft, group: understood.document.id }));
}

function elementsOf(scored: readonly ScoredSpan[], understood: Understood): readonly Element[] {
  const found: Element[] = [];
  const ordered = scored
    .map((one) => ({ one, best: Math.max(...slots.map((slot) => one.likely(slot))) }))
    .filter(({ best }) => best >= least)
    .sort((a, b) => b.best - a.best);
  for (const { one } of ordered) {
    const cell = one.span.cells[0]!;
    const covered = found.some(
      ({ one: { span } }) => span.cells[0] === cell && span.at < one.span.end && one.span.at < span.end,
    );
    if (covered || one.span.cells.length > 1 || found.length >= most) continue;
    const value =
      one.span.clock ?? readSpan(one.span, one.likely('number') > one.likely('from') ? 'number' : 'from', understood);
    if (typeof value !== 'string') continue;
    found.push({
      one,
      value,
      odds: Object.fromEntries(slots.map((slot) => [slot, logOdds(one.likely(slot), edge)])) as Record<Slot, number>,
    });
  }
  return found.sort((a, b) => a.one.span.cells[0]!.order - b.one.span.cells[0]!.order || a.one.span.at - b.one.span.at);
}

/** The cut of the elements into legs that is worth most. Time grows with the elements times the longest leg. */
function cutIntoLegs(elements: readonly Element[]): readonly Leg[] {
  const best: { worth: number; legs: readonly Leg[] }[] = [{ worth: 0, legs: [] }];
  for (let end = 1; end <= elements.length; end++) {
    best[end] = best[end - 1]!;
    for (let begin = Math.max(0, end - longest); begin < end; begin++) {
      const { leg, worth } = legOf(elements.slice(begin, end));
      const whole = best[begin]!.worth + worth - legCost;
      if (whole > best[end]!.worth) best[end] = { worth: whole, legs: [...best[begin]!.legs, leg] };
    }
  }
  return best.at(-1)!.legs;
}

/** The best leg of a run of elements; what would fill a slot a second time, with another value, counts against it. */
function legOf(run: readonly Element[]): { readonly leg: Leg; readonly worth: number } {
  const leg: { -readonly [S in Slot]?: Element } = {};
  let worth = 0;
  for (const [one, other] of [
    ['from', 'to'],
    ['start_time', 'end_time'],
  ] as const) {
    let pair: readonly [Element | undefined, Element | undefined] = [undefined, undefined];
    let most = 0;
    for (const a of [undefined, ...run])
      for (const b of [undefined, ...run]) {
        if (a !== undefined && (a === b || a.value === b?.value)) continue;
        const order = a && b && run.indexOf(a) > run.indexOf(b) ? -1 : 0;
        const sum = (a?.odds[one] ?? 0) + (b?.odds[other] ?? 0) + order + (a && b ? 1 : 0);
        if (sum > most) [most, pair] = [sum, [a, b]];
      }
    if (pair[0]) leg[one] = pair[0];
    if (pair[1]) leg[other] = pair[1];
    worth += most;
  }
  const number = run.toSorted((a, b) => b.odds.number - a.odds.number)[0];
  if (number && number.odds.number > 0) {
    leg.number = number;
    worth += number.odds.number;
  }
  const used = new Set(Object.values(leg));
  const values = new Set([...used].map((element) => element.value));
  for (const element of run) {
    const left = Math.max(...slots.map((slot) => element.odds[slot]));
    if (!used.has(element) && left > 0 && !values.has(element.value)) worth -= left;
  }
  return { leg, worth };
}

function isWhole(leg: Leg): boolean {
  return leg.from !== undefined && leg.to !== undefined && leg.start_time !== undefined;
}

/** Legs that differ in when or whence: the same leg printed twice is one. */
function apart(legs: readonly Leg[]): readonly Leg[] {
  const keys = legs.map((leg) => [leg.from?.value, leg.to?.value, leg.start_time?.value].join(' '));
  return legs.filter((_, at) => keys.indexOf(keys[at]!) === at);
}

/** Whether a draft of the rules is this very leg: the same number, the same clock, or the same way. */
function tellsOf(draft: Draft, leg: Leg): boolean {
  const { number, start, from, to } = draft.fields;
  if (number?.[0] && leg.number && sameNumber(number[0].value, leg.number.value)) return true;
  const clock = start?.[0] && clockOf(start[0].value);
  if (clock) return clock === leg.start_time?.value;
  return Boolean(
    from?.[0] &&
      to?.[0] &&
      leg.from &&
      leg.to &&
      sameWords(from[0].value, leg.from.value) &&
      sameWords(to[0].value, leg.to.value),
  );
}

/** Fields that hold for the whole order, which a further leg takes over. */
const shared: ReadonlySet<FieldName> = new Set([
  'bookingReference',
  'passenger',
  'party',
  'carrier',
  'issuer',
  'membershipNumber',
  'price',
  'ticketNumber',
  'issued',
  'phone',
  'email',
  'website',
]);

function draftOf(model: Draft, leg: Leg, scored: readonly ScoredSpan[], understood: Understood): Draft {
  const kept = Object.entries(model.fields).filter(([name]) => shared.has(name as FieldName));
  const fields: FieldReadings = Object.fromEntries(kept);
  const put = (name: 'from' | 'to' | 'number', element: Element | undefined, slot: Slot) => {
    if (element) fields[name] = [scoredReading(element.value, element.one, sure(element.one.likely(slot)))];
  };
  put('from', leg.from, 'from');
  put('to', leg.to, 'to');
  put('number', leg.number, 'number');
  const day = dayOfLeg(leg, scored, understood);
  if (day && leg.start_time) {
    const start = momentOf(day, leg.start_time.value);
    const likely = (slot: 'start_time' | 'end_time', one: ScoredSpan) => sure(Math.min(day.likely, one.likely(slot)));
    fields.start = [scoredReading(start, leg.start_time.one, likely('start_time', leg.start_time.one))];
    if (leg.end_time) {
      const end = momentOf(day, leg.end_time.value);
      fields.end = [scoredReading(end, leg.end_time.one, likely('end_time', leg.end_time.one))];
    }
  }
  const { barcode: _, ...rest } = model;
  return { ...rest, fields };
}

/** What stands in a whole leg is likelier than it looks alone. */
function sure(likely: number): number {
  return Math.max(0.7, likely);
}

/** The day that stands nearest before a leg's departure, or in its line. */
function dayOfLeg(
  leg: Leg,
  scored: readonly ScoredSpan[],
  { dates }: Understood,
): { readonly day: string; readonly yearInferred: boolean; readonly likely: number } | undefined {
  const at = leg.start_time!.one.span.cells[0]!;
  const days = scored.filter((one) => one.span.date && one.likely('start_date') >= 0.4);
  const far = (one: ScoredSpan) => {
    const cell = one.span.cells[0]!;
    return cell.order <= at.order
      ? at.order - cell.order
      : (cell.order - at.order) * 2 + (Math.abs(cell.y - at.y) < 0.6 ? 0 : 2);
  };
  const nearest = days.toSorted((a, b) => far(a) - far(b))[0];
  const resolved = nearest?.span.date && resolveDay(nearest.span.date, dates);
  return (
    nearest &&
    resolved && { day: resolved.day, yearInferred: resolved.yearInferred, likely: nearest.likely('start_date') }
  );
}
