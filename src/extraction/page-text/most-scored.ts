/**
 * What is scored at most: the work grows with lines times drafts. Of longer documents and larger orders what the rules read stands, as it
 * did before there was a scorer.
 */
export const mostScored = { lines: 600, drafts: 16 } as const;
