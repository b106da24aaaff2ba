import type { Region } from '#src/barcodes/region.ts';
import type { GreyPicture } from '../../shared/pictures/grey-picture.ts';
import type { ScanWork } from '../codes/limits.ts';
import { type ScannedCode, scanPicture } from '../codes/scan.ts';
import { type EmbeddedPicture, storedGrey } from './page-pictures.ts';
import type { Pdfium } from './pdfium.ts';

/** Reads the codes of an embedded picture as it is stored; their places are those on the page. */
export async function scanStored(
  pdfium: Pdfium,
  picture: EmbeddedPicture,
  work: ScanWork,
): Promise<readonly ScannedCode[]> {
  const stored = storedGrey(pdfium, picture);
  if (!stored) return [];
  const { picture: grey, factor, border } = enlarged(stored);
  const codes = await scanPicture(grey, { depth: 'quick', work });
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
