import { isHidden } from './hidden.ts';

/** What we take from the look of an element; sizes in our own units (10 is ordinary text). */
export type Style = {
  readonly size: number;
  readonly bold: boolean;
  /** White space counts, as in `<pre>`. */
  readonly pre: boolean;
  /** Font size zero: set by mail generators on containers; text directly inside is not seen. */
  readonly vanishing: boolean;
};

/** How an element stands: `beside` next to others in a row; `none` shows nothing of it. */
export type Display = 'inline' | 'block' | 'cell' | 'beside' | 'none';

/** An element's tag, lower case, and its attributes. */
export type Tag = { readonly name: string; readonly attributes: ReadonlyMap<string, string> };

/** What a page begins with. */
export const rootStyle: Style = { size: 10, bold: false, pre: false, vanishing: false };

const headingSizes: Readonly<Record<string, number>> = {
  h1: 20,
  h2: 16,
  h3: 13,
  h4: 11,
  h5: 10,
  h6: 9,
  big: 12,
  small: 8,
};
const boldTags = new Set(['b', 'strong', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const unseenTags = new Set([
  'script',
  'style',
  'head',
  'title',
  'template',
  'object',
  'iframe',
  'svg',
  'math',
  'select',
  'textarea',
  'audio',
  'video',
  'canvas',
]);
const blockTags = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'body',
  'caption',
  'center',
  'dd',
  'details',
  'dir',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'html',
  'legend',
  'li',
  'main',
  'menu',
  'nav',
  'ol',
  'p',
  'pre',
  'section',
  'summary',
  'table',
  'tbody',
  'tfoot',
  'thead',
  'tr',
  'td',
  'th',
  'ul',
]);

/** Tags with room above them in a browser. */
export const spacedTags: ReadonlySet<string> = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'dl',
  'hr',
  'blockquote',
]);

/** How an element takes its place. `none`: it is not shown. `beside`: a block with others at its side. */
export function displayOf(tag: Tag, css: ReadonlyMap<string, string>): Display {
  if (unseenTags.has(tag.name) || tag.attributes.has('hidden') || isHidden(css)) return 'none';
  const display = css.get('display') ?? '';
  if (display === 'table-cell') return 'cell';
  const fullWidth = css.get('width') === '100%';
  if (/^inline-(block|table|flex)$/.test(display) && blockTags.has(tag.name)) return fullWidth ? 'block' : 'beside';
  if (/^(left|right)$/.test(css.get('float') ?? '') && !fullWidth) return 'beside';
  if (/^(block|table|flex|grid|list-item)/.test(display)) return 'block';
  if (display === 'inline') return 'inline';
  return blockTags.has(tag.name) ? 'block' : 'inline';
}

/** The style inside an element. */
export function styleInside(outer: Style, tag: Tag, css: ReadonlyMap<string, string>): Style {
  const weight = css.get('font-weight');
  const size = sizeOf(css.get('font-size'), outer.size) ?? headingSizes[tag.name] ?? fontTagSize(tag) ?? undefined;
  const space = css.get('white-space') ?? '';
  return {
    size: size ? Math.min(28, Math.max(6, size)) : outer.size,
    vanishing: size === undefined ? outer.vanishing : size < 1.5,
    bold: weight ? /^(bold|bolder|[6-9]00)/.test(weight) : outer.bold || boldTags.has(tag.name),
    pre: space ? space.startsWith('pre') && space !== 'pre-line' : outer.pre || tag.name === 'pre',
  };
}

/** The declarations of a `style` attribute, lower case, without `!important`; the last of equal names counts. */
export function readDeclarations(style: string | undefined): ReadonlyMap<string, string> {
  const css = new Map<string, string>();
  for (const part of (style ?? '').slice(0, 4000).split(';')) {
    const colon = part.indexOf(':');
    if (colon < 1) continue;
    css.set(
      part.slice(0, colon).trim().toLowerCase(),
      part
        .slice(colon + 1)
        .replace(/!\s*important/i, '')
        .trim()
        .toLowerCase(),
    );
  }
  return css;
}

function sizeOf(value: string | undefined, outer: number): number | undefined {
  const match = /^(\d*\.?\d+)\s*(px|pt|em|rem|%)?$/.exec(value ?? '');
  if (!match) return undefined;
  const count = Number(match[1]);
  // Mails are mostly set in 14 pixels, which is our 10.
  if (match[2] === 'em') return count * outer;
  if (match[2] === '%') return (count / 100) * outer;
  if (match[2] === 'rem') return count * 11;
  return match[2] === 'pt' ? count * 0.95 : count * 0.72;
}

function fontTagSize(tag: Tag): number | undefined {
  if (tag.name !== 'font') return undefined;
  const size = Number(tag.attributes.get('size'));
  return [undefined, 7, 9, 10, 12, 15, 20, 26][size];
}
