/** Days and times of the flexible content barcode: days counted from the day of issue, minutes of the day, offsets in quarters. */
import type { PerRecord } from '#src/barcodes/per/decode-per.ts';
import { numberIn, recordIn } from '#src/barcodes/per/record.ts';
import { addDays, type TicketTime } from '#src/tickets/time.ts';

/** The day of issue, `YYYY-MM-DD`; undefined for days that do not exist. */
export function issueDay(fcb: PerRecord): string | undefined {
  const issuing = recordIn(fcb, 'issuingDetail');
  return dayOfYear(numberIn(issuing, 'issuingYear'), numberIn(issuing, 'issuingDay'));
}

/** The nth day of a year; more than a year's days run on into the next. */
export function dayOfYear(year: number | undefined, nth: number | undefined): string | undefined {
  if (year === undefined || nth === undefined || nth < 1) return undefined;
  return addDays(`${year}-01-01`, nth - 1);
}

/** A time as the standard has it: a day (`YYYY-MM-DD`) and minutes of it, local where it happens. */
export type FcbTime = {
  readonly day: string;
  /** Minutes since midnight; 1440 is the end of the day. */
  readonly minutes?: number | undefined;
  /** Quarters of an hour that are added to local time for UTC. */
  readonly utcOffset?: number | undefined;
  readonly zone?: string | undefined;
};

/** A time of the standard as a time of ours. */
export function timeOf({ day, minutes, utcOffset, zone }: FcbTime): TicketTime {
  const place = zone ? { zone } : {};
  if (minutes === undefined) return { local: day, ...place };
  const start = minutes === 1440 ? addDays(day, 1) : day;
  const clock = `${two(Math.floor((minutes % 1440) / 60))}:${two(minutes % 60)}`;
  return { local: `${start}T${clock}`, ...place, ...(utcOffset === undefined ? {} : { offset: offsetOf(utcOffset) }) };
}

/** From when until when a ticket holds. */
export type Validity = {
  readonly from?: TicketTime;
  readonly until?: TicketTime /** Days that it lasts, 0 for one day. */;
  readonly days: number;
};

/**
 * `validFromDay` to `validUntilTime` of a document. Midnight at the start and a minute before it at the end mean whole
 * days. The offset at the end is that at the start where it is not given.
 */
export function validityOf(document: PerRecord, issued: string | undefined, zone?: string): Validity {
  const days = numberIn(document, 'validUntilDay') ?? 0;
  if (!issued) return { days };
  const first = addDays(issued, numberIn(document, 'validFromDay') ?? 0);
  const last = addDays(first, days);
  const utcOffset = numberIn(document, 'validFromUTCOffset');
  const untilOffset = numberIn(document, 'validUntilUTCOffset') ?? utcOffset;
  const from = numberIn(document, 'validFromTime') || undefined;
  const until = numberIn(document, 'validUntilTime');
  const wholeDay = until === undefined || until === 1439 || until === 1440;
  return {
    from: timeOf({ day: first, minutes: from, utcOffset, zone }),
    until: timeOf({ day: last, minutes: wholeDay ? undefined : until, utcOffset: untilOffset, zone }),
    days,
  };
}

/** `-4` is `+01:00`: local time minus an hour is UTC. */
function offsetOf(quarters: number): string {
  const minutes = -quarters * 15;
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}
