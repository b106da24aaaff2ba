import { layoutHtml } from '../html/layout-html.ts';
import { readPlainText } from '../html/layout-plain-text.ts';
import type { RawPart } from './raw-part.ts';

/**
 * Reads an HTML text on its own, such as a saved mail: a `text` part; or a `mail` without header that holds it, when
 * pictures are written into the text itself (`data:` addresses).
 */
export function readHtml(text: string): RawPart {
  const [part, ...pictures] = readHtmlParts(text);
  return pictures.length > 0 ? { type: 'mail', parts: [part!, ...pictures] } : part!;
}

/** The text of HTML and the pictures that are written into it, the text first. */
export function readHtmlParts(text: string): readonly RawPart[] {
  const { pages, markup, links, pictures } = layoutHtml(text);
  const files = pictures.map((bytes): RawPart => ({ type: 'file', bytes, inline: true }));
  return [{ type: 'text', format: 'html', pages, markup, links }, ...files];
}

/** Lays out a plain text; one that is HTML by its looks is read as such. */
export function readPlain(text: string): readonly RawPart[] {
  if (/^\s*(?:<!doctype html|<html|<head|<body)\b/i.test(text.slice(0, 500))) return readHtmlParts(text);
  return [{ type: 'text', format: 'plain', ...readPlainText(text), markup: [] }];
}

/**
 * Reads the two forms of one text. The plain one is kept only if the other has no text or misses something: words with
 * digits (times, codes), or a good part of all words.
 */
export function readAlternatives(html: string | undefined, plain: string | undefined): readonly RawPart[] {
  const fromHtml = html?.trim() ? readHtmlParts(html) : [];
  const fromPlain = plain?.trim() ? readPlain(plain) : [];
  return holdsMore(fromPlain, fromHtml) ? [...fromHtml, ...fromPlain] : fromHtml;
}

function holdsMore(parts: readonly RawPart[], others: readonly RawPart[]): boolean {
  const words = wordsOf(parts);
  const known = wordsOf(others);
  if (known.size === 0) return words.size > 0;
  const missing = [...words].filter((word) => !known.has(word));
  return missing.some((word) => /\d{2}/.test(word)) || missing.length > Math.max(10, words.size * 0.4);
}

function wordsOf(parts: readonly RawPart[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const part of parts) {
    if (part.type !== 'text') continue;
    for (const page of part.pages) {
      for (const line of page.lines)
        for (const word of line.text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) words.add(word);
    }
  }
  return words;
}
