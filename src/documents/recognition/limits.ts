/** Bounds on recognising text. */
export type RecognitionLimits = {
  /** Pages and pictures of one file, those inside of it included; text is not looked for in the others. */
  readonly pages: number;
  /**
   * Widths of letters that are read of a page, second looks included (see `costOf`). The densest A4 pages of tickets, over a
   * hundred lines of small type, need 2300.
   */
  readonly work: number;
  /**
   * Guards, in milliseconds of processor time for a page: when reading gives what it has, and when it is killed. All the
   * work above takes half of it on an ordinary server core.
   */
  readonly guard: number;
  readonly stop: number;
  /** `RLIMIT_DATA` of the process in kilobytes. */
  readonly data: number;
};

export const recognitionLimits: RecognitionLimits = {
  pages: 4,
  work: 4500,
  guard: 27_000,
  stop: 30_000,
  data: 1_000_000,
};
