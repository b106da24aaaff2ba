/**
 * A point in a traveller's day: wall-clock time at a place, and the place's zone where it is known.
 * `Date` never crosses a folder; this does.
 */
export type TicketTime = {
  /** `2026-11-22T09:38` (minutes, no offset), or `2026-11-22` when only the day is known. */
  readonly local: string;
  /** IANA name of the zone at the place, when known. */
  readonly zone?: string;
  /** Offset as printed or derived from `zone` and `local`, `+01:00`. */
  readonly offset?: string;
  /** The document did not print the year; it was inferred from the document's date or a weekday. */
  readonly yearInferred?: boolean;
};

/** Whether the time of day is known. */
export function hasClock(time: TicketTime): boolean {
  return time.local.length > 10;
}

/** The calendar day, `2026-11-22`. */
export function dayOf(time: TicketTime): string {
  return time.local.slice(0, 10);
}

/** How many days the second of two calendar days lies after the first; below zero before it. */
export function daysBetween(first: string, second: string): number {
  return (Date.parse(second) - Date.parse(first)) / 86_400_000;
}

/** The time of day, `09:38`, or undefined when only the day is known. */
export function clockOf(time: TicketTime): string | undefined {
  return hasClock(time) ? time.local.slice(11, 16) : undefined;
}

/** The minutes of a day before a time of day, `09:38`. */
export function minutesOf(clock: string): number {
  return 60 * Number(clock.slice(0, 2)) + Number(clock.slice(3, 5));
}

const offsets = new Map<string, string | undefined>();
const mostOffsets = 2000;

/**
 * The offset (`+01:00`) that holds in an IANA zone at that wall-clock time (the earlier of two where clocks are put back, that before
 * the change in the hour that they skip); a day counts at noon. Undefined for an unknown zone. Remembered: the times of one order ask
 * for the same few again and again.
 */
export function offsetIn(zone: string, local: string): string | undefined {
  const key = `${zone} ${local}`;
  if (!offsets.has(key)) {
    if (offsets.size >= mostOffsets) offsets.clear();
    offsets.set(key, findOffset(zone, local));
  }
  return offsets.get(key);
}

function findOffset(zone: string, local: string): string | undefined {
  try {
    const wall = Temporal.PlainDateTime.from(local.length > 10 ? local : `${local}T12:00`);
    const { offsetNanoseconds } = wall.toZonedDateTime(zone);
    return formatOffset(Math.trunc(offsetNanoseconds / 60e9));
  } catch {
    return undefined;
  }
}

/**
 * Milliseconds since the epoch of a wall-clock time (`2026-11-22T09:38`, seconds allowed) at the place of `time`. The zone
 * decides where it is known, for every clock alike, else the offset. Undefined when neither is known.
 */
export function instantAt(time: TicketTime, local: string): number | undefined {
  const offset = (time.zone && offsetIn(time.zone, local.slice(0, 16))) ?? time.offset;
  if (!offset) return undefined;
  const at = Date.parse(`${local.length === 16 ? `${local}:00` : local}${offset}`);
  return Number.isNaN(at) ? undefined : at;
}

/** Milliseconds since the epoch, or undefined when neither offset nor zone is known. A day counts from its start. */
export function instantOf(time: TicketTime): number | undefined {
  return instantAt(time, hasClock(time) ? time.local : `${time.local}T00:00`);
}

/** Fills `offset` from `zone` when it is missing. */
export function withOffset(time: TicketTime): TicketTime {
  if (time.offset || !time.zone) return time;
  const offset = offsetIn(time.zone, time.local);
  return offset ? { ...time, offset } : time;
}

/** Whether day and clock exist: `2026-02-30` and `25:00` do not. */
export function isRealTime(local: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?$/.exec(local);
  if (!match) return false;
  const [year, month, day, hour = 0, minute = 0] = match.slice(1).map((part) => (part ? Number(part) : undefined));
  const date = new Date(Date.UTC(year!, month! - 1, day!));
  return date.getUTCMonth() === month! - 1 && date.getUTCDate() === day! && hour < 24 && minute < 60;
}

/** Adds days to a local day or time, keeping the clock. */
export function addDays(local: string, days: number): string {
  const [day, clock] = local.split('T');
  const [year, month, date] = day!.split('-').map(Number);
  const moved = new Date(Date.UTC(year!, month! - 1, date! + days)).toISOString().slice(0, 10);
  return clock ? `${moved}T${clock}` : moved;
}

function formatOffset(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
