import type { Region } from '#src/barcodes/region.ts';

/** Every symbology that we find. The first four are Wallet's own since iOS 6 and 9. */
export const symbologies = [
  'qr',
  'aztec',
  'pdf417',
  'code128',
  'ean13',
  'ean8',
  'upca',
  'upce',
  'itf',
  'code39',
  'code93',
  'codabar',
  'datamatrix',
  'maxicode',
  'microqr',
  'rmqr',
  'databar',
] as const;

/** How a code is drawn; the names of our list, not zxing's or Apple's. */
export type Symbology = (typeof symbologies)[number];

/** A decoded code: its symbology and payload. `bytes` is the payload; `text` only a reading of it. */
export type Barcode = {
  readonly symbology: Symbology;
  /** The payload exactly as decoded, without symbology identifiers, ECI markers or check digits that a reader adds. */
  readonly bytes: Uint8Array;
  /** The payload as text: UTF-8 or the code's own character set; for display and parsing of text formats. */
  readonly text: string;
  /** Holds bytes that are no text in any character set that codes use; see `payload-text.ts`. */
  readonly binary: boolean;
  /** The code says that it holds GS1 element strings (FNC1 stands first), which Wallet has no way to draw. */
  readonly gs1?: boolean;
};

/** A code with the place where it was found. */
export type FoundBarcode = Barcode & {
  /** Unique in one conversion: `<document id>#<n>`. */
  readonly id: string;
  /** `DocumentNode.id`. */
  readonly document: string;
  /** From 1. */
  readonly page?: number;
  readonly region?: Region;
  /** Clockwise turn of the code on the page, in degrees, -180 to 180. */
  readonly angle?: number;
  /** `decoded` from a picture or page; `stated` by an attached pass or markup that spells the payload out. */
  readonly origin: 'decoded' | 'stated';
};
