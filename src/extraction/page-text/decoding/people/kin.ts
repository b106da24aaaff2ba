import { fold } from '../../../words/fold.ts';

/** Whether two people have one family name, first or last, in either gender's form: "Cichocka" and "Cichocki", "Novák" and "Nováková". */
export function areKin(a: string, b: string): boolean {
  const names = (text: string): readonly string[] => fold(text).match(/\p{L}{3,}/gu) ?? [];
  const [ours, theirs] = [names(a), names(b)];
  return a !== b && !areOnePerson(a, b) && [0, -1].some((at) => areForms(ours.at(at) ?? '', theirs.at(at) ?? ''));
}

/** Whether one name is the other with first letters for given names: "R Ashdown" is Rupert, "J.W. Terpstra" is not Jelte. */
export function areOnePerson(a: string, b: string): boolean {
  const words = (name: string): readonly string[] => fold(name).match(/\p{L}+/gu) ?? [];
  const [ours, theirs] = [words(a), words(b)];
  const isShort = (one: string, other: string) => Math.min(one.length, other.length) === 1 && one[0] === other[0];
  const agrees =
    ours.length === theirs.length && ours.every((one, at) => one === theirs[at] || isShort(one, theirs[at]!));
  return agrees && ours.length > 1 && ours.at(-1) === theirs.at(-1);
}

/** Letters that the forms of a name have in common at least, and those that only one has at most. */
const stem = 5;
const ending = 3;

function areForms(a: string, b: string): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  return a.length > 0 && (a === b || (same >= stem && Math.max(a.length, b.length) - same <= ending));
}
