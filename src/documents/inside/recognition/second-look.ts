import {
  lettersOf,
  meanConfidence,
  type PrintedLine,
  type PrintedWord,
} from '../../shared/recognition/printed-word.ts';
import { lettersAndDigits, type Vote } from './consensus.ts';

/** A number that was read with less confidence is looked at again though nothing disputes it. */
const unsure = 0.9;
/** Mean confidence with which two models that read a short number alike are believed. */
const bearing = 0.65;
/** Letters and digits that are taken for each other: O0QD, I1L, S5, B8, Z2, G6. */
const confusable = /[O0QDI1LS5B8Z2G6]/;

/** A reference in which a bracket stands for a letter: `ZDP8TS)V`. */
const scarred = /^(?=.*\d)(?=.{5})[A-Z\d-]+[()[\]|\\][A-Z\d-]+$/;

/** Times, dates, numbers and references of some length: no language tells what is wrong with them. */
export function isExact({ text }: PrintedWord): boolean {
  return (text.match(/\d/g)?.length ?? 0) >= 3 || /^(?=.*\d)[A-Z\d-]{5,}$/.test(text) || scarred.test(text);
}

/** Short numbers, such as those of seats and rows, that were not read well. */
export function isUnsureNumber({ text, confidence }: PrintedWord): boolean {
  return /\d/.test(text) && confidence < unsure;
}

/** Whether a word has to be looked at again that one model read so and the other, in the same place, like `other`. */
export function needsSecondLook(word: PrintedWord, other: Vote | undefined): boolean {
  if (!other || lettersAndDigits(other.text) !== lettersAndDigits(word.text)) return true;
  if (scarred.test(word.text)) return true;
  const mixed = /\p{L}/u.test(word.text) && /\d/.test(word.text) && confusable.test(word.text);
  return Math.min(word.confidence, other.confidence) < unsure - 0.2 || (mixed && /^[A-Z\d-]{5,}$/.test(word.text));
}

/** What two models read alike, the mean of them surely enough for a short number; undefined when they do not. */
export function borneOut(word: Vote, other: Vote): Vote | undefined {
  if (lettersAndDigits(word.text) !== lettersAndDigits(other.text) || word.confidence + other.confidence < 2 * bearing)
    return undefined;
  return { text: word.text, confidence: Math.max(word.confidence, other.confidence) };
}

/** Space within a word that one model sees and the other one does not, at most, in heights of its letters. */
const narrow = 0.45;

/** The words of a line, those joined that are one number or reference in another reading of it: `8 C5TFD5S` is `8C5TFD5S`. */
export function joinedAs(words: PrintedLine, other: PrintedLine): PrintedLine {
  let joined = words;
  for (const whole of other.filter(isExact)) {
    const parts = joined.filter((word) => inPlaceOf(word, [whole]));
    const [first, last] = [parts[0], parts.at(-1)];
    if (parts.length < 2 || lettersAndDigits(parts.map(({ text }) => text).join('')) !== lettersAndDigits(whole.text))
      continue;
    const apart = parts.slice(1).map((part, at) => part.x - parts[at]!.x - parts[at]!.width);
    if (Math.max(...apart) > narrow * whole.height) continue;
    const word = {
      ...first!,
      text: whole.text,
      width: last!.x + last!.width - first!.x,
      confidence: meanConfidence(parts),
    };
    joined = joined.flatMap((one) => (one === first ? word : parts.includes(one) ? [] : one));
  }
  return joined;
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
