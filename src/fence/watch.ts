import { type Usage, usageOf } from '#src/wall/process-usage.ts';

/** What a process may use: resident bytes, and milliseconds of processor time until the watch is renewed. */
export type Allowance = { readonly resident: number; readonly cpu: number };

/** A running watch. */
export type Watch = { renew(): void; end(): void };

const every = 100;

/**
 * Watches what a process uses and calls `over` once when that is too much. Processor time rather than time on the wall:
 * an honest document must not fail because the machine is busy. Where the system does not tell (other than Linux), it is
 * time on the wall after all, and memory is bound only by the limit set at the start.
 */
export function watchProcess(pid: number, allowed: Allowance, over: (why: 'memory' | 'slow') => void): Watch {
  let began: number | undefined;
  let ended = false;
  const end = () => {
    ended = true;
    clearInterval(timer);
  };
  const look = () => {
    const usage = usageOf(pid) ?? elsewhere();
    if (usage === undefined) return;
    const { resident, cpu } = usage;
    began ??= cpu;
    const why = resident > allowed.resident ? 'memory' : cpu - began > allowed.cpu ? 'slow' : undefined;
    if (why === undefined || ended) return;
    end();
    over(why);
  };
  const timer = setInterval(look, every);
  return {
    renew: () => {
      began = undefined;
    },
    end,
  };
}

/** On Linux a look that failed tells nothing, and the next one counts; elsewhere no look tells, and the wall's clock stands in. */
function elsewhere(): Usage | undefined {
  return process.platform === 'linux' ? undefined : { resident: 0, cpu: performance.now() };
}
