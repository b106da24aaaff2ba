import { type DrawnPage, drawnSide, mostPngBytes, type RgbDrawing } from '../drawn/drawn-page.ts';
import { writePng } from '../image/write-png.ts';
import { type ColourPicture, drawColours } from './draw-page.ts';
import { withPage, withPdf } from './open-pdf.ts';
import { frameOf } from './page-frame.ts';
import { readPageText } from './page-text.ts';
import { loadPdfium } from './pdfium.ts';

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
        part({ number, ...encoded(toRgb(drawColours(pdfium, page, frame, drawnSide))) });
      });
    }
    return 'drawn' as const;
  });
}

function encoded(drawing: RgbDrawing): { readonly page: DrawnPage } | { readonly drawing: RgbDrawing } {
  const { width, height } = drawing;
  const bytes = writePng({ ...drawing, channels: 3 }, 'quick');
  return bytes.length > mostPngBytes ? { drawing } : { page: { width, height, mediaType: 'image/png', bytes } };
}

function toRgb({ width, height, data }: ColourPicture): RgbDrawing {
  const rgb = new Uint8Array(width * height * 3);
  for (let to = 0, at = 0; to < rgb.length; to += 3, at += 4) {
    rgb[to] = data[at + 2]!;
    rgb[to + 1] = data[at + 1]!;
    rgb[to + 2] = data[at]!;
  }
  return { width, height, data: rgb };
}
