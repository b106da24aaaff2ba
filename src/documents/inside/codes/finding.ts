/** Symbols that the reader saw, in the coordinates of the whole picture. */

import type { Barcode, Symbology } from '#src/barcodes/barcode.ts';
import { readPayload } from '#src/barcodes/payload-text.ts';
import type { GreyPicture } from '#src/documents/shared/pictures/grey-picture.ts';
import { formatOf } from '../../shared/codes/formats.ts';
import type { ReadSymbol } from '../../shared/codes/zxing.ts';
import { apply, type Box, type Mapping, type Point } from '../../shared/pictures/geometry.ts';

/** One reading of one symbol, before it is decided whether to believe it. */
export type Finding = {
  readonly barcode: Barcode;
  /** Top left, top right, bottom right, bottom left of the symbol itself, in pixels of the picture. */
  readonly corners: readonly [Point, Point, Point, Point];
  /** The upright box around the corners. */
  readonly box: Box;
  /** Clockwise turn in degrees, -180 to 180. */
  readonly angle: number;
  /** Scan lines that agreed, for linear codes; 0 for others. */
  readonly lines: number;
  /** Share of the error correction that was left, 0 to 1; 1 for codes without. */
  readonly spare: number;
  /** So much was done to the picture that no single reading is believed of a code without error correction. */
  readonly bold?: true;
};

/** A picture made from another one, and where its pixels are there. */
export type Piece = GreyPicture & { readonly from: Mapping; readonly mirrored?: boolean };

/** What the reader saw in a piece: readings, and places where it saw a symbol but could not read it. */
export function findingsIn(piece: Piece, symbols: readonly ReadSymbol[]) {
  const findings: Finding[] = [];
  const failures: Box[] = [];
  for (const symbol of symbols) {
    const corners = cornersOf(symbol, piece);
    if (!corners.flat().every(Number.isFinite)) continue; // beyond the horizon of a picture straightened wrongly
    const box = boxAround(corners);
    if (symbol.error !== '') {
      failures.push(box);
      continue;
    }
    const barcode = barcodeOf(symbol);
    if (barcode === undefined) continue;
    const angle = angleOf(corners, piece.mirrored === true);
    findings.push({ barcode, corners, box, angle, lines: symbol.lineCount, spare: symbol.spare });
  }
  return { findings, failures };
}

function barcodeOf(symbol: ReadSymbol): Barcode | undefined {
  const symbology = formatOf(symbol.format)?.symbology;
  // One part of a message that is spread over several symbols is no ticket's code.
  if (symbology === undefined || symbol.sequenceSize > 1) return undefined;
  const payload = payloadOf(symbol, symbology);
  const text = readPayload(payload.bytes, symbol.hasECI ? symbol.text : undefined);
  return { ...payload, ...text, ...(symbol.gs1 ? { gs1: true } : {}) };
}

function payloadOf({ bytes, upce }: ReadSymbol, symbology: Symbology): Pick<Barcode, 'symbology' | 'bytes'> {
  // The bars of a UPC-A are those of an EAN-13 that begins with 0 (GS1 General Specifications, 5.2.2.4).
  if (symbology === 'ean13' && bytes.length === 13 && bytes[0] === 0x30)
    return { symbology: 'upca', bytes: bytes.subarray(1) };
  if (symbology === 'upca' && bytes.length === 13) return { symbology, bytes: bytes.subarray(1) };
  if (symbology === 'upce' && upce !== undefined) return { symbology, bytes: new TextEncoder().encode(upce) };
  return { symbology, bytes };
}

function cornersOf({ position }: ReadSymbol, { from }: Piece): [Point, Point, Point, Point] {
  const { topLeft, topRight, bottomRight, bottomLeft } = position;
  return [topLeft, topRight, bottomRight, bottomLeft].map(({ x, y }) => apply(from, x, y)) as [
    Point,
    Point,
    Point,
    Point,
  ];
}

function boxAround(corners: readonly Point[]): Box {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The turn of the top edge; of a code seen in a mirror, that of its left edge, which the mirror keeps. */
function angleOf([topLeft, topRight, , bottomLeft]: Finding['corners'], mirrored: boolean): number {
  const [to, less] = mirrored ? [bottomLeft, 90] : [topRight, 0];
  const degrees = (Math.atan2(to[1] - topLeft[1], to[0] - topLeft[0]) * 180) / Math.PI - less;
  return Math.round((degrees <= -180 ? degrees + 360 : degrees) * 10) / 10;
}
