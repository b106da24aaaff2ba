import type { Symbology } from '#src/barcodes/barcode.ts';
import { symbologyNames } from '#src/barcodes/symbology-names.ts';
import type { TripCode } from '#src/itinerary/trip.ts';
import type { Resource } from './values.ts';

type Form = { readonly type: string; readonly allowed: RegExp };

const text = /^[\x20-\x7e\t\r\n]+$/;
const line = /^[\x20-\x7e]+$/;

/** LIST: the codes that Google draws (reference of Barcode, `BarcodeType`), and what each may hold here. */
const forms: Readonly<Partial<Record<Symbology, Form>>> = {
  qr: { type: 'QR_CODE', allowed: text },
  aztec: { type: 'AZTEC', allowed: text },
  pdf417: { type: 'PDF_417', allowed: text },
  datamatrix: { type: 'DATA_MATRIX', allowed: text },
  code128: { type: 'CODE_128', allowed: line },
  code39: { type: 'CODE_39', allowed: line },
  codabar: { type: 'CODABAR', allowed: /^[A-D][0-9\-$:/.+]+[A-D]$/ },
  ean13: { type: 'EAN_13', allowed: /^\d{13}$/ },
  ean8: { type: 'EAN_8', allowed: /^\d{8}$/ },
  upca: { type: 'UPC_A', allowed: /^\d{12}$/ },
  itf: { type: 'ITF_14', allowed: /^\d{14}$/ },
};

/** Why Google Wallet cannot take a ticket: a sentence, and which one it is, with the name of the code that it is about. */
export type GoogleRefusal = {
  readonly refused: string;
  readonly why: 'no-such-code' | 'bytes' | 'too-long';
  readonly name?: string;
};

/** The code of a pass, or a sentence that says why Google Wallet cannot be trusted with it. */
export type GoogleBarcode = { readonly barcode: Resource } | GoogleRefusal;

/**
 * A code goes as the text that it holds. ASCII gives the same bytes in every encoding; other text is promised for QR codes in UTF-8
 * alone (`renderEncoding`). Bytes that are no text, as most rail codes have them, cannot be handed over: a text would change them.
 */
export function googleBarcode(code: TripCode): GoogleBarcode {
  const { symbology, base64 } = code;
  const name = symbologyNames[symbology];
  const form = forms[symbology];
  if (!form || code.gs1)
    return { refused: `Google Wallet has no way to draw this ${name} code.`, why: 'no-such-code', name };
  const bytes = Buffer.from(base64, 'base64');
  const ascii = bytes.toString('latin1');
  if (form.allowed.test(ascii)) return { barcode: { type: form.type, value: ascii } };
  const value = symbology === 'qr' && !code.binary ? utf8Of(bytes) : undefined;
  if (value !== undefined) return { barcode: { type: form.type, value, renderEncoding: 'UTF_8' } };
  return {
    refused: `This ${name} code holds bytes that are no text. Google Wallet takes text only and would change them, so the code might not scan.`,
    ...{ why: 'bytes', name },
  };
}

function utf8Of(bytes: Uint8Array): string | undefined {
  try {
    const value = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/.test(value) ? undefined : value;
  } catch {
    return undefined;
  }
}
