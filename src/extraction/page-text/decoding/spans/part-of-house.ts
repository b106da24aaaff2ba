import { labelEntries, labelWords } from '../../../words/label-index.ts';
import { type Language, labelLanguage } from '../../../words/languages.ts';

/** What a row or a seat is called: a number, or a letter or two. */
const place = /^(?:\d{1,4}|\p{Lu}{1,2}\d{0,3})[.,;]?$/u;

/** The part of a house that a text names, without its number in a list, and up to the word for a row or a seat: "2) Stalls Row F" is "Stalls"; undefined where none is left. */
export function partOfHouse(text: string, language: Language | undefined): string | undefined {
  const words = text.replace(/^\d{1,2}\)\s+/, '').split(' ');
  const table = language && labelLanguage(language);
  const isPlace = (word: string, at: number) => {
    const meanings = labelEntries(labelWords(word), table);
    const isRowOrSeat = meanings.length > 0 && meanings.every(({ role }) => role === 'row' || role === 'seat');
    return isRowOrSeat && place.test(words[at + 1] ?? '');
  };
  const until = words.findIndex(isPlace);
  const name = (until < 0 ? words : words.slice(0, until)).join(' ').replace(/[\s,;·|–-]+$/, '');
  return name === '' ? undefined : name;
}
