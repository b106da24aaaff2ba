import { languages } from '#src/languages/languages.ts';
import { problemWith } from '#src/languages/problems/problem-words.ts';
import { dayIn, listIn } from '#src/languages/say.ts';
import type { ProblemCode } from '#src/problems.ts';
import { useLanguage, useTopics } from '../messages/use-words.ts';

/** A problem as the API tells it. */
export type ToldProblem = {
  readonly code: string;
  readonly message: string;
  readonly advice: string;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
  readonly about?:
    | readonly { readonly field: string; readonly value: string; readonly other?: string | undefined }[]
    | undefined;
};

/** A value of a ticket in a sentence: written its own way, and not broken at its hyphens. */
const kept = (value: string): string => `\u2068${value.replaceAll('-', '-\u2060')}\u2069`;

/**
 * Says problems in the language of the page; in English, or where the code is not known, as the API says them. What says them is
 * called while a component renders: their words are fetched with the first problem.
 */
export function useProblemWords(): (problem: ToldProblem) => { readonly message: string; readonly advice: string } {
  const language = useLanguage();
  const topic = useTopics();
  return (problem) => {
    const { code, about } = problem;
    const words = language === languages[0] ? null : topic('problems');
    if (!words || !(code in words)) return problem;
    const values = { ...problem.values };
    if (about) {
      const labels: Readonly<Record<string, string>> = topic('proof').fields;
      const each = about.map(
        ({ field, value, other }) =>
          `${labels[field] ?? field} ${[value, other]
            .filter((each) => each !== undefined)
            .map(kept)
            .join(' / ')}`,
      );
      values.what = listIn(language, each);
    }
    if (values.when) values.when = dayIn(language, String(values.when));
    return problemWith(words, { code: code as ProblemCode, values });
  };
}
