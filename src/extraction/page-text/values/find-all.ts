import { labelEntries, labelWord } from '#src/extraction/words/label-index.ts';
import { findCode } from './codes.ts';
import { type Contact, findContact } from './contacts.ts';
import { findDates } from './dates.ts';
import { findMoney, type MoneySpan } from './money.ts';
import { looksLikeName, readEastAsianName } from './names.ts';
import { findNumbers, type NumberSpan } from './numbers.ts';
import { findTimes, readTime, type TimeSpan } from './times.ts';
import type { DateSpan } from './written-day.ts';

/** What the parsers of values find in a text, each asked once. */
export type TextFinds = {
  readonly text: string;
  readonly dates: readonly DateSpan[];
  readonly times: readonly TimeSpan[];
  readonly money: readonly MoneySpan[];
  readonly numbers: readonly NumberSpan[];
  readonly contact: Contact;
  readonly code: string | undefined;
  /** It holds a time, or is one that nothing but its label would make one: `1935`. */
  readonly clock: boolean;
  readonly name: boolean;
  /** How many of its words are labels by themselves: two in "Row 5, Seat 29". */
  readonly labels: number;
};

/** Asks every parser of values what it finds in a trimmed text. */
export function findAll(text: string): TextFinds {
  const times = findTimes(text);
  return {
    text,
    dates: findDates(text),
    times,
    money: findMoney(text),
    numbers: findNumbers(text),
    contact: findContact(text),
    code: findCode(text),
    clock: readTime(text, times) !== undefined,
    name: looksLikeName(text) || readEastAsianName(text) !== undefined,
    labels: text.split(/\s+/).filter((word) => labelEntries([labelWord(word)]).length > 0).length,
  };
}
