import { type DrawnPage, drawnSide, mostPngBytes, type RgbDrawing } from '../../shared/pictures/drawn-page.ts';
import { type PngRows, writeRows } from '../../shared/pictures/write-png.ts';
import { drawRows } from './draw-page.ts';
import { withPage, withPdf } from './open-pdf.ts';
import { frameOf, type PageFrame } from './page-frame.ts';
import { readPageText } from './page-text.ts';
import { loadPdfium, type Pdfium } from './pdfium.ts';

/** What to draw of a PDF: pages from 1, and how many characters of a page are read to tell which way is up. */
export type DrawRequest = {
  readonly bytes: Uint8Array;
  readonly password?: string;
  readonly pages: readonly number[];
  readonly pageCharacters: number;
};

/** One page as it was drawn, looked at as its text was when it was read; without its bytes encoded where it is full of pictures. */
export type PdfPageDrawing = { readonly number: number } & (
  | { readonly page: DrawnPage }
  | { readonly drawing: RgbDrawing }
);

/** Draws pages in colour, in their order. Runs in a fenced process. */
export async function drawPages(
  { bytes, password, pages, pageCharacters }: DrawRequest,
  part: (page: PdfPageDrawing) => void,
): Promise<'drawn' | 'locked' | 'unreadable'> {
  const pdfium = await loadPdfium();
  return withPdf(pdfium, { bytes, ...(password === undefined ? {} : { password }) }, async (pdf) => {
    for (const number of pages) {
      await withPage(pdf, number - 1, (page) => {
        const shown = frameOf(pdfium, page);
        if (!shown) return;
        const { frame } = readPageText(pdfium, page, shown, pageCharacters);
        part({ number, ...drawRows(pdfium, page, frame, drawnSide, encoded) });
      });
    }
    return 'drawn' as const;
  });
}

/** A loaded page of print in colour; undefined for one that is full of pictures. */
export function drawPrint(pdfium: Pdfium, page: number, frame: PageFrame): DrawnPage | undefined {
  return drawRows(pdfium, page, frame, drawnSide, printed);
}

function encoded(drawn: PngRows): { readonly page: DrawnPage } | { readonly drawing: RgbDrawing } {
  const page = printed(drawn);
  const { width, height } = drawn;
  return page ? { page } : { drawing: { width, height, data: pixelsOf(drawn) } };
}

function printed(drawn: PngRows): DrawnPage | undefined {
  const { width, height } = drawn;
  const bytes = writeRows(drawn, 'quick');
  return bytes.length > mostPngBytes ? undefined : { width, height, mediaType: 'image/png', bytes };
}

function pixelsOf({ width, height, rows }: PngRows): Uint8Array {
  const stride = 3 * width;
  const data = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    const from = y * (stride + 1) + 1;
    data.set(rows.subarray(from, from + stride), y * stride);
  }
  return data;
}
