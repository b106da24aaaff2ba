/** Times of codes as times of ours. */
import { instantOf, offsetIn, type TicketTime } from '#src/tickets/time.ts';

/** A time in UTC (`YYYY-MM-DDTHH:mm`) by the clock of a zone; undefined in the hour that a clock shows twice. */
export function clockOfUtc(utc: string, zone: string): TicketTime | undefined {
  const instant = Date.parse(`${utc}:00Z`);
  const offset = offsetIn(zone, utc);
  if (!offset || Number.isNaN(instant)) return undefined;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4));
  const moved = instant + (offset.startsWith('-') ? -minutes : minutes) * 60_000;
  const time = { local: new Date(moved).toISOString().slice(0, 16), zone };
  return instantOf(time) === instant ? time : undefined;
}

/** A local time at the beginning or the end of a period: a day alone where the clock says no more than the day. */
export function periodTime(local: string, edge: 'from' | 'until', zone?: string): TicketTime {
  const whole = local.endsWith(edge === 'from' ? 'T00:00' : 'T23:59');
  return { local: whole ? local.slice(0, 10) : local, ...(zone ? { zone } : {}) };
}
