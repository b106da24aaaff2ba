import type { Symbology } from '#src/barcodes/barcode.ts';
import type { WrittenFields } from '../written/written.ts';

/** A code that a screen or page shows: what it is, and its text. */
export type ShownCode = readonly [symbology: Symbology, text: string];

/** What should come out of a document, and what must not. */
export type Expected = {
  /** Day on which it comes, `YYYY-MM-DD`. */
  readonly today: string;
  readonly tickets: readonly (WrittenFields & { readonly code?: string })[];
  /** Values that no ticket may have, because they belong to something else. */
  readonly never?: WrittenFields;
};

/** A picture of a screen as a phone or a browser takes it. */
export type Screen = Expected & {
  /** What it shows, as a file name. */
  readonly name: string;
  /** CSS pixels. */
  readonly width: number;
  /** Device pixels a CSS pixel. */
  readonly scale: number;
  readonly codes?: readonly ShownCode[];
  /** The body; `codes` are drawn, as markup. */
  readonly html: (codes: readonly string[]) => string;
};

/** The bar on top of a phone: its clock is never a ticket's. */
export function statusBar(clock: string, { ink = '#000', more = '5G' } = {}): string {
  return `<div style="display:flex;justify-content:space-between;align-items:center;padding:14px 28px 6px 34px;font:600 16px Inter,Roboto,'Liberation Sans',sans-serif;color:${ink}"><span>${clock}</span><span style="display:flex;gap:6px;align-items:center;font-size:13px"><svg width="18" height="12"><g fill="${ink}"><rect x="0" y="8" width="3" height="4" rx="1"/><rect x="5" y="5" width="3" height="7" rx="1"/><rect x="10" y="2" width="3" height="10" rx="1"/><rect x="15" y="0" width="3" height="12" rx="1"/></g></svg>${more}<svg width="27" height="13"><rect x="0.5" y="0.5" width="23" height="12" rx="4" fill="none" stroke="${ink}" opacity=".4"/><rect x="2" y="2" width="15" height="9" rx="2.5" fill="${ink}"/><rect x="25" y="4" width="2" height="5" rx="1" fill="${ink}" opacity=".4"/></svg></span></div>`;
}

/** The bar at the bottom of an app: an icon over a small word each; the first one is chosen. */
export function tabBar(
  words: readonly string[],
  { ink = '#8e8e93', chosen = '#0a60ff', back = '#f9f9f9' } = {},
): string {
  const tab = (word: string, at: number) => {
    const colour = at === 0 ? chosen : ink;
    return `<div style="text-align:center;color:${colour};font-size:10px"><svg width="24" height="24" style="display:block;margin:0 auto 3px"><circle cx="12" cy="12" r="9" fill="none" stroke="${colour}" stroke-width="2"/></svg>${word}</div>`;
  };
  return `<div style="display:flex;justify-content:space-around;padding:8px 0 26px;background:${back};border-top:1px solid #8883">${words.map(tab).join('')}</div>`;
}

/** A small grey word over its value. */
export function caption(word: string, value: string, { size = 17, ink = '#8a8a8e', align = 'left' } = {}): string {
  return `<div style="text-align:${align}"><div style="font-size:${Math.max(10, Math.round(size * 0.65))}px;color:${ink}">${word}</div><div style="font-size:${size}px;font-weight:600">${value}</div></div>`;
}
