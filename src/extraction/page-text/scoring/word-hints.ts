import { labelEntries, labelWord } from '../../words/label-index.ts';
import { brandKinds, brandsIn } from '../../words/lexicon/brands.ts';
import { categoriesOf } from '../../words/lexicon/categories.ts';
import { knownWords } from '../../words/lexicon/known-words.ts';

/** How many numbers `wordHints` tells. */
export const wordHintCount = 11;

/** What lists of names, towns, brands and labels know of the words of a text: shares and counts. */
export function wordHints(text: string): readonly number[] {
  const known = knownWords(text);
  const { words, of } = categoriesOf(text);
  const parts = text.split(/\s+/);
  const labels = parts.filter((part) => labelEntries([labelWord(part)]).length > 0).length;
  const share = (count: number) => (known ? count / known.words : -1);
  return [
    share(known?.given ?? 0),
    share(known?.family ?? 0),
    share(known?.names ?? 0),
    known?.firstIsGiven && known.lastIsFamily ? 1 : 0,
    known?.isTown || known?.isStation ? 1 : 0,
    known?.hasTown ? 1 : 0,
    brandKinds(text).length,
    brandsIn(text).length,
    Math.max(0, ...of.values()) / Math.max(1, words),
    labels / parts.length,
    labels,
  ];
}
