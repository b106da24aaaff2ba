/** A word as it was recognised: its ink's box in pixels, and how sure the recogniser is, 0 to 1. */
export type PrintedWord = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly confidence: number;
};

/** Words read as one line, from left to right. */
export type PrintedLine = readonly PrintedWord[];

/** Letters and digits of it. */
export function lettersOf({ text }: PrintedWord): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

/** Mean confidence, weighted by letters and digits; 0 without any. */
export function meanConfidence(words: readonly PrintedWord[]): number {
  let sum = 0;
  let letters = 0;
  for (const word of words) {
    const weight = lettersOf(word);
    sum += word.confidence * weight;
    letters += weight;
  }
  return letters === 0 ? 0 : sum / letters;
}
