import type { ProblemCode } from '#src/problems.ts';

/** What every problem is called in one language, and what a person can do; `{…}` as in `problems.ts`. */
export type ProblemWords = Readonly<Record<ProblemCode, { readonly message: string; readonly advice: string }>>;
