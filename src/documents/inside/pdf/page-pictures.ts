import type { Region } from '#src/barcodes/region.ts';
import type { GreyPicture } from '../../shared/pictures/grey-picture.ts';
import { type PageFrame, toPage, toRegion } from './page-frame.ts';
import type { Pdfium } from './pdfium.ts';

/** A picture embedded in a page, as it is placed there. */
export type EmbeddedPicture = {
  /** PDFium's page object. */
  readonly object: number;
  /** Pixels of the stored picture. */
  readonly width: number;
  readonly height: number;
  readonly region: Region;
  /** Takes a point of the stored picture, in fractions from its top left, to fractions of the page. */
  readonly toPage: (x: number, y: number) => readonly [number, number];
  /** Clockwise turn on the page in degrees. */
  readonly angle: number;
};

type Matrix = readonly [number, number, number, number, number, number];
type Walk = { left: number; readonly most: number; readonly found: EmbeddedPicture[] };

const imageType = 3;
const formType = 5;
const deepest = 6;
const scannedShare = 0.6;
const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The embedded pictures of a page, those inside form XObjects too; bounded in objects and pictures. */
export function listPictures(
  pdfium: Pdfium,
  page: number,
  frame: PageFrame,
  limits: { readonly objects: number; readonly pictures: number },
): readonly EmbeddedPicture[] {
  const walk: Walk = { left: limits.objects, most: limits.pictures, found: [] };
  const count = pdfium.FPDFPage_CountObjects(page);
  for (let index = 0; index < count && isOpen(walk); index += 1) {
    visit(pdfium, pdfium.FPDFPage_GetObject(page, index), identity, frame, walk, 0);
  }
  return walk.found;
}

/** Whether a picture covers most of its page, as a scan does. */
export function isWholePage({ region }: EmbeddedPicture): boolean {
  return region.width * region.height > scannedShare;
}

function isOpen(walk: Walk): boolean {
  return walk.left > 0 && walk.found.length < walk.most;
}

function visit(pdfium: Pdfium, object: number, outer: Matrix, frame: PageFrame, walk: Walk, depth: number): void {
  walk.left -= 1;
  const type = pdfium.FPDFPageObj_GetType(object);
  if (type === imageType) {
    const picture = readPicture(pdfium, object, outer, frame);
    if (picture) walk.found.push(picture);
  }
  if (type !== formType || depth >= deepest) return;
  const matrix = multiply(matrixOf(pdfium, object), outer);
  const count = pdfium.FPDFFormObj_CountObjects(object);
  for (let index = 0; index < count && isOpen(walk); index += 1) {
    visit(pdfium, pdfium.FPDFFormObj_GetObject(object, index), matrix, frame, walk, depth + 1);
  }
}

function readPicture(pdfium: Pdfium, object: number, outer: Matrix, frame: PageFrame): EmbeddedPicture | undefined {
  const [width, height] = pdfium.withMemory(8, (size) => {
    const known = pdfium.FPDFImageObj_GetImagePixelSize(object, size, size + 4);
    return known ? [pdfium.int(size), pdfium.int(size + 4)] : [0, 0];
  }) as [number, number];
  if (width <= 0 || height <= 0) return undefined;
  const [a, b, c, d, e, f] = multiply(matrixOf(pdfium, object), outer);
  const place = (x: number, y: number) => {
    const up = 1 - y; // the unit square of a picture has its origin at the bottom left
    const [px, py] = toPage(frame, a * x + c * up + e, b * x + d * up + f);
    return [px / frame.width, py / frame.height] as const;
  };
  const xs = [a + c + e, a + e, c + e, e];
  const ys = [b + d + f, b + f, d + f, f];
  const box = { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
  const region = toRegion(frame, box);
  if (region.width <= 0 || region.height <= 0) return undefined;
  const angle = -(Math.atan2(b, a) * 180) / Math.PI + frame.turn * 90;
  return { object, width, height, region, toPage: place, angle };
}

function matrixOf(pdfium: Pdfium, object: number): Matrix {
  return pdfium.withMemory(24, (memory) =>
    pdfium.FPDFPageObj_GetMatrix(object, memory) ? (pdfium.floats(memory, 6) as unknown as Matrix) : identity,
  );
}

function multiply([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

const bytesAPixel: Readonly<Record<number, number>> = { 1: 1, 2: 3, 3: 4, 4: 4 };

/** The stored picture in grey, at its own resolution; undefined when PDFium cannot decode it. */
export function storedGrey(pdfium: Pdfium, { object }: EmbeddedPicture): GreyPicture | undefined {
  const bitmap = pdfium.FPDFImageObj_GetBitmap(object);
  if (bitmap === 0) return undefined;
  const width = pdfium.FPDFBitmap_GetWidth(bitmap);
  const height = pdfium.FPDFBitmap_GetHeight(bitmap);
  const stride = pdfium.FPDFBitmap_GetStride(bitmap);
  const step = bytesAPixel[pdfium.FPDFBitmap_GetFormat(bitmap)];
  const buffer = pdfium.FPDFBitmap_GetBuffer(bitmap);
  const heap = pdfium.heap();
  const data = new Uint8Array(step === undefined ? 0 : width * height);
  for (let y = 0; step !== undefined && y < height; y += 1) {
    const row = buffer + y * stride;
    const to = y * width;
    if (step === 1) data.set(heap.subarray(row, row + width), to);
    else
      for (let x = 0; x < width; x += 1) {
        const at = row + x * step;
        data[to + x] = (heap[at]! * 29 + heap[at + 1]! * 150 + heap[at + 2]! * 77) >> 8;
      }
  }
  pdfium.FPDFBitmap_Destroy(bitmap);
  return data.length > 0 ? { width, height, data } : undefined;
}
