import { chooseMessage, type Known } from './choose-quote.ts';
import type { QuotableLine, Quote } from './find-quotes.ts';

/** A forwarded text without what the forwarder wrote around it, or an answer without what it quotes. */
export type PartedText = {
  readonly quote: Quote;
  readonly answers: boolean;
  readonly text: string;
  /** What the forwarder wrote, for telling their language; never read for a ticket. */
  readonly own: string;
};

const mostSigns = 400_000;

/** Parts a plain text; undefined when it forwards nothing. */
export function partPlain(text: string, known: Known): PartedText | undefined {
  const raw = rawLines(text);
  const lines = raw.map(quotable);
  const found = chooseMessage(lines, known);
  if (!found) return undefined;
  const { quote, begin, end, answers } = found;
  return {
    quote,
    answers,
    text: raw.slice(begin, end).join('\n'),
    own: lines
      .slice(0, quote.first)
      .map((line) => line.text)
      .join('\n')
      .slice(0, 2000),
  };
}

/** The lines of a plain text, their marks of quotation counted and taken off. */
export const quotableLines = (text: string): readonly QuotableLine[] => rawLines(text).map(quotable);

const rawLines = (text: string): readonly string[] => text.slice(0, mostSigns).split(/\r\n|\r|\n/);

function quotable(raw: string): QuotableLine {
  const marks = /^(?:[>|]\s?)+/.exec(raw.slice(0, 200))?.[0] ?? '';
  return { text: clean(raw.slice(marks.length, marks.length + 2000)), depth: marks.replace(/[^>]/g, '').length };
}

/** Blanks of all kinds are one, marks of direction none. */
function clean(text: string): string {
  return text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '').replace(/\u00a0/g, ' ');
}
