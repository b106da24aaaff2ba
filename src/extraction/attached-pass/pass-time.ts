import { isRealTime, type TicketTime } from '#src/tickets/time.ts';

/**
 * Reads a date of pass.json (W3C profile of ISO 8601, section 3 of Apple's "Pass"): wall-clock time with its offset.
 *
 * @param asWritten the date is shown as it is written, so that `Z` is no statement about the place
 */
export function readPassDate(value: unknown, asWritten = false): TicketTime | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(
    typeof value === 'string' ? value.trim() : '',
  );
  if (!match) return undefined;
  const [, day, clock, zone] = match;
  const local = clock ? `${day}T${clock}` : day!;
  if (!isRealTime(local)) return undefined;
  if (!clock || !zone) return { local };
  if (/^(z|[+-]00:?00)$/i.test(zone)) return asWritten ? { local } : { local, zone: 'UTC' };
  return { local, offset: `${zone.slice(0, 3)}:${zone.slice(-2)}` };
}

/** The same with a zone that the pass states beside it. */
export function inZone(time: TicketTime | undefined, zone: string | undefined): TicketTime | undefined {
  if (!time || !zone || !/^[A-Za-z]+\/[\w/+-]+$/.test(zone) || time.local.length === 10) return time;
  if (time.zone !== 'UTC') return { ...time, zone };
  const instant = Date.parse(`${time.local}:00Z`);
  try {
    const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(
      instant,
    );
    return { local: parts.replace(' ', 'T'), zone };
  } catch {
    return time;
  }
}
