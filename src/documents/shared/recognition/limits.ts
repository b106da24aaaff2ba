/** Bounds on recognising text. */
export type RecognitionLimits = {
  /** Pages and pictures of one file, those inside of it included; text is not looked for in the others. */
  readonly pages: number;
  /**
   * Widths of letters that are read of a page (see `costOf`), small print last, and that are looked at again where a word is
   * in doubt. The densest A4 pages of tickets, over a hundred lines of small type, need 1600 and 700.
   */
  readonly work: number;
  readonly again: number;
  /** A guard, in milliseconds of processor time: for finding the lines of a page, and for reading some of them. */
  readonly stop: number;
  /** `RLIMIT_DATA` of the process in kilobytes. */
  readonly data: number;
};

/** What one upload may cost. */
export const recognitionLimits: RecognitionLimits = {
  pages: 4,
  work: 3500,
  again: 6000,
  stop: 30_000,
  data: 1_000_000,
};
