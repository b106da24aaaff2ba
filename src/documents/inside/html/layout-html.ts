import { parse } from 'parse5';
import type { JsonObject, Page } from '../../document.ts';
import { foldText } from '../../shared/texts/clean-text.ts';
import { paginate } from '../../shared/texts/paginate.ts';
import { backgroundColours } from './background-colours.ts';
import { placeBoxes } from './boxes.ts';
import { buildBoxes } from './build-boxes.ts';
import { attribute, elementsIn, type Node, textIn } from './dom.ts';
import { readMarkup } from './markup.ts';
import { shownPictures, type WrittenPicture } from './shown-pictures.ts';

/** What an HTML text holds: laid-out pages, schema.org objects, and links. */
export type HtmlLayout = {
  readonly pages: readonly Page[];
  readonly markup: readonly JsonObject[];
  readonly links: readonly { readonly href: string; readonly text: string }[];
  /** PNG and JPEG files written into the text as `data:` addresses. */
  readonly pictures: readonly WrittenPicture[];
};

const mostSigns = 6_000_000;
const mostLinks = 300;
const longestHref = 2_000;

/**
 * Lays HTML out on a page of our own so that cells of a table stay columns and rows, and reads its markup (JSON-LD and
 * microdata) and links. Nothing is run or fetched; what a mail program would not show is left out. `before` may take
 * something out of the nodes first.
 */
export function layoutHtml(html: string, before?: (nodes: readonly Node[]) => void): HtmlLayout {
  const source = html.slice(0, mostSigns);
  const nodes = parse(source, { scriptingEnabled: false }).childNodes;
  before?.(nodes);
  const { ids, written } = shownPictures(nodes);
  const waiting: string[] = [];
  const lines = placeBoxes(buildBoxes(nodes, { ids, waiting }));
  return {
    pages: paginate(lines, backgroundColours(nodes), waiting),
    markup: readMarkup(nodes, source),
    links: readLinks(nodes),
    pictures: written,
  };
}

function readLinks(nodes: readonly Node[]): HtmlLayout['links'] {
  const links: { href: string; text: string }[] = [];
  for (const element of elementsIn(nodes)) {
    if (links.length >= mostLinks) break;
    const href = element.tagName === 'a' ? attribute(element, 'href')?.trim() : undefined;
    if (!href || href.length > longestHref || !/^(https?|mailto|tel|geo):/i.test(href)) continue;
    links.push({ href, text: foldText(textIn(element.childNodes, 1000)).slice(0, 200) });
  }
  return links;
}
