import type { Intake } from '#src/jobs/job-records.ts';
import { type Lane, lanes } from '#src/jobs/lanes.ts';
import { type QueueLoad, waitIn } from '#src/jobs/queue-load.ts';
import { openTurns } from './turns.ts';

/** Why another upload cannot be taken just now, and for how many seconds. */
export type Closed = {
  readonly code: 'queue.full' | 'queue.full-of-yours' | `service.${'restarting' | 'no-room' | 'no-store'}`;
  readonly seconds: number;
};

/** Whether another upload can be taken, and when to come back if not. */
export type Intakes = {
  /** Undefined: come in. Asked before a file is read, so for the lane that waits less. `client` is who is told, where it is a person. */
  check(intake: Intake, client?: string): Promise<Closed | undefined>;
  /** The same once it is known which lane the file belongs into. `client` is who nobody else should wait for. */
  checkLane(lane: Lane, from: { readonly intake: Intake; readonly client: string }): Promise<Closed | undefined>;
  /** Refuses everything from now on; for the time between SIGTERM and the end. */
  close(): void;
  /** Aborted by `close`: who only waits for something is answered at once. */
  readonly closing: AbortSignal;
};

/** What decides. */
export type IntakeOptions = {
  readonly load: () => Promise<QueueLoad>;
  /** Jobs of a client that wait in a lane; asked only when there is a queue. */
  readonly waitingOf: (client: string, lane: Lane) => Promise<number>;
  /** Waiting jobs from which on nothing more is taken. */
  readonly depth: number;
  /** Seconds that people without a key may have to wait for their job to begin. */
  readonly wait: number;
  /** Free bytes of the disk content goes to. */
  readonly freeBytes: () => Promise<number>;
  readonly leastFree: number;
  /** Seconds until what keeps content is asked again after it failed; 0 while it answers. */
  readonly secondsAway: () => number;
};

/** How much longer than people keys may wait, and how much more may wait for them: their share is kept while others are refused. */
const ofKeys = { wait: 3, depth: 1.25 } as const;
/** The part of a lane that one client may fill, and what each may have waiting in any case. */
const ofClient = { part: 0.25, least: 5 } as const;

/** Opens the gate before uploads. Mails wait in the queue for as long as it takes, up to its depth. */
export function openIntakes(options: IntakeOptions): Intakes {
  const { waitingOf, depth, wait, freeBytes, leastFree, secondsAway } = options;
  const { load, letIn } = countLetIn(options.load);
  const closing = new AbortController();
  const mostWait = (intake: Intake) =>
    intake === 'mail' ? Number.POSITIVE_INFINITY : wait * (intake === 'key' ? ofKeys.wait : 1);
  const turns = { quick: openTurns(), slow: openTurns() };
  /** People have turns; keys and mails are told of the queue alone. */
  const late = (
    lane: Lane,
    now: QueueLoad,
    { intake, client }: { readonly intake: Intake; readonly client: string },
  ) => {
    const [wait, most] = [waitIn(lane, now), mostWait(intake)];
    if (intake !== 'web') return wait > most ? tooMany(wait - most) : undefined;
    const seconds = turns[lane].ask(client, { wait, most, each: now.seconds[lane] / Math.max(1, now.slots) });
    return seconds === undefined ? undefined : tooMany(seconds);
  };
  return {
    closing: closing.signal,
    async check(intake, client = '') {
      if (closing.signal.aborted) return { code: 'service.restarting', seconds: 30 };
      if ((await freeBytes()) < leastFree) return { code: 'service.no-room', seconds: 60 };
      const away = secondsAway();
      if (away > 0) return { code: 'service.no-store', seconds: away };
      const now = await load();
      const ahead = lanes.reduce((sum, lane) => sum + now.waiting[lane], 0);
      const most = intake === 'key' ? depth * ofKeys.depth : depth;
      if (ahead >= most) return tooMany(((ahead - most + 1) * now.seconds.quick) / Math.max(1, now.slots));
      const [least] = lanes.toSorted((a, b) => waitIn(a, now) - waitIn(b, now)) as [Lane];
      return waitIn(least, now) > mostWait(intake) ? late(least, now, { intake, client }) : undefined;
    },
    async checkLane(lane, { intake, client }) {
      const now = await load();
      const refused = late(lane, now, { intake, client });
      if (refused) return refused;
      if (intake === 'web' && now.waiting[lane] >= ofClient.least) {
        const each = now.seconds[lane] / Math.max(1, now.slots);
        const share = Math.max(ofClient.least, Math.floor((ofClient.part * wait) / each));
        const own = await waitingOf(client, lane);
        if (own >= share) return tooMany((own - share + 1) * each, 'queue.full-of-yours');
      }
      letIn(lane);
      turns[lane].take(client);
      return undefined;
    },
    close: () => closing.abort(),
  };
}

/** The queue is looked at twice a second: what was let in since waits, too, unless it was begun at once. */
function countLetIn(look: () => Promise<QueueLoad>) {
  let seen: QueueLoad | undefined;
  let since: Record<Lane, number> = { quick: 0, slow: 0 };
  return {
    async load(): Promise<QueueLoad> {
      const now = await look();
      if (now !== seen) since = { quick: 0, slow: 0 };
      seen = now;
      const { quick, slow } = now.waiting;
      return { ...now, waiting: { quick: quick + since.quick, slow: slow + since.slow } };
    },
    letIn(lane: Lane) {
      since[lane] += 1;
    },
  };
}

function tooMany(wait: number, code: Closed['code'] = 'queue.full'): Closed {
  return { code, seconds: Math.min(600, Math.max(1, Math.ceil(wait))) };
}
