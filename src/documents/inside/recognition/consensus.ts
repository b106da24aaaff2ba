/** One way in which a word was read, and how sure the recogniser was. */
export type Vote = { readonly text: string; readonly confidence: number };

/** Part of all confidence that must stand behind each sign of a reading; where less does, none is believed. */
const agreed = 0.7;
/** What a digit is taken for, in a number of some length that has no letters. */
const digits: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  I: '1',
  l: '1',
  Z: '2',
  S: '5',
  s: '5',
  G: '6',
  B: '8',
};
/** Signs of references, all in capitals; whatever else was read among them is one that was not made out. */
const capitals = /^[A-Z\d()[\]|\\]+$/;
const blot = '?';

/**
 * What looks at one word agree on, sign by sign, with a confidence that doubts count against; undefined when they do not
 * agree. Looks that go wrong in different places bear each other out elsewhere: `KMK4VU` is what `KMK4vU`, `KMKA4VU` and
 * `KMK4VUU` say together.
 */
export function settle(votes: readonly Vote[]): Vote | undefined {
  const folded = foldAll(votes.map(({ text, confidence }) => ({ text: core(text), confidence })));
  let best: { readonly text: string; readonly share: number } | undefined;
  for (const text of new Set(folded.map((vote) => vote.text))) {
    if (text === '' || text.includes(blot)) continue;
    const share = leastShare(text, folded);
    if (!best || share > best.share) best = { text, share };
  }
  if (!best || !(best.share >= agreed)) return undefined;
  const { text, share } = best;
  const supporters = votes.filter((_, at) => folded[at]!.text === text);
  const surest = supporters.reduce((top, vote) => (vote.confidence > top.confidence ? vote : top));
  const asRead = supporters.find((vote) => core(vote.text) === text || lettersAndDigits(vote.text) === text);
  // Of words with so much behind them most were right: doubts count half (in logarithms).
  return { text: asRead?.text ?? text, confidence: surest.confidence * Math.sqrt(share) };
}

/** Letters and digits of a text. */
export function lettersAndDigits(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

/** A text without what parts it and what stands around it; a bracket in its middle is a letter that was not made out. */
function core(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$|[-–—./:·,'’ ]/gu, '');
}

/** Readings with what the word cannot hold put right, as most of them tell: digits alone, or digits and capitals. */
function foldAll(votes: readonly Vote[]): readonly Vote[] {
  const all = votes.reduce((sum, { confidence }) => sum + confidence, 0);
  const most = (fits: RegExp) =>
    votes.reduce((sum, { text, confidence }) => sum + (fits.test(text) ? confidence : 0), 0) > all / 2;
  if (most(/^\d{5,}$/))
    return votes.map((vote) => ({ ...vote, text: vote.text.replace(/\D/g, (one) => digits[one] ?? one) }));
  if (!most(capitals)) return votes.map((vote) => ({ ...vote, text: lettersAndDigits(vote.text) }));
  return votes.map((vote) => ({ ...vote, text: vote.text.toUpperCase().replace(/[^A-Z\d]/g, blot) }));
}

/** Part of the confidence that stands behind the sign, or the place between two signs, that is disputed most. */
function leastShare(text: string, votes: readonly Vote[]): number {
  const length = text.length;
  const [same, other, more] = [0, 1, 2].map(() => new Float64Array(length + 1)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  let all = 0;
  for (const { text: read, confidence } of votes) {
    if (read === '') continue;
    all += confidence;
    const { signs, extra } = align(text, read);
    for (let at = 0; at < length; at += 1)
      if (signs[at] !== blot) (signs[at] === text[at] ? same : other)[at]! += confidence;
    for (const at of extra) more[at]! += confidence;
  }
  let least = 1;
  for (let at = 0; at <= length; at += 1) {
    if (at < length) least = Math.min(least, same[at]! / (same[at]! + other[at]!));
    least = Math.min(least, 1 - more[at]! / all);
  }
  return least;
}

/** Which sign of a reading stands for each of a text's (none where it was left out), and before which it has signs more. */
function align(
  text: string,
  read: string,
): { readonly signs: readonly (string | undefined)[]; readonly extra: ReadonlySet<number> } {
  const wide = read.length + 1;
  const costs = new Uint16Array((text.length + 1) * wide);
  for (let row = 0; row <= text.length; row += 1)
    for (let column = 0; column < wide; column += 1) {
      if (row === 0 || column === 0) costs[row * wide + column] = row + column;
      else
        costs[row * wide + column] = Math.min(
          costs[(row - 1) * wide + column - 1]! + (text[row - 1] === read[column - 1] ? 0 : 1),
          costs[(row - 1) * wide + column]! + 1,
          costs[row * wide + column - 1]! + 1,
        );
    }
  const signs: (string | undefined)[] = Array.from({ length: text.length });
  const extra = new Set<number>();
  for (let row = text.length, column = read.length; row > 0 || column > 0; ) {
    const here = costs[row * wide + column]!;
    const step = row > 0 && column > 0 ? costs[(row - 1) * wide + column - 1]! : Number.POSITIVE_INFINITY;
    if (here === step + (text[row - 1] === read[column - 1] ? 0 : 1)) {
      row -= 1;
      column -= 1;
      signs[row] = read[column];
    } else if (column > 0 && here === costs[row * wide + column - 1]! + 1) {
      column -= 1;
      extra.add(row);
    } else row -= 1;
  }
  return { signs, extra };
}
