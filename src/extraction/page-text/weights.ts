/** LIST: the weights of the one model that decides which text is the value of which label. */
export const weights = {
  /** Value in the label's own line, behind a colon; without one. */
  inlineColon: 1,
  inlineBare: 0.88,
  /** Value in the next cell to the right; the reach (in ems) at which its weight has halved. */
  right: 0.95,
  rightReach: 45,
  /** Value in the cell below; the reach (in ems) at which its weight has halved. */
  below: 0.92,
  belowReach: 3.2,
  /** Value above its label, as on tickets with small captions. */
  above: 0.5,
  /** Label at the end of a wrapped line, value at the beginning of the next. */
  wrapped: 0.5,
  /** Value in a column of a table with a header row. */
  column: 0.96,
  /** A label without a colon that is a whole cell; a label of one or two letters. */
  wholeLabel: 0.92,
  tinyLabel: 0.66,
  /** How much the page's habit (values right of or below labels) counts against a single fit. */
  habit: 0.35,
  /** A value with less than this is not taken. */
  threshold: 0.3,
} as const;
