import { fold } from './fold.ts';
import { arabic } from './labels/arabic.ts';
import { baltic } from './labels/baltic.ts';
import { catalan } from './labels/catalan.ts';
import { chinese } from './labels/chinese.ts';
import { cyrillic } from './labels/cyrillic.ts';
import { dutch } from './labels/dutch.ts';
import { english } from './labels/english.ts';
import { finnic } from './labels/finnic.ts';
import { french } from './labels/french.ts';
import { german } from './labels/german.ts';
import { greek } from './labels/greek.ts';
import { hebrew } from './labels/hebrew.ts';
import { hungarian } from './labels/hungarian.ts';
import { italian } from './labels/italian.ts';
import { japanese } from './labels/japanese.ts';
import { korean } from './labels/korean.ts';
import { malay } from './labels/malay.ts';
import { nordic } from './labels/nordic.ts';
import { portuguese } from './labels/portuguese.ts';
import { programmes } from './labels/programmes.ts';
import { romanian } from './labels/romanian.ts';
import { southSlavic } from './labels/south-slavic.ts';
import { spanish } from './labels/spanish.ts';
import { thai } from './labels/thai.ts';
import { turkish } from './labels/turkish.ts';
import { vietnamese } from './labels/vietnamese.ts';
import { westSlavic } from './labels/west-slavic.ts';
import type { LabelTable, Role } from './roles.ts';

/** LIST: label tables; languages that are near each other share one. */
const tables = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  pt: portuguese,
  ca: catalan,
  nordic,
  finnic,
  westSlavic,
  southSlavic,
  baltic,
  hu: hungarian,
  ro: romanian,
  tr: turkish,
  el: greek,
  cyrillic,
  zh: chinese,
  ja: japanese,
  ko: korean,
  ar: arabic,
  he: hebrew,
  th: thai,
  vi: vietnamese,
  malay,
  programmes,
} as const satisfies Readonly<Record<string, LabelTable>>;

/** Languages, or groups of languages, with a label table. */
export type LabelLanguage = keyof typeof tables;

/** The languages that labels count of wherever they stand, also when nothing tells a document's language. */
export const mainLanguages: ReadonlySet<LabelLanguage> = new Set(['en', 'de', 'fr', 'es', 'it', 'nl', 'pt']);

/** What a label text can mean, and in which languages. */
export type LabelEntry = { readonly role: Role; readonly language: LabelLanguage };

const numberWords = new Set(
  'n.9 n9 n.2 n? n* n° nº n.º n.o nr nr. no no. num num. numero number nummer numer n n. cislo č. č # nro numeros numbers n.° №'.split(
    ' ',
  ),
);

/** What may stand around a word: signs of sentences, of lists, and of a heading, and little pictures before it. */
const opening = `\\p{Extended_Pictographic}\\uFE0F\\u200D"'([*•·>#・■□◆◇●○◎▪▫▼▽▶►➤★☆✓✔【〔〈《「『-`;
const closing = `®™©)"'\\].,;*?!】〕〉》」』-`;
const edge = new RegExp(`^[${opening}]|[${closing}]$`, 'u');
const edges = new RegExp(`^[${opening}]+|[${closing}]+$`, 'gu');

/** A word as labels are compared: folded, without punctuation around it, all words for "number" as `#`. */
export function labelWord(word: string): string {
  return comparedWord(fold(word));
}

/** Splits a label text into compared words; `/`, `|`, `:` and `,` between words are left out. */
export function labelWords(text: string): readonly string[] {
  return comparedWords(fold(text));
}

function comparedWords(folded: string): readonly string[] {
  return folded
    .split(/[\s/|:,]+/)
    .map(comparedWord)
    .filter((word) => word !== '');
}

function comparedWord(folded: string): string {
  if (numberWords.has(folded)) return '#';
  if (!edge.test(folded)) return folded;
  const bare = folded.replace(edges, '');
  return numberWords.has(bare) ? '#' : bare;
}

/** Labels that count anywhere, those that count only in a document of their own language, and most words in one of them. */
type Index = {
  readonly sure: ReadonlyMap<string, readonly LabelEntry[]>;
  readonly own: ReadonlyMap<string, readonly LabelEntry[]>;
  readonly longest: number;
};

/** Seventeen thousand labels: made with the first text that is read, which some processes never see. */
const index = (): Index => {
  built ??= buildIndex();
  return built;
};
let built: Index | undefined;

function buildIndex(): Index {
  const sure = new Map<string, readonly LabelEntry[]>();
  const own = new Map<string, readonly LabelEntry[]>();
  let longest = 0;
  for (const [language, table] of Object.entries(tables) as [LabelLanguage, LabelTable][]) {
    const isSure = mainLanguages.has(language);
    for (const [role, list] of Object.entries(table) as [Role, string][]) {
      const entry = { role, language };
      const alone = [entry];
      for (const text of fold(list).split('|')) {
        const words = comparedWords(text);
        if (words.length === 0) continue;
        if (words.length > longest) longest = words.length;
        const key = words.join(' ');
        const map = isSure || (isTelling(key) && !isMain(sure.get(key))) ? sure : own;
        const entries = map.get(key);
        if (!entries) map.set(key, alone);
        // The labels of a role stand in a row: one that is there twice is the last.
        else if (entries.at(-1) !== entry) map.set(key, [...entries, entry]);
      }
    }
  }
  return { sure, own, longest };
}

/** The main languages come first in the list: what is a word of theirs means in their documents what it does there. */
const isMain = (entries: readonly LabelEntry[] | undefined) =>
  entries?.some((entry) => mainLanguages.has(entry.language)) ?? false;

/** A label in another script, or long enough to be no ordinary word of another language: not "od", "let" or "var". */
const isTelling = (key: string) =>
  key.length >= 6 || /[\u0370-\u06ff\u0e00-\u0e7f\u3040-\u9fff\uac00-\ud7a3]/.test(key);

/** Most words in a label. */
export const longestLabel = (): number => index().longest;

/**
 * What a sequence of compared words means as a label; empty when it is none. Short words of a smaller language count
 * only when it is the one that is asked for.
 */
export function labelEntries(words: readonly string[], language?: LabelLanguage): readonly LabelEntry[] {
  const { sure, own } = index();
  const key = words.join(' ');
  const anywhere = sure.get(key) ?? none;
  if (language === undefined || mainLanguages.has(language)) return anywhere;
  const there = own.get(key)?.filter((entry) => entry.language === language) ?? none;
  return there.length > 0 ? [...there, ...anywhere] : anywhere;
}

const none: readonly LabelEntry[] = [];

/** What words mean that are known to be a label: in any language, but short words of a smaller one only without another meaning. */
export function labelMeanings(words: readonly string[]): readonly LabelEntry[] {
  const { sure, own } = index();
  const key = words.join(' ');
  return sure.get(key) ?? own.get(key) ?? none;
}

/** What a sequence of compared words means in any language, however short it is. */
export function labelsAnywhere(words: readonly string[]): readonly LabelEntry[] {
  const { sure, own } = index();
  const key = words.join(' ');
  return [...(sure.get(key) ?? none), ...(own.get(key) ?? none)];
}

/** Words that may stand before a label without changing it: articles and possessives. */
export const fillers: ReadonlySet<string> = new Set(
  `your ihr ihre ihren ihres dein deine votre vos ton ta su sus tu tus il la le lo tuo tua suo sua uw je jouw seu o os the der die das
  den mein meine my el los las les het i de`.split(/\s+/),
);
