import type { Page } from '#src/documents/document.ts';

/** The mean confidence of the words of lines, each as heavy as it has signs, from 0 to 1; 0 where there is none. */
export function certaintyOf(lines: Page['lines']): number {
  const words = lines.flatMap((line) => line.words);
  const signs = words.reduce((sum, { text }) => sum + text.length, 0);
  return signs === 0 ? 0 : words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / signs;
}
