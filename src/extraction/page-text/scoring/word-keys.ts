import { fold } from '../../words/fold.ts';

/** The words of a text, each once, as they are counted in a document. */
export function wordKeys(text: string): readonly string[] {
  return [
    ...new Set(
      fold(text)
        .split(/[\s,;:|·()/]+/)
        .filter((word) => word.length > 1),
    ),
  ];
}

/** Numbers are no words to learn. */
export function withoutNumbers(word: string): string {
  return /\d/.test(word) ? word.replace(/\d/g, '0').slice(0, 5) : word;
}
