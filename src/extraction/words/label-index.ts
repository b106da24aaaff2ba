import { fold } from './fold.ts';
import { dutch } from './labels/dutch.ts';
import { english } from './labels/english.ts';
import { french } from './labels/french.ts';
import { german } from './labels/german.ts';
import { italian } from './labels/italian.ts';
import { others } from './labels/others.ts';
import { portuguese } from './labels/portuguese.ts';
import { spanish } from './labels/spanish.ts';
import type { LabelTable, Role } from './roles.ts';

/** Languages with a label table; `xx` stands for the languages of which only the commonest labels are known. */
export type LabelLanguage = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pt' | 'xx';

const tables: Readonly<Record<LabelLanguage, LabelTable>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  pt: portuguese,
  xx: others,
};

/** What a label text can mean, and in which languages. */
export type LabelEntry = { readonly role: Role; readonly language: LabelLanguage };

const numberWords = new Set(
  'n.9 n9 n.2 n? n* n° nº n.º n.o nr nr. no no. num num. numero number nummer numer n n. cislo # nro numeros numbers n.°'.split(
    ' ',
  ),
);

/** A word as labels are compared: folded, without punctuation around it, all words for "number" as `#`. */
export function labelWord(word: string): string {
  const folded = fold(word);
  if (numberWords.has(folded)) return '#';
  const bare = folded.replace(/^["'([*•·>#-]+|[)"'\].,;*?!-]+$/g, '');
  return numberWords.has(bare) ? '#' : bare;
}

/** Splits a label text into compared words; `/`, `|`, `:` and `,` between words are left out. */
export function labelWords(text: string): readonly string[] {
  return text
    .split(/[\s/|:,]+/)
    .map(labelWord)
    .filter((word) => word !== '');
}

function buildIndex(): ReadonlyMap<string, readonly LabelEntry[]> {
  const index = new Map<string, LabelEntry[]>();
  for (const [language, table] of Object.entries(tables) as [LabelLanguage, LabelTable][]) {
    for (const [role, list] of Object.entries(table) as [Role, string][]) {
      for (const text of list.split('|')) {
        const key = labelWords(text).join(' ');
        const entries = index.get(key) ?? [];
        if (key && !entries.some((entry) => entry.role === role && entry.language === language)) {
          index.set(key, [...entries, { role, language }]);
        }
      }
    }
  }
  return index;
}

const index = buildIndex();

/** Most words in a label. */
export const longestLabel = Math.max(...[...index.keys()].map((key) => key.split(' ').length));

/** What a sequence of compared words means as a label; empty when it is none. */
export function labelEntries(words: readonly string[]): readonly LabelEntry[] {
  return index.get(words.join(' ')) ?? [];
}

/** Words that may stand before a label without changing it: articles and possessives. */
export const fillers: ReadonlySet<string> = new Set(
  `your ihr ihre ihren ihres dein deine votre vos ton ta su sus tu tus il la le lo tuo tua suo sua uw je jouw seu o os the der die das
  den mein meine my el los las les het i de`.split(/\s+/),
);
