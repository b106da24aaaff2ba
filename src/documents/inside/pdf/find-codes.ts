import type { Region } from '#src/barcodes/region.ts';
import type { Word } from '../../document.ts';
import type { Limits } from '../../limits.ts';
import type { GreyPicture } from '../../shared/pictures/grey-picture.ts';
import { crop } from '../../shared/pictures/picture.ts';
import { scanLimits } from '../codes/limits.ts';
import { locate } from '../codes/locate.ts';
import { type ScannedCode, scanPicture } from '../codes/scan.ts';
import { busyPart } from './busy-part.ts';
import { cover, whiten } from './cover.ts';
import { drawGrey } from './draw-page.ts';
import type { PageFrame } from './page-frame.ts';
import { type EmbeddedPicture, isWholePage } from './page-pictures.ts';
import type { Pdfium } from './pdfium.ts';
import { scanStored } from './scan-stored.ts';

/** An open page, what is known of it, and what may be spent on it. */
export type CodeSearch = {
  readonly pdfium: Pdfium;
  readonly page: number;
  readonly frame: PageFrame;
  readonly pictures: readonly EmbeddedPicture[];
  /** Words that are surely text and not part of a code; empty for a scanned page. */
  readonly words: readonly Word[];
  readonly limits: Pick<Limits['pdf'], 'drawnPixels' | 'drawnSide' | 'picturePixels' | 'allPicturePixels'>;
};

const dpi = { first: 200, retry: 300 };
const smallestCode = 15;
const glance = { depth: 'glance' } as const;
const quick = { depth: 'quick' } as const;
const thorough = { depth: 'thorough' } as const;
const pointsPerInch = 72;
/** Share of the page's sides around a code that belongs to it. */
const aroundCode = 0.01;
/** For all stored pictures of a page together, as in `ScanLimits`. */
const storedWork = 3 * scanLimits.quick;

/**
 * Finds the codes of a page: in embedded pictures as they are stored, then in the drawn page without its text and
 * without what was found.
 */
export async function findCodes(search: CodeSearch): Promise<readonly ScannedCode[]> {
  const codes: ScannedCode[] = [];
  let pixels = 0;
  const work = { left: storedWork };
  for (const picture of search.pictures) {
    if (!mayHoldCode(search, picture)) continue;
    pixels += picture.width * picture.height;
    if (pixels > search.limits.allPicturePixels) break;
    add(codes, await scanStored(search.pdfium, picture, work));
  }
  const scan = search.pictures.find(isWholePage);
  await (scan ? searchScan(search, codes, scan) : searchDrawing(search, codes));
  return codes;
}

/** A page that is one picture: a photo of two codes may have one that is easy and one that is not. */
async function searchScan(search: CodeSearch, codes: ScannedCode[], scan: EmbeddedPicture): Promise<void> {
  add(codes, await scanPicture(drawWithout(search, dpi.first, codes), thorough));
  const stored = (scan.width / (scan.region.width * search.frame.width)) * pointsPerInch;
  // Drawn finer than it is stored, it would show nothing more.
  if (codes.length > 0 || stored < dpi.first * 1.2) return;
  add(codes, await scanPicture(drawWithout(search, dpi.retry, codes), thorough));
}

/** A page that is drawn: only where it is not text, and finer only when something looks like a code and none was found. */
async function searchDrawing(search: CodeSearch, codes: ScannedCode[]): Promise<void> {
  const drawn = drawWithout(search, dpi.first, codes);
  const part = busyPart(drawn);
  if (!part) return;
  const busy = cropTo(drawn, part);
  const seen = await scanPicture(busy, glance);
  for (const { region } of placed(part, seen)) whiten(drawn, region, aroundCode);
  const isAll = seen.length > 0 && busyPart(drawn) === undefined;
  add(codes, placed(part, isAll ? seen : await scanPicture(busy, quick)));
  if (codes.length > 0 || locate(busy, { most: 1 }).length === 0) return;
  const finer = cropTo(drawWithout(search, dpi.retry, codes), part);
  // What is drawn is crisp; only a photo in the page is worth every effort.
  const effort = search.pictures.length > 0 ? thorough : quick;
  add(codes, placed(part, await scanPicture(finer, effort)));
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

/** The page drawn in grey, without its text, and white where a code was found. */
function drawWithout(search: CodeSearch, resolution: number, codes: readonly ScannedCode[]): GreyPicture {
  const { pdfium, page, frame, words, limits } = search;
  const size = { mostPixels: limits.drawnPixels, mostSide: limits.drawnSide };
  const drawn = drawGrey(pdfium, page, frame, { dpi: resolution, ...size });
  for (const { region } of codes) whiten(drawn, region, aroundCode);
  for (const word of words) cover(drawn, word);
  return drawn;
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
