import type { Page } from '../../document.ts';
import { cleanText } from './clean-text.ts';
import { lineStep, type PlacedLine, type PlacedWord, paginate, signWidth, textSize } from './paginate.ts';

/** What a plain text holds: pages with columns kept, and the addresses that stood in it. */
export type PlainTextLayout = {
  readonly pages: readonly Page[];
  readonly links: readonly { readonly href: string; readonly text: string }[];
};

const mostSigns = 400_000;
const longestLine = 2_000;
const mostLinks = 200;
const tabStop = 8;

/**
 * Lays a plain text out as on a typewriter: every sign is equally wide, and a wide gap (three blanks, a tab, two blanks
 * after a colon) splits a line in two. Marks of quotation, of stress (`*so*`) and ruled lines are taken away.
 */
export function layoutPlainText(text: string): readonly Page[] {
  return readPlainText(text).pages;
}

/** As `layoutPlainText`, with the web addresses that were taken out of the text. */
export function readPlainText(text: string): PlainTextLayout {
  const links: { href: string; text: string }[] = [];
  const placed: PlacedLine[] = [];
  let block = 0;
  let blockUsed = false;
  let y = 0;
  for (const raw of cleanText(text.slice(0, mostSigns)).split(/\r\n|\r|\n/)) {
    const line = takeLinks(unquote(raw.slice(0, longestLine)), links);
    y += textSize * lineStep;
    if (isRule(line)) {
      if (blockUsed) block += 1;
      blockUsed = false;
      continue;
    }
    for (const words of splitColumns(expandTabs(line))) {
      placed.push({ y, block, words });
      blockUsed = true;
    }
  }
  return { pages: paginate(placed), links };
}

function unquote(line: string): string {
  return line.replace(/^(?:[>|]\s?)+/, '').trimEnd();
}

/** Nothing to read: empty, or drawn of dashes and the like. */
function isRule(line: string): boolean {
  return !/[\p{L}\p{N}]/u.test(line);
}

const writtenLink = /[<[]\s?((?:https?:|mailto:|tel:)[^<>[\]\s]{1,1500})[>\]]|\[(?:image|cid|bild):[^\][]{0,200}\]/gi;

/** Takes `<https://…>`, `[https://…]` and `[image: …]` out of the text, as mail programs write links in plain text. */
function takeLinks(line: string, links: { href: string; text: string }[]): string {
  return line.replace(writtenLink, (_, href: string | undefined, at: number) => {
    const before = line.slice(Math.max(0, at - 80), at);
    if (href && links.length < mostLinks) links.push({ href, text: before.split(/\s/).at(-1) ?? '' });
    return '';
  });
}

/** A tab is at least a column gap. */
function expandTabs(line: string): string {
  if (!line.includes('\t')) return line;
  let out = '';
  for (const sign of line) {
    if (sign !== '\t') out += sign;
    else if (out.trim() === '') out += ' '.repeat(tabStop - (out.length % tabStop));
    else out += ' '.repeat(Math.max(3, tabStop - (out.length % tabStop)));
  }
  return out;
}

function splitColumns(line: string): PlacedWord[][] {
  const columns: PlacedWord[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  let afterColon = false;
  let bold = false;
  for (const match of line.matchAll(/[^\s\u00A0]+/g)) {
    const gap = match.index - end;
    if (gap >= 3 || (gap === 2 && afterColon)) columns.push([]);
    const stress = readStress(match[0], bold);
    bold = stress.boldAfter;
    end = match.index + match[0].length;
    if (!stress.text) continue;
    afterColon = stress.text.endsWith(':');
    columns
      .at(-1)!
      .push({ text: stress.text, x: match.index * textSize * signWidth, size: textSize, bold: stress.bold });
  }
  return columns.filter((words) => words.length > 0);
}

/** Takes the asterisks off `*stressed words*`; `2*3` and a lone `*` in the middle of a word stay. */
function readStress(word: string, inside: boolean): { text: string; bold: boolean; boldAfter: boolean } {
  const opened = inside ? word : word.replace(/^\*{1,2}(?=[^*])/, '');
  const opens = opened !== word;
  const closed = inside || opens ? opened.replace(/([^*]?)\*{1,2}([.,:;!?)]?)$/, '$1$2') : opened;
  const closes = closed !== opened;
  const text = closed.replace(/^\*{1,3}$/, '');
  return { text, bold: inside || opens, boldAfter: (inside || opens) && !closes };
}
