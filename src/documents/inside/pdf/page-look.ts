import type { Region } from '#src/barcodes/region.ts';
import type { Page, Picture } from '../../document.ts';
import { writePng } from '../../shared/pictures/write-png.ts';
import { dominantColours } from '../colours.ts';
import { type ColourPicture, drawColours, drawRegion } from './draw-page.ts';
import type { PageFrame } from './page-frame.ts';
import { type EmbeddedPicture, isWholePage } from './page-pictures.ts';
import type { Pdfium } from './pdfium.ts';

/** What a page looks like: its colours, and the pictures on it that are no codes. */
export type PageLook = Pick<Page, 'colours' | 'pictures'>;

const colourSide = 240;
const mostPictures = 3;
const smallestPicture = 90;
const pictureSide = 640;
const largestPng = 700_000;

/** Draws the page small for its colours, and its larger embedded pictures as they appear on it. */
export function readLook(
  pdfium: Pdfium,
  page: number,
  frame: PageFrame,
  found: { readonly pictures: readonly EmbeddedPicture[]; readonly codes: readonly { readonly region: Region }[] },
): PageLook {
  const colours = brandColours(drawColours(pdfium, page, frame, colourSide), found.pictures);
  const shown = found.pictures
    .filter((picture) => isOrnament(picture) && !found.codes.some(({ region }) => covers(region, picture.region)))
    .filter(({ region }, index, all) => all.findIndex((other) => covers(other.region, region)) === index)
    .toSorted((one, other) => area(other.region) - area(one.region))
    .slice(0, mostPictures);
  return { colours, pictures: shown.flatMap(({ region }) => drawPicture(pdfium, page, frame, region) ?? []) };
}

/** The part of a page that its issuer's colours stand in, and how often more its pixels count. */
const head = { share: 0.35, times: 2 } as const;
/** Of a smaller part of the page a picture is a mark, which has its issuer's colours. */
const markArea = 0.03;

/**
 * The colours that were drawn, those at the head of the page before others. Photos have none to give: what they show is left
 * out, and of a page that is one picture only what is flat counts.
 */
function brandColours({ width, height, data }: ColourPicture, pictures: readonly EmbeddedPicture[]): Page['colours'] {
  const whole = pictures.some(isWholePage);
  const photos = whole ? [] : pictures.filter(({ region }) => area(region) > markArea);
  for (const { region } of photos) whiten(data, width, height, region);
  const rows = Math.round(height * head.share) * width * 4;
  const weighed = new Uint8Array(data.length + rows * head.times);
  weighed.set(data);
  for (let time = 0; time < head.times; time += 1) weighed.set(data.subarray(0, rows), data.length + time * rows);
  return dominantColours({ data: weighed, step: 4, order: [2, 1, 0] }, { flat: whole });
}

function whiten(data: Uint8Array, width: number, height: number, { x, y, width: wide, height: high }: Region): void {
  const [left, right] = [Math.max(0, Math.floor(x * width)), Math.min(width, Math.ceil((x + wide) * width))];
  const [top, bottom] = [Math.max(0, Math.floor(y * height)), Math.min(height, Math.ceil((y + high) * height))];
  for (let row = top; row < bottom && right > left; row += 1)
    data.fill(255, (row * width + left) * 4, (row * width + right) * 4);
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
