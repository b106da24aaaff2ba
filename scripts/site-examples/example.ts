import type { DrawnSymbology } from '#src/barcodes/wallet-barcode.ts';

/** One invented document of the website's examples. */
export type SiteExample = {
  /** Name of its files, and its key in `web/examples/pictures.json`. */
  readonly id: string;
  readonly file: 'ticket.pdf' | 'screenshot.png';
  /** Size of the paper or the screen, in CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
  readonly codes: readonly CodeContent[];
  /** The document as its issuer would have made it; gets its codes as SVG. */
  readonly markup: (codes: readonly string[]) => string;
};

/** A code of a page: what it is drawn as, and what it says. */
export type CodeContent = { readonly symbology: DrawnSymbology; readonly text: string };

/** A sheet of paper, three to four. */
export const paper = { width: 660, height: 880 } as const;

/** The screen of a telephone. */
export const screen = { width: 390, height: 844 } as const;

/** A page with a style sheet of its own. */
export function pageOf(style: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>
  @page{margin:0} *{box-sizing:border-box} body{margin:0;background:#fff;color:#1a1b1f;font-family:'Liberation Sans',Arial,sans-serif}
  h1,h2,p,dl,dd,dt,figure{margin:0} svg{display:block} ${style}</style><body>${body}</body></html>`;
}

/** Labels and their values. */
export function facts(pairs: Readonly<Record<string, string>>): string {
  const items = Object.entries(pairs).map(([label, value]) => `<div><dt>${label}</dt><dd>${value}</dd></div>`);
  return `<dl>${items.join('')}</dl>`;
}
