import { problemWith } from '#src/languages/problems/problem-words.ts';
import type { ProblemCode } from '#src/problems.ts';
import { useWords } from '../messages/use-words.ts';

/** A problem as the API tells it. */
export type ToldProblem = {
  readonly code: string;
  readonly message: string;
  readonly advice: string;
  readonly values?: Readonly<Record<string, string | number>>;
};

/** Says problems in the language of the page; in English, or where the code is not known, as the API says them. */
export function useProblemWords(): (problem: ToldProblem) => { readonly message: string; readonly advice: string } {
  const words = useWords('problems');
  return (problem) => {
    if (!words || !(problem.code in words)) return problem;
    return problemWith(words, { ...problem, code: problem.code as ProblemCode });
  };
}
