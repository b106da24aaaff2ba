/**
 * Air segments as reservation systems print them, one a row. Amadeus (`1  AF1234 Y 12MAR 4 CDGJFK HK1  1030 1255`),
 * Galileo (`1. EY 84 V 16JAN FCOAUH HK1 2200 #0605 O*`), Sabre (`1 AA 100Y 12MAR F JFKLHR*HK1 630P 630A 13MAR S`) and Worldspan
 * differ in blanks, clocks and what follows; the order of the first columns is that of AIRIMP, the industry's message
 * format: carrier, number, booking class, day, way, status.
 */
import { airportByCode } from '#src/tickets/places/airports.ts';

/** A day without its year where the row leaves it out; `weekday` is 1 for Monday. */
export type SegmentDay = {
  readonly day: number;
  readonly month: number;
  readonly year?: number;
  readonly weekday?: number;
};

/** One flight of an itinerary as its row says. Clocks are `HH:mm` at the place. */
export type Segment = {
  readonly carrier: string;
  readonly number: string;
  readonly bookingClass: string;
  readonly departs: SegmentDay;
  readonly from: string;
  readonly to: string;
  /** Status of AIRIMP: `HK` confirmed, `HL` on the waiting list, `UN` not operating … */
  readonly status: string;
  readonly start?: string;
  readonly end?: string;
  readonly startTerminal?: string;
  /** Days between departure and arrival where the row tells, else a day of its own. */
  readonly later?: number;
  readonly arrives?: SegmentDay;
  /** The airline's own reference behind its code: `*1A/ABC123`, `/DCAF*ABC123`. */
  readonly locator?: string;
};

const monthNames = 'JANFEBMARAPRMAYJUNJULAUGSEPOCTNOVDEC';
const weekdayNames: readonly (readonly string[])[] = [
  ['MO', 'MON', '1', 'M'],
  ['TU', 'TUE', '2'],
  ['WE', 'WED', '3', 'W'],
  ['TH', 'THU', '4', 'Q'],
  ['FR', 'FRI', '5', 'F'],
  ['SA', 'SAT', '6', 'J'],
  ['SU', 'SUN', '7', 'S'],
];

const head =
  /^(?:\d{1,2} ?[.)]? ?)?(?:FLT |AIR )?([A-Z][A-Z0-9]|\d[A-Z]) ?(\d{1,4}) ?([A-Z]) (\d{1,2})([A-Z]{3})(\d{2})?(?: ?([A-Z]{1,3}|[1-7]))?\*? ?([A-Z]{3}) ?([A-Z]{3})[* ]{0,2}([A-Z]{2}) ?(\d{1,2})? /;

/** Reads a row; undefined where it is no air segment between two airports that exist. Linear in the length of the row. */
export function parseSegment(row: string): Segment | undefined {
  const text = `${row.slice(0, 160).toUpperCase()} `;
  const match = head.exec(text);
  if (!match) return undefined;
  const [, carrier, number, bookingClass, day, monthName, year, weekday, from, to, status] = match;
  const departs = dayFrom(day!, monthName!, year, weekday);
  if (!departs || from === to || !airportByCode(from!) || !airportByCode(to!)) return undefined;
  const rest = text.slice(match[0].length);
  const times = readTimes(rest);
  const locator = /(?:\*1[A-Z]\/|\/DC[A-Z0-9]{2}\*|\b[A-Z0-9]{2}\/)([A-Z0-9]{6})\b/.exec(rest)?.[1];
  return {
    carrier: carrier!,
    number: number!.replace(/^0+(?=\d)/, ''),
    bookingClass: bookingClass!,
    departs,
    from: from!,
    to: to!,
    status: status!,
    ...times,
    ...(locator && !/^(?:E|\d+)$/.test(locator) ? { locator } : {}),
  };
}

/** Whether the seat is held: what is cancelled, refused or only waited for is no ticket. */
export function isHeld({ status }: Segment): boolean {
  return held.has(status);
}

/** Confirmed, confirming, scheduled anew and confirmed, ticketed, sold, passive. */
const held: ReadonlySet<string> = new Set('HK KK KL TK RR SS GK BK PK HS DK LK OK YK IK HN'.split(' '));

const clock = String.raw`(?:(?:1\d|2[0-3]|0?\d):?[0-5]\d ?(?:[AP]M?|[NM])?(?![\dA-Z]))`;
const times = new RegExp(
  String.raw`^(?:\d )?(?:([A-Z0-9]{1,2}) )?(${clock}) ([#+*¥-]?)(${clock})(?:[+/] ?([1-3]))?(?: (\d{1,2})([A-Z]{3})(?: |\*))?`,
);

type Times = Pick<Segment, 'start' | 'end' | 'startTerminal' | 'later' | 'arrives'>;

/** `1030 1255`, `630P #630A`, `0850 1300+1`, `1 1025 1305 13MAR`: a mark or a day says that it lands later. */
function readTimes(rest: string): Times {
  const match = times.exec(rest);
  if (!match) return {};
  const [, terminal, first, mark, second, plus, day, month] = match;
  const start = readClock(first!);
  const end = readClock(second!);
  if (!start || !end) return {};
  const arrives = day && month ? dayFrom(day, month) : undefined;
  return {
    start,
    end,
    ...(terminal ? { startTerminal: terminal } : {}),
    ...(mark === '-' ? { later: -1 } : plus ? { later: Number(plus) } : mark ? { later: mark === '*' ? 2 : 1 } : {}),
    ...(arrives ? { arrives } : {}),
  };
}

/** `0505`, `630P`, `12N` is noon, `1230A` half past midnight, `05:05`. */
function readClock(text: string): string | undefined {
  const match = /^(\d{1,2}):?(\d{2}) ?([APNM])?M?$/.exec(text);
  if (!match) return undefined;
  const hour = Number(match[1]);
  const half = match[3];
  if (half && (hour < 1 || hour > 12)) return undefined;
  const full = half === 'P' || half === 'N' ? (hour % 12) + 12 : half ? hour % 12 : hour;
  return full < 24 ? `${String(full).padStart(2, '0')}:${match[2]}` : undefined;
}

/** `12`, `MAR`, `27`, `FR` → a day; undefined where it is none. */
export function dayFrom(day: string, monthName: string, year?: string, weekday?: string): SegmentDay | undefined {
  const at = monthNames.indexOf(monthName);
  if (at < 0 || at % 3 !== 0 || Number(day) < 1 || Number(day) > 31) return undefined;
  const named = weekday ? weekdayNames.findIndex((names) => names.includes(weekday)) + 1 : 0;
  return {
    day: Number(day),
    month: at / 3 + 1,
    ...(year ? { year: 2000 + Number(year) } : {}),
    ...(named ? { weekday: named } : {}),
  };
}
