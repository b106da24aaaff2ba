import type { Page } from '../../document.ts';
import type { Limits } from '../../limits.ts';
import type { DrawnPage } from '../../shared/pictures/drawn-page.ts';
import type { GreyPicture } from '../../shared/pictures/grey-picture.ts';
import type { ScannedCode } from '../codes/scan.ts';
import { drawGrey } from './draw-page.ts';
import { drawPrint } from './draw-pages.ts';
import { findCodes } from './find-codes.ts';
import { type EmbeddedFile, type OpenPdf, type PdfInfo, readFiles, readInfo, withPage, withPdf } from './open-pdf.ts';
import { frameOf } from './page-frame.ts';
import { readLook } from './page-look.ts';
import { isWholePage, listPictures } from './page-pictures.ts';
import { type PageLines, readPageText } from './page-text.ts';
import { loadPdfium } from './pdfium.ts';

/** What to read of a PDF; pages to leave out are those that an earlier reader died of. */
export type PdfRequest = {
  readonly bytes: Uint8Array;
  readonly limits: Limits['pdf'];
  /** Pages from 1 whose text, and pages whose drawing, is already there or not to be tried. */
  readonly withoutText: readonly number[];
  readonly withoutDrawing: readonly number[];
  readonly withoutFiles: boolean;
  /** What its owner opens it with. */
  readonly password?: string;
  /** Pages without text, from the first, that are handed out as drawn; none if not said. */
  readonly scans?: number;
  /** Pages of print, from the first, that are handed out as people are shown them; none if not said. */
  readonly drawn?: number;
};

/** A page's own measures and text. */
export type PdfText = Pick<Page, 'number' | 'width' | 'height' | 'textOrigin' | 'lines'>;

/** What the drawing of a page shows. */
export type PdfDrawing = Pick<Page, 'pictures' | 'colours'> & {
  readonly number: number;
  readonly codes: readonly ScannedCode[];
};

/** A page without text as it is drawn, for its text to be recognised. */
export type PdfScan = { readonly number: number; readonly grey: GreyPicture };

/** The results, in the order in which they are ready, so that what was read stays when a later page is hostile. */
export type PdfPart =
  | { readonly is: 'head'; readonly pageCount: number; readonly info: PdfInfo }
  | { readonly is: 'begin'; readonly step: 'text' | 'drawing' | 'files'; readonly page: number }
  | { readonly is: 'text'; readonly text: PdfText }
  | { readonly is: 'drawing'; readonly drawing: PdfDrawing }
  | { readonly is: 'scan'; readonly scan: PdfScan }
  | { readonly is: 'drawn'; readonly number: number; readonly page: DrawnPage }
  | { readonly is: 'file'; readonly file: EmbeddedFile };

/** How it ended: all read, or not readable at all. */
export type PdfEnd = 'read' | 'locked' | 'unreadable';

/** Reads a PDF page by page: text first, then codes and looks, at last embedded files. Runs in a fenced process. */
export async function readPdf(request: PdfRequest, part: (part: PdfPart) => void): Promise<PdfEnd> {
  const pdfium = await loadPdfium();
  const { limits } = request;
  const end = await withPdf(pdfium, request, async (pdf) => {
    part({ is: 'head', pageCount: pdf.pageCount, info: readInfo(pdf) });
    let scans = request.scans ?? 0;
    for (let number = 1; number <= Math.min(pdf.pageCount, limits.textPages); number += 1) {
      const isScan = await readOnePage(pdf, number, { ...request, scans }, part);
      if (isScan) scans -= 1;
    }
    if (!request.withoutFiles) {
      part({ is: 'begin', step: 'files', page: 0 });
      for (const file of readFiles(pdf, limits)) part({ is: 'file', file });
    }
    return 'read' as const;
  });
  return end;
}

/** Fewer words on a page that is one picture were added by a scanner. */
const realText = 20;
/** Longer side of a page handed out as drawn, in pixels; what recognition makes of any picture. */
const scanSide = 2500;

/** Whether the page was handed out as drawn. */
async function readOnePage(
  pdf: OpenPdf,
  number: number,
  request: PdfRequest,
  part: (part: PdfPart) => void,
): Promise<boolean | undefined> {
  const { pdfium } = pdf;
  const { limits } = request;
  const skip = request.withoutText.includes(number);
  const draws = number <= limits.drawnPages && !request.withoutDrawing.includes(number);
  if (skip && !draws) return false; // loading the page may be what an earlier reader died of
  part({ is: 'begin', step: 'text', page: number });
  return withPage(pdf, number - 1, async (page) => {
    const shown = frameOf(pdfium, page);
    if (!shown) return false;
    const none: PageLines = { origin: 'none', lines: [], plainWords: [], frame: shown };
    const text = skip ? none : readPageText(pdfium, page, shown, limits.pageCharacters);
    const { frame, lines, plainWords: words } = text;
    if (!skip)
      part({ is: 'text', text: { number, width: frame.width, height: frame.height, textOrigin: text.origin, lines } });
    if (!draws) return false;
    part({ is: 'begin', step: 'drawing', page: number });
    const pictures = listPictures(pdfium, page, frame, limits);
    const codes = await findCodes({ pdfium, page, frame, pictures, words, limits });
    part({ is: 'drawing', drawing: { number, codes, ...readLook(pdfium, page, frame, { pictures, codes }) } });
    if (skip) return false;
    const isScan = text.origin === 'none' || (words.length < realText && pictures.some(isWholePage));
    const drawn = !isScan && number <= (request.drawn ?? 0) ? drawPrint(pdfium, page, frame) : undefined;
    if (drawn) part({ is: 'drawn', number, page: drawn });
    if (!isScan || !request.scans) return false;
    const dpi = (scanSide / Math.max(frame.width, frame.height)) * 72;
    const size = { mostPixels: limits.drawnPixels, mostSide: limits.drawnSide };
    part({ is: 'scan', scan: { number, grey: drawGrey(pdfium, page, frame, { dpi, ...size }) } });
    return true;
  });
}
