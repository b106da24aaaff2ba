/** HTML microdata as JSON-LD shaped objects, by the HTML standard, section 5 (https://html.spec.whatwg.org/multipage/microdata.html). */
import type { JsonObject, JsonValue } from '../../document.ts';
import { foldText } from '../../shared/texts/clean-text.ts';
import { attribute, type Element, elementsIn, type Node, textIn } from './dom.ts';

const mostItems = 300;
const deepest = 150;
const longestValue = 5_000;

/** All items that are not a property of another one, in document order; `{ "@type": …, property: value or values }`. */
export function readMicrodata(nodes: readonly Node[]): readonly JsonObject[] {
  const reader: Reader = { ids: new Map(), left: mostItems };
  const tops: Element[] = [];
  for (const element of elementsIn(nodes)) {
    const id = attribute(element, 'id');
    if (id && !reader.ids.has(id)) reader.ids.set(id, element);
    if (isItem(element) && attribute(element, 'itemprop') === undefined && tops.length < mostItems) tops.push(element);
  }
  return tops.map((element) => readItem(reader, element, new Set()));
}

type Reader = { readonly ids: Map<string, Element>; left: number };
type Properties = Map<string, JsonValue[]>;

function readItem(reader: Reader, element: Element, around: ReadonlySet<Element>): JsonObject {
  reader.left -= 1;
  const properties: Properties = new Map();
  const inside = new Set([...around, element]);
  for (const child of propertiesOf(element.childNodes, 0)) addProperty(reader, properties, child, inside);
  for (const id of names(attribute(element, 'itemref')).slice(0, 20)) {
    const target = reader.ids.get(id);
    if (target) for (const child of propertiesOf([target], 0)) addProperty(reader, properties, child, inside);
  }
  return toObject(attribute(element, 'itemtype'), properties);
}

/** Elements with `itemprop` that belong to the item around the nodes: not those inside of items further in. */
function* propertiesOf(nodes: readonly Node[], depth: number): Generator<Element> {
  if (depth > deepest) return;
  for (const node of nodes) {
    if (!('tagName' in node)) continue;
    if (attribute(node, 'itemprop') !== undefined) yield node;
    if (!isItem(node)) yield* propertiesOf(node.childNodes, depth + 1);
  }
}

function addProperty(reader: Reader, properties: Properties, element: Element, inside: ReadonlySet<Element>): void {
  if (inside.has(element) || reader.left <= 0) return;
  const value = isItem(element) ? readItem(reader, element, inside) : propertyValue(element);
  for (const name of names(attribute(element, 'itemprop'))) {
    if (name !== '__proto__') properties.set(name, [...(properties.get(name) ?? []), value]);
  }
}

function toObject(type: string | undefined, properties: Properties): JsonObject {
  const object: Record<string, JsonValue> = {};
  if (type?.trim()) object['@type'] = names(type)[0]!;
  for (const [name, values] of properties) object[name] = values.length === 1 ? values[0]! : values;
  return object;
}

const valueAttributes: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  link: 'href',
  img: 'src',
  audio: 'src',
  video: 'src',
  source: 'src',
  embed: 'src',
  iframe: 'src',
  object: 'data',
  data: 'value',
  meter: 'value',
  time: 'datetime',
};

/** Section 5.2.4, with `content` taken from any element, as mail generators write it. */
function propertyValue(element: Element): string {
  const content = attribute(element, 'content') ?? (element.tagName === 'meta' ? '' : undefined);
  if (content !== undefined) return content;
  const named = valueAttributes[element.tagName];
  const value = named ? attribute(element, named)?.trim() : undefined;
  return value ?? foldText(textIn(element.childNodes, longestValue)).slice(0, longestValue);
}

function isItem(element: Element): boolean {
  return attribute(element, 'itemscope') !== undefined;
}

function names(value: string | undefined): string[] {
  return value?.trim().split(/\s+/).filter(Boolean) ?? [];
}
