import type { DefaultTreeAdapterTypes } from 'parse5';

/** A node of a tree of parse5. */
export type Node = DefaultTreeAdapterTypes.ChildNode;
/** An element of such a tree. */
export type Element = DefaultTreeAdapterTypes.Element;

/** Every element below the nodes in document order, however deep. */
export function* elementsIn(nodes: readonly Node[]): Generator<Element> {
  for (const node of nodesIn(nodes)) if ('tagName' in node) yield node;
}

/** The text below the nodes, scripts and styles left out; stops soon after `most` signs. */
export function textIn(nodes: readonly Node[], most: number): string {
  let text = '';
  for (const node of nodesIn(nodes)) {
    if (node.nodeName === '#text' && 'value' in node && !isCode(node.parentNode)) text += node.value;
    if (text.length > most) break;
  }
  return text;
}

/** Value of an attribute; names are lower case. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

/** Every node below the nodes in document order, however deep. */
export function* nodesIn(nodes: readonly Node[]): Generator<Node> {
  // A stack of our own: hostile pages nest deeper than calls can.
  const open: { readonly nodes: readonly Node[]; next: number }[] = [{ nodes, next: 0 }];
  while (open.length > 0) {
    const level = open.at(-1)!;
    const node = level.nodes[level.next];
    level.next += 1;
    if (!node) open.pop();
    else {
      yield node;
      if ('childNodes' in node) open.push({ nodes: node.childNodes, next: 0 });
    }
  }
}

function isCode(parent: DefaultTreeAdapterTypes.ParentNode | null): boolean {
  return parent?.nodeName === 'script' || parent?.nodeName === 'style';
}
