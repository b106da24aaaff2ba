import type { Problem, ProblemCode } from '#src/problems.ts';

/** What every problem is called in one language, and what a person can do; `{…}` as in `problems.ts`. */
export type ProblemWords = Readonly<Record<ProblemCode, { readonly message: string; readonly advice: string }>>;

/** A problem in the words of a language, filled with its values. */
export function problemWith(
  words: ProblemWords,
  { code, values = {} }: Pick<Problem, 'code' | 'values'>,
): { readonly message: string; readonly advice: string } {
  const own = words[code];
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '…'));
  return { message: fill(own.message), advice: fill(own.advice) };
}
