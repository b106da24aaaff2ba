/** Takes out what cannot be: days that do not exist, arrivals before departures, boarding after take-off. */
import { type FieldName, longestDays, type TicketKind } from './fields.ts';
import type { ChosenFields } from './ticket.ts';
import { addDays, clockOf, dayOf, hasClock, instantOf, isRealTime, minutesOf, type TicketTime } from './time.ts';

const timeFields = [
  'start',
  'end',
  'boarding',
  'doors',
  'validFrom',
  'validUntil',
  'issued',
] as const satisfies readonly FieldName[];

/** Places in a hall that no aeroplane has: "Fila: Prioritária" is a queue. */
const ofVenues = ['row', 'section', 'level', 'entrance'] as const satisfies readonly FieldName[];

/** The fields that can be true together; what contradicts a better supported one is dropped. */
export function checkFields(fields: ChosenFields, kind?: TicketKind): ChosenFields {
  const kept: { -readonly [Name in FieldName]?: ChosenFields[Name] } = { ...fields };
  for (const name of timeFields) {
    const chosen = kept[name];
    if (chosen && !isRealTime(chosen.value.local)) delete kept[name];
  }
  const { start } = kept;
  if (start && kept.end) {
    const end = endAfter(start.value, kept.end.value);
    const days = kind && longestDays(kind);
    const never = end && hasClock(end) && end.local === start.value.local && end.offset === start.value.offset;
    const tooLate = end && days !== undefined && dayOf(end) > addDays(dayOf(start.value), days);
    if (end && !tooLate && !never) kept.end = { ...kept.end, value: end };
    else delete kept.end;
  }
  if (kind === 'flight') dropOneClockForTwo(kept);
  if (start && kept.boarding && !isShortlyBefore(kept.boarding.value, start.value)) delete kept.boarding;
  if (start && kept.doors && !isShortlyBefore(kept.doors.value, start.value)) delete kept.doors;
  if (kept.validFrom && kept.validUntil && dayOf(kept.validUntil.value) < dayOf(kept.validFrom.value))
    delete kept.validUntil;
  if (kind === 'flight') for (const name of ofVenues) delete kept[name];
  if (kept.price && !(Number(kept.price.value.amount) > 0) && !isToldFree(kept.price)) delete kept.price;
  if (kept.from && kept.to && kept.from.value === kept.to.value && !kept.fromCode) delete kept.to;
  dropOneEndForTwo(kept);
  return kept;
}

/** A child's "0.00 EUR" is printed where others' prices are; a nought elsewhere mostly is a fee, or stands for none. */
function isToldFree({ evidence }: NonNullable<ChosenFields['price']>): boolean {
  return evidence.extractor === 'scored-text';
}

/** The end if it can follow the start; an end on the same day with a clock that is hours earlier is the next day's (at most a night). */
function endAfter(start: TicketTime, end: TicketTime): TicketTime | undefined {
  const from = instantOf(start);
  const until = instantOf(end);
  const ordered =
    from !== undefined && until !== undefined && hasClock(start) && hasClock(end)
      ? until >= from
      : end.local.slice(0, 10) >= dayOf(start);
  const early =
    dayOf(end) === dayOf(start) &&
    hasClock(start) &&
    hasClock(end) &&
    (from === undefined || until === undefined) &&
    end.local < start.local;
  if (ordered && !early) return end;
  if (dayOf(end) !== dayOf(start) || !hasClock(end) || isShortlyBehind(start, end)) return undefined;
  return { ...end, local: addDays(end.local, 1) };
}

/** Whether an end would be nearly a whole day after its begin, were it on the next one: rather the clocks are of two zones, or one of them is wrong. */
function isShortlyBehind(start: TicketTime, end: TicketTime): boolean {
  const [begin, last] = [clockOf(start), clockOf(end)];
  return begin !== undefined && last !== undefined && last < begin && minutesOf(begin) - minutesOf(last) < 180;
}

/** No ride ends where it begins: the airport that was read for both ends is that of the likelier one. */
function dropOneEndForTwo(kept: { -readonly [Name in FieldName]?: ChosenFields[Name] }): void {
  const { from, to, fromCode, toCode } = kept;
  if (!fromCode || fromCode.value !== toCode?.value) return;
  const sure = (code: { readonly likely?: number; readonly confidence: number }) => code.likely ?? code.confidence;
  const isBegin = sure(fromCode) >= sure(toCode);
  delete kept[isBegin ? 'toCode' : 'fromCode'];
  if (from?.value === to?.value) delete kept[isBegin ? 'to' : 'from'];
}

/** Nobody boards when it leaves: one clock was read for both, and where only words tell it, nobody knows which it is. */
function dropOneClockForTwo(kept: { -readonly [Name in FieldName]?: ChosenFields[Name] }): void {
  const { start, boarding } = kept;
  if (!start || !hasClock(start.value) || boarding?.value.local !== start.value.local) return;
  delete kept.boarding;
  const clocked = [start, ...start.others].filter(({ value }) => value.local === start.value.local);
  if (clocked.every(({ likely }) => likely !== undefined))
    kept.start = { ...start, value: { ...start.value, local: dayOf(start.value) } };
}

/** Doors and boarding: the same day (or the evening before midnight), at most twelve hours earlier. */
function isShortlyBefore(early: TicketTime, start: TicketTime): boolean {
  if (!hasClock(early)) return dayOf(early) === dayOf(start);
  if (!hasClock(start)) return dayOf(early) === dayOf(start);
  const minutes = (time: TicketTime) => Date.parse(`${dayOf(time)}T${clockOf(time)}:00Z`) / 60_000;
  const lead = minutes(start) - minutes(early);
  return lead >= 0 && lead <= 12 * 60;
}
