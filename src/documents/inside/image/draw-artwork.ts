import sharp, { type Sharp } from 'sharp';
import { showsWords } from '../recognition/shows-words.ts';
import { type Rgb, readableUnder } from './readable-under.ts';
import { separateMark } from './separate-mark.ts';

/** LIST: where a picture goes on a pass, its size in points, and the scales it is written at. */
export const artworkSlots = {
  /** Behind the title of an event, cropped. */
  eventStrip: { width: 375, height: 98, scales: [1, 2] },
  /** Behind the offer of a voucher or card, cropped. */
  cardStrip: { width: 375, height: 144, scales: [1, 2] },
  /** Beside the title; its own shape between 2:3 and 3:2. */
  thumbnail: { width: 90, height: 90, scales: [1, 2, 3] },
  /** All of a card in the poster layout, cropped. */
  poster: { width: 358, height: 448, scales: [1, 2] },
  /** The issuer's mark, taken out of its ground. */
  logo: { width: 160, height: 50, scales: [1, 2, 3] },
} as const;

/** A place for pictures on a pass. */
export type ArtworkSlot = keyof typeof artworkSlots;

/** A picture to make fit for a place on a pass. */
export type ArtworkRequest = {
  /** A PNG of a reader of ours. */
  readonly png: Uint8Array;
  readonly slot: ArtworkSlot;
  /** Colours of the pass that it goes on. */
  readonly ground: Rgb;
  readonly ink: Rgb;
};

/** The picture at each scale, or why it does not serve. */
export type Artwork =
  | { readonly files: readonly { readonly scale: number; readonly png: Uint8Array }[] }
  | { readonly unfit: 'small' | 'plain' | 'text' | 'not-separable' | 'heavy' };

/** A picture of ours is never larger. */
const mostPixels = 1_000_000;
/** A file is at most so large in bytes, over all scales of a slot: a pass with pictures stays below 150 kB. */
const mostBytes = { eventStrip: 90_000, cardStrip: 90_000, thumbnail: 60_000, poster: 80_000, logo: 30_000 } as const;
/** A picture is made larger by so much at most. */
const mostStretch = 1.6;
const colours = [96, 40, 20] as const;

/** Makes a picture of a document ready for a place on a pass. Runs in a fenced process; the same request gives the same bytes. */
export async function drawArtwork({ png, slot, ground, ink }: ArtworkRequest): Promise<Artwork> {
  const image = sharp(png, { limitInputPixels: mostPixels, failOn: 'error' });
  const { width, height } = await image.metadata();
  if (slot === 'logo') return drawLogo(await pixels(image.clone()), ground, ink);
  const crop = shapeOf(slot, width, height);
  if (crop.width > width * mostStretch || crop.height > height * mostStretch) return { unfit: 'small' };
  const cut = image.flatten({ background: cssOf(ground) }).resize({ ...crop, fit: 'cover' });
  const picture = await pixels(cut);
  const fault = faultOf(picture);
  if (fault) return { unfit: fault };
  const under = slot === 'thumbnail' ? picture : { ...picture, data: readableUnder(picture.data, { ground, ink }) };
  return write(under, slot);
}

type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8Array };

/** Red, green, blue and opacity. */
async function pixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The largest size in pixels that a slot takes of a picture. */
function shapeOf(slot: Exclude<ArtworkSlot, 'logo'>, width: number, height: number) {
  const { scales, ...points } = artworkSlots[slot];
  const most = scales.at(-1)!;
  if (slot !== 'thumbnail') return { width: points.width * most, height: points.height * most };
  const ratio = Math.min(1.5, Math.max(2 / 3, width / height));
  // A smaller one may have no more pixels than two a point.
  const scale = Math.max(width, height) >= points.width * most ? most : 2;
  return ratio >= 1
    ? { width: points.width * scale, height: Math.round((points.width * scale) / ratio) }
    : { width: Math.round(points.height * scale * ratio), height: points.height * scale };
}

/** What speaks against a picture: it shows nothing, or words, which the fields say better. */
function faultOf({ width, height, data }: Pixels): 'plain' | 'text' | undefined {
  const grey = new Uint8Array(width * height);
  for (let to = 0, at = 0; to < grey.length; to += 1, at += 4)
    grey[to] = (data[at]! * 77 + data[at + 1]! * 150 + data[at + 2]! * 29) >> 8;
  const mean = grey.reduce((sum, value) => sum + value, 0) / grey.length;
  const spread = Math.sqrt(grey.reduce((sum, value) => sum + (value - mean) ** 2, 0) / grey.length);
  if (spread < 6) return 'plain';
  return showsWords({ width, height, data: grey }) ? 'text' : undefined;
}

function drawLogo(picture: Pixels, ground: Rgb, ink: Rgb): Promise<Artwork> | Artwork {
  const mark = separateMark(picture, { ground, ink });
  if (!mark) return { unfit: 'not-separable' };
  return write(mark, 'logo');
}

/** As PNGs with a palette, with fewer colours where they would be too heavy. */
async function write(picture: Pixels, slot: ArtworkSlot): Promise<Artwork> {
  const { scales, ...points } = artworkSlots[slot];
  const most = Math.min(
    scales.at(-1)!,
    Math.max(2, Math.floor(Math.max(picture.width / points.width, picture.height / points.height))),
  );
  const fit = Math.min((points.width * most) / picture.width, (points.height * most) / picture.height, 1);
  const [width, height] = [(picture.width * fit) / most, (picture.height * fit) / most];
  if (height < 14 || width < 14) return { unfit: 'small' };
  for (const count of colours) {
    const files = [];
    for (const scale of scales.filter((one) => one <= most)) {
      const png = await sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 4 } })
        .resize({ width: Math.round(width * scale), height: Math.round(height * scale), fit: 'fill' })
        .png({ palette: true, colours: count, dither: 0.4, effort: 7, compressionLevel: 9 })
        .toBuffer();
      files.push({ scale, png: new Uint8Array(png) });
    }
    if (files.reduce((sum, { png }) => sum + png.length, 0) <= mostBytes[slot]) return { files };
  }
  return { unfit: 'heavy' };
}

const cssOf = ([r, g, b]: Rgb): string => `rgb(${r}, ${g}, ${b})`;
