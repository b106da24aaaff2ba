import type { Pdfium } from './pdfium.ts';

/** A PDF that PDFium holds open. Pages count from 0 here. */
export type OpenPdf = {
  readonly pdfium: Pdfium;
  readonly document: number;
  readonly pageCount: number;
};

/** What the document information (ISO 32000-1, 14.3.3) says. */
export type PdfInfo = { readonly created?: string; readonly title?: string; readonly producer?: string };

const passwordError = 4;

/** Opens a PDF, runs `use` and closes it; without a password an empty one is tried, as viewers do. */
export async function withPdf<T>(
  pdfium: Pdfium,
  { bytes, password = '' }: { readonly bytes: Uint8Array; readonly password?: string },
  use: (pdf: OpenPdf) => Promise<T>,
): Promise<T | 'locked' | 'unreadable'> {
  const address = pdfium.allocate(bytes.length);
  pdfium.heap().set(bytes, address);
  const document = pdfium.FPDF_LoadMemDocument(address, bytes.length, password);
  if (document === 0) {
    const locked = pdfium.FPDF_GetLastError() === passwordError;
    pdfium.free(address);
    return locked ? 'locked' : 'unreadable';
  }
  const result = await use({ pdfium, document, pageCount: pdfium.FPDF_GetPageCount(document) });
  pdfium.FPDF_CloseDocument(document);
  pdfium.free(address);
  return result;
}

/** Runs `use` with a page, from 0; undefined when the page cannot be loaded. */
export async function withPage<T>(
  { pdfium, document }: OpenPdf,
  index: number,
  use: (page: number) => T | Promise<T>,
): Promise<T | undefined> {
  const page = pdfium.FPDF_LoadPage(document, index);
  if (page === 0) return undefined;
  const result = await use(page);
  pdfium.FPDF_ClosePage(page);
  return result;
}

/** Title, program and date of making, as far as stated. */
export function readInfo({ pdfium, document }: OpenPdf): PdfInfo {
  const value = (tag: string) => {
    const text = pdfium.text((buffer, bytes) => pdfium.FPDF_GetMetaText(document, tag, buffer, bytes), 500);
    return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  };
  const created = readPdfDate(value('CreationDate'));
  const title = value('Title');
  const producer = value('Producer') || value('Creator');
  return { ...(created ? { created } : {}), ...(title ? { title } : {}), ...(producer ? { producer } : {}) };
}

/** A date of a PDF (ISO 32000-1, 7.9.4), `D:20261122093800+01'00'`, as ISO 8601 with its offset, where it has one. */
export function readPdfDate(text: string): string | undefined {
  const parts = /^(?:D:)?(\d{4})(\d{2})?(\d{2})?(\d{2})?(\d{2})?(\d{2})?\s*(?:(Z)|([+-])(\d{2})'?(\d{2})?)?/.exec(text);
  if (!parts) return undefined;
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00', utc, sign, hours, minutes] =
    parts;
  const offset = utc || !sign ? (utc ? '+00:00' : '') : `${sign}${hours}:${minutes ?? '00'}`;
  const date = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const real = new Date(`${date}Z`);
  if (Number.isNaN(real.getTime()) || real.toISOString().slice(0, 19) !== date) return undefined;
  return date + offset;
}

/** An embedded file (ISO 32000-1, 7.11.4). */
export type EmbeddedFile = { readonly name: string; readonly bytes: Uint8Array };

/** The embedded files within the limits; larger ones are left out. */
export function* readFiles(
  { pdfium, document }: OpenPdf,
  limits: { readonly files: number; readonly fileBytes: number },
): Generator<EmbeddedFile> {
  const count = Math.min(pdfium.FPDFDoc_GetAttachmentCount(document), limits.files);
  for (let index = 0; index < count; index += 1) {
    const file = pdfium.FPDFDoc_GetAttachment(document, index);
    if (file === 0) continue;
    const name = pdfium.text((buffer, bytes) => pdfium.FPDFAttachment_GetName(file, buffer, bytes), 255);
    const bytes = fileBytes(pdfium, file, limits.fileBytes);
    if (bytes) yield { name, bytes };
  }
}

function fileBytes(pdfium: Pdfium, file: number, most: number): Uint8Array | undefined {
  return pdfium.withMemory(4, (length) => {
    if (!pdfium.FPDFAttachment_GetFile(file, 0, 0, length)) return undefined;
    const size = pdfium.int(length);
    if (size <= 0 || size > most) return undefined;
    return pdfium.withMemory(size, (buffer) =>
      pdfium.FPDFAttachment_GetFile(file, buffer, size, length)
        ? pdfium.heap().slice(buffer, buffer + size)
        : undefined,
    );
  });
}
