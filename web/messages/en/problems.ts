import type { ProblemWords } from '#src/languages/problems/problem-words.ts';

/** Problems come from the API in English; every other language has words of its own for them. */
export const words: ProblemWords | null = null;
