import { parse, parseFragment } from 'parse5';
import type { JsonObject } from '../../document.ts';
import { normaliseObjects, readJsonLd } from '../../shared/texts/json-ld.ts';
import { attribute, elementsIn, type Node } from './dom.ts';
import { readMicrodata } from './microdata.ts';

const mostScripts = 50;

/**
 * The schema.org objects of a page as one flat list: JSON-LD first, then microdata in the shape of JSON-LD.
 *
 * @param source the text that the nodes were read from
 */
export function readMarkup(nodes: readonly Node[], source: string): readonly JsonObject[] {
  const items = readMicrodata(
    fostered.test(source) ? parse(withoutTables(source), { scriptingEnabled: false }).childNodes : nodes,
  );
  return normaliseObjects([...scriptsOf(nodes).flatMap(readJsonLd), ...items], decodeEntities);
}

/** Properties straight inside a table or row: an HTML parser moves them out of their item. */
const fostered = /<(?:table|tbody|tr)\b[^>]{0,500}>\s{0,200}<(?:meta|link|div|span)\b[^>]{0,500}\bitemprop/i;

function withoutTables(source: string): string {
  return source.replace(/<(\/?)(?:table|thead|tbody|tfoot|tr|td|th)\b/gi, '<$1div');
}

function scriptsOf(nodes: readonly Node[]): string[] {
  const scripts: string[] = [];
  for (const element of elementsIn(nodes)) {
    const type = element.tagName === 'script' ? attribute(element, 'type') : undefined;
    if (!type || !/^\s*application\/ld\+json/i.test(type)) continue;
    scripts.push(element.childNodes.map((child) => ('value' in child ? child.value : '')).join(''));
    if (scripts.length >= mostScripts) break;
  }
  return scripts;
}

/** Generators escape texts for HTML although a script is none. */
function decodeEntities(text: string): string {
  if (text.length > 10_000 || !/&(?:#\d{1,6}|#x[0-9a-f]{1,6}|[a-z][a-z\d]{1,30});/i.test(text)) return text;
  const fragment = parseFragment(text.replaceAll('<', '&lt;'));
  return fragment.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}
