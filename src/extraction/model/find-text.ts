/** Finds where a text stands in a document: the same letters and digits, whatever the case, marks and line breaks. */
import { plain } from '#src/tickets/same.ts';
import type { Source, SourceLine } from './source.ts';

/** A place where a value stands: its lines and the text there as printed. */
export type Occurrence = { readonly lines: readonly SourceLine[]; readonly text: string };

type Token = {
  readonly word: string;
  readonly line: SourceLine;
  readonly at: number;
  readonly end: number;
  /** Whether it goes on in the word before. */
  readonly glued: boolean;
};
type Stream = {
  readonly tokens: readonly Token[];
  readonly text: string;
  readonly starts: ReadonlyMap<number, number>;
  /** Places of the text at which no word begins, but a part of one. */
  readonly glued: ReadonlySet<number>;
};

/** A document's words in the two orders in which people read: row by row, and block by block. */
export type TextIndex = { readonly streams: readonly Stream[] };

/** Lines that a value may go over. */
const mostLines = 4;

/** Makes the index of a source. */
export function indexText(source: Source): TextIndex {
  const byDocument = [...Map.groupBy(source.lines, (line) => line.document).values()];
  const rows = byDocument.map((lines) => streamOf(lines));
  const blocks = byDocument
    .filter((lines) => lines.some((line) => line.cell))
    .map((lines) => streamOf(lines.toSorted((a, b) => blockOf(a) - blockOf(b) || a.at - b.at)));
  return { streams: [...rows, ...blocks] };
}

function blockOf(line: SourceLine): number {
  return (line.page ?? 0) * 100_000 + (line.cell?.block ?? 0);
}

function streamOf(lines: readonly SourceLine[]): Stream {
  const tokens = lines.flatMap(tokensOf);
  const starts = new Map<number, number>();
  const glued = new Set<number>();
  let text = '';
  tokens.forEach((token, at) => {
    starts.set(text.length, at);
    if (token.glued) glued.add(text.length);
    text += token.word;
  });
  starts.set(text.length, tokens.length);
  return { tokens, text, starts, glued };
}

/** Words, and the parts of words that were printed apart and have lost the blank between them: `2188447190ConnectMiles`, `10:50Osaka`. */
function tokensOf(line: SourceLine): Token[] {
  return [...line.text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap(({ 0: whole, index }) => {
    let at = index;
    return whole.split(seam).flatMap((part, place) => {
      const from = at;
      at += part.length;
      const word = plain(part).replaceAll(' ', '');
      const glued = place > 0 && !polite.test(whole.slice(from - index));
      return word === '' ? [] : [{ word, line, at: from, end: at, glued }];
    });
  });
}

/**
 * Where a digit meets a letter, a small letter a capital one, capitals a word that begins with one, or a name its polite word; and
 * everywhere in scripts that are written without blanks.
 */
const seam =
  /(?<=\p{N})(?=\p{L})|(?<=\p{L}\p{M}{0,4})(?=\p{N})|(?<=\p{Ll}\p{M}{0,4})(?=\p{Lu})|(?<=\p{Lu}\p{M}{0,4})(?=\p{Lu}\p{M}{0,4}\p{Ll})|(?<=\p{Script=Hangul}{2})(?=님)|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])/u;

/** LIST: words that end a name. */
const polite = /^(?:님|様|さん|先生|女士|小姐)/u;

/** Letters and digits of the shortest value that may begin or end at a seam within a word; signs that are syllables or words count twice. */
const leastGlued = 6;
const syllable = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/**
 * Every place where a value stands: the same letters and digits from the beginning of a word to the end of one. A value
 * goes on in another line only where it has a blank.
 */
