import { familyOf } from './family.ts';

/** Linux counts processor time in hundredths of a second. */
const tick = 10;
/** A process that ends keeps what it had taken when it was last looked at, at most so many milliseconds before. */
const every = 50;

/** Adds up the processor time of this process and of all that it started. */
export type ProcessorWatch = {
  /** Milliseconds since it was opened, of processes that have ended meanwhile, too; 0 where there is no /proc. Never falls. */
  readonly total: () => number;
  readonly close: () => void;
};

/** Begins to add up. What a process took is in its parent's sums only if that waited for it: behind our wall nobody does. */
export function watchProcessorTime(): ProcessorWatch {
  const seen = new Map<string, number>();
  const look = () => {
    for (const { key, ticks } of familyOf(process.pid)) seen.set(key, Math.max(ticks, seen.get(key) ?? 0));
    return [...seen.values()].reduce((sum, ticks) => sum + ticks, 0) * tick;
  };
  const before = look();
  const timer = setInterval(look, every).unref();
  return {
    total: () => look() - before,
    close: () => clearInterval(timer),
  };
}
