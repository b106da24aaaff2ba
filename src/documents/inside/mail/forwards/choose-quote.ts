import { findQuotes, type QuotableLine, type Quote } from './find-quotes.ts';
import { findTail } from './find-tail.ts';

/** What is known of a mail before its text is looked at. */
export type Known = {
  /** Who sent it, so that what they wrote earlier is known as theirs. */
  readonly forwarder?: string;
  /** A message without words will do, because files came with it. */
  readonly empty: boolean;
};

/** Which lines of a mail are the message that was forwarded, and whose message that is. */
export type ForwardedLines = { readonly quote: Quote; readonly begin: number; readonly end: number };

/**
 * Finds the message that a text forwards: the innermost that the forwarder did not write and that says something. What
 * stands above it and, by signature or disclaimer, below it is the forwarder's. Undefined when nothing is forwarded.
 */
export function chooseForwarded(
  lines: readonly QuotableLine[],
  { forwarder, empty }: Known,
): ForwardedLines | undefined {
  const quotes = findQuotes(lines);
  const own = forwarder?.toLowerCase();
  for (let at = quotes.length - 1; at >= 0; at -= 1) {
    const quote = quotes[at]!;
    if (own && quote.from?.address === own) continue;
    const begin = quote.last + 1;
    const next = quotes[at + 1]?.first ?? lines.length;
    const end = findTail(lines, { begin, end: next, ...quote.from });
    if (saysSomething(lines.slice(begin, end)) || (empty && at === quotes.length - 1)) return { quote, begin, end };
  }
  return undefined;
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
