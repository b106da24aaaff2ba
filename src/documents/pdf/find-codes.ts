import type { Region } from '#src/tickets/evidence.ts';
import { locate } from '../codes/locate.ts';
import { crop } from '../codes/picture.ts';
import { type ScannedCode, scanPicture } from '../codes/scan.ts';
import type { Word } from '../document.ts';
import type { GreyPicture } from '../grey-picture.ts';
import type { Limits } from '../limits.ts';
import { busyPart } from './busy-part.ts';
import { drawGrey } from './draw-page.ts';
import type { PageFrame } from './page-frame.ts';
import { type EmbeddedPicture, storedGrey } from './page-pictures.ts';
import type { Pdfium } from './pdfium.ts';

/** An open page, what is known of it, and what may be spent on it. */
export type CodeSearch = {
  readonly pdfium: Pdfium;
  readonly page: number;
  readonly frame: PageFrame;
  readonly pictures: readonly EmbeddedPicture[];
  /** Words that are surely text and not part of a code; empty for a scanned page. */
  readonly words: readonly Word[];
  readonly limits: Pick<Limits['pdf'], 'drawnPixels' | 'drawnSide' | 'picturePixels' | 'allPicturePixels'>;
  readonly budgetMs: number;
};

const dpi = { first: 200, retry: 300 };
const smallestCode = 15;
const quickBudget = 400;
const scannedShare = 0.6;

/**
 * Finds the codes of a page: in embedded pictures as they are stored, then in the drawn page without its text and
 * without what was found, and only if that was nothing and something looks like a code, finer and harder.
 */
export async function findCodes(search: CodeSearch): Promise<readonly ScannedCode[]> {
  const codes: ScannedCode[] = [];
  let pixels = 0;
  for (const picture of search.pictures) {
    if (!mayHoldCode(search, picture)) continue;
    pixels += picture.width * picture.height;
    if (pixels > search.limits.allPicturePixels) break;
    add(codes, await scanStored(search, picture));
  }
  const drawn = drawWithout(search, dpi.first, codes);
  const isScan = search.pictures.some((picture) => isWholePage(picture));
  const part = isScan ? { x: 0, y: 0, width: 1, height: 1 } : busyPart(drawn);
  if (!part) return codes;
  const busy = cropTo(drawn, part);
  add(codes, placed(part, await scanPicture(busy, { depth: 'quick', budgetMs: quickBudget })));
  if (codes.length > 0 || (!isScan && locate(busy, 1).length === 0)) return codes;
  const finer = cropTo(drawWithout(search, dpi.retry, codes), part);
  // What is drawn is crisp; only a photo in the page is worth every effort.
  const depth = search.pictures.length > 0 ? 'thorough' : 'quick';
  add(codes, placed(part, await scanPicture(finer, { depth, budgetMs: search.budgetMs })));
  return codes;
}

function cropTo(picture: GreyPicture, part: Region): GreyPicture {
  const { width, height } = picture;
  return crop(picture, {
    x: part.x * width,
    y: part.y * height,
    width: part.width * width,
    height: part.height * height,
  });
}

/** Codes of a part of the page as codes of the page. */
function placed(part: Region, codes: readonly ScannedCode[]): readonly ScannedCode[] {
  return codes.map((code) => {
    const { x, y, width, height } = code.region;
    const region = {
      x: part.x + x * part.width,
      y: part.y + y * part.height,
      width: width * part.width,
      height: height * part.height,
    };
    return { ...code, region };
  });
}

function mayHoldCode(search: CodeSearch, picture: EmbeddedPicture): boolean {
  const { width, height, region } = picture;
  if (Math.min(width, height) < smallestCode || width * height > search.limits.picturePixels) return false;
  if (Math.max(width, height) / Math.min(width, height) > 12) return false;
  // A scanned page is as well read from its drawing, and turned rightly there.
  return !isWholePage(picture) && region.width > 0.02 && region.height > 0.005;
}

function isWholePage({ region }: EmbeddedPicture): boolean {
  return region.width * region.height > scannedShare;
}

async function scanStored({ pdfium }: CodeSearch, picture: EmbeddedPicture): Promise<readonly ScannedCode[]> {
  const stored = storedGrey(pdfium, picture);
  if (!stored) return [];
  const { picture: grey, factor, border } = enlarged(stored);
  const codes = await scanPicture(grey, { depth: 'quick', budgetMs: quickBudget });
  return codes.map((code) => {
    const corner = (x: number, y: number) =>
      picture.toPage(
        (x * grey.width - border) / (factor * stored.width),
        (y * grey.height - border) / (factor * stored.height),
      );
    const { x, y, width, height } = code.region;
    const [x1, y1] = corner(x, y);
    const [x2, y2] = corner(x + width, y + height);
    return { ...code, region: between(x1, y1, x2, y2), angle: upToHalfTurn(code.angle + picture.angle) };
  });
}

/** Codes are often stored with a pixel a module and without a quiet zone. */
function enlarged(picture: GreyPicture): { picture: GreyPicture; factor: number; border: number } {
  const factor = Math.max(1, Math.min(4, Math.floor(500 / Math.max(picture.width, picture.height))));
  const border = 12 * factor;
  const width = picture.width * factor + 2 * border;
  const height = picture.height * factor + 2 * border;
  const data = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < picture.height * factor; y += 1) {
    const from = Math.floor(y / factor) * picture.width;
    const to = (y + border) * width + border;
    if (factor === 1) data.set(picture.data.subarray(from, from + picture.width), to);
    else
      for (let x = 0; x < picture.width * factor; x += 1) data[to + x] = picture.data[from + Math.floor(x / factor)]!;
  }
  return { picture: { width, height, data }, factor, border };
}

/** The page drawn in grey, white where text stands or a code was found. */
function drawWithout(search: CodeSearch, resolution: number, codes: readonly ScannedCode[]): GreyPicture {
  const { pdfium, page, frame, words, limits } = search;
  const size = { mostPixels: limits.drawnPixels, mostSide: limits.drawnSide };
  const drawn = drawGrey(pdfium, page, frame, { dpi: resolution, ...size });
  for (const { region } of codes) whiten(drawn, region, 0.01);
  for (const word of words) whiten(drawn, word, 0);
  return drawn;
}

function whiten({ width, height, data }: GreyPicture, region: Region, margin: number): void {
  const left = Math.max(0, Math.floor((region.x - margin) * width));
  const right = Math.min(width, Math.ceil((region.x + region.width + margin) * width));
  const top = Math.max(0, Math.floor((region.y - margin) * height));
  const bottom = Math.min(height, Math.ceil((region.y + region.height + margin) * height));
  for (let y = top; y < bottom; y += 1) data.fill(255, y * width + left, y * width + Math.max(left, right));
}

/** Adds codes that are not there yet; the same payload at another place is another code. */
function add(codes: ScannedCode[], found: readonly ScannedCode[]): void {
  for (const code of found) {
    const same = (other: ScannedCode) =>
      other.symbology === code.symbology &&
      Buffer.compare(other.bytes, code.bytes) === 0 &&
      touches(other.region, code.region);
    if (!codes.some(same)) codes.push(code);
  }
}

function touches(one: Region, other: Region): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function between(x1: number, y1: number, x2: number, y2: number): Region {
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const [left, right] = [clamp(Math.min(x1, x2)), clamp(Math.max(x1, x2))];
  const [top, bottom] = [clamp(Math.min(y1, y2)), clamp(Math.max(y1, y2))];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function upToHalfTurn(angle: number): number {
  const turned = ((angle % 360) + 360) % 360;
  return turned > 180 ? turned - 360 : turned;
}
