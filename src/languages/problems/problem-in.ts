import { type Problem, problem } from '#src/problems.ts';
import type { InAll, Language } from '../languages.ts';
import { dateIn } from '../say.ts';
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

/** A problem in a language, days in its words. */
export function problemIn(
  language: Language,
  { code, message, advice, values = {} }: Pick<Problem, 'code' | 'message' | 'advice' | 'values'>,
): { readonly message: string; readonly advice: string } {
  const days = Object.entries(values).filter(([, value]) => /^\d{4}-\d\d-\d\d$/.test(String(value)));
  const filledIn = {
    ...values,
    ...Object.fromEntries(days.map(([name, day]) => [name, dateIn(language, String(day))])),
  };
  if (language !== 'en') return problemWith(words[language], { code, values: filledIn });
  return days.length > 0 ? problem(code, filledIn) : { message, advice };
}
