/** Bounds on recognising text. */
export type RecognitionLimits = {
  /** Pages and pictures of one file, those inside of it included; text is not looked for in the others. */
  readonly pages: number;
  /** Milliseconds of processor time after which a page is not read on. */
  readonly budget: number;
  /** Milliseconds of processor time for a page, and for the simpler second try after that; and on the wall for each. */
  readonly first: number;
  readonly second: number;
  readonly wall: number;
  /** `RLIMIT_DATA` of the process in kilobytes. */
  readonly data: number;
};

export const recognitionLimits: RecognitionLimits = {
  pages: 4,
  budget: 4000,
  first: 8000,
  second: 4000,
  wall: 20_000,
  data: 1_000_000,
};
