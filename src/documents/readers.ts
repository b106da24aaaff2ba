import type { Symbology } from '#src/barcodes/barcode.ts';
import type { Failure } from '#src/fence/ask.ts';
import type { FenceLevel } from '#src/fence/level.ts';
import type { Refused } from '#src/fence/refused.ts';
import type { Targets } from '#src/fence/targets.ts';
import type { ScannedCode } from './inside/codes/scan.ts';
import type { DecodedImage } from './inside/image/decode-image.ts';
import type { Artwork, ArtworkRequest, ArtworkSlot } from './inside/image/draw-artwork.ts';
import type { DrawRequest } from './inside/pdf/draw-pages.ts';
import type { PdfEnd, PdfPart, PdfRequest } from './inside/pdf/read-pdf.ts';
import type { Limits } from './limits.ts';
import type { RecognisedText, RecognitionHints } from './opening/recognise.ts';
import type { drawAndReadBack } from './shared/codes/prove.ts';
import type { RawPart } from './shared/mail/raw-part.ts';
import type { DrawnPage } from './shared/pictures/drawn-page.ts';
import type { GreyPicture } from './shared/pictures/grey-picture.ts';

export type { ArtworkRequest, ArtworkSlot };

/** How long whoever asks waits: milliseconds on the wall (`time.all` if not said), and until the signal. */
export type Bounds = { readonly within?: number; readonly signal?: AbortSignal };

/** Opens untrusted bytes in processes that can do nothing else and can be killed. Bad input never throws. */
export type Readers = {
  pdf(request: Omit<PdfRequest, 'limits'>, onPart: (part: PdfPart) => void, bounds?: Bounds): Promise<PdfEnd | Refused>;
  /** `inline`: a picture in the text of a mail, which may serve as artwork. */
  image(
    bytes: Uint8Array,
    bounds?: Bounds & { readonly inline?: boolean },
  ): Promise<DecodedImage | 'unreadable' | Refused>;
  /** Pages of a PDF, from 1, drawn in colour for people to look at; those that cannot be drawn are not among them. */
  drawPdf(
    request: Omit<DrawRequest, 'pageCharacters'>,
    bounds?: Bounds,
  ): Promise<readonly (DrawnPage & { readonly number: number })[] | Refused>;
  /** A PNG or JPEG made small enough to be looked at. */
  shrinkImage(bytes: Uint8Array, bounds?: Bounds): Promise<DrawnPage | 'unreadable' | Refused>;
  /** A message taken apart; undefined when it is none. */
  mail(bytes: Uint8Array, bounds?: Bounds): Promise<RawPart | undefined | Refused>;
  /** Calendars, passes, plain text and HTML, by content and media type. */
  file(
    file: { readonly bytes: Uint8Array; readonly mediaType: string; readonly name?: string },
    bounds?: Bounds,
  ): Promise<readonly RawPart[] | Refused>;
  /** A picture of a document for a place on a pass. */
  artwork(request: ArtworkRequest, bounds?: Bounds): Promise<Artwork | Refused>;
  scan(picture: GreyPicture, depth: 'quick' | 'thorough', bounds?: Bounds): Promise<readonly ScannedCode[] | Refused>;
  /** The text of a picture. `codes` are those found in it. */
  recognise(
    picture: GreyPicture,
    hints: RecognitionHints,
    bounds?: Bounds,
    report?: (linesRead: number, of: number) => void,
  ): Promise<RecognisedText | Refused>;
  /** Draws a code as Wallet would and reads it back; undefined when that does not work. */
  prove(
    barcode: Parameters<typeof drawAndReadBack>[0],
    bounds?: Bounds,
  ): Promise<{ readonly symbology: Symbology; readonly bytes: Uint8Array } | undefined>;
  /** Tries the fence from within; on targets of its own unless some are given that were put up outside. */
  level(targets?: Targets): Promise<FenceLevel>;
  /** Process ids of the readers alive. */
  pids(): readonly number[];
  /** Ends all readers; whatever is in work fails. */
  close(): Promise<void>;
};

/** How many processes read, and what bounds them; everything has a default that suits the machine. */
export type ReadersOptions = {
  readonly limits?: Limits;
  /** PDF, mail and code readers at work at a time, and picture readers. */
  readonly readers?: number;
  readonly imageReaders?: number;
  /** Recognisers of text at work at a time, side by side on one picture; none runs before the first picture. */
  readonly recognisers?: number;
  /** `false`: of each kind one is started ahead, and no other while it is at work; for programs that end soon. */
  readonly spare?: boolean;
  /** How much more they give way to other processes than readers do anyway; 0 unless said. */
  readonly nice?: number;
  /** Hears of every failure; `detail` is for finding bugs and may hold what a document says. */
  readonly onFailure?: (failure: Failure & { readonly operation: string }) => void;
};
