/** Seconds: how long who comes now would wait in a lane, how long people may, and how much longer each job makes it. */
export type LaneWait = { readonly wait: number; readonly most: number; readonly each: number };

/** Whose turn it is to come into a lane that is full. */
export type Turns = {
  /** Undefined: come in. Otherwise the seconds after which it is this client's turn; asked again, the same turn. */
  ask(client: string, lane: LaneWait): number | undefined;
  /** The client came in. */
  take(client: string): void;
};

/** Seconds that a turn is kept for who does not come, and that he may be early. */
const grace = 10;
const early = 1;
/** Nobody is told to come later than this; who would have to has no turn. */
const longest = 600;
/** A turn is given for when the wait is this part of the longest, so that what was a little wrong keeps nobody out. */
const aim = 0.9;
/** Where the wait is less than this part of the longest, those who have turns do not come, and keep nobody out. */
const unused = 0.5;

/**
 * Turns of one lane: who is told to come later comes after those who were told before, one by one as jobs end, and finds the
 * door open then. Told the same time, all would come at once, and all but one would be told again. Kept by this process.
 */
export function openTurns(now: () => number = () => performance.now() / 1000): Turns {
  const turns = new Map<string, number>();
  const forget = () => {
    for (const [client, at] of turns) if (at + grace < now()) turns.delete(client);
  };
  const give = (client: string, { wait, most, each }: LaneWait): number => {
    const last = Math.max(0, ...turns.values());
    const at = Math.max(now() + wait - most * aim, last + each);
    if (at - now() <= longest) turns.set(client, at);
    return Math.min(longest, at - now());
  };
  return {
    ask(client, lane) {
      forget();
      const { wait, most, each } = lane;
      const at = turns.get(client);
      if (at !== undefined && at - early > now()) return at - now();
      if (at !== undefined && wait > most) {
        turns.set(client, now() + wait - most * aim); // it goes slower than it did; he stays before the others
        return wait - most * aim;
      }
      const before = at === undefined ? turns.size * each : 0;
      const isFree = wait <= most && (before === 0 || wait + before <= most * aim || wait <= most * unused);
      return isFree ? undefined : give(client, lane);
    },
    take: (client) => void turns.delete(client),
  };
}
