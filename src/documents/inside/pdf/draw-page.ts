import type { Region } from '#src/barcodes/region.ts';
import type { GreyPicture } from '../../shared/pictures/grey-picture.ts';
import type { PngRows } from '../../shared/pictures/write-png.ts';
import type { PageFrame } from './page-frame.ts';
import type { Pdfium } from './pdfium.ts';

/** A picture with four bytes a pixel: blue, green, red, and one that means nothing. */
export type ColourPicture = { readonly width: number; readonly height: number; readonly data: Uint8Array };

// fpdfview.h: FPDFBitmap_Gray, _BGRx, _BGR; FPDF_ANNOT (filled form fields are annotations), FPDF_GRAYSCALE, FPDF_REVERSE_BYTE_ORDER.
const grey = { format: 1, bytes: 1, flags: 0x01 | 0x08 };
const colour = { format: 3, bytes: 4, flags: 0x01 };
const rgb = { format: 2, bytes: 3, flags: 0x01 | 0x10 };
const pointsPerInch = 72;

/** Draws a page, or a region of it, in grey; at lower resolution when it would be larger than the limits. */
export function drawGrey(
  pdfium: Pdfium,
  page: number,
  frame: PageFrame,
  options: { readonly dpi: number; readonly region?: Region; readonly mostPixels: number; readonly mostSide: number },
): GreyPicture {
  const region = options.region ?? { x: 0, y: 0, width: 1, height: 1 };
  const wanted = options.dpi / pointsPerInch;
  const [width, height] = [frame.width * region.width, frame.height * region.height];
  const scale = Math.min(
    wanted,
    options.mostSide / Math.max(width, height),
    Math.sqrt(options.mostPixels / (width * height)),
  );
  return draw(pdfium, page, frame, { scale, region, ...grey });
}

/** Draws a page in colour so that its longer side has `side` pixels. */
export function drawColours(pdfium: Pdfium, page: number, frame: PageFrame, side: number): ColourPicture {
  const scale = side / Math.max(frame.width, frame.height);
  return draw(pdfium, page, frame, { scale, region: { x: 0, y: 0, width: 1, height: 1 }, ...colour });
}

/**
 * Draws a page in colour so that its longer side has `side` pixels, as rows of a PNG without filters. They are lent: PDFium
 * draws where they are encoded from, so that four million bytes are not copied three times.
 */
export function drawRows<T>(
  pdfium: Pdfium,
  page: number,
  frame: PageFrame,
  side: number,
  take: (rows: PngRows) => T,
): T {
  const scale = side / Math.max(frame.width, frame.height);
  const { width, height } = sizeOf(frame, scale);
  const stride = 1 + width * rgb.bytes;
  return pdfium.withMemory(stride * height, (buffer) => {
    const rows = () => pdfium.heap().subarray(buffer, buffer + stride * height);
    rows().fill(255);
    paint(pdfium, page, frame, {
      ...rgb,
      pixels: buffer + 1,
      stride,
      left: 0,
      top: 0,
      width,
      height,
      whole: { width, height },
    });
    const drawn = rows();
    for (let at = 0; at < drawn.length; at += stride) drawn[at] = 0;
    return take({ width, height, channels: 3, rows: drawn });
  });
}

/** Draws a region of a page in colour so that its longer side has `side` pixels. */
export function drawRegion(
  pdfium: Pdfium,
  page: number,
  frame: PageFrame,
  region: Region,
  side: number,
): ColourPicture {
  const scale = side / Math.max(frame.width * region.width, frame.height * region.height);
  return draw(pdfium, page, frame, { scale, region, ...colour });
}

type Drawing = {
  readonly scale: number;
  readonly region: Region;
  readonly format: number;
  readonly bytes: number;
  readonly flags: number;
};

function draw(pdfium: Pdfium, page: number, frame: PageFrame, drawing: Drawing): GreyPicture {
  const { scale, region, format, bytes, flags } = drawing;
  const whole = sizeOf(frame, scale);
  const left = Math.floor(region.x * whole.width);
  const top = Math.floor(region.y * whole.height);
  const width = Math.max(1, Math.min(whole.width - left, Math.ceil(region.width * whole.width)));
  const height = Math.max(1, Math.min(whole.height - top, Math.ceil(region.height * whole.height)));
  const stride = width * bytes;
  return pdfium.withMemory(stride * height, (pixels) => {
    pdfium.heap().fill(255, pixels, pixels + stride * height);
    paint(pdfium, page, frame, { format, flags, pixels, stride, left, top, width, height, whole });
    return { width, height, data: pdfium.heap().slice(pixels, pixels + stride * height) };
  });
}

function sizeOf(frame: PageFrame, scale: number): { readonly width: number; readonly height: number } {
  return {
    width: Math.max(1, Math.round(frame.width * scale)),
    height: Math.max(1, Math.round(frame.height * scale)),
  };
}

/** Where in PDFium's memory a part of the page is painted, in pixels of the whole page at its size. */
type Canvas = Pick<Drawing, 'format' | 'flags'> & {
  readonly pixels: number;
  readonly stride: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly whole: { readonly width: number; readonly height: number };
};

function paint(pdfium: Pdfium, page: number, frame: PageFrame, canvas: Canvas): void {
  const { format, flags, pixels, stride, left, top, width, height, whole } = canvas;
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, format, pixels, stride);
  if (bitmap === 0) throw new RangeError('PDFium is out of memory');
  pdfium.FPDF_RenderPageBitmap(bitmap, page, -left, -top, whole.width, whole.height, frame.extra, flags);
  pdfium.FPDFBitmap_Destroy(bitmap);
}
