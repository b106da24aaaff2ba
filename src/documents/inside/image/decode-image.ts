import sharp from 'sharp';
import type { Page } from '../../document.ts';
import type { GreyPicture } from '../../shared/pictures/grey-picture.ts';
import { dominantColours } from '../colours.ts';
import { readExifDate } from './exif-date.ts';

/** A picture as it was sent; one of more than `pixels` is not decoded. */
export type ImageRequest = {
  readonly bytes: Uint8Array;
  readonly pixels: number;
  /** Also as a small picture in its own colours, as it may stand on a pass. */
  readonly shown?: boolean;
};

/** A picture the right way up: its own size, and its pixels in grey (scaled down only when they are very many). */
export type DecodedImage = {
  readonly width: number;
  readonly height: number;
  readonly grey: GreyPicture;
  readonly colours: Page['colours'];
  readonly created?: string;
  readonly shown?: { readonly width: number; readonly height: number; readonly png: Uint8Array };
  /** A part of the picture is missing or broken. */
  readonly damaged: boolean;
};

/** More are not needed to read any code or text that a person can see. */
const mostGrey = 16_000_000;
const colourSamples = 40_000;

// Of all that libvips could open, only these two: no SVG, TIFF, GIF, HEIF, PDF, no files by name.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/** Decodes a PNG or JPEG; what is left of it when it is cut off. Runs in a fenced process. */
export async function decodeImage({ bytes, pixels, shown }: ImageRequest): Promise<DecodedImage | 'unreadable'> {
  const whole = await decode(bytes, pixels, 'error').catch(() => undefined);
  if (whole) return { ...whole, ...(shown ? await showSmall(bytes, pixels).catch(() => ({})) : {}), damaged: false };
  const rest = await decode(bytes, pixels, 'none').catch(() => undefined);
  return rest ? { ...rest, damaged: true } : 'unreadable';
}

/** Longer side in pixels of a picture as it may stand on a pass, and of one that is too small for that. */
const shownSide = { most: 640, least: 48 };

async function showSmall(bytes: Uint8Array, pixels: number): Promise<Pick<DecodedImage, 'shown'>> {
  const side = shownSide.most;
  const { data, info } = await sharp(bytes, { limitInputPixels: pixels, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return Math.max(width, height) < shownSide.least ? {} : { shown: { width, height, png: new Uint8Array(data) } };
}

async function decode(
  bytes: Uint8Array,
  pixels: number,
  failOn: 'error' | 'none',
): Promise<Omit<DecodedImage, 'damaged'>> {
  const image = sharp(bytes, { limitInputPixels: pixels, failOn, sequentialRead: true });
  const { autoOrient, exif } = await image.metadata();
  const { width, height } = autoOrient;
  const shrink = Math.sqrt(mostGrey / (width * height));
  const upright = image.autoOrient();
  if (shrink < 1) upright.resize({ width: Math.round(width * shrink) });
  const { data, info } = await upright
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const created = exif ? readExifDate(exif) : undefined;
  return { width, height, ...readPixels(data, info), ...(created ? { created } : {}) };
}

function readPixels(
  data: Uint8Array,
  { width, height, channels }: { readonly width: number; readonly height: number; readonly channels: number },
): Pick<DecodedImage, 'grey' | 'colours'> {
  if (channels < 3)
    return { grey: { width, height, data: channels === 1 ? data : everyNth(data, channels) }, colours: [] };
  const grey = new Uint8Array(width * height);
  for (let to = 0, at = 0; to < grey.length; to += 1, at += channels) {
    grey[to] = (data[at]! * 77 + data[at + 1]! * 150 + data[at + 2]! * 29) >> 8;
  }
  return {
    grey: { width, height, data: grey },
    colours: dominantColours({ ...sample(data, channels), order: [0, 1, 2] }, { flat: true }),
  };
}

function everyNth(data: Uint8Array, step: number): Uint8Array {
  return Uint8Array.from({ length: Math.floor(data.length / step) }, (_, index) => data[index * step]!);
}

/** Some pixels from all over the picture. */
function sample(data: Uint8Array, channels: number): { readonly data: Uint8Array; readonly step: number } {
  const pixels = Math.floor(data.length / channels);
  const every = Math.max(1, Math.floor(pixels / colourSamples));
  const samples = new Uint8Array(Math.floor(pixels / every) * 3);
  for (let to = 0, at = 0; to < samples.length; to += 3, at += every * channels) {
    samples.set(data.subarray(at, at + 3), to);
  }
  return { data: samples, step: 3 };
}