export function findText(index: TextIndex, value: string): readonly Occurrence[] {
  const words = plain(value).split(' ').filter(Boolean);
  const target = words.join('');
  if (target === '') return [];
  const breaks = new Set<number>();
  let length = 0;
  for (const word of words) {
    length += word.length;
    breaks.add(length);
  }
  const isShort = target.length + (target.match(syllable)?.length ?? 0) < leastGlued;
  const found = new Map<string, Occurrence>();
  for (const { tokens, text, starts, glued } of index.streams) {
    for (let at = text.indexOf(target); at >= 0; at = text.indexOf(target, at + 1)) {
      const first = starts.get(at);
      const last = starts.get(at + target.length);
      if (first === undefined || last === undefined) continue;
      if (isShort && (glued.has(at) || glued.has(at + target.length))) continue;
      const occurrence = occurrenceOf(tokens.slice(first, last), breaks);
      if (occurrence) found.set(occurrence.lines.map((line) => line.id).join(' '), occurrence);
    }
  }
  return [...found.values()];
}

function occurrenceOf(tokens: readonly Token[], breaks: ReadonlySet<number>): Occurrence | undefined {
  const lines: SourceLine[] = [];
  const parts: string[] = [];
  let from = tokens[0]!;
  let length = 0;
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    length += token.word.length;
    if (lines.at(-1) !== token.line) lines.push(token.line);
    if (next?.line === token.line) continue;
    if (next && !breaks.has(length)) return undefined;
    if (isPartOfNumber(token.line.text, from.at, token.end)) return undefined;
    parts.push(withClosing(token.line.text, from.at, token.end));
    if (next) from = next;
  }
  return lines.length > mostLines || !isClose(lines) ? undefined : { lines, text: parts.join(' ') };
}

/** The 12 of `12:46`, of `12,50 EUR` or of `12/2026` is no 12. */
function isPartOfNumber(text: string, at: number, end: number): boolean {
  if (end - at > 4 || !/^\d+$/.test(text.slice(at, end))) return false;
  return /\d[.,:/]$/.test(text.slice(0, at)) || /^[.,:/]\d/.test(text.slice(end));
}

/** `Berlin Hbf (tief` takes its bracket along. */
function withClosing(text: string, at: number, end: number): string {
  const part = text.slice(at, end);
  const open = /[([]/.test(part) && !/[)\]]/.test(part) && /[)\]]/.test(text[end] ?? '');
  return open ? text.slice(at, end + 1) : part;
}

/** The lines of one value follow each other: on one page, each close below or beside the one before. */
function isClose(lines: readonly SourceLine[]): boolean {
  return lines.every((line, at) => {
    const before = lines[at - 1];
    if (!before) return true;
    if (!line.cell || !before.cell) return line.at === before.at + 1;
    return line.page === before.page && line.cell.y - before.cell.bottom < 1.6 && line.cell.y >= before.cell.y - 0.5;
  });
}

/** Every place where the words of a name stand beside each other in any order, titles between them forgiven. */
export function findName(index: TextIndex, value: string): readonly Occurrence[] {
  const straight = findText(index, value);
  if (straight.length > 0) return straight;
  const words = plain(value.replaceAll('/', ' ')).split(' ').filter(Boolean);
  if (words.length < 2) return [];
  const found = new Map<string, Occurrence>();
  for (const stream of index.streams) {
    const tokens = wholeWords(stream.tokens);
    for (let at = 0; at + words.length <= tokens.length; at++) {
      if (!words.some((word) => isWord(word, tokens[at]!.word))) continue;
      for (let size = words.length; size <= words.length + 2; size++) {
        const window = tokens.slice(at, at + size);
        if (!words.every((word) => window.some((token) => isWord(word, token.word)))) continue;
        const lines = [...new Set(window.map((token) => token.line))];
        if (lines.length <= 3 && isClose(lines))
          found.set(lines.map((line) => line.id).join(' '), { lines, text: value });
        break;
      }
    }
  }
  return [...found.values()];
}

/** Words with all their parts. */
function wholeWords(tokens: readonly Token[]): readonly Token[] {
  const whole: Token[] = [];
  for (const token of tokens) {
    const last = whole.at(-1);
    if (token.glued && last) whole[whole.length - 1] = { ...last, word: last.word + token.word, end: token.end };
    else whole.push(token);
  }
  return whole;
}

/** The same word, or one with a title glued to it as airlines do (`JOHNMR`). */
function isWord(wanted: string, word: string): boolean {
  return word === wanted || (word.startsWith(wanted) && /^(?:mrs|mr|ms|mstr|miss|dr)$/.test(word.slice(wanted.length)));
}
