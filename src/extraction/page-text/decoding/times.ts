import type { Reading } from '#src/tickets/evidence.ts';
import { journeyKinds, type TicketKind } from '#src/tickets/fields.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { clockOf, dayOf, type TicketTime } from '#src/tickets/time.ts';
import type { Cell } from '../cells.ts';
import { momentOf, resolveDay } from '../context.ts';
import { evidenceOf } from '../reading.ts';
import { filledLikely, ruledLikely } from '../scoring/calibration.ts';
import { findDates } from '../values/dates.ts';
import { bounds } from './bounds.ts';
import type { Part } from './part.ts';
import { scoredEvidence, type Told } from './told.ts';

const validity: ReadonlySet<TicketKind> = new Set(['pass', 'voucher', 'giftCard', 'membership']);

/** Settles when a ticket begins and ends: the likeliest day and clock of each, against what the rules put together. */
export function settleTimes(part: Part, fields: FieldReadings, kind: TicketKind): void {
  const [begins, ends] = validity.has(kind) ? (['validFrom', 'validUntil'] as const) : (['start', 'end'] as const);
  for (const [name, side] of [
    [begins, 'start'],
    [ends, 'end'],
  ] as const) {
    const told = toldOf(part, side);
    const rule = fields[name]?.[0];
    if (rule) settleRule({ part, fields, name, kind }, rule, told);
    else fill({ part, fields, name, kind }, told.ownDays, told.ownClocks);
  }
  if (kind === 'flight' && !fields.boarding) fillBoarding(part, fields);
}

type Side = 'start' | 'end';

/** What the scorer says of the days and clocks of one side, and what of it stands in the ticket's own part. */
function toldOf(part: Part, side: Side) {
  const days = part.tellings.moments(`${side}_date`);
  const clocks = part.tellings.moments(`${side}_time`);
  const ownDays = part.zones.own(part.at, days, `${side}_date`);
  const ownClocks = part.zones.own(part.at, clocks, `${side}_time`);
  return { side, days, clocks, ownDays, ownClocks };
}

/** Judges what the rules read: another day or clock takes its place where that is much likelier. */
function settleRule(
  { part, fields, name, kind }: Gap,
  rule: Reading<TicketTime>,
  told: ReturnType<typeof toldOf>,
): void {
  const { side, days, clocks } = told;
  const clock = clockOf(rule.value);
  // The day of an arrival is mostly that of its departure, and printed once.
  const either = side === 'end' && clock !== undefined ? [...days, ...part.tellings.moments('start_date')] : days;
  const likely = {
    day: likelyOf(either, dayOf(rule.value)),
    clock: clock === undefined ? 1 : likelyOf(clocks, clock),
  };
  const day = likelierDay(part, rule, told, likely.day);
  const newClock = likelierClock(part, rule, told, likely.clock);
  if (!day && !newClock) {
    keepRule({ part, fields, name, kind }, rule, likely);
    return;
  }
  const cells = [day, newClock].flatMap((one) => one?.best.span.cells ?? []);
  const value = momentOf(
    day ? dayValue(part, day) : { day: dayOf(rule.value), yearInferred: rule.value.yearInferred ?? false },
    newClock ? String(newClock.value) : (clock ?? undefined),
  );
  const confidence = Math.min(
    day?.likely ?? likely.day ?? rule.confidence,
    newClock?.likely ?? likely.clock ?? rule.confidence,
  );
  fields[name] = [
    {
      value,
      evidence: { ...evidenceOf(cells), extractor: 'scored-text' },
      confidence: Math.max(rule.confidence, filledLikely(confidence)),
      likely: filledLikely(confidence),
    },
    ...fields[name]!.map((one) => ({ ...one, confidence: Math.min(one.confidence, 0.3) })),
  ];
}

/** The day that takes the place of the rules' one; only where a traveller tells whose part this is. */
function likelierDay(
  part: Part,
  rule: Reading<TicketTime>,
  { days, ownDays: [best] }: ReturnType<typeof toldOf>,
  known: number | undefined,
): Told | undefined {
  return best &&
    best.likely >= bounds.replace &&
    best.likely >= (known ?? rule.confidence) + bounds.margin &&
    part.zones.own(part.at, days, 'passenger').length > 0
    ? best
    : undefined;
}

/** The clock that takes the place of the rules' one, or that the rules did not read. */
function likelierClock(
  part: Part,
  rule: Reading<TicketTime>,
  { ownClocks: [best] }: ReturnType<typeof toldOf>,
  known: number | undefined,
): Told | undefined {
  const clock = clockOf(rule.value);
  return best &&
    isOfDay(part, best, dayOf(rule.value)) &&
    clock !== best.value &&
    best.likely >= (clock === undefined ? bounds.clock : bounds.replace) &&
    best.likely >= (clock === undefined ? 0 : (known ?? rule.confidence)) + bounds.margin
    ? best
    : undefined;
}

