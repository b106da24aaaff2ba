/** The labels of fields in the languages of the site. */
import { type InOrder, type Language, languages } from '#src/languages/languages.ts';
import { type Label, labelRows } from './label-rows.ts';
import { polishAndArabic } from './labels-pl-ar.ts';

const byLabel: ReadonlyMap<string, InOrder> = new Map(
  labelRows.map((row): [string, InOrder] => [row[0], [...row, ...polishAndArabic[row[0]]]]),
);

/** A label in every language, in the order of `languages`; a text that is none of ours stays as it is. */
export function translations(label: string): readonly string[] {
  return byLabel.get(label) ?? [label];
}

/** LIST: what planes do, in languages that have a word of their own for it. */
const flown: readonly (readonly [Label, { readonly [Code in Language]?: string }])[] = [
  ['DEPARTS', { de: 'ABFLUG', pl: 'ODLOT' }],
  ['ARRIVES', { pl: 'PRZYLOT' }],
];

const flownByLabel: ReadonlyMap<string, readonly string[]> = new Map(
  flown.map(([label, own]) => [label, translations(label).map((text, at) => own[languages[at]!] ?? text)]),
);

/** The same on the pass of a flight. */
export const flightTranslations = (label: string): readonly string[] => flownByLabel.get(label) ?? translations(label);

/** A label of passes as it is written in a sentence: `Seat`. */
export function labelInWords(label: Label, language: Language, inAll = translations): string {
  const words = inAll(label)[languages.indexOf(language)] ?? label;
  return words.slice(0, 1) + words.slice(1).toLowerCase();
}

/** Whether a text is a label that we have in every language. */
export const isLabel = (text: string): text is Label => byLabel.has(text);
