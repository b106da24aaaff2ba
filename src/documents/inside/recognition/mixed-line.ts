/** Lines of a page in other letters that have Latin words among them: each word as the model that reads it better does. */
import type { Model } from '../../shared/recognition/models.ts';
import type { PrintedLine, PrintedWord } from '../../shared/recognition/printed-word.ts';
import { isInScriptOf } from './scripts.ts';
import { asVote, inPlaceOf } from './second-look.ts';

/** What a word in letters of the page, and a number, may be less sure of than it would be in Latin ones. */
const onPar = { word: 0.04, number: 0.15 };

/** Whether some words of a line are rather Latin ones, as a model of those reads them. */
export function hasLatin(own: PrintedLine, latin: PrintedLine, language: Model): boolean {
  return own.length === 0 || own.some((word) => isRatherLatin(word, latin, language));
}

/** The words of a line, from the reading of each kind of letters what it reads better. */
export function mixed(own: PrintedLine, latin: PrintedLine, language: Model): PrintedLine {
  if (own.length === 0) return latin;
  const runs: { readonly isLatin: boolean; readonly words: PrintedWord[] }[] = [];
  for (const word of own) {
    const isLatin = isRatherLatin(word, latin, language);
    if (runs.at(-1)?.isLatin === isLatin) runs.at(-1)!.words.push(word);
    else runs.push({ isLatin, words: [word] });
  }
  const chosen = runs.flatMap(({ isLatin, words }) => (isLatin ? latin.filter((one) => isWithin(one, words)) : words));
  // Numbers that were in doubt, and that models of Latin letters agree on.
  const more = latin.filter((one) => /\d/.test(one.text) && !chosen.includes(one) && !isWithin(one, own));
  return more.length === 0 ? chosen : [...chosen, ...more].sort((one, other) => one.x - other.x);
}

function isWithin({ x, width }: PrintedWord, words: readonly PrintedWord[]): boolean {
  const middle = x + width / 2;
  return words.some((word) => middle >= word.x && middle < word.x + word.width);
}

function isRatherLatin(word: PrintedWord, latin: PrintedLine, language: Model): boolean {
  const rival = inPlaceOf(word, latin);
  if (!rival) return false;
  const own = asVote([word])?.confidence ?? 0;
  if (!/\p{L}/u.test(rival.text + word.text)) return rival.confidence > own + onPar.number;
  if (!/\p{L}/u.test(rival.text)) return false;
  return rival.confidence > own + (isInScriptOf(language, word.text) ? onPar.word : 0);
}
