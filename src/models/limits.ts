/** What bounds the questions of one document. */
export type Limits = {
  /** Milliseconds one call may take. */
  readonly callMilliseconds: number;
  /** Milliseconds all calls of one question may take together, with the pause between them. */
  readonly totalMilliseconds: number;
  /** Tokens that one answer may have, what the model thinks included. */
  readonly outputTokens: number;
};

/** Calls of one question: the first, and one more where that helps. */
export const mostCalls = 2;

/** Bytes of one answer of a provider. */
export const answerBytes = 1_000_000;

/** How deep the JSON of an answer may be nested. */
export const answerDepth = 10;

/** A provider that asks to be left alone for longer than this is not asked again. */
export const longestPause = 5000;
