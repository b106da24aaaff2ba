/** @zxing/library, a port of ZXing to JavaScript that shares no code with zxing-cpp: reads each code as it is drawn. */
import { symbologyOfFormat, type WalletFormat } from '#src/barcodes/wallet-barcode.ts';
import { drawCode } from '#src/documents/shared/codes/prove.ts';
import { installedIn } from './installed.ts';
import type { Missing, Reader } from './reader.ts';

const name = '@zxing/library';
const quiet = 12;
const scale = 4;

/** Opens it; `install` says how where it is missing. */
export function openZxing(folder: string): Reader | Missing {
  const installed = installedIn(folder, name);
  if (!installed) return { name, install: `npm install --prefix FOLDER ${name}, and --tools FOLDER` };
  const zxing = installed.module as unknown as ZxingLibrary;
  return {
    name: `${name}, codes as drawn`,
    version: installed.version,
    async read({ pass, trip }) {
      const [entry] = pass.barcodes ?? [];
      if (!entry || !trip.code) return 'silent';
      const symbology = symbologyOfFormat[entry.format as WalletFormat];
      const drawing = await drawCode({ symbology, bytes: Buffer.from(entry.message, 'latin1') });
      if (!drawing) return { fields: [], code: 'other' };
      const got = decode(
        symbology === 'aztec' ? new zxing.AztecCodeReader() : new zxing.MultiFormatReader(),
        zxing,
        drawing,
      );
      const upca =
        trip.code.symbology === 'upca' ? Buffer.from(`0${Buffer.from(trip.code.base64, 'base64')}`) : undefined;
      const wanted = (upca ?? Buffer.from(trip.code.base64, 'base64')).toString('base64');
      return { fields: [], code: got.includes(wanted) ? 'equal' : 'other' };
    },
  };
}

type ZxingReader = {
  readonly decode: (bitmap: unknown, hints?: Map<unknown, unknown>) => { readonly getText: () => string };
};

type ZxingLibrary = {
  readonly MultiFormatReader: new () => ZxingReader;
  readonly AztecCodeReader: new () => ZxingReader;
  readonly BinaryBitmap: new (binarizer: unknown) => unknown;
  readonly GlobalHistogramBinarizer: new (source: unknown) => unknown;
  readonly HybridBinarizer: new (source: unknown) => unknown;
  readonly RGBLuminanceSource: new (pixels: Uint8ClampedArray, width: number, height: number) => unknown;
  readonly DecodeHintType: Readonly<Record<string, unknown>>;
};

type Drawing = { readonly width: number; readonly height: number; readonly rows: readonly ArrayLike<number>[] };

/** What it reads, in Base64: its text as Latin-1 and as UTF-8, because it tells a text even where the code holds bytes. */
function decode(reader: ZxingReader, zxing: ZxingLibrary, drawing: Drawing): readonly string[] {
  const { pixels, width, height } = picture(drawing);
  const hints = new Map<unknown, unknown>([
    [zxing.DecodeHintType.TRY_HARDER, true],
    [zxing.DecodeHintType.PURE_BARCODE, true],
    [zxing.DecodeHintType.CHARACTER_SET, 'ISO-8859-1'],
  ]);
  const plain = new Map([...hints].filter(([key]) => key !== zxing.DecodeHintType.PURE_BARCODE));
  for (const hint of [hints, plain]) {
    for (const Binarizer of [zxing.GlobalHistogramBinarizer, zxing.HybridBinarizer]) {
      try {
        const source = new zxing.RGBLuminanceSource(pixels, width, height);
        const text = reader.decode(new zxing.BinaryBitmap(new Binarizer(source)), hint).getText();
        return [Buffer.from(text, 'latin1').toString('base64'), Buffer.from(text, 'utf8').toString('base64')];
      } catch (error) {
        // It makes texts of Aztec codes, and fails over bytes that are none: a limit of its own.
        if (error instanceof URIError) throw new Error('reads Aztec codes of text alone', { cause: error });
        // Otherwise it finds no code; the next binarizer may.
      }
    }
  }
  return [];
}

function picture({ width, height, rows }: Drawing) {
  const tall = height === 1 ? 60 : 1; // a linear code is drawn as one row
  const [w, h] = [(width + 2 * quiet) * scale, (height * tall + 2 * quiet) * scale];
  const pixels = new Uint8ClampedArray(w * h).fill(255);
  for (let y = 0; y < height * tall * scale; y += 1) {
    const row = rows[Math.floor(y / (scale * tall))]!;
    for (let x = 0; x < width * scale; x += 1)
      if (row[Math.floor(x / scale)]) pixels[(y + quiet * scale) * w + x + quiet * scale] = 0;
  }
  return { pixels, width: w, height: h };
}
