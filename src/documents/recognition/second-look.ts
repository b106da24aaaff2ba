import { lettersOf, meanConfidence, type PrintedLine, type PrintedWord } from './printed-word.ts';

/** One way in which a word was read, and how sure the recogniser was. */
export type Vote = { readonly text: string; readonly confidence: number };

/** Part of all confidence that must stand behind one reading; where less does, none is believed. */
const agreed = 0.7;
/** A number that was read with less confidence is looked at again though nothing disputes it. */
const unsure = 0.9;
/** Mean confidence with which two models that read a short number alike are believed. */
const bearing = 0.65;
/** Letters and digits that are taken for each other: O0QD, I1L, S5, B8, Z2, G6. */
const confusable = /[O0QDI1LS5B8Z2G6]/;

/** Times, dates, numbers and references of some length: no language tells what is wrong with them. */
export function isExact({ text }: PrintedWord): boolean {
  return (text.match(/\d/g)?.length ?? 0) >= 3 || /^(?=.*\d)[A-Z\d-]{5,}$/.test(text);
}

/** Short numbers, such as those of seats and rows, that were not read well. */
export function isUnsureNumber({ text, confidence }: PrintedWord): boolean {
  return /\d/.test(text) && confidence < unsure;
}

/** Whether a word has to be looked at again that one model read so and the other, in the same place, like `other`. */
export function needsSecondLook(word: PrintedWord, other: Vote | undefined): boolean {
  if (!other || bare(other.text) !== bare(word.text)) return true;
  const mixed = /\p{L}/u.test(word.text) && /\d/.test(word.text) && confusable.test(word.text);
  return Math.min(word.confidence, other.confidence) < unsure - 0.2 || (mixed && /^[A-Z\d-]{5,}$/.test(word.text));
}

/** What two models read alike, the mean of them surely enough for a short number; undefined when they do not. */
export function borneOut(word: Vote, other: Vote): Vote | undefined {
  if (bare(word.text) !== bare(other.text) || word.confidence + other.confidence < 2 * bearing) return undefined;
  return { text: word.text, confidence: Math.max(word.confidence, other.confidence) };
}

/** What the votes agree on, with a confidence that doubts count against; undefined when they do not agree. */
export function settle(votes: readonly Vote[]): Vote | undefined {
  const sums = new Map<string, number>();
  for (const { text, confidence } of votes) sums.set(bare(text), (sums.get(bare(text)) ?? 0) + confidence);
  const [winner] = [...sums].toSorted(([, one], [, other]) => other - one);
  if (!winner || winner[0] === '') return undefined;
  const share = winner[1] / [...sums.values()].reduce((sum, value) => sum + value, 0);
  if (!(share >= agreed)) return undefined;
  const supporters = votes.filter(({ text }) => bare(text) === winner[0]);
  const best = supporters.reduce((top, vote) => (vote.confidence > top.confidence ? vote : top));
  return { text: best.text, confidence: best.confidence * share };
}

/** What a line says where a word of another reading of it stands. */
export function inPlaceOf(word: PrintedWord, line: PrintedLine): Vote | undefined {
  const within = line.filter((other) => {
    const shared = Math.min(word.x + word.width, other.x + other.width) - Math.max(word.x, other.x);
    return shared > 0.5 * Math.min(word.width, other.width);
  });
  return asVote(within);
}

/** Words that are parts of one. */
export function asVote(words: PrintedLine): Vote | undefined {
  const lettered = words.filter((word) => lettersOf(word) > 0);
  if (lettered.length === 0) return undefined;
  return { text: lettered.map((word) => word.text).join(''), confidence: meanConfidence(lettered) };
}

function bare(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}
