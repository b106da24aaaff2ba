import type { Region } from '#src/barcodes/region.ts';
import { type Turn, toTurn } from '../../shared/lines/turn.ts';
import type { Pdfium } from './pdfium.ts';

/**
 * How a page is looked at: its visible box in user space (origin at the bottom left), the quarter turns clockwise from
 * there to what we look at, and the size it has then, in points.
 */
export type PageFrame = {
  readonly left: number;
  readonly top: number;
  readonly boxWidth: number;
  readonly boxHeight: number;
  readonly turn: Turn;
  /** Of these turns, those beyond the page's own (ISO 32000-1, 7.7.3.3). */
  readonly extra: Turn;
  readonly width: number;
  readonly height: number;
};

/** A rectangle in user space. */
export type UserBox = { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number };

const smallestSide = 10;
const largestSide = 20_000;

/** The frame of an open page; undefined for sizes that no real page has. */
export function frameOf(pdfium: Pdfium, page: number): PageFrame | undefined {
  const [left, top, right, bottom] = pdfium.withMemory(16, (box) => {
    pdfium.FPDF_GetPageBoundingBox(page, box);
    return pdfium.floats(box, 4);
  }) as unknown as [number, number, number, number];
  const boxWidth = right - left;
  const boxHeight = top - bottom;
  const turn = toTurn(pdfium.FPDFPage_GetRotation(page));
  if (!(boxWidth >= smallestSide && boxHeight >= smallestSide)) return undefined;
  if (boxWidth > largestSide || boxHeight > largestSide) return undefined;
  const [width, height] = turn % 2 === 0 ? [boxWidth, boxHeight] : [boxHeight, boxWidth];
  return { left, top, boxWidth, boxHeight, turn, extra: 0, width, height };
}

/** The same page looked at so that text which stood turned by `turn` is upright. */
export function uprightFor(frame: PageFrame, turn: Turn): PageFrame {
  const { width, height } = frame;
  const size = turn % 2 === 0 ? { width, height } : { width: height, height: width };
  return { ...frame, turn: toTurn(frame.turn - turn), extra: toTurn(frame.extra - turn), ...size };
}

/** A point of user space in points from the top left of the page as it is shown. */
export function toPage(frame: PageFrame, x: number, y: number): readonly [number, number] {
  const across = x - frame.left;
  const down = frame.top - y;
  if (frame.turn === 0) return [across, down];
  if (frame.turn === 1) return [frame.boxHeight - down, across];
  if (frame.turn === 2) return [frame.boxWidth - across, frame.boxHeight - down];
  return [down, frame.boxWidth - across];
}

/** A rectangle of user space in fractions of the page as it is shown, cut to the page. */
export function toRegion(frame: PageFrame, box: UserBox): Region {
  const [x1, y1] = toPage(frame, box.left, box.top);
  const [x2, y2] = toPage(frame, box.right, box.bottom);
  const fraction = (value: number, whole: number) => Math.min(1, Math.max(0, value / whole));
  const x = fraction(Math.min(x1, x2), frame.width);
  const y = fraction(Math.min(y1, y2), frame.height);
  const width = fraction(Math.max(x1, x2), frame.width) - x;
  return { x, y, width, height: fraction(Math.max(y1, y2), frame.height) - y };
}
