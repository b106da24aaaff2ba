import { sameValue } from '#src/tickets/choose.ts';
import type { Chosen } from '#src/tickets/evidence.ts';
import type { Understood } from '../page-text/page-text.ts';
import { withoutDates } from '../page-text/values/values.ts';
import { weekdays } from '../words/calendar-words.ts';
import { foldKey } from '../words/fold.ts';
import { fitInField, type KnownTicket } from './fits.ts';
import type { Grounded } from './grounded.ts';
import { isLabelled } from './own-standing.ts';
import type { SourceLine } from './source.ts';

/**
 * Whether a value is only told in running text, which says one thing to people and may say another to a model: then it is no word
 * against what a label of ours says, and fills nothing that only a label tells, as seats and gates.
 */
export function isLoose(value: Grounded, known: KnownTicket, documents: readonly Understood[]): boolean {
  if (value.standing === 'code' || !value.lines.some((line) => isTold(value, line))) return false;
  const own: Chosen<unknown> | undefined = known.fields[value.name];
  if (own && sameValue(value.name, own.value, value.reading.value)) return false;
  // "Total" is a label of every order's price, and not of one ticket's.
  if (own) return value.standing !== 'labelled' && value.name !== 'price' && isLabelled(value.name, own, documents);
  return value.standing !== 'labelled' && value.cited !== true && fitInField(value, known) === 'label';
}

/** Whether a line tells a value in running text: it goes on around it as sentences do, and is more than the value. */
function isTold({ name, reading: { value } }: Grounded, line: SourceLine): boolean {
  if (typeof value === 'string' && wordsIn(line.text).length === wordsIn(value).length) return false;
  return line.cell?.prose === true || (name !== 'address' && isLong(line));
}

/**
 * A line that is a sentence: many words or an end with a point, and words that are written small, which a row of a table has few of. Days are none
 * of its words: many languages write them small, with words between.
 */
function isLong({ text }: SourceLine): boolean {
  const words = wordsIn(withoutDays(text));
  const small = words.filter((word) => /^\p{Ll}{2}/u.test(word)).length;
  return small >= 2 && (words.length >= 7 || (words.length >= 4 && /\S{2}[.!]$/.test(text.trim())));
}

/** The words of a text: figures, signs and amounts are none. */
function wordsIn(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
}

/** A text without its days, and the weekdays beside them. */
function withoutDays(text: string): string {
  const words = withoutDates(text, ' # ').split(/\s+/);
  return words.filter((word, at) => ![words[at - 1], words[at + 1]].includes('#') || !isWeekday(word)).join(' ');
}

function isWeekday(word: string): boolean {
  return weekdays.has(foldKey(word));
}
