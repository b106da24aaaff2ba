import { parse } from 'parse5';
import PostalMime, { decodeWords } from 'postal-mime';
import { mailLimits } from '../../shared/mail/limits.ts';
import { findQuotes } from './forwards/find-quotes.ts';
import { htmlLines } from './forwards/html-lines.ts';
import { quotableLines } from './forwards/part-plain.ts';

/** What a person wrote in a short mail, and what else is in it. */
export type OwnWords = {
  /** Their text without what it quotes and without a signature behind `-- `; at most 500 signs. */
  readonly text: string;
  /** Something is quoted or forwarded below. */
  readonly quotes: boolean;
  readonly files: number;
};

/** Reads the words of who sent a mail; undefined when it cannot be read. */
export async function readOwnWords(bytes: Uint8Array): Promise<OwnWords | undefined> {
  const email = await PostalMime.parse(bytes, {
    maxNestingDepth: mailLimits.depth,
    maxHeadersSize: mailLimits.headerBytes,
  }).catch(() => undefined);
  if (!email) return undefined;
  const plain = email.text?.trim();
  const lines = plain ? quotableLines(plain) : htmlLines(parse(email.html ?? '').childNodes).lines;
  const [first] = findQuotes(lines);
  const quote = Math.min(
    first?.first ?? lines.length,
    indexOr(
      lines.length,
      lines.findIndex(({ depth }) => depth > 0),
    ),
  );
  const signature = indexOr(
    quote,
    lines.findIndex(({ text }) => /^--\s?$/.test(text)),
  );
  const text = lines
    .slice(0, Math.min(quote, signature))
    .map((line) => line.text.trim())
    .join('\n')
    .trim();
  return { text: text.slice(0, 500), quotes: quote < lines.length, files: email.attachments.length };
}

/** A header's value with its encoded words (RFC 2047) read. */
export const readHeaderText = (value: string): string => decodeWords(value.slice(0, 2000));

const indexOr = (otherwise: number, index: number): number => (index < 0 ? otherwise : index);
