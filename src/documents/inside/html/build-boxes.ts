import { type DefaultTreeAdapterTypes, html } from 'parse5';
import { cleanText } from '../../shared/texts/clean-text.ts';
import type { Box, Cell, FlowLine, FlowWord } from './boxes.ts';
import type { Element, Node } from './dom.ts';
import {
  type Display,
  displayOf,
  readDeclarations,
  rootStyle,
  type Style,
  spacedTags,
  styleInside,
  type Tag,
} from './style.ts';
import { readHidden } from './style-sheet.ts';
import { type GridCell, tableGrid } from './table-grid.ts';

/** Elements deeper than this are left out; honest mails nest tables some thirty deep. */
const deepest = 200;
const mostSigns = 400_000;

/** Pictures that a page shows, by element, and those that no word has followed yet. */
export type Shows = { readonly ids: ReadonlyMap<Element, string>; readonly waiting: string[] };

/** Turns the nodes of a page into boxes: paragraphs and tables, hidden things left out. What still waits stands behind all of them. */
export function buildBoxes(nodes: readonly Node[], shows: Shows = { ids: new Map(), waiting: [] }): readonly Box[] {
  const budget = { signs: mostSigns };
  return buildInside(nodes, { style: rootStyle, depth: 0, budget, hidden: readHidden(nodes), shows });
}

type Context = {
  readonly style: Style;
  readonly depth: number;
  readonly budget: { signs: number };
  readonly hidden: ReadonlySet<string>;
  readonly shows: Shows;
};

/** Boxes being filled: `lines` is the open paragraph, its last line and last run are still growing. */
type Builder = { readonly boxes: Box[]; lines: FlowWord[][][]; blank: boolean; spaced: boolean };

function buildInside(nodes: readonly Node[], context: Context): Box[] {
  const builder: Builder = { boxes: [], lines: [], blank: true, spaced: false };
  addNodes(builder, nodes, context);
  closeParagraph(builder);
  return builder.boxes;
}

function addNodes(builder: Builder, nodes: readonly Node[], context: Context): void {
  if (context.depth > deepest) return;
  const beside: GridCell[] = [];
  const flush = () => {
    if (beside.length > 0) addTable(builder, [beside.splice(0)], context);
  };
  for (const node of nodes) {
    if (isText(node)) {
      if (node.value.trim()) flush();
      if (beside.length === 0) addText(builder, node.value, context);
      continue;
    }
    if (!isElement(node)) continue;
    const look = lookOf(node, context);
    if (look.display === 'none') continue;
    if (look.display === 'cell' || look.display === 'beside') {
      beside.push({ column: beside.length, span: 1, nodes: node.childNodes, style: look.style });
      continue;
    }
    flush();
    addElement(builder, node, look, context);
  }
  flush();
}

type Look = { readonly tag: Tag; readonly display: Display; readonly style: Style };

function lookOf(element: Element, context: Context): Look {
  const tag: Tag = {
    name: element.tagName.toLowerCase(),
    attributes: new Map(element.attrs.map((each) => [each.name.toLowerCase(), each.value])),
  };
  const css = readDeclarations(tag.attributes.get('style'));
  const display = isHidden(tag, css, context.hidden) ? 'none' : displayOf(tag, css);
  return { tag, display, style: styleInside(context.style, tag, css) };
}

/** By a style sheet, unless the element itself says otherwise. */
function isHidden({ attributes }: Tag, css: ReadonlyMap<string, string>, hidden: ReadonlySet<string>): boolean {
  if (hidden.size === 0 || css.has('display')) return false;
  const classes = attributes.get('class')?.split(/\s+/) ?? [];
  return hidden.has(`#${attributes.get('id')}`) || classes.some((name) => hidden.has(`.${name}`));
}

