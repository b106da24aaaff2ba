import type { Barcode } from '#src/barcodes/barcode.ts';
import { readPayload } from '#src/barcodes/payload-text.ts';
import type { GreyPicture } from '#src/documents/grey-picture.ts';
import type { Region } from '#src/tickets/evidence.ts';
import { allFormats, formatOf } from './formats.ts';
import { type ReadSymbol, readSymbols } from './zxing.ts';

/** A code with its place in the picture and its clockwise turn in degrees, -180 to 180. */
export type ScannedCode = Barcode & { readonly region: Region; readonly angle: number };

/**
 * Finds the codes of a picture. `quick` is meant for clean, drawn pages; `thorough` also for photos and scans, and goes
 * on until everything that looks like a code is read or `budgetMs` is used up. Never reports a code that it doubts.
 */
export async function scanPicture(
  picture: GreyPicture,
  options: { readonly depth: 'quick' | 'thorough'; readonly budgetMs: number },
): Promise<readonly ScannedCode[]> {
  const hard = options.depth === 'thorough';
  const symbols = await readSymbols(picture, {
    formats: allFormats,
    tryHarder: hard,
    tryRotate: true,
    tryInvert: hard,
    tryDownscale: true,
  });
  return symbols.flatMap((symbol) => codeOf(symbol, picture) ?? []);
}

function codeOf(symbol: ReadSymbol, picture: GreyPicture): ScannedCode | undefined {
  const format = formatOf(symbol.format);
  if (format === undefined || symbol.error !== '' || symbol.sequenceSize > 1) return undefined;
  if (symbol.bytes.length < (format.shortest ?? 1)) return undefined;
  return {
    symbology: format.symbology,
    bytes: symbol.bytes,
    ...readPayload(symbol.bytes),
    region: regionOf(symbol, picture),
    angle: symbol.rotation,
  };
}

function regionOf(symbol: ReadSymbol, picture: GreyPicture): Region {
  const corners = Object.values(symbol.position);
  const xs = corners.map((corner) => corner.x / picture.width);
  const ys = corners.map((corner) => corner.y / picture.height);
  const x = Math.max(0, Math.min(...xs));
  const y = Math.max(0, Math.min(...ys));
  return { x, y, width: Math.min(1, Math.max(...xs)) - x, height: Math.min(1, Math.max(...ys)) - y };
}
