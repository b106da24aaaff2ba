import type { z } from 'zod';
import type { statusDays } from '#src/api/schemas.ts';

/** What the API tells of the last days. */
export type StatusDays = z.infer<typeof statusDays>;
/** One door of it. */
export type Door = StatusDays['doors'][number];

/** How a door did on a day. */
export type DoorDay = {
  readonly day: string;
  readonly state: 'well' | 'some' | 'ill' | 'unknown';
  /** The part of the day that the service worked; null where nobody knows. */
  readonly part: number | null;
  readonly files: number;
  readonly faults: number;
};

/** Parts of a day below which it was not well, and below which it was ill; a restart is no fault. */
const least = { well: 0.995, some: 0.9 } as const;

/** Every day that is looked back at, the oldest first. */
export function daysOf({ from, days, worked }: StatusDays, { files: counted }: Door): readonly DoorDay[] {
  return Array.from({ length: days }, (_, at) => {
    const day = new Date(Date.parse(from) + at * 24 * 3_600_000).toISOString().slice(0, 10);
    const part = worked.find((each) => each.day === day)?.part ?? null;
    const { files = 0, faults = 0 } = counted.find((each) => each.day === day) ?? {};
    return { day, part, files, faults, state: stateOf({ part, files, faults }) };
  });
}

function stateOf({ part, files, faults }: Pick<DoorDay, 'part' | 'files' | 'faults'>): DoorDay['state'] {
  if (part === null && files === 0) return 'unknown';
  if ((part ?? 1) < least.some || (files > 0 && faults === files)) return 'ill';
  return (part ?? 1) < least.well || faults > 0 ? 'some' : 'well';
}
