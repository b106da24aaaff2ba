import sharp, { type Sharp } from 'sharp';
import { type DrawnPage, drawnSide, type RgbDrawing } from '../../shared/pictures/drawn-page.ts';

/** A PNG or JPEG as it was sent, or a drawing of ours. */
export type ShrinkRequest = { readonly bytes: Uint8Array; readonly pixels: number } | { readonly drawing: RgbDrawing };

/** Small print stays sharp at this quality of WebP; more effort makes it a tenth smaller and twice as slow. */
const encoding = { quality: 76, effort: 2 } as const;

/** A picture the right way up, no larger than a page that we draw, without any metadata. Runs in a fenced process. */
export async function shrinkImage(request: ShrinkRequest): Promise<DrawnPage | 'unreadable'> {
  return encode(open(request)).catch(() => 'unreadable');
}

function open(request: ShrinkRequest): Sharp {
  if ('drawing' in request) {
    const { width, height, data } = request.drawing;
    return sharp(data, { raw: { width, height, channels: 3 } });
  }
  const { bytes, pixels } = request;
  return sharp(bytes, { limitInputPixels: pixels, failOn: 'none', sequentialRead: true })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');
}

async function encode(image: Sharp): Promise<DrawnPage> {
  const { data, info } = await image
    .resize({ width: drawnSide, height: drawnSide, fit: 'inside', withoutEnlargement: true })
    .webp(encoding)
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, mediaType: 'image/webp', bytes: data };
}
