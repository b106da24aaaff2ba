import { refusedBecause } from '#src/fence/refused.ts';
import { type Problem, problem } from '#src/problems.ts';
import type { Page, PdfDocument } from '../document.ts';
import type { EmbeddedFile, PdfInfo } from '../inside/pdf/open-pdf.ts';
import type { PdfDrawing, PdfPart, PdfScan, PdfText } from '../inside/pdf/read-pdf.ts';
import type { Limits } from '../limits.ts';
import type { Bounds, Readers } from '../readers.ts';
import type { ReportReading } from '../reading-step.ts';
import type { DrawnPage } from '../shared/pictures/drawn-page.ts';
import { foundCodes } from './found-codes.ts';
import { type ReadPage, readPage } from './read-page.ts';

type Context = {
  readonly readers: Readers;
  readonly limits: Limits;
  readonly signal?: AbortSignal;
  readonly bounds: () => Bounds;
  readonly report?: ReportReading;
  readonly problems: Problem[];
  readonly password?: string;
  readonly drawn?: number;
  /** Pages and pictures whose text may still be recognised. */
  readonly recognition: { left: number };
};

/** The document without its embedded files, which are still bytes. */
type OpenedPdf = Omit<PdfDocument, 'parts' | 'name'> & { readonly files: readonly EmbeddedFile[] };

/** What arrived so far, over all readers that worked on the document. */
type Gathered = {
  head?: { readonly pageCount: number; readonly info: PdfInfo };
  readonly texts: Map<number, PdfText>;
  readonly drawings: Map<number, PdfDrawing>;
  readonly scans: Map<number, PdfScan>;
  readonly drawn: Map<number, DrawnPage>;
  readonly files: EmbeddedFile[];
  step: { readonly step: 'text' | 'drawing' | 'files'; readonly page: number };
};

/** Readers that may die of one document. */
const mostDeaths = 3;

/**
 * Opens a PDF. When a reader dies of a page, the next one goes on without that page. Undefined and a problem when
 * nothing can be read.
 */
export async function openPdf(bytes: Uint8Array, id: string, context: Context): Promise<OpenedPdf | undefined> {
  const { readers, limits, signal, bounds, problems } = context;
  const got: Gathered = {
    texts: new Map(),
    drawings: new Map(),
    scans: new Map(),
    drawn: new Map(),
    files: [],
    step: { step: 'text', page: 0 },
  };
  const deadText: number[] = [];
  const deadDrawing: number[] = [];
  let withoutFiles = false;
  let finished = false;
  const deadline = performance.now() + limits.time.pdf;
  for (let deaths = 0; deaths < mostDeaths; deaths += 1) {
    const within = Math.min(deadline - performance.now(), bounds().within ?? Number.POSITIVE_INFINITY);
    if (within <= 0) {
      problems.push(problem('document.partly-read', { what: 'this PDF' }, { document: id }));
      break;
    }
    const withoutText = [...deadText, ...got.texts.keys()];
    const withoutDrawing = [...deadDrawing, ...got.drawings.keys()];
    const scans = Math.max(0, context.recognition.left - got.scans.size);
    const { password, drawn = 0 } = context;
    const opener = password === undefined ? {} : { password };
    const request = { bytes, withoutText, withoutDrawing, withoutFiles, scans, drawn, ...opener };
    const end = await readers.pdf(request, (part) => gather(part, got, context), {
      ...bounds(),
      within,
    });
    finished = end === 'read';
    if (finished) break;
    if (typeof end === 'string') {
      problems.push(problem(end === 'locked' ? 'document.locked' : 'document.unreadable', {}, { document: id }));
      return undefined;
    }
    const { step, page } = got.step;
    problems.push(
      refusedBecause(end, page > 0 ? `page ${page}` : 'the PDF', { document: id, ...(page > 0 ? { page } : {}) }),
    );
    if (!got.head || signal?.aborted) break;
    // The text of a page that cannot be loaded is not tried again with its drawing.
    if (step === 'text') deadText.push(page);
    if (step !== 'files') deadDrawing.push(page);
    else withoutFiles = true;
  }
  const pdf = got.head && assemble(id, got, context);
  if (!pdf) return undefined;
  const { pages, partly } = await recogniseScans(pdf, got, context);
  return { ...pdf, pages, ...(partly || !finished ? { partly: true } : {}) };
}

/** Recognises the text of pages that have none. */
async function recogniseScans({ id, pages }: OpenedPdf, { scans }: Gathered, context: Context) {
  const read: Page[] = [];
  let partly = false;
  for (const page of pages) {
    const scan = context.recognition.left > 0 ? scans.get(page.number) : undefined;
    if (scan) context.recognition.left -= 1;
    const result: ReadPage = scan ? await readPage(page, scan.grey, { ...context, pages: pages.length }) : { page };
    read.push(result.page);
    if (!result.partly) continue;
    partly = true;
    const what = pages.length > 1 ? `page ${page.number}` : 'this page';
    context.problems.push(problem('document.partly-read', { what }, { document: id, page: page.number }));
  }
  return { pages: read, partly };
}

function gather(part: PdfPart, got: Gathered, { report, limits }: Context): void {
  if (part.is === 'head') got.head = part;
  else if (part.is === 'text') got.texts.set(part.text.number, part.text);
  else if (part.is === 'drawing') got.drawings.set(part.drawing.number, part.drawing);
  else if (part.is === 'scan') got.scans.set(part.scan.number, part.scan);
  else if (part.is === 'drawn') got.drawn.set(part.number, part.page);
  else if (part.is === 'file') got.files.push(part.file);
  else {
    got.step = part;
    const pages = Math.min(got.head?.pageCount ?? 0, limits.pdf.textPages);
    if (part.step === 'text') report?.({ is: 'page', page: part.page, of: pages });
  }
}

function assemble(id: string, got: Gathered, { limits, problems }: Context): OpenedPdf | undefined {
  const { pageCount, info } = got.head!;
  const numbers = [...new Set([...got.texts.keys(), ...got.drawings.keys()])].sort((one, other) => one - other);
  if (numbers.length === 0) {
    if (!problems.some(({ document }) => document === id))
      problems.push(problem('document.unreadable', {}, { document: id }));
    return undefined;
  }
  if (pageCount > limits.pdf.textPages) {
    const read = limits.pdf.textPages;
    problems.push(problem('document.too-many-pages', { read, pages: pageCount }, { document: id }));
  }
  const pages: Page[] = [];
  let codes = 0;
  for (const number of numbers) {
    const page = toPage(id, number, got, codes + 1);
    codes += page.barcodes.length;
    pages.push(page);
  }
  const { created, title, producer } = info;
  const stated = { ...(created ? { created } : {}), ...(title ? { title } : {}), ...(producer ? { producer } : {}) };
  return { type: 'pdf', id, pageCount, pages, ...stated, files: got.files };
}

function toPage(id: string, number: number, got: Gathered, first: number): Page {
  const text = got.texts.get(number) ?? { number, width: 1, height: 1, textOrigin: 'none' as const, lines: [] };
  const drawing = got.drawings.get(number);
  const drawn = got.drawn.get(number);
  return {
    ...text,
    barcodes: foundCodes(drawing?.codes ?? [], id, { origin: 'decoded', page: number, first }),
    pictures: drawing?.pictures ?? [],
    colours: drawing?.colours ?? [],
    ...(drawn ? { drawn } : {}),
  };
}
