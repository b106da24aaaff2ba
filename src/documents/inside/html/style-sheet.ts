import { type Element, elementsIn, type Node } from './dom.ts';

const mostSigns = 200_000;

/** Classes and ids that the style sheets of a page hide: their simple selectors, those for some screens only left out. */
export function readHidden(nodes: readonly Node[]): ReadonlySet<string> {
  const hidden = new Set<string>();
  for (const element of elementsIn(nodes)) {
    if (element.tagName === 'style') for (const selector of hiddenSelectors(sheetOf(element))) hidden.add(selector);
  }
  return hidden;
}

function sheetOf(style: Element): string {
  const text = style.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  return text.slice(0, mostSigns).replace(/\/\*.*?\*\//gs, '');
}

function* hiddenSelectors(sheet: string): Generator<string> {
  for (const { selectors, declarations } of rulesOf(sheet)) {
    if (!/(?:^|;)\s*display\s*:\s*none\b/i.test(declarations)) continue;
    for (const selector of selectors.split(',')) {
      const simple = /^\s*[a-z\d]*([.#][\w-]+)\s*$/i.exec(selector);
      if (simple) yield simple[1]!;
    }
  }
}

/** Rules outside of any `@media`. */
function* rulesOf(sheet: string): Generator<{ selectors: string; declarations: string }> {
  let depth = 0;
  let start = 0;
  let selectors = '';
  for (let at = 0; at < sheet.length; at += 1) {
    if (sheet[at] === '{') {
      if (depth === 0) selectors = sheet.slice(start, at);
      depth += 1;
      start = at + 1;
    } else if (sheet[at] === '}') {
      depth = Math.max(0, depth - 1);
      if (depth === 0 && !selectors.trim().startsWith('@')) yield { selectors, declarations: sheet.slice(start, at) };
      start = at + 1;
    }
  }
}
