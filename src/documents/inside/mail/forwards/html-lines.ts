import type { Element, Node } from '../../html/dom.ts';
import type { QuotableLine } from './find-quotes.ts';

/** A node that holds text. */
export type TextNode = Extract<Node, { value: string }>;

/** A line of an HTML text; `order` is the place of its first text among all nodes. */
export type HtmlLine = QuotableLine & { readonly texts: readonly TextNode[]; readonly order: number };

/** The lines of an HTML text, and for each element where in the same order it ends. */
export type HtmlLines = { readonly lines: readonly HtmlLine[]; readonly ends: ReadonlyMap<Element, number> };

const breaks = new Set(
  'address article aside blockquote body br center dd details div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);
const unseen = new Set(['script', 'style', 'head', 'title', 'template']);

/** Reads the text as lines: an element that stands on lines of its own breaks them, cells of a row do not. One pass. */
export function htmlLines(nodes: readonly Node[]): HtmlLines {
  const lines: HtmlLine[] = [];
  const ends = new Map<Element, number>();
  let open: { text: string; texts: TextNode[]; depth: number; order: number } | undefined;
  let order = 0;
  let depth = 0;
  const close = () => {
    const text = open && clean(open.text);
    if (open && text) lines.push({ ...open, text });
    open = undefined;
  };
  for (const { node, leaving } of walk(nodes)) {
    order += 1;
    if ('tagName' in node) {
      if (breaks.has(node.tagName)) close();
      if (node.tagName === 'blockquote') depth += leaving ? -1 : 1;
      if (leaving) ends.set(node, order);
      else if (open && (node.tagName === 'td' || node.tagName === 'th')) open.text += ' ';
    } else if (!leaving && isSeen(node)) {
      open ??= { text: '', texts: [], depth, order };
      open.text += node.value;
      open.texts.push(node);
    }
  }
  close();
  return { lines, ends };
}

/** Whether a node is a text that a mail program would show. */
export function isSeen(node: Node): node is TextNode {
  if (node.nodeName !== '#text' || !('value' in node)) return false;
  const parent = parentOf(node);
  return parent === undefined || !unseen.has(parent.tagName);
}

/** The element around a node. */
export function parentOf(node: Node | undefined): Element | undefined {
  const parent = node && 'parentNode' in node ? node.parentNode : undefined;
  return parent && 'tagName' in parent ? parent : undefined;
}

/** Every node twice, before and after what is in it; a stack of our own, because hostile pages nest deeper than calls can. */
function* walk(nodes: readonly Node[]): Generator<{ readonly node: Node; readonly leaving: boolean }> {
  const open: { readonly nodes: readonly Node[]; readonly of?: Node; next: number }[] = [{ nodes, next: 0 }];
  while (open.length > 0) {
    const level = open.at(-1)!;
    const node = level.nodes[level.next];
    level.next += 1;
    if (node) {
      yield { node, leaving: false };
      if ('childNodes' in node) open.push({ nodes: node.childNodes, of: node, next: 0 });
    } else {
      open.pop();
      if (level.of) yield { node: level.of, leaving: true };
    }
  }
}

function clean(text: string): string {
  return text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
