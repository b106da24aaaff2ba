/**
 * What the scorer says and how often that is right on documents that it was not learned from differ: both lines were fitted on
 * documents of issuers that were left out, over the log-odds of the scorer.
 */
const calibration = {
  /** Values that the rules read as well. */
  ruled: { slope: 0.27, offset: 0.96 },
  /** Values that the scorer alone proposes. */
  filled: { slope: 0.11, offset: 0.94 },
};

/** A line over log-odds. */
export type Line = { readonly slope: number; readonly offset: number };

/**
 * The scale of the scorer: its log-odds through this line are those with which a span is what it is told to be, on documents of issuers that it was not
 * learned from. A scorer that is learned anew is brought to it (`scripts/tune/scorer/calibrate.ts`), so that the decoder's bounds mean the same.
 */
export const scale: Line = { slope: 0.54, offset: -0.8 };

/** How likely a reading of the rules is right, by what the scorer holds of it. */
export function ruledLikely(scored: number): number {
  return through(scored, calibration.ruled);
}

/** How likely a value is right that only the scorer proposes. */
export function filledLikely(scored: number): number {
  return through(scored, calibration.filled);
}

function through(scored: number, { slope, offset }: Line): number {
  return fromLogOdds(slope * logOdds(scored) + offset);
}

/** The log-odds of a likelihood, held `edge` away from never and always. */
export function logOdds(likely: number, edge = 0.0005): number {
  const safe = Math.min(1 - edge, Math.max(edge, likely));
  return Math.log(safe / (1 - safe));
}

/** The likelihood of log-odds. */
export function fromLogOdds(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
