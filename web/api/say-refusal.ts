import { problemWith } from '#src/languages/problems/problem-words.ts';
import type { Problem } from '#src/problems.ts';
import { fetchWords } from '../messages/browser-words.ts';
import { useLanguage, useWords } from '../messages/use-words.ts';
import type { Words } from '../messages/words.ts';

/** A refusal as the API tells it: a sentence in English, and which one it is, filled with what. */
export type Told = {
  readonly message: string;
  readonly code?: string | undefined;
  readonly values?: Problem['values'] | undefined;
};

/** What a page is sent with of a refusal. */
export const toldBy = ({ message, code, values }: Told): Told => ({ message, code, values });

/** Says a refusal: in English as the API does, in other languages by its code; `otherwise` where there is no sentence for it. */
export type SayRefusal = (told: Told, otherwise: string) => Promise<string>;

/** For what a person has done: the words are fetched when there is something to say. */
export function useSayRefusal(): SayRefusal {
  const language = useLanguage();
  return async (told, otherwise) => {
    if (language === 'en') return told.message || otherwise;
    const words = await Promise.all([fetchWords('refusals'), fetchWords('problems')]).catch(() => undefined);
    return (words && inWords(told, words)) || otherwise;
  };
}

/** For what stands on the page from the first. */
export function useToldRefusal(told: Told, otherwise: string): string {
  const words = [useWords('refusals'), useWords('problems')] as const;
  return (useLanguage() === 'en' ? told.message : inWords(told, words)) || otherwise;
}

/** A refusal in the words of a page, or a problem that a file was refused for, with what can be done; undefined for any other. */
function inWords(
  { code = '', values = {} }: Told,
  [refusals, problems]: readonly [Words['refusals'], Words['problems']?],
): string | undefined {
  const own = refusals && Object.hasOwn(refusals, code) ? refusals[code as keyof typeof refusals] : undefined;
  if (own) return own.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '…'));
  if (!problems || !Object.hasOwn(problems, code)) return undefined;
  const { message, advice } = problemWith(problems, { code: code as Problem['code'], values });
  return `${message} ${advice}`;
}
