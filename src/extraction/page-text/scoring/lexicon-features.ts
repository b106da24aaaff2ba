import { type BrandKind, brandKinds, brandsIn } from '../../words/lexicon/brands.ts';
import { categoriesOf } from '../../words/lexicon/categories.ts';
import { type KnownWords, knownWords } from '../../words/lexicon/known-words.ts';
import type { Understood } from '../document/understood.ts';
import { bucket } from './bucket.ts';

/** What lists of names and towns say of a text, as names of features. */
export function lexiconFeatures(text: string): readonly string[] {
  const { words, of } = categoriesOf(text);
  const categories: string[] = [...of].flatMap(([category, count]) => [
    `K ${category}`,
    `K ${category} ${bucket(count / words, [0.34, 0.67, 0.99])}`,
  ]);
  const own = brandKinds(text);
  categories.push(...own.map((kind) => `K is ${kind}`));
  if (own.length === 0) categories.push(...brandsIn(text).map((kind) => `K names ${kind}`));
  const known = knownWords(text);
  if (!known) return ['K none', ...categories];
  return [
    ...categories,
    `K given ${bucket(known.given, [0, 1, 2])}`,
    `K family ${bucket(known.family, [0, 1, 2])}`,
    `K names ${bucket(known.names / known.words, [0, 0.34, 0.67, 0.99])}`,
    `K names ${bucket(known.names, [0, 1, 2, 4])} of ${bucket(known.words, [1, 2, 3, 5])}`,
    ...(known.firstIsGiven ? ['K first given'] : []),
    ...(known.lastIsFamily ? ['K last family'] : []),
    ...(known.firstIsGiven && known.lastIsFamily && known.words > 1 ? ['K person'] : []),
    ...(known.isTown ? ['K town'] : []),
    ...(known.isStation ? ['K station'] : []),
    ...(known.hasTown ? ['K has town'] : []),
  ];
}

/** What a cell is known to hold that stands beside another. */
export function knownContents(text: string): readonly string[] {
  const { words, of } = categoriesOf(text);
  const categories: string[] = [...of].flatMap(([category, count]) => (count / words >= 0.5 ? [category] : []));
  categories.push(...brandKinds(text).map((kind) => `brand ${kind}`));
  const known = knownWords(text);
  if (!known) return categories;
  return [...categories, ...(isPerson(known) ? ['person'] : []), ...(known.isTown || known.isStation ? ['place'] : [])];
}

function isPerson({ words, names, firstIsGiven, lastIsFamily }: KnownWords): boolean {
  return words > 1 && words < 6 && (names === words || (firstIsGiven && lastIsFamily));
}

/** What the companies and brands are that a document's lines are the names of, or that stand in its first lines and in its sender's name. */
export function brandsOf({ cells, sender }: Pick<Understood, 'cells' | 'sender'>): ReadonlySet<BrandKind> {
  const head = cells.slice(0, headCells).flatMap(({ text }) => brandsIn(text));
  return new Set([...brandsIn(sender?.name ?? ''), ...head, ...cells.flatMap(({ text }) => brandKinds(text))]);
}

/** Cells of a document's head. */
const headCells = 8;
