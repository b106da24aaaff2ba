import { symbologyOfFormat, type WalletFormat } from '#src/barcodes/wallet-barcode.ts';
import { drawCode } from '#src/documents/codes/prove.ts';

/** What is needed to draw a pass as Wallet does: what was signed, and its code as a drawing. */
export type PassPreview = {
  /** The pass.json that was signed, parsed. */
  readonly pass: unknown;
  /** `path` draws the dark modules of a code of `width` × `height` modules, without quiet zone; null without a code. */
  readonly code: { readonly width: number; readonly height: number; readonly path: string } | null;
};

type Barcode = { readonly format: WalletFormat; readonly message: string; readonly messageEncoding: string };

/** Draws the code of a pass.json; the pass was signed, so its code is known to draw. */
export async function previewOf(passJson: string): Promise<PassPreview> {
  const pass = JSON.parse(passJson) as { readonly barcodes?: readonly Barcode[] };
  const barcode = pass.barcodes?.[0];
  const symbology = barcode && symbologyOfFormat[barcode.format];
  const drawing = symbology && (await drawCode({ symbology, bytes: bytesOf(barcode) }));
  if (!drawing) return { pass, code: null };
  return { pass, code: { width: drawing.width, height: drawing.height, path: pathOf(drawing.rows) } };
}

function bytesOf({ message, messageEncoding }: Barcode): Uint8Array {
  return Buffer.from(message, /^utf-?8$/i.test(messageEncoding) ? 'utf8' : 'latin1');
}

/** Each run of dark modules of a row as one rectangle. */
function pathOf(rows: readonly ArrayLike<number>[]): string {
  const runs: string[] = [];
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      const begin = x;
      while (row[x]) x++;
      if (x > begin) runs.push(`M${begin} ${y}h${x - begin}v1h-${x - begin}z`);
    }
  }
  return runs.join('');
}
