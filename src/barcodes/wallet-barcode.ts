/**
 * How Wallet is told a barcode so that a scanner gets the same bytes from the phone as from the paper, or why it cannot
 * be. Formats and what they hold: Apple's Pass dictionary, `barcodes`; the last four came with iOS 27.
 */

import { type Problem, problem } from '#src/problems.ts';
import type { Barcode, Symbology } from './barcode.ts';
import { latin1Of } from './payload-text.ts';
import { symbologyNames } from './symbology-names.ts';

/** One entry of a pass's `barcodes`; Wallet shows the first one that it can draw. */
export type WalletEntry = { readonly format: WalletFormat; readonly message: string; readonly messageEncoding: string };
/** Formats that Wallet draws; the last four since iOS 27. */
export type WalletFormat =
  `PKBarcodeFormat${'QR' | 'Aztec' | 'PDF417' | 'Code128' | 'EAN13' | 'Code39' | 'Codabar' | 'I2of5'}`;

/** What goes into pass.json for a code, and what has to hold before it may. */
export type WalletBarcodes = {
  /** Best first. */
  readonly entries: readonly WalletEntry[];
  /** For each entry, what has to be drawn and read back before the pass may be handed out. */
  readonly proofAs: readonly { readonly symbology: DrawnSymbology; readonly bytes: Uint8Array }[];
  /** What the holder should know. */
  readonly problems: readonly Problem[];
};

/** The symbologies that some Wallet draws. */
export type DrawnSymbology = Extract<
  Symbology,
  'qr' | 'aztec' | 'pdf417' | 'code128' | 'ean13' | 'code39' | 'codabar' | 'itf'
>;

type Form = {
  readonly format: WalletFormat;
  /** Most bytes that fit in the largest symbol of the kind. */
  readonly most: number;
  /** What the symbology can hold at all; text, one character a byte. */
  readonly legal: (text: string) => boolean;
};

const anything = () => true;

const forms: Readonly<Record<DrawnSymbology, Form>> = {
  qr: { format: 'PKBarcodeFormatQR', most: 2953, legal: anything },
  aztec: { format: 'PKBarcodeFormatAztec', most: 1914, legal: anything },
  pdf417: { format: 'PKBarcodeFormatPDF417', most: 1108, legal: anything },
  code128: { format: 'PKBarcodeFormatCode128', most: 80, legal: (text) => /^[\x00-\x7f]+$/.test(text) },
  ean13: { format: 'PKBarcodeFormatEAN13', most: 13, legal: isEan13 },
  code39: { format: 'PKBarcodeFormatCode39', most: 48, legal: (text) => /^[A-Z0-9\-. $/+%]+$/.test(text) },
  codabar: { format: 'PKBarcodeFormatCodabar', most: 48, legal: (text) => /^[A-D][0-9\-$:/.+]+[A-D]$/.test(text) },
  itf: { format: 'PKBarcodeFormatI2of5', most: 48, legal: (text) => /^(\d\d){2,}$/.test(text) },
};

/** LIST: what each of Wallet's formats is drawn as. */
export const symbologyOfFormat: Readonly<Record<WalletFormat, DrawnSymbology>> = {
  PKBarcodeFormatQR: 'qr',
  PKBarcodeFormatAztec: 'aztec',
  PKBarcodeFormatPDF417: 'pdf417',
  PKBarcodeFormatCode128: 'code128',
  PKBarcodeFormatEAN13: 'ean13',
  PKBarcodeFormatCode39: 'code39',
  PKBarcodeFormatCodabar: 'codabar',
  PKBarcodeFormatI2of5: 'itf',
};

const sinceTheBeginning: ReadonlySet<Symbology> = new Set(['qr', 'aztec', 'pdf417', 'code128']);

/**
 * The entries for a code. Symbologies that every Wallet draws stay what they are; others get a QR code with the same
 * content, behind the format of iOS 27 where there is one, and a warning. Refuses what would not scan the same: binary
 * content that only a QR code could carry, and content that is too large.
 */
export function walletBarcodes(barcode: Barcode): WalletBarcodes | { readonly refused: Problem } {
  const contents = contentsOf(barcode);
  const [first] = contents;
  if (first === undefined) return { refused: problem('barcode.binary-qr') };
  const { most } = forms[first.symbology];
  if (first.bytes.length > most)
    return {
      refused: problem('barcode.too-large', {
        bytes: first.bytes.length,
        symbology: symbologyNames[first.symbology],
      }),
    };
  return { entries: contents.map(entryOf), proofAs: contents, problems: warningsOf(barcode, first.symbology) };
}

type Content = WalletBarcodes['proofAs'][number];

/** What Wallet may draw for the code, best first; nothing when only a QR code could and the content is binary. */
function contentsOf(barcode: Barcode): readonly Content[] {
  const contents: Content[] = [];
  const own = ownContent(barcode);
  if (own !== undefined) contents.push(own);
  // Aztec and PDF417 carry everything on every phone; Code 128 is not shown on the watch.
  const isEnough = own?.symbology === 'aztec' || own?.symbology === 'pdf417';
  if (!isEnough && !barcode.binary) contents.push({ symbology: 'qr', bytes: barcode.bytes });
  return contents;
}

/** The code in its own symbology, when some Wallet draws that, it is not QR, and the content is legal in it. */
function ownContent({ symbology, bytes }: Barcode): Content | undefined {
  if (symbology === 'upca') return legalContent('ean13', Uint8Array.of(0x30, ...bytes));
  return symbology === 'qr' || !isDrawn(symbology) ? undefined : legalContent(symbology, bytes);
}

function legalContent(symbology: DrawnSymbology, bytes: Uint8Array): Content | undefined {
  const { legal, most } = forms[symbology];
  // Beyond its size, a symbology that not every Wallet draws leaves the code to QR; the others are refused by size.
  if (!sinceTheBeginning.has(symbology) && bytes.length > most) return undefined;
  return legal(latin1Of(bytes)) ? { symbology, bytes } : undefined;
}

/** One character U+0000 to U+00FF a byte, and the character set in which Wallet makes these bytes of them again. */
function entryOf({ symbology, bytes }: Content): WalletEntry {
  return { format: forms[symbology].format, message: latin1Of(bytes), messageEncoding: 'iso-8859-1' };
}

function warningsOf({ symbology, gs1 }: Barcode, drawn: DrawnSymbology): readonly Problem[] {
  const name = symbologyNames[symbology];
  const isNative = sinceTheBeginning.has(symbology) && symbology === drawn;
  const warning = drawn === 'qr' ? 'barcode.unsupported' : 'barcode.newer-wallet';
  return [
    ...(isNative ? [] : [problem(warning, { symbology: name })]),
    ...(gs1 ? [problem('barcode.gs1', { symbology: name })] : []),
  ];
}

function isDrawn(symbology: Symbology): symbology is DrawnSymbology {
  return symbology in forms;
}

/** Thirteen digits whose last makes the weighted sum a multiple of ten (GS1 General Specifications, 7.9.1). */
function isEan13(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false;
  const sum = [...text].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
