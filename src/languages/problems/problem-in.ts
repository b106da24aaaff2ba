import type { Problem } from '#src/problems.ts';
import type { InAll, Language } from '../languages.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { type ProblemWords, problemWith } from './problem-words.ts';
import { pt } from './pt.ts';

const words: Omit<InAll<ProblemWords>, 'en'> = { de, fr, es, it, nl, pt, pl, ar };

/** A problem in a language; in English as it stands. */
export function problemIn(
  language: Language,
  { code, message, advice, values = {} }: Pick<Problem, 'code' | 'message' | 'advice' | 'values'>,
): { readonly message: string; readonly advice: string } {
  if (language === 'en') return { message, advice };
  return problemWith(words[language], { code, values });
}
