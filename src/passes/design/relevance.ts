import { isCard, isStay, journeyKinds } from '#src/tickets/fields.ts';
import { addDays, clockOf, dayOf, hasClock, instantAt, instantOf, type TicketTime } from '#src/tickets/time.ts';
import type { RelevantDate } from '../pass-json.ts';
import type { Facts } from './facts.ts';
import { isOpen } from './layouts/journey.ts';
import { completeDate, dateAt, endOf, hours, lastSecondOf } from './moments.ts';

/**
 * When Wallet brings a pass up, and when it puts it away. Since iOS 15 a pass counts as expired a day after
 * `relevantDate`, whatever `expirationDate` says, so what is valid for longer never has one.
 */
export type Relevance = {
  readonly relevantDate?: string;
  readonly relevantDates?: RelevantDate[];
  readonly expirationDate?: string;
};

/** The dates of a ticket. Unknown zones give none: a wrong hour is worse than no reminder. */
export function relevanceOf(facts: Facts): Relevance {
  const { fields, kind } = facts;
  if (isCard(kind)) return expiry(fields.validUntil, 0);
  if (kind === 'pass') return validity(fields.validFrom ?? fields.start, fields.validUntil ?? fields.end);
  if (isStay(kind)) return stay(fields.start, fields.end ?? fields.validUntil);
  if (isOpen(facts)) return validity(fields.validFrom, fields.validUntil);
  return fields.start
    ? occasion(fields.start, fields.end, hours(journeyKinds.has(kind) ? 3 : 2))
    : expiry(fields.validUntil, hours(3));
}

/** One departure or one show. */
function occasion(start: TicketTime, end: TicketTime | undefined, lead: number): Relevance {
  const from = instantOf(start);
  if (from === undefined) return {};
  // "22 November, 19:30" with an end of "22 November" does not tell when it ends.
  const vague = end && hasClock(start) && !hasClock(end) && dayOf(end) === dayOf(start);
  const until = end && !vague ? endAfter(end, from) : undefined;
  if (until && dayOf(start) !== dayOf(until.time) && (until.at - from > hours(24) || !hasClock(start))) {
    return {
      relevantDates: dailySpans(start, until.time, lead),
      expirationDate: dateAt(until.at + hours(12), until.time),
    };
  }
  if (!hasClock(start)) return { relevantDates: wholeDay(start), expirationDate: dateAt(from + hours(30), start) };
  const relevantDate = completeDate(start)!;
  if (!until)
    return {
      relevantDate,
      relevantDates: [{ date: relevantDate, relevantDate }],
      expirationDate: dateAt(from + hours(24), start),
    };
  // An interval of more than 24 hours would be dropped.
  const early = Math.max(from - lead, until.at - hours(24));
  return {
    relevantDate,
    relevantDates: [{ startDate: dateAt(early, start), endDate: dateAt(until.at, until.time) }],
    expirationDate: dateAt(until.at + hours(12), until.time),
  };
}

/** A validity of hours to years: only its first day is brought up. */
function validity(from: TicketTime | undefined, until: TicketTime | undefined): Relevance {
  const begin = from && instantOf(from);
  const lastSecond = from && lastSecondOf(from);
  const ends = until && endOf(until);
  const firstDay =
    begin !== undefined && lastSecond !== undefined && begin < lastSecond && (ends === undefined || ends > begin);
  return {
    ...(firstDay
      ? {
          relevantDates: [
            {
              startDate: dateAt(begin, from!),
              endDate: dateAt(Math.min(lastSecond, ends ?? lastSecond, begin + hours(24)), from!),
            },
          ],
        }
      : {}),
    ...expiry(until, hours(3)),
  };
}

/** Days somewhere: the afternoon of arrival and the morning of departure. */
function stay(start: TicketTime | undefined, end: TicketTime | undefined): Relevance {
  const arrival = start && span(start, `${dayOf(start)}T12:00`, `${dayOf(start)}T23:59:59`);
  const departure =
    start && end && dayOf(end) > dayOf(start) ? span(end, `${dayOf(end)}T06:00`, `${dayOf(end)}T12:00`) : undefined;
  const relevantDates = [arrival, departure].filter((part) => part !== undefined);
  return { ...(relevantDates.length > 0 ? { relevantDates } : {}), ...expiry(end, hours(24)) };
}

function expiry(until: TicketTime | undefined, margin: number): Relevance {
  const end = until && endOf(until);
  return end === undefined ? {} : { expirationDate: dateAt(end + margin, until!) };
}

/** At most this many days of a festival are brought up. */
const mostDays = 14;

/** Known hours on the first and last day, 6 o'clock to midnight else. */
function dailySpans(start: TicketTime, end: TicketTime, lead: number): RelevantDate[] {
  const spans: RelevantDate[] = [];
  for (let day = dayOf(start); day <= dayOf(end) && spans.length < mostDays; day = addDays(day, 1)) {
    const first = day === dayOf(start);
    const place = day === dayOf(end) ? end : start;
    const begins = instantAt(place, `${day}T${(first && clockOf(start)) || '06:00'}`);
    const ends = instantAt(place, day === dayOf(end) && hasClock(end) ? end.local : `${day}T23:59:59`);
    if (begins === undefined || ends === undefined) continue;
    const early = first && hasClock(start) ? begins - lead : Math.min(begins, ends - hours(2));
    spans.push({ startDate: dateAt(Math.max(early, ends - hours(24)), place), endDate: dateAt(ends, place) });
  }
  return spans;
}

function wholeDay(time: TicketTime): RelevantDate[] {
  const day = span(time, `${dayOf(time)}T00:00`, `${dayOf(time)}T23:59:59`);
  return day ? [day] : [];
}

/** At most 24 hours: the day on which clocks go back has 25. */
function span(time: TicketTime, from: string, until: string): RelevantDate | undefined {
  const [begin, end] = [instantAt(time, from), instantAt(time, until)];
  if (begin === undefined || end === undefined) return undefined;
  return { startDate: dateAt(begin, time), endDate: dateAt(Math.min(end, begin + hours(24)), time) };
}

/** The end, when it is known and really comes after the start. */
function endAfter(end: TicketTime, from: number): { readonly at: number; readonly time: TicketTime } | undefined {
  const at = endOf(end);
  return at !== undefined && at > from ? { at, time: end } : undefined;
}
