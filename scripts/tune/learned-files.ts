const at = (path: string) => new URL(`../../src/extraction/${path}`, import.meta.url);

/** LIST: where the reader has what was learned of spans, kinds, eligibility and values. */
export const learnedFiles = {
  scorer: at('page-text/scoring/scorer.bin'),
  kinds: at('page-text/scoring/kind-odds.bin'),
  odds: at('eligibility/odds.bin'),
  trust: at('trust/trust.bin'),
} as const;
