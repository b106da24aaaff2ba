import type { Reading } from '#src/tickets/evidence.ts';
import type { TicketKind } from '#src/tickets/fields.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { clockOf, dayOf, type TicketTime } from '#src/tickets/time.ts';
import { momentOf, resolveDay } from '../../document/context.ts';
import { evidenceOf } from '../../readings/reading.ts';
import { filledLikely, ruledLikely } from '../../scoring/calibration.ts';
import { findDates } from '../../values/dates.ts';
import { beyond, bounds } from '../spans/bounds.ts';
import type { Told } from '../spans/told.ts';
import type { Part } from './part.ts';

type Side = 'start' | 'end';

/** A clock with seconds: when something was sold or printed, and no show begins then. */
const isStamp = /\d[:.]\d\d[:.](?!00)\d\d/;

/** Four digits in a row: the number of a pitch or a room, where a stay is told. */
const isBare = /^\d{4}$/;

function isNoClock(kind: TicketKind | undefined, text: string): boolean {
  return (kind === 'event' && isStamp.test(text)) || (kind === 'hotel' && isBare.test(text));
}

/** What the scorer says of the days and clocks of one side, and what of it stands in the ticket's own part. */
export function toldOf(part: Part, side: Side) {
  const days = part.tellings.moments(`${side}_date`);
  const told = part.tellings.moments(`${side}_time`);
  const clocks = told.filter(({ best }) => !isNoClock(part.draft.kind?.value, best.span.text));
  const ownDays = part.zones.own(part.at, days, `${side}_date`);
  const ownClocks = part.zones.own(part.at, clocks, `${side}_time`);
  return { side, days, clocks, ownDays, ownClocks };
}

/** Judges what the rules read: another day or clock takes its place where that is much likelier. */
export function settleRule(
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
  // The clock of the line that names the other day goes with that day: "08/03/2027 15:44" was when the order was made.
  const same = clocks.filter(({ value }) => value === clock);
  const goes = day && same.length > 0 && same.every((one) => !isOfDay(part, one, String(day.value)));
  const known = goes ? 0 : likely.clock;
  const newClock = likelierClock(part, rule, told, { day: day ? String(day.value) : dayOf(rule.value), known });
  if (!day && !newClock) {
    keepRule({ part, fields, name, kind }, rule, likely);
    return;
  }
  const cells = [day, newClock].flatMap((one) => one?.best.span.cells ?? []);
  const value = momentOf(
    day ? dayValue(part, day) : { day: dayOf(rule.value), yearInferred: rule.value.yearInferred ?? false },
    newClock ? String(newClock.value) : goes ? undefined : clock,
  );
  const confidence = Math.min(
    day?.likely ?? likely.day ?? rule.confidence,
    newClock?.likely ?? (goes ? 1 : (likely.clock ?? rule.confidence)),
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
    best.likely >= beyond(known ?? rule.confidence, part.alone) &&
    part.zones.own(part.at, days, 'passenger').length > 0
    ? best
    : undefined;
}

/** The clock of a day that takes the place of the rules' one, or that the rules did not read. */
function likelierClock(
  part: Part,
  rule: Reading<TicketTime>,
  { ownClocks: [best] }: ReturnType<typeof toldOf>,
  { day, known }: { readonly day: string; readonly known: number | undefined },
): Told | undefined {
  const clock = clockOf(rule.value);
  return best &&
    isOfDay(part, best, day) &&
    clock !== best.value &&
    best.likely >= (clock === undefined ? bounds.clock : bounds.replace) &&
    best.likely >= (clock === undefined ? bounds.margin : beyond(known ?? rule.confidence, part.alone))
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

/** A time of a ticket that is settled. */
export type Gap = {
  readonly part: Part;
  readonly fields: FieldReadings;
  readonly name: 'start' | 'end' | 'validFrom' | 'validUntil';
  readonly kind: TicketKind;
};

/** Whether a clock can be a day's: not where its own line names another day only ("gates from Thursday 30 July, 12:00"). */
export function isOfDay({ understood }: Part, { best }: Told, day: string): boolean {
  const named = findDates(best.span.cells[0]!.text.slice(0, 200)).flatMap(
    (date) => resolveDay(date, understood.dates) ?? [],
  );
  return named.length === 0 || named.some((one) => one.day === day);
}

/** A day that the scorer told, with whether its year was printed. */
export function dayValue({ understood }: Part, { best, value }: Told): { day: string; yearInferred: boolean } {
  const resolved = best.span.date && resolveDay(best.span.date, understood.dates);
  return { day: String(value), yearInferred: resolved?.yearInferred ?? false };
}

function likelyOf(all: readonly Told[], value: string): number | undefined {
  const same = all.filter((one) => one.value === value);
  return same.length > 0 ? Math.max(...same.map(({ likely }) => likely)) : undefined;
}