function addElement(builder: Builder, element: Element, look: Look, context: Context): void {
  const inside: Context = { ...context, style: look.style, depth: context.depth + 1 };
  if (look.tag.name === 'br') {
    breakLine(builder);
    return;
  }
  const picture = context.shows.ids.get(element);
  if (picture !== undefined) context.shows.waiting.push(picture);
  if (look.tag.name === 'table') {
    const { rows, captions } = tableGrid(element, (row) => lookOf(row, inside));
    for (const caption of captions) addNodes(builder, caption.childNodes, inside);
    addTable(builder, rows, inside);
    return;
  }
  const block = look.display === 'block';
  if (block) closeParagraph(builder);
  if (spacedTags.has(look.tag.name)) builder.spaced = true;
  addNodes(builder, element.childNodes, inside);
  if (block) closeParagraph(builder);
}

function addTable(builder: Builder, rows: readonly (readonly GridCell[])[], context: Context): void {
  closeParagraph(builder);
  const filled = rows.map((row) =>
    row
      .map((cell): Cell => {
        const inside = { ...context, style: cell.style, depth: context.depth + 2 };
        return { column: cell.column, span: cell.span, boxes: buildInside(cell.nodes, inside) };
      })
      .filter((cell) => cell.boxes.length > 0),
  );
  const rowsWithText = filled.filter((row) => row.length > 0);
  if (rowsWithText.length > 0) builder.boxes.push({ kind: 'table', rows: rowsWithText });
}

function addText(builder: Builder, value: string, context: Context): void {
  const { style, budget } = context;
  if (style.vanishing || budget.signs <= 0) return;
  const text = cleanText(value.slice(0, budget.signs));
  budget.signs -= text.length;
  for (const [token] of text.matchAll(/[^\s\u00A0]+|[\s\u00A0]+/g)) {
    if (/^[\s\u00A0]/.test(token)) addSpace(builder, token, style);
    else addWord(builder, token, context);
  }
}

function addSpace(builder: Builder, space: string, style: Style): void {
  if (style.pre && space.includes('\n')) {
    breakLine(builder);
    return;
  }
  builder.blank = true;
  const wide = style.pre ? /\t|[ \u00A0]{3}/.test(space) : /(?:\u00A0[ ]?){3}/.test(space);
  if (wide && builder.lines.at(-1)?.at(-1)?.length) builder.lines.at(-1)!.push([]);
}

function addWord(builder: Builder, text: string, { style, shows: { waiting } }: Context): void {
  if (builder.lines.length === 0) builder.lines.push([[]]);
  const line = builder.lines.at(-1)!;
  if (line.length === 0) line.push([]);
  const run = line.at(-1)!;
  const last = run.at(-1);
  if (last && !builder.blank) run[run.length - 1] = { ...last, text: last.text + text };
  else {
    const shows = waiting.splice(0);
    run.push({ text, size: style.size, bold: style.bold, ...(shows.length > 0 ? { shows } : {}) });
  }
  builder.blank = false;
}

function breakLine(builder: Builder): void {
  builder.lines.push([[]]);
  builder.blank = true;
}

function closeParagraph(builder: Builder): void {
  // Two breaks in a row separate paragraphs as an empty line does.
  let lines: FlowLine[] = [];
  const close = () => {
    if (lines.length > 0) builder.boxes.push({ kind: 'paragraph', lines, spaced: builder.spaced });
    if (lines.length > 0) builder.spaced = false;
    lines = [];
  };
  for (const line of builder.lines) {
    const runs = line.filter((run) => run.length > 0);
    if (runs.length > 0) lines.push(runs);
    else if (lines.length > 0) {
      close();
      builder.spaced = true;
    }
  }
  close();
  builder.lines = [];
  builder.blank = true;
}

function isElement(node: Node): node is Element {
  return 'tagName' in node && node.namespaceURI === html.NS.HTML;
}

function isText(node: Node): node is DefaultTreeAdapterTypes.TextNode {
  return node.nodeName === '#text';
}
