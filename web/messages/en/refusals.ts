import type { RefusalWords } from '../refusal-words.ts';

/** Refusals come from the API in English; every other language has words of its own for them. */
export const words: RefusalWords | null = null;
