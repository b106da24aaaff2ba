/** LIST: the names that zxing has for our symbologies. */

import type { Symbology } from '#src/barcodes/barcode.ts';

type Format = {
  readonly symbology: Symbology;
  /** Made of one row of bars. */
  readonly linear?: boolean;
};

/**
 * Left out on purpose: Micro PDF417, Aztec runes and QR Model 1 (no Wallet code reads the same), Telepen and film edges
 * (not on tickets), Code 39 Extended, Code 32 and PZN (readings of a Code 39, which we copy as it is).
 */
const formats = {
  QRCodeModel2: { symbology: 'qr' },
  MicroQRCode: { symbology: 'microqr' },
  RMQRCode: { symbology: 'rmqr' },
  AztecCode: { symbology: 'aztec' },
  PDF417: { symbology: 'pdf417' },
  CompactPDF417: { symbology: 'pdf417' },
  DataMatrix: { symbology: 'datamatrix' },
  MaxiCode: { symbology: 'maxicode' },
  Code128: { symbology: 'code128', linear: true },
  Code93: { symbology: 'code93', linear: true },
  Code39Std: { symbology: 'code39', linear: true },
  Codabar: { symbology: 'codabar', linear: true },
  ITF: { symbology: 'itf', linear: true },
  EAN13: { symbology: 'ean13', linear: true },
  EAN8: { symbology: 'ean8', linear: true },
  UPCA: { symbology: 'upca', linear: true },
  UPCE: { symbology: 'upce', linear: true },
  DataBarOmni: { symbology: 'databar', linear: true },
  DataBarStk: { symbology: 'databar', linear: true },
  DataBarStkOmni: { symbology: 'databar', linear: true },
  DataBarLtd: { symbology: 'databar', linear: true },
  DataBarExp: { symbology: 'databar', linear: true },
  DataBarExpStk: { symbology: 'databar', linear: true },
} as const satisfies Record<string, Format>;

/** Names that results carry instead of the name that was asked for. */
const reported: Readonly<Record<string, keyof typeof formats>> = {
  QRCode: 'QRCodeModel2',
  Aztec: 'AztecCode',
  Code39: 'Code39Std',
};

const names = Object.keys(formats) as readonly (keyof typeof formats)[];

/** Every format that we look for. */
export const allFormats: readonly string[] = names;
/** The formats of stacked and matrix codes. */
export const matrixFormats: readonly string[] = names.filter((name) => !formatOf(name)?.linear);
/** The formats made of one row of bars. */
export const linearFormats: readonly string[] = names.filter((name) => formatOf(name)?.linear);

/** The entry for a format as zxing reports it; `undefined` for one that we do not report. */
export function formatOf(name: string): Format | undefined {
  const entries: Readonly<Record<string, Format>> = formats;
  return entries[reported[name] ?? name];
}
