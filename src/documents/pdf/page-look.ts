import type { Region } from '#src/tickets/evidence.ts';
import { dominantColours } from '../colours.ts';
import type { Page, Picture } from '../document.ts';
import { writePng } from '../image/write-png.ts';
import { type ColourPicture, drawColours, drawRegion } from './draw-page.ts';
import type { PageFrame } from './page-frame.ts';
import type { EmbeddedPicture } from './page-pictures.ts';
import type { Pdfium } from './pdfium.ts';

/** What a page looks like: its colours, and the pictures on it that are no codes. */
export type PageLook = Pick<Page, 'colours' | 'pictures'>;

const colourSide = 240;
const mostPictures = 4;
const smallestPicture = 180;
const pictureSide = 480;
const largestPng = 400_000;

/** Draws the page small for its colours, and its larger embedded pictures as they appear on it. */
export function readLook(
  pdfium: Pdfium,
  page: number,
  frame: PageFrame,
  found: { readonly pictures: readonly EmbeddedPicture[]; readonly codes: readonly { readonly region: Region }[] },
): PageLook {
  const small = drawColours(pdfium, page, frame, colourSide);
  const colours = dominantColours({ data: small.data, step: 4, order: [2, 1, 0] });
  const shown = found.pictures
    .filter((picture) => isOrnament(picture) && !found.codes.some(({ region }) => covers(region, picture.region)))
    .filter(({ region }, index, all) => all.findIndex((other) => covers(other.region, region)) === index)
    .toSorted((one, other) => area(other.region) - area(one.region))
    .slice(0, mostPictures);
  return { colours, pictures: shown.flatMap(({ region }) => drawPicture(pdfium, page, frame, region) ?? []) };
}

/** Large enough to be shown, and neither a background nor a line. */
function isOrnament({ width, height, region }: EmbeddedPicture): boolean {
  const ratio = Math.max(width, height) / Math.min(width, height);
  return Math.max(width, height) >= smallestPicture && ratio < 8 && area(region) < 0.5 && area(region) > 0.001;
}

function drawPicture(pdfium: Pdfium, page: number, frame: PageFrame, region: Region): Picture | undefined {
  const { width, height, data } = drawRegion(pdfium, page, frame, inset(region), pictureSide);
  if (isPlain(data)) return undefined;
  const rgb = new Uint8Array(width * height * 3);
  for (let at = 0, to = 0; to < rgb.length; at += 4, to += 3) {
    rgb[to] = data[at + 2]!;
    rgb[to + 1] = data[at + 1]!;
    rgb[to + 2] = data[at]!;
  }
  const png = writePng({ width, height, channels: 3, data: rgb });
  return png.length > largestPng ? undefined : { region, width, height, png };
}

/** Without the last pixels at the edges, which show what is beside it. */
function inset({ x, y, width, height }: Region): Region {
  const edge = 0.006;
  return { x: x + width * edge, y: y + height * edge, width: width * (1 - 2 * edge), height: height * (1 - 2 * edge) };
}

/** One colour only. */
function isPlain(data: ColourPicture['data']): boolean {
  for (let at = 4; at < data.length; at += 4) {
    if (Math.abs(data[at]! - data[0]!) + Math.abs(data[at + 1]! - data[1]!) + Math.abs(data[at + 2]! - data[2]!) > 24)
      return false;
  }
  return true;
}

/** Whether the first takes up a good part of the second. */
function covers(one: Region, other: Region): boolean {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 && width * height > 0.3 * area(other);
}

function area({ width, height }: Region): number {
  return width * height;
}
