import { attribute, type Element, type Node, nodesIn } from '../../html/dom.ts';
import { chooseMessage, type Known } from './choose-quote.ts';
import type { Quote } from './find-quotes.ts';
import { type HtmlLine, type HtmlLines, htmlLines, isSeen, parentOf, type TextNode } from './html-lines.ts';

/** What became of an HTML text that forwards a message, or answers one. */
export type PartedHtml = {
  readonly quote: Quote;
  readonly answers: boolean;
  /** What the forwarder wrote, for telling their language; never read for a ticket. */
  readonly own: string;
  /** Content-IDs of pictures that only the forwarder's part shows: logos of signatures. */
  readonly pictures: readonly string[];
  /** The message has no form of its own: lines of text that a program wrote as HTML. */
  readonly bare: boolean;
};

/** LIST: how programs mark the element that holds what they quote. */
const quoteMarks =
  /\b(?:gmail_quote|moz-forward-container|yahoo_quoted|protonmail_quote|tutanota_quote|zmail_extra|OLK_SRC_BODY_SECTION|mail-editor-reference-message-container)/;

/**
 * Takes what a forwarder wrote around a forwarded message out of an HTML text: above its head, and below the element that
 * holds it. The nodes are changed. Of an answer, what it quotes. Undefined when nothing is quoted, and then nothing is changed.
 */
export function partHtml(nodes: readonly Node[], known: Known): PartedHtml | undefined {
  const read = htmlLines(nodes);
  const whole = chooseMessage(read.lines, known);
  if (!whole) return undefined;
  const { quote, begin, answers } = whole;
  const end = answers ? whole.end : Math.min(whole.end, endOfHolder(read, begin));
  const kept = new Set(read.lines.slice(begin, end).flatMap(({ texts }) => texts));
  const own = read.lines.slice(0, quote.first).map(({ text }) => text);
  const above = new Set(read.lines.slice(0, begin).flatMap(({ texts }) => texts));
  return { quote, answers, own: own.join('\n').slice(0, 2000), ...takeOut(nodes, { above, kept }) };
}

/** The first line behind the element that holds the head and most of what follows; a quotation may go on in others. */
function endOfHolder({ lines, ends }: HtmlLines, begin: number): number {
  const all = signs(lines.slice(begin));
  let inside = 0;
  let end = begin;
  for (let holder = parentOf(lines[begin - 1]?.texts.at(-1)); holder; holder = parentOf(holder)) {
    const until = ends.get(holder) ?? 0;
    for (; end < lines.length && lines[end]!.order < until; end += 1) inside += lines[end]!.text.length;
    if (inside === 0 || (!marksQuote(holder) && inside * 2 < all)) continue;
    return holder.tagName === 'blockquote' ? Math.max(end, lines.findLastIndex(({ depth }) => depth > 0) + 1) : end;
  }
  return lines.length;
}

type Cut = { readonly above: ReadonlySet<TextNode>; readonly kept: ReadonlySet<TextNode> };

/** LIST: elements that programs write plain text with. */
const formless = new Set(['body', 'div', 'p', 'br', 'span', 'a', 'pre', 'font', 'blockquote', 'wbr', 'o:p']);

/** Empties the texts that are not kept. The pictures among them stand above the message, or behind a text below it. */
function takeOut(nodes: readonly Node[], { above, kept }: Cut): Pick<PartedHtml, 'pictures' | 'bare'> {
  const shown = new Set<string>();
  const gone = new Set<string>();
  let left = above.size;
  let below = false;
  let bare = true;
  for (const node of nodesIn(nodes)) {
    if (left === 0 && !below && 'tagName' in node) bare &&= formless.has(node.tagName);
    if ('tagName' in node && node.tagName === 'img') {
      const source = attribute(node, 'src') ?? '';
      if (/^cid:/i.test(source)) (left > 0 || below ? gone : shown).add(source.slice(4));
    } else if (isSeen(node) && !kept.has(node)) {
      if (above.has(node)) left -= 1;
      else if (left === 0 && node.value.trim() !== '') below = true;
      node.value = '';
    }
  }
  return { bare, pictures: [...gone].filter((id) => !shown.has(id)) };
}

function marksQuote(element: Element): boolean {
  if (element.tagName === 'blockquote' || attribute(element, 'name') === 'quote') return true;
  return quoteMarks.test(`${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`);
}

const signs = (lines: readonly HtmlLine[]): number => lines.reduce((sum, { text }) => sum + text.length, 0);
