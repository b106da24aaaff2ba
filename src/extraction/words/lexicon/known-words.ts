/** What words are known as: given and family names (`names.tsv`) and towns (`towns.txt`), each file with its source and licence at its top. */
import { stationsNamed } from '#src/tickets/places/stations.ts';
import { fold } from '../fold.ts';
import { listLines } from './list-lines.ts';

/** Longer texts are no name. */
const longest = 60;
/** Words of the longest names of stations. */
const mostOfStation = 8;

/** How the words of a text are known. */
export type KnownWords = {
  readonly words: number;
  /** Of these, how many are given names, family names, either. */
  readonly given: number;
  readonly family: number;
  readonly names: number;
  readonly firstIsGiven: boolean;
  readonly lastIsFamily: boolean;
  /** The whole text, or what stands before a comma or bracket, is the name of a town, or of a station or stop. */
  readonly isTown: boolean;
  readonly isStation: boolean;
  /** One of its words is a town. */
  readonly hasTown: boolean;
};

/** How the words of a text are known; undefined for what is too long or has no words. */
export function knownWords(text: string): KnownWords | undefined {
  if (text.length > longest) return undefined;
  const folded = fold(text);
  const words = folded.match(/\p{L}{2,}/gu) ?? [];
  if (words.length === 0) return undefined;
  const { given, family } = names();
  const begin = folded.split(/[,(/]/, 1)[0]!.trim();
  return {
    words: words.length,
    given: words.filter((word) => given.has(word)).length,
    family: words.filter((word) => family.has(word)).length,
    names: words.filter((word) => given.has(word) || family.has(word)).length,
    firstIsGiven: given.has(words[0]!),
    lastIsFamily: family.has(words.at(-1)!),
    isTown: towns().has(folded) || towns().has(begin),
    isStation: words.length <= mostOfStation && !/\d/.test(text) && stationsNamed(text).length > 0,
    hasTown: words.some((word) => word.length > 3 && towns().has(word)),
  };
}

/** Whether a text with one comma is one person's name in turn, "Etcheverry Lynch, María Pía", and no list of two: only given names stand behind the comma, and none before it. */
export function isNameInTurn(text: string): boolean {
  const halves = text.length > longest ? [] : fold(text).split(',');
  const [before = [], behind = []] = halves.map((half) => half.match(/\p{L}{2,}/gu) ?? []);
  const { given, family } = names();
  return (
    halves.length === 2 &&
    before.length > 0 &&
    behind.length > 0 &&
    behind.every((word) => given.has(word)) &&
    before.every((word) => family.has(word) || !given.has(word))
  );
}

type Names = { readonly given: ReadonlySet<string>; readonly family: ReadonlySet<string> };
let knownNames: Names | undefined;
let knownTowns: ReadonlySet<string> | undefined;

function names(): Names {
  if (knownNames) return knownNames;
  const given = new Set<string>();
  const family = new Set<string>();
  for (const line of listLines('names.tsv')) {
    const [name = '', marks = ''] = line.split('\t');
    if (marks.includes('g')) given.add(name);
    if (marks.includes('f')) family.add(name);
  }
  knownNames = { given, family };
  return knownNames;
}

function towns(): ReadonlySet<string> {
  knownTowns ??= new Set(listLines('towns.txt'));
  return knownTowns;
}
