/** How long the event loop stood still: while it does, nobody is answered. */
export type EventLoop = {
  /** The longest delay of the last minute, in milliseconds. */
  longest(): number;
};

/** A watch on the event loop of this process. */
export type EventLoopWatch = EventLoop & {
  /** Watches from now on; what starting cost does not count. */
  begin(): void;
  stop(): void;
};

/** Health is `degraded` for a minute after a longer delay, in milliseconds. */
export const mostDelay = 500;

/** Milliseconds between two looks, and how long a delay is remembered. */
const every = 20;
const memory = 60_000;

/** Measures by a timer how much later than due it runs. (Node's own histogram forgets what happens while it is reset.) */
export function watchEventLoop(): EventLoopWatch {
  let timer: NodeJS.Timeout | undefined;
  /** The longest delay of each second, by the second it ended in; older ones are dropped. */
  const delays = new Map<number, number>();
  const second = (at: number) => Math.floor(at / 1000);
  return {
    begin() {
      let due = performance.now() + every;
      timer = setInterval(() => {
        const now = performance.now();
        const delay = Math.max(now - due, delays.get(second(now)) ?? 0);
        due = now + every;
        delays.set(second(now), delay);
        for (const at of delays.keys()) if (at < second(now - memory)) delays.delete(at);
      }, every).unref();
    },
    longest: () => Math.max(0, ...delays.values()),
    stop: () => clearInterval(timer),
  };
}
