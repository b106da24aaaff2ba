import { symbologyOfFormat, type WalletFormat } from '#src/barcodes/wallet-barcode.ts';
import { drawCode } from '#src/documents/shared/codes/prove.ts';
import { readStoredZip } from '#src/passes/archive/zip.ts';
import type { Translated } from '#src/passes/design/strings.ts';
import type { MadePass } from '#src/pipeline/conversion.ts';

/** What is needed to draw a pass as Wallet does: what was signed, and its code as a drawing. */
export type PassPreview = {
  /** The pass.json that was signed, parsed. */
  readonly pass: unknown;
  /** What we wrote on it beside labels, in every language; absent in results of before. */
  readonly texts?: readonly Translated[];
  /** `path` draws the dark modules of a code of `width` × `height` modules, without quiet zone; null without a code. */
  readonly code: { readonly width: number; readonly height: number; readonly path: string } | null;
  /** Its pictures beside the icon, as PNGs in base64 at two pixels a point. */
  readonly images?: PreviewImages;
};

/** LIST: the pictures that the front of a pass shows. */
export const previewImages = ['logo', 'strip', 'thumbnail'] as const;

/** PNGs in base64, by the picture's name; absent where the pass has none. */
export type PreviewImages = { readonly [Name in (typeof previewImages)[number]]?: string };

type Barcode = { readonly format: WalletFormat; readonly message: string; readonly messageEncoding: string };

/** Draws the code of a pass; it was signed, so its code is known to draw. */
export async function previewOf({
  passJson,
  texts,
  bytes,
}: Pick<MadePass, 'passJson' | 'texts' | 'bytes'>): Promise<PassPreview> {
  const images = imagesIn(bytes);
  const shown = { texts, ...(Object.keys(images).length > 0 ? { images } : {}) };
  const pass = JSON.parse(passJson) as { readonly barcodes?: readonly Barcode[] };
  const barcode = pass.barcodes?.[0];
  const symbology = barcode && symbologyOfFormat[barcode.format];
  const drawing = symbology && (await drawCode({ symbology, bytes: bytesOf(barcode) }));
  if (!drawing) return { pass, code: null, ...shown };
  return { pass, ...shown, code: { width: drawing.width, height: drawing.height, path: pathOf(drawing.rows) } };
}

function imagesIn(archive: Uint8Array): PreviewImages {
  const files = readStoredZip(archive);
  const entries = previewImages.flatMap((name) => {
    const png = files.get(`${name}@2x.png`) ?? files.get(`${name}.png`);
    return png ? [[name, Buffer.from(png).toString('base64')] as const] : [];
  });
  return Object.fromEntries(entries);
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
