import { findQuotes, type QuotableLine, type Quote } from './find-quotes.ts';
import { findTail } from './find-tail.ts';

/** What is known of a mail before its text is looked at. */
export type Known = {
  /** Who it was sent to: what answers them is no forward. */
  readonly readers?: readonly Person[];
  /** Who sent it, so that what they wrote earlier is known as theirs. */
  readonly forwarder?: Person | undefined;
  /** A message without words will do, because files came with it. */
  readonly empty: boolean;
};

/** Somebody by name or address. */
type Person = { readonly name?: string | undefined; readonly address?: string | undefined };

/** Which lines of a mail are its message: the one that was forwarded, and whose that is, or the one that answers what is quoted below it. */
export type MessageLines = {
  readonly quote: Quote;
  readonly begin: number;
  readonly end: number;
  readonly answers: boolean;
};

/**
 * Finds the message of a text that quotes others. Of one that answers its reader it is what stands above, without what they had asked. Of one that
 * forwards it is the innermost that the forwarder did not write and that says something: what stands above it and, by signature or disclaimer, below it is
 * the forwarder's. Undefined when all of it is the message.
 */
export function chooseMessage(
  lines: readonly QuotableLine[],
  { forwarder, empty, readers = [] }: Known,
): MessageLines | undefined {
  const quotes = findQuotes(lines);
  const [asked] = quotes;
  if (asked && readers.some((reader) => isOf(reader, asked)) && tellsMore(lines, asked))
    return { quote: asked, begin: 0, end: asked.first, answers: true };
  for (let at = quotes.length - 1; at >= 0; at -= 1) {
    const quote = quotes[at]!;
    if (forwarder && isOf(forwarder, quote)) continue;
    const begin = quote.last + 1;
    const next = quotes[at + 1]?.first ?? lines.length;
    const end = findTail(lines, { begin, end: next, ...quote.from });
    if (saysSomething(lines.slice(begin, end)) || (empty && at === quotes.length - 1))
      return { quote, begin, end, answers: false };
  }
  return undefined;
}

/** Whether somebody is who a quotation is from, by the address or, where it has none, by the words of the name. */
function isOf({ name = '', address = '' }: Person, { from, sent = '' }: Quote): boolean {
  if (from?.address) return from.address === address.toLowerCase();
  const known = wordsOf(name);
  // "On Monday, Ada Berger wrote:" is one line.
  if (!from?.name) return hasAll(wordsOf(sent), known);
  return hasAll([...known, ...wordsOf(address.split('@')[0]!)], wordsOf(from.name));
}

function hasAll(words: readonly string[], wanted: readonly string[]): boolean {
  return wanted.length > 1 && wanted.every((word) => words.includes(word));
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** Figures that an answer has at least. */
const leastFigures = 5;

/** Whether an answer has figures, and more than what it answers: a booking and no thanks for one. */
function tellsMore(lines: readonly QuotableLine[], { first, last }: Quote): boolean {
  const figures = (some: readonly QuotableLine[]) =>
    some.reduce((sum, { text }) => sum + (text.match(/\d+/g)?.length ?? 0), 0);
  const above = figures(lines.slice(0, first));
  return above >= leastFigures && above > figures(lines.slice(last + 1));
}

/** Five words, or a figure. */
function saysSomething(lines: readonly QuotableLine[]): boolean {
  let words = 0;
  for (const { text } of lines) {
    if (/\d/.test(text)) return true;
    words += text.match(/\p{L}+/gu)?.length ?? 0;
    if (words >= 5) return true;
  }
  return false;
}
