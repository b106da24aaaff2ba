/** A page as a picture that we encoded ourselves, for people to look at. */
export type DrawnPage = {
  readonly width: number;
  readonly height: number;
  readonly mediaType: 'image/png' | 'image/webp';
  readonly bytes: Uint8Array;
};

/** A drawing before it is encoded: red, green and blue of each pixel. */
export type RgbDrawing = { readonly width: number; readonly height: number; readonly data: Uint8Array };

/** Longer side of a drawn page in pixels: small print can be read on it, and it has some 100 kB. */
export const drawnSide = 1400;

/** A page of print is kept as a PNG, which costs a tenth of the time of a WebP; one whose PNG has more bytes is not print. */
export const mostPngBytes = 400_000;
