import type { Symbology } from '#src/barcodes/barcode.ts';
import { latin1Of } from '#src/barcodes/payload-text.ts';
import type { DrawnSymbology } from '#src/barcodes/wallet-barcode.ts';
import type { GreyPicture } from '#src/documents/shared/pictures/grey-picture.ts';
import { formatOf } from './formats.ts';
import { drawSymbol, readSymbols } from './zxing.ts';

/** A drawn code: `rows[y][x]` is 1 for a dark module; without quiet zone. */
export type DrawnCode = { readonly width: number; readonly height: number; readonly rows: readonly Uint8Array[] };

type Style = {
  /** zxing's name. */
  readonly format: string;
  /** The quiet zone that the symbology asks for, in modules. */
  readonly quiet: number;
  /** Least error correction, for what does not fit otherwise. */
  readonly least?: string;
};

const drawn: Readonly<Record<DrawnSymbology, Style>> = {
  qr: { format: 'QRCode', quiet: 4 },
  aztec: { format: 'AztecCode', quiet: 2, least: 'ecLevel=10%' },
  pdf417: { format: 'PDF417', quiet: 2, least: 'ecLevel=0' },
  code128: { format: 'Code128', quiet: 10 },
  ean13: { format: 'EAN13', quiet: 11 },
  code39: { format: 'Code39Std', quiet: 10 },
  codabar: { format: 'Codabar', quiet: 10 },
  itf: { format: 'ITF', quiet: 10 },
};

type Content = { readonly symbology: DrawnSymbology; readonly bytes: Uint8Array };

/** Draws the code as Wallet would for these bytes; `undefined` when the symbology cannot hold them. */
export async function drawCode(barcode: Content): Promise<DrawnCode | undefined> {
  const drawing = await draw(barcode);
  if (drawing === undefined) return undefined;
  const { width, height, data } = drawing;
  const rows = Array.from({ length: height }, (_, y) =>
    data.subarray(y * width, (y + 1) * width).map((grey) => (grey === 0 ? 1 : 0)),
  );
  return { width, height, rows };
}

/**
 * Draws the code as Wallet would for these bytes and reads the drawing; gives what a scanner would get.
 * `undefined` when the symbology cannot hold the bytes, or when the drawing does not read.
 */
export async function drawAndReadBack(
  barcode: Content,
): Promise<{ readonly symbology: Symbology; readonly bytes: Uint8Array } | undefined> {
  const drawing = await draw(barcode);
  if (drawing === undefined) return undefined;
  const { format, quiet } = drawn[barcode.symbology];
  const symbols = await readSymbols(enlarged(drawing, quiet), { formats: [format], binarizer: 'fixed', most: 1 });
  const symbol = symbols.find((each) => each.error === '');
  const symbology = symbol && formatOf(symbol.format)?.symbology;
  return symbol === undefined || symbology === undefined ? undefined : { symbology, bytes: symbol.bytes };
}

async function draw({ symbology, bytes }: Content): Promise<GreyPicture | undefined> {
  const { format, least } = drawn[symbology];
  // As text, the writer may use its denser modes; bytes beyond ASCII must go in as they are.
  const payload = bytes.every((byte) => byte < 0x80) ? latin1Of(bytes) : bytes;
  return (await drawSymbol(format, payload)) ?? (least ? drawSymbol(format, payload, least) : undefined);
}

/** Three pixels a module, with the quiet zone that the symbology asks for. */
function enlarged(drawing: GreyPicture, quiet: number): GreyPicture {
  const scale = 3;
  const width = (drawing.width + 2 * quiet) * scale;
  const height = (drawing.height + 2 * quiet) * scale;
  const data = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < drawing.height * scale; y++) {
    const from = Math.floor(y / scale) * drawing.width;
    const to = (y + quiet * scale) * width + quiet * scale;
    for (let x = 0; x < drawing.width * scale; x++) data[to + x] = drawing.data[from + Math.floor(x / scale)]!;
  }
  return { width, height, data };
}
