import type { Turn } from './turn.ts';

/**
 * A character in its own reading direction: `start` to `end` along the line, `top` to `bottom` and the base line across
 * it, in points. `outOfReading` goes back to the page.
 */
export type Character = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly top: number;
  readonly bottom: number;
  readonly base: number;
  /** Height of the font in points. */
  readonly size: number;
  readonly turn: Turn;
  /** Index in PDFium's list, for questions about its font. */
  readonly index: number;
};

/** `space`: a word ends here for sure. `guess`: PDFium believes so, often wrongly on pages with turned text. */
export type Mark = 'space' | 'guess';
