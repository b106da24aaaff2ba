import type { InAll, Language } from '#src/languages/languages.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { MailWords } from './mail-words.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';

const words: InAll<MailWords> = { en, de, fr, es, it, nl, pt, pl, ar };

/** What our mails say in a language. */
export const wordsIn = (language: Language): MailWords => words[language];

/** Puts values into a sentence: `filled('until {when}', { when: '20:00' })`. */
export function filled(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
}
