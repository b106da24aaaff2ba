/** Dates of mail headers (RFC 5322, section 3.3, with the obsolete forms of 4.3). */
import { isRealTime } from '#src/tickets/time.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const zoneNames: Readonly<Record<string, string>> = {
  ut: '+00:00',
  utc: '+00:00',
  gmt: '+00:00',
  z: '+00:00',
  est: '-05:00',
  edt: '-04:00',
  cst: '-06:00',
  cdt: '-05:00',
  mst: '-07:00',
  mdt: '-06:00',
  pst: '-08:00',
  pdt: '-07:00',
};

/** `Wed, 18 May 2016 09:00:00 +0200` as `2016-05-18T09:00:00+02:00`: the sender's own clock. Undefined if it is no such date. */
export function readMailDate(value: string): string | undefined {
  const text = value
    .slice(0, 200)
    .replace(/\([^)]*\)/g, ' ')
    .trim();
  const match =
    /^(?:[A-Za-z]{2,10}\.?,?\s+)?(\d{1,2})[\s-]+([A-Za-z]{3})[a-z]*[\s-]+(\d{2,4})\s+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*([+-]\d{2}:?\d{2}|[A-Za-z]{1,4})?/.exec(
      text,
    );
  if (!match) return undefined;
  const [, day, month, year, hour, minute, second = '00', zone = 'gmt'] = match;
  const monthNumber = months.indexOf(month!.toLowerCase()) + 1;
  const two = (part: string | number) => String(part).padStart(2, '0');
  const local = `${fullYear(year!)}-${two(monthNumber)}-${two(day!)}T${two(hour!)}:${minute}`;
  if (monthNumber === 0 || !isRealTime(local)) return undefined;
  const offset = /^[+-]/.test(zone)
    ? `${zone.slice(0, 3)}:${zone.slice(-2)}`
    : (zoneNames[zone.toLowerCase()] ?? '+00:00');
  return `${local}:${second === '60' ? '59' : second}${offset}`;
}

function fullYear(year: string): string {
  if (year.length === 4) return year;
  const count = Number(year);
  return String(year.length === 2 && count < 50 ? 2000 + count : 1900 + count);
}