/** Leaves the rules' reading as it is, without its clock where nothing speaks for that, or takes it out. */
function keepRule(
  { fields, name }: Gap,
  rule: Reading<TicketTime>,
  { day, clock }: { readonly day: number | undefined; readonly clock: number | undefined },
): void {
  if ((day ?? 1) < bounds.keep) {
    delete fields[name];
    return;
  }
  const silent = clockOf(rule.value) !== undefined && (clock ?? 1) < bounds.keep && (day ?? 0) > 0.5;
  const value: TicketTime = silent ? { ...rule.value, local: dayOf(rule.value) } : rule.value;
  const sure = silent ? (day ?? rule.confidence) : Math.min(day ?? rule.confidence, clock ?? rule.confidence);
  const judged = day !== undefined ? { likely: ruledLikely(sure) } : {};
  fields[name] = [{ ...rule, value, ...judged }, ...fields[name]!.slice(1)];
}

/** Fills when a flight is boarded: on the day that it leaves, before it does. */
function fillBoarding(part: Part, fields: FieldReadings): void {
  const [clock] = part.zones.own(part.at, part.tellings.moments('boarding_time'), 'boarding_time');
  const [begin] = fields.start ?? [];
  const leaves = begin && clockOf(begin.value);
  if (!clock || clock.likely < bounds.fill || !leaves || String(clock.value) >= leaves) return;
  const likely = filledLikely(clock.likely);
  const day = { day: dayOf(begin.value), yearInferred: begin.value.yearInferred ?? false };
  const evidence = scoredEvidence(clock.best);
  fields.boarding = [{ value: momentOf(day, String(clock.value)), evidence, confidence: likely, likely }];
}

type Gap = {
  readonly part: Part;
  readonly fields: FieldReadings;
  readonly name: 'start' | 'end' | 'validFrom' | 'validUntil';
  readonly kind: TicketKind;
};

/** Fills a time that the rules did not read. The day of an event's end alone is too often that of something else. */
function fill({ part, fields, name, kind }: Gap, days: readonly Told[], clocks: readonly Told[]): void {
  const [day] = days;
  const [clock] = clocks;
  if (name === 'end' && fillEnd({ part, fields, name, kind }, clock)) return;
  const timed =
    clock && clock.likely >= bounds.fill && day && isOfDay(part, clock, String(day.value)) ? clock : undefined;
  if (!day || day.likely < (name === 'end' || name === 'validUntil' ? bounds.end : bounds.fill)) return;
  if (name === 'end' && !timed && kind === 'event') return;
  // A ride ends within days; later is another one.
  const begin = fields.start?.[0]?.value;
  if (begin && journeyKinds.has(kind) && Date.parse(String(day.value)) - Date.parse(dayOf(begin)) > 3 * 86_400_000)
    return;
  if (name === 'end' && !timed && fields.start && dayOf(fields.start[0]!.value) === day.value) return;
  const cells: readonly Cell[] = [...day.best.span.cells, ...(timed?.best.span.cells ?? [])];
  const value = momentOf(dayValue(part, day), timed ? String(timed.value) : undefined);
  const likely = Math.min(day.likely, timed?.likely ?? 1);
  fields[name] = [
    {
      value,
      evidence: { ...evidenceOf(cells), extractor: 'scored-text' },
      confidence: likely,
      likely: filledLikely(likely),
    },
  ];
}

/** Ends that are on another day than their begins mostly say so. */
const within: ReadonlySet<TicketKind> = new Set(['event', ...journeyKinds]);

/** Fills an end of which only the clock is printed: it is on the day of the begin, and after it. */
function fillEnd({ part, fields, kind }: Gap, clock: Told | undefined): boolean {
  const [begin] = fields.start ?? [];
  const from = begin && clockOf(begin.value);
  if (!clock || clock.likely < bounds.clock || !from || !within.has(kind) || String(clock.value) <= from) return false;
  const day = dayOf(begin.value);
  if (!isOfDay(part, clock, day)) return false;
  const likely = filledLikely(clock.likely);
  const value = momentOf({ day, yearInferred: begin.value.yearInferred ?? false }, String(clock.value));
  fields.end = [{ value, evidence: scoredEvidence(clock.best), confidence: likely, likely }];
  return true;
}

/** Whether a clock can be a day's: not where its own line names another day only ("gates from Thursday 30 July, 12:00"). */
function isOfDay({ understood }: Part, { best }: Told, day: string): boolean {
  const named = findDates(best.span.cells[0]!.text.slice(0, 200)).flatMap(
    (date) => resolveDay(date, understood.dates) ?? [],
  );
  return named.length === 0 || named.some((one) => one.day === day);
}

function dayValue({ understood }: Part, { best, value }: Told): { day: string; yearInferred: boolean } {
  const resolved = best.span.date && resolveDay(best.span.date, understood.dates);
  return { day: String(value), yearInferred: resolved?.yearInferred ?? false };
}

function likelyOf(all: readonly Told[], value: string): number | undefined {
  const same = all.filter((one) => one.value === value);
  return same.length > 0 ? Math.max(...same.map(({ likely }) => likely)) : undefined;
}
