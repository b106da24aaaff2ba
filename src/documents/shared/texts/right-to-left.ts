/** Letters of scripts that run from right to left: Hebrew, Arabic and their neighbours, also in the shapes that fonts have for them; their digits run as ours. */
const letter = /[\u0590-\u065f\u066d-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Whether a text is written from right to left, all or in part. */
export function isRightToLeft(text: string): boolean {
  return letter.test(text);
}

/**
 * The words of a line as they are read, from how they stand from left to right: those of a script that runs the other way are
 * turned round, what other scripts and their numbers make of several words stays ("XY 231"); of Unicode's bidirectional
 * algorithm (UAX 9) what whole words need.
 */
export function asRead<T extends { readonly text: string }>(words: readonly T[]): readonly T[] {
  const turned = words.filter(({ text }) => isRightToLeft(text)).length;
  if (turned === 0) return words;
  const runs: T[][] = [];
  const plain = words.filter(({ text }) => isForward(text)).length;
  const isMostly = turned >= plain;
  for (const word of words) {
    const run = runs.at(-1);
    const continues = isMostly
      ? run && isForward(run[0]!.text) && !isRightToLeft(word.text) && /[\p{L}\d]/u.test(word.text)
      : run && isRightToLeft(run[0]!.text) && isRightToLeft(word.text);
    if (continues) run!.push(word);
    else runs.push([word]);
  }
  return isMostly
    ? runs.reverse().flat().map(withSigns)
    : runs.flatMap((run) => (isRightToLeft(run[0]!.text) ? run.reverse() : run));
}

/** Whether a word has letters of a script that runs from left to right. */
function isForward(text: string): boolean {
  return !isRightToLeft(text) && /\p{L}/u.test(text);
}

/** A word with the signs at its ends as they are read: "2027," is drawn as ",2027", and a bracket that closes as one that opens. */
function withSigns<T extends { readonly text: string }>(word: T): T {
  const text = word.text
    .replace(/^([.,;:!?]+)([\d\u0660-\u0669\u06f0-\u06f9].*)$/, '$2$1')
    .replace(/(?<=.)\($/, ')')
    .replace(/^\)(?=.)/, '(');
  return text === word.text ? word : { ...word, text };
}
