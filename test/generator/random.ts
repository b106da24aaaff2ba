/** A reproducible source of choices: the same seed makes the same choices on every machine. */
export type Random = {
  /** A number from 0 up to, but without, 1. */
  readonly next: () => number;
  /** A whole number, both ends included. */
  readonly int: (min: number, max: number) => number;
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly shuffle: <T>(list: readonly T[]) => T[];
  readonly digits: (count: number) => string;
  /** Capital letters without I and O, as in booking references. */
  readonly letters: (count: number) => string;
  /** Letters and digits that are hard to confuse. */
  readonly reference: (count: number) => string;
  readonly bytes: (count: number) => Uint8Array;
};

const letterAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const referenceAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Opens the stream of choices that belongs to a seed and a name; other names give independent streams. */
export function createRandom(seed: number, name = ''): Random {
  let state = hash(`${seed}/${name}`);
  const next = () => {
    // "mulberry32": one 32-bit state, good enough to invent tickets.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => list[int(0, list.length - 1)]!;
  const text = (alphabet: string, count: number) => Array.from({ length: count }, () => pick([...alphabet])).join('');
  return {
    next,
    int,
    pick,
    chance: (share) => next() < share,
    shuffle: (list) => shuffled(list, int),
    digits: (count) => String(int(1, 9)) + text('0123456789', count - 1),
    letters: (count) => text(letterAlphabet, count),
    reference: (count) => text(letterAlphabet, 1) + text(referenceAlphabet, count - 1),
    bytes: (count) => Uint8Array.from({ length: count }, () => int(0, 255)),
  };
}

function shuffled<T>(list: readonly T[], int: Random['int']): T[] {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = int(0, last);
    [copy[last], copy[other]] = [copy[other]!, copy[last]!];
  }
  return copy;
}

/** FNV-1a over the characters, followed by a final mix so that close seeds start far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const sign of text) value = Math.imul(value ^ sign.codePointAt(0)!, 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return Math.imul(value ^ (value >>> 13), 0xc2b2ae35) ^ (value >>> 16);
}
