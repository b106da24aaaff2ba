/**
 * LIST: the weights of the one model that decides which text is what: the value of which label, the kind of the ticket,
 * its title. Written by `npm run tune`; each stands for what its name says, 1 for plain body text.
 */
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
  wholeLabel: 1,
  tinyLabel: 0.66,
  /** How much the page's habit (values right of or below labels) counts against a single fit. */
  habit: 0.35,
  /** How much a text's looks count, in steps of the learned fit; and how much its standing beside the label says for it. */
  fitSpread: 0.7,
  fitPrior: 1.7,
  /** The least that a text fits in which a parser finds a value of the type. */
  fitLeast: 0.4,
  /** How much a place alone counts as an end of a journey, against one with its time. */
  fitPlaceOnly: 0.85,
  /** A value with less than this is not taken. */
  threshold: 0.3,
  /** A word that names a kind, in a headline, in the first lines, in running text; a word that only goes with a kind. */
  wordInHeadline: 2,
  wordInLetterhead: 1.5,
  wordInProse: 0.3,
  weakWord: 0.25,
  /** How much less a word of a kind counts each time that it stands again. */
  wordAgain: 1.5,
  /** A label that only tickets of one kind have; labels of a way from one place to another. */
  labelVote: 1,
  travelVote: 0.8,
  /** A title: size of its letters, bold letters, and how far down the page it loses. */
  titleSize: 1,
  titleBold: 0.15,
  titleDepth: 0.8,
};
