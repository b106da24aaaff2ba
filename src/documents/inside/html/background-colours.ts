import type { Page } from '../../document.ts';
import { attribute, type Element, elementsIn, type Node, textIn } from './dom.ts';
import { readDeclarations } from './style.ts';

type Rgb = readonly [number, number, number];

const most = 6;
/** Least distance of the strongest from the weakest channel: below it a colour is a grey. */
const leastChroma = 48;

/** The saturated background colours of a page, strongest first: by how often they are used and how saturated they are. */
export function backgroundColours(nodes: readonly Node[]): Page['colours'] {
  const uses = new Map<string, { rgb: Rgb; count: number }>();
  let all = 0;
  for (const element of elementsIn(nodes)) {
    const rgb = backgroundOf(element);
    if (!rgb || textIn(element.childNodes, 400).trim() === '') continue;
    all += 1;
    const key = rgb.join(' ');
    uses.set(key, { rgb, count: (uses.get(key)?.count ?? 0) + 1 });
  }
  return [...uses.values()]
    .map(({ rgb, count }) => ({ rgb, weight: ((count / all) * (Math.max(...rgb) - Math.min(...rgb))) / 255 }))
    .filter(({ rgb }) => Math.max(...rgb) - Math.min(...rgb) >= leastChroma)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, most);
}

function backgroundOf(element: Element): Rgb | undefined {
  const css = readDeclarations(attribute(element, 'style'));
  return readColour(css.get('background-color') ?? css.get('background') ?? attribute(element, 'bgcolor') ?? '');
}

/** `#a1b2c3`, `#abc` and `rgb(1, 2, 3)`, alone or before the rest of a background. */
function readColour(value: string): Rgb | undefined {
  const hex = /#([\da-f]{6}|[\da-f]{3})\b/i.exec(value)?.[1];
  if (hex) {
    const digits = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
    return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as unknown as Rgb;
  }
  const rgb = /rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)/i.exec(value);
  return rgb ? (rgb.slice(1).map((part) => Math.min(255, Number(part))) as unknown as Rgb) : undefined;
}
