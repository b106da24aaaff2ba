import { readFile } from 'node:fs/promises';
import { prepareZXingModule, type WriterOptions, writeBarcode } from 'zxing-wasm/writer';
import type { Symbology } from '#src/barcodes/barcode.ts';
import type { SheetCode } from '../sheet.ts';

/** A drawn code: markup for pages and a PNG for mails. */
export type DrawnCode = { readonly svg: string; readonly png: Uint8Array; readonly linear: boolean };

const formats: Readonly<Partial<Record<Symbology, NonNullable<WriterOptions['format']>>>> = {
  qr: 'QRCode',
  aztec: 'Aztec',
  pdf417: 'PDF417',
  code128: 'Code128',
  ean13: 'EAN13',
  itf: 'ITF',
  code39: 'Code39',
  datamatrix: 'DataMatrix',
};

const linear: ReadonlySet<Symbology> = new Set(['code128', 'ean13', 'itf', 'code39']);

let ready: Promise<unknown> | undefined;

/** Draws the payload byte for byte; throws for symbologies that the generator does not use. */
export async function drawCode(code: SheetCode): Promise<DrawnCode> {
  ready ??= loadWriter();
  await ready;
  const format = formats[code.symbology];
  if (!format) throw new Error(`cannot draw ${code.symbology}`);
  // Text goes in as text: bytes would make the writer announce a character set, which changes nothing but the size.
  const text = asText(code.bytes);
  const drawn = await writeBarcode(text ?? code.bytes, { format, scale: 4, addQuietZones: true });
  if (!drawn.image || drawn.error) throw new Error(`${code.symbology}: ${drawn.error}`);
  const png = new Uint8Array(await drawn.image.arrayBuffer());
  return { svg: drawn.svg.slice(drawn.svg.indexOf('<svg')), png, linear: linear.has(code.symbology) };
}

function asText(bytes: Uint8Array): string | undefined {
  return bytes.every((byte) => byte >= 32 && byte < 127) ? Buffer.from(bytes).toString('latin1') : undefined;
}

async function loadWriter(): Promise<unknown> {
  const file = new URL(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm'));
  const wasmBinary = (await readFile(file)).buffer as ArrayBuffer;
  return prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}
