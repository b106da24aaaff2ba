import type { RawPart } from '../../shared/mail/raw-part.ts';
import { readPlainText } from '../../shared/texts/layout-plain-text.ts';
import { layoutHtml } from '../html/layout-html.ts';
import type { Known } from './forwards/choose-quote.ts';
import type { Quote } from './forwards/find-quotes.ts';
import { type PartedHtml, partHtml } from './forwards/part-html.ts';
import { partPlain } from './forwards/part-plain.ts';

/**
 * Reads an HTML text on its own, such as a saved mail: a `text` part; or a `mail` without header that holds it, when
 * pictures are written into the text itself (`data:` addresses).
 */
export function readHtml(text: string): RawPart {
  const [part, ...pictures] = readHtmlParts(text);
  return pictures.length > 0 ? { type: 'mail', parts: [part!, ...pictures] } : part!;
}

/** The text of HTML and the pictures that are written into it, the text first. */
export function readHtmlParts(text: string, before?: Parameters<typeof layoutHtml>[1]): readonly RawPart[] {
  const { pages, markup, links, pictures } = layoutHtml(text, before);
  const files = pictures.map((picture): RawPart => ({ type: 'file', ...picture, inline: true }));
  return [{ type: 'text', format: 'html', pages, markup, links }, ...files];
}

/** Lays out a plain text; one that is HTML by its looks is read as such. */
export function readPlain(text: string): readonly RawPart[] {
  if (/^\s*(?:<!doctype html|<html|<head|<body)\b/i.test(text.slice(0, 500))) return readHtmlParts(text);
  return [{ type: 'text', format: 'plain', ...readPlainText(text), markup: [] }];
}

/** The texts of a mail; of one that forwards another, only what was forwarded, and what is said of that. */
export type ReadTexts = {
  readonly parts: readonly RawPart[];
  readonly forwarded?: { readonly quote: Quote; readonly own: string };
  /** Content-IDs of pictures that belong to the forwarder's own words. */
  readonly pictures: readonly string[];
};

/** Reads the two forms of a mail's text, without what a forwarder wrote around the message that they forward. */
export function readTexts(html: string | undefined, plain: string | undefined, known: Known): ReadTexts {
  const fromPlain = plain?.trim() ? partPlain(plain, known) : undefined;
  let fromHtml: PartedHtml | undefined;
  const before = (nodes: Parameters<typeof partHtml>[0]) => {
    fromHtml = partHtml(nodes, known);
  };
  const htmlParts = html?.trim() ? readHtmlParts(html, before) : [];
  const quote = (fromHtml as PartedHtml | undefined) ?? fromPlain; // set while the HTML is laid out
  if (!quote) return { parts: readAlternatives(htmlParts, plain), pictures: [] };
  // A form that could not be parted holds the forwarder's words: the other one has to do. What was plain text is read as that.
  const { bare = false, pictures = [] } = (fromHtml as PartedHtml | undefined) ?? {};
  const parts = readAlternatives(fromHtml && !(bare && fromPlain) ? htmlParts : [], fromPlain?.text);
  return { parts, pictures, ...(quote.answers ? {} : { forwarded: { quote: quote.quote, own: quote.own } }) };
}

/**
 * Reads the two forms of one text. The plain one is kept only if the other has no text or misses something: words with
 * digits (times, codes), or a good part of all words. Addresses of links, which plain texts spell out, are none, and neither is what only
 * lost its blanks ("2027Town Hall").
 */
function readAlternatives(fromHtml: readonly RawPart[], plain: string | undefined): readonly RawPart[] {
  const fromPlain = plain?.trim() ? readPlain(plain) : [];
  return holdsMore(fromPlain, fromHtml) ? [...fromHtml, ...fromPlain] : fromHtml;
}

function holdsMore(parts: readonly RawPart[], others: readonly RawPart[]): boolean {
  const words = wordsOf(parts);
  const known = new Set([...wordsOf(others)].flatMap((word) => [word, ...runsOf(word)]));
  if (known.size === 0) return words.size > 0;
  const missing = [...words].filter((word) => !known.has(word) && !runsOf(word).every((run) => known.has(run)));
  if (missing.length > Math.max(10, words.size * 0.4)) return true;
  const numbers = missing.filter((word) => /\d{2}/.test(word));
  return numbers.length > mostRunTogether || !areRunTogether(numbers, others);
}

/** Words with digits that are looked for in the other form's text without its blanks: each is a look at all of it. */
const mostRunTogether = 20;
/** Shorter ones may stand there by chance. */
const leastRunTogether = 5;

/** Whether words are what stands side by side in the other form: "202713" of "10 July 2027" and "13:05". */
function areRunTogether(words: readonly string[], others: readonly RawPart[]): boolean {
  if (words.length === 0) return true;
  const text = linesOf(others)
    .map((line) => lettersOf(line).join(''))
    .join('');
  return words.every((word) => word.length >= leastRunTogether && text.includes(word));
}

/** The numbers of a word and what stands between them. */
function runsOf(word: string): readonly string[] {
  return word.match(/\p{N}+|\p{L}+/gu) ?? [];
}

function wordsOf(parts: readonly RawPart[]): ReadonlySet<string> {
  return new Set(linesOf(parts).flatMap(lettersOf));
}

function linesOf(parts: readonly RawPart[]): readonly string[] {
  return parts.flatMap((part) =>
    part.type === 'text' ? part.pages.flatMap((page) => page.lines.map((line) => line.text)) : [],
  );
}

/** The letters and digits of a line, word by word. */
function lettersOf(line: string): readonly string[] {
  return withoutLinks(line).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function withoutLinks(text: string): string {
  return text.toLowerCase().replace(/\bhttps?:\/\/\S+/g, ' ');
}
