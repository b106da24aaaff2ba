import { hasShell, type WallKind, wallKind } from '#src/wall/start-walled.ts';
import { type Breach, breaches } from './probe.ts';
import type { Refused } from './refused.ts';
import type { Targets } from './targets.ts';

/** What is held back; true is good. */
export type Held = Breach;

/** How well the processes that open files are fenced, as tried from within. */
export type FenceLevel = {
  /** `full`: all of it, and by the operating system alone too. `basic`: network, files and processes. `none`: less. */
  readonly level: IsolationLevel;
  readonly wall: WallKind;
  /** By Node's permissions and the operating system together. */
  readonly readers: Held;
  /** By the operating system alone. */
  readonly system: Held;
  /** The operating system bounds memory, and ends readers with us. */
  readonly memory: boolean;
  readonly endsWithParent: boolean;
};

/** The levels of `docs/isolation.md`, the best first. */
export const isolationLevels = ['full', 'basic', 'none'] as const;
/** How well strangers' files are held back from the machine. */
export type IsolationLevel = (typeof isolationLevels)[number];

type Probe = (targets: Targets) => Promise<Breach | Refused>;

/** LIST: what the operating system must hold back alone, for `full`. Processes it may start: they are behind the wall too. */
const bySystem = ['network', 'files', 'writes', 'signals', 'libraries'] as const;
/** LIST: what must be held back for `basic`. */
const byAnyone = ['network', 'files', 'environment', 'processes'] as const;

/** Has a reader of each kind try to break out, and one that only the operating system holds back. */
export async function tryFence(
  targets: Targets,
  {
    readers,
    system,
    boundsMemory,
  }: { readonly readers: readonly Probe[]; readonly system: Probe; readonly boundsMemory: boolean },
): Promise<FenceLevel> {
  const results = await Promise.all(readers.map((probe) => probe(targets)));
  const alone = await system(targets);
  const found = {
    wall: wallKind(),
    readers: heldBy(results),
    system: heldBy([alone]),
    memory: hasShell && boundsMemory,
    endsWithParent: hasShell,
  };
  return { level: levelOf(found), ...found };
}

/** The level that what was found makes. */
function levelOf({ readers, system, memory, endsWithParent }: Omit<FenceLevel, 'level' | 'wall'>): IsolationLevel {
  if (!memory || !endsWithParent || byAnyone.some((what) => !readers[what])) return 'none';
  return breaches.every((what) => readers[what]) && bySystem.every((what) => system[what]) ? 'full' : 'basic';
}

/**
 * The same with what the targets noticed: behind a wall the number of our process may be that of another one, so a signal
 * that seemed to go out may have arrived nowhere.
 */
export function seenFromOutside(
  { wall, ...found }: FenceLevel,
  { signalled }: { readonly signalled: boolean },
): FenceLevel {
  if (signalled) return { wall, ...found };
  const held = {
    ...found,
    readers: { ...found.readers, signals: true },
    system: { ...found.system, signals: true },
  };
  return { wall, ...held, level: levelOf(held) };
}

/** What is not held back, in words for a log or an operator; empty at `full`. */
export function weaknessesOf({ readers, system, memory, endsWithParent }: FenceLevel): readonly string[] {
  return [
    ...breaches.filter((what) => !readers[what]).map((what) => `${what} are open to readers`),
    ...bySystem.filter((what) => readers[what] && !system[what]).map((what) => `${what}: held by Node alone`),
    ...(memory ? [] : ['memory is not bound']),
    ...(endsWithParent ? [] : ['readers may outlive the program']),
  ];
}

function heldBy(results: readonly (Breach | Refused)[]): Held {
  const neverDone = (what: keyof Breach) => results.every((result) => !('failed' in result) && !result[what]);
  return Object.fromEntries(breaches.map((what) => [what, neverDone(what)])) as Held;
}
