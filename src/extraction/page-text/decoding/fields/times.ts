import { hasValidity, journeyKinds, type TicketKind } from '#src/tickets/fields.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { clockOf, dayOf, daysBetween } from '#src/tickets/time.ts';
import { tellsOfClosing } from '../../../words/closing-words.ts';
import { momentOf } from '../../document/context.ts';
import type { Cell } from '../../layout/cells.ts';
import { evidenceOf } from '../../readings/reading.ts';
import { filledLikely } from '../../scoring/calibration.ts';
import { bounds } from '../spans/bounds.ts';
import { arriveAfterNight, dayOfEnd } from '../spans/overnight.ts';
import { scoredEvidence, type Told } from '../spans/told.ts';
import { codedDay } from './coded-day.ts';
import type { Part } from './part.ts';
import { dayValue, type Gap, isOfDay, settleRule, toldOf } from './rule-times.ts';

/** Settles when a ticket begins and ends: the likeliest day and clock of each, against what the rules put together. */
export function settleTimes(part: Part, fields: FieldReadings, kind: TicketKind): void {
  const [begins, ends] = hasValidity(kind) ? (['validFrom', 'validUntil'] as const) : (['start', 'end'] as const);
  for (const [name, side] of [
    [begins, 'start'],
    [ends, 'end'],
  ] as const) {
    const told = toldOf(part, side);
    const rule = fields[name]?.[0];
    if (rule) settleRule({ part, fields, name, kind }, rule, told);
    else fill({ part, fields, name, kind }, told.ownDays, told.ownClocks);
  }
  dropOthersEnd(fields, kind);
  arriveAfterNight(fields, kind);
  if (kind === 'flight' && !fields.boarding) fillBoarding(part, fields);
}

/** Calendar days that a ride takes at most; a ship takes more. */
const longestRide = 2;
const longestCrossing = 3;

/** Takes out an end that is another ride's: days after the begin, or before it. A flight over the date line arrives the day before. */
function dropOthersEnd(fields: FieldReadings, kind: TicketKind): void {
  const [begin] = fields.start ?? [];
  // A year that was inferred is settled with the begin's later.
  if (!begin || !fields.end?.[0] || fields.end[0].value.yearInferred || !journeyKinds.has(kind)) return;
  const longest = kind === 'boat' ? longestCrossing : longestRide;
  const days = daysBetween(dayOf(begin.value), dayOf(fields.end[0]!.value));
  if (days > longest || days < (kind === 'flight' ? -1 : 0)) delete fields.end;
}

/** Fills when a flight is boarded: on the day that it leaves, before it does. */
function fillBoarding(part: Part, fields: FieldReadings): void {
  const [clock] = part.zones.own(part.at, part.tellings.moments('boarding_time'), 'boarding_time');
  const [begin] = fields.start ?? [];
  const leaves = begin && clockOf(begin.value);
  if (!clock || clock.likely < bounds.fill || !leaves || String(clock.value) >= leaves) return;
  if (tellsOfClosing(clock.best.span.cells[0]!.text)) return;
  const likely = filledLikely(clock.likely);
  const day = { day: dayOf(begin.value), yearInferred: begin.value.yearInferred ?? false };
  const evidence = scoredEvidence(clock.best);
  fields.boarding = [{ value: momentOf(day, String(clock.value)), evidence, confidence: likely, likely }];
}

/** Fills a time that the rules did not read. The day of an event's end alone is too often that of something else. */
function fill({ part, fields, name, kind }: Gap, days: readonly Told[], clocks: readonly Told[]): void {
  const [day] = days;
  const [clock] = clocks;
  if (name === 'end' && fillEnd({ part, fields, name, kind }, clock)) return;
  const timed =
    clock && clock.likely >= bounds.fill && day && isOfDay(part, clock, String(day.value)) ? clock : undefined;
  if (name === 'start' && kind === 'flight' && fillCodedDay({ part, fields, name, kind }, day, clock)) return;
  if (!day || day.likely < (name === 'end' || name === 'validUntil' ? bounds.end : bounds.fill)) return;
  if (name === 'end' && !timed && kind === 'event') return;
  // The day that the rules know for the last one of a voucher is not the first one, too.
  if (name === 'validFrom' && fields.validUntil?.[0] && dayOf(fields.validUntil[0].value) === day.value) return;
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

/** Fills a departure of which only the clock is printed: it is on the day of the boarding pass's code. */
function fillCodedDay({ part, fields }: Gap, day: Told | undefined, clock: Told | undefined): boolean {
  if (!part.alone || !clock || clock.likely < bounds.clock || (day && day.likely >= bounds.fill)) return false;
  const coded = codedDay(part.understood);
  if (!coded) return false;
  const likely = filledLikely(clock.likely);
  const value = momentOf(coded, String(clock.value));
  fields.start = [{ value, evidence: scoredEvidence(clock.best), confidence: likely, likely }];
  return true;
}

/** Ends that are on another day than their begins mostly say so. */
const within: ReadonlySet<TicketKind> = new Set(['event', ...journeyKinds]);

/** Fills an end of which only the clock is printed: it is on the day of the begin, and after it, or in the morning after. */
function fillEnd({ part, fields, kind }: Gap, clock: Told | undefined): boolean {
  const [begin] = fields.start ?? [];
  if (!clock || clock.likely < bounds.clock || !begin || !within.has(kind)) return false;
  const day = dayOfEnd(kind, begin.value, String(clock.value));
  if (!day || !isOfDay(part, clock, day)) return false;
  const likely = filledLikely(clock.likely);
  const value = momentOf({ day, yearInferred: begin.value.yearInferred ?? false }, String(clock.value));
  fields.end = [{ value, evidence: scoredEvidence(clock.best), confidence: likely, likely }];
  return true;
}
