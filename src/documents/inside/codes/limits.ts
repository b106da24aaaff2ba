/**
 * How much is read in search of the codes of one picture, in pixels that looks at single places go over (see `costOf`). A
 * bound on work and not on time, so that a busy machine finds no less.
 */
export type ScanLimits = { readonly quick: number; readonly thorough: number };

/** A million takes 5 ms on an ordinary server core, and up to 30 where everything looks like bars. */
export const scanLimits: ScanLimits = { quick: 40_000_000, thorough: 150_000_000 };

/** What is left of it; looks at several pictures may share one. */
export type ScanWork = { left: number };
