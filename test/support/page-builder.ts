import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { DocumentNode, Line, Page } from '#src/documents/document.ts';
import type { ExtractionInput } from '#src/extraction/extractor.ts';

/** Options of a drawn page; sizes are multiples of body text. */
export type PageOptions = { readonly number?: number; readonly barcodes?: readonly FoundBarcode[] };

const columns = 90;
const rowHeight = 1.6;

/**
 * Lays text out on a page as it stands: two blanks or more begin a new cell, `# ` before a line makes it a headline,
 * lines without a blank line between them are a block.
 */
export function pageOf(text: string, options: PageOptions = {}): Page {
  const rows = text.replace(/^\n|\s+$/g, '').split('\n');
  const height = Math.max(40, rows.length) * rowHeight;
  const lines: Line[] = [];
  let block = 0;
  rows.forEach((row, at) => {
    if (row.trim() === '') block++;
    const large = row.startsWith('# ');
    for (const match of (large ? row.slice(2) : row).matchAll(/\S+(?: \S+)*/g)) {
      lines.push(
        lineAt(match[0], {
          x: match.index,
          y: at * rowHeight,
          size: large ? 2 : 1,
          block: block * 100 + Math.floor(match.index / 30),
          height,
        }),
      );
    }
  });
  return {
    number: options.number ?? 1,
    width: columns,
    height,
    textOrigin: 'layout',
    lines,
    barcodes: options.barcodes ?? [],
    pictures: [],
    colours: [],
  };
}

type Place = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly block: number;
  readonly height: number;
};

function lineAt(text: string, { x, y, size, block, height }: Place): Line {
  const box = { y: y / height, height: (1.1 * size) / height };
  let at = x;
  const words = text.split(' ').map((word) => {
    const region = { x: at / columns, width: word.length / columns, ...box };
    at += word.length + 1;
    return { ...region, text: word, size: 10 * size, bold: size > 1, turn: 0 as const, confidence: 1 };
  });
  return { x: x / columns, width: text.length / columns, ...box, text, words, block };
}

/** What extractors get for a PDF of such pages. */
export function inputOf(pages: readonly Page[], contextDay = '2026-01-15'): ExtractionInput {
  const root: DocumentNode = { id: '0', type: 'pdf', pageCount: pages.length, pages, parts: [] };
  return { root, documents: [root], barcodes: pages.flatMap((page) => page.barcodes), contextDay, documentDated: true };
}
