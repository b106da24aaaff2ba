import { offsetIn, type TicketTime } from '#src/tickets/time.ts';
import type { StatedTime } from './schema-time.ts';

/** What helps to tell an honest UTC time from a local one that was only written as UTC. */
export type Witness = {
  /** Zone of the place that the time is meant for. */
  readonly zone: string | undefined;
  /** Times of day that the document shows to people, `09:35`. */
  readonly clocks: ReadonlySet<string>;
};

/**
 * Turns a stated time into the wall-clock time at its place. Generators write local times with `Z`: where the place is
 * not on UTC, what the document shows decides; if that tells nothing, only the day is kept, and only if it is certain.
 */
export function settleTime(time: StatedTime | undefined, witness: Witness): TicketTime | undefined {
  if (!time) return undefined;
  const { utc, ...stated } = time;
  const zone = stated.zone ?? witness.zone;
  const offset = utc && zone ? offsetIn(zone, stated.local) : undefined;
  if (utc && !zone) return settleNowhere(time, witness.clocks);
  if (!utc || !zone || !offset || offset === '+00:00') return stated;
  const moved = moveBy(stated.local, offset);
  const seenAsStated = witness.clocks.has(stated.local.slice(11));
  const seenMoved = witness.clocks.has(moved.slice(11));
  if (seenAsStated !== seenMoved) return seenMoved ? { local: moved, zone } : { local: stated.local, zone };
  // Nothing to go by: `Z` is written by programs that count in UTC, `+00:00` by those that were given a local time.
  if (witness.clocks.size === 0) return utc === 'Z' ? { local: moved, zone } : stated;
  return moved.slice(0, 10) === stated.local.slice(0, 10) ? { local: moved.slice(0, 10) } : undefined;
}

/** Without a zone: a clock that is shown is the one at the place; any other may still find its place later. */
function settleNowhere({ utc, ...stated }: StatedTime, clocks: ReadonlySet<string>): TicketTime {
  if (clocks.has(stated.local.slice(11))) return { local: stated.local };
  return utc === 'Z' ? { local: stated.local, zone: 'UTC' } : stated;
}

/** Every time of day in a text, as `HH:mm`. */
export function clocksIn(text: string): readonly string[] {
  return [...text.matchAll(/(?<![\d:.])(\d{1,2})[:.h](\d{2})(?![\d:]|\.\d)(?:\s?([ap])\.?m)?/gi)].map(
    ([, hour, minute, half]) => {
      const hours = half && Number(hour) <= 12 ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
      return `${String(hours).padStart(2, '0')}:${minute}`;
    },
  );
}

function moveBy(local: string, offset: string): string {
  const minutes = (offset.startsWith('-') ? -1 : 1) * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4, 6)));
  return new Date(Date.parse(`${local}:00Z`) + minutes * 60_000).toISOString().slice(0, 16);
}
