import type { Barcode, Symbology } from '#src/barcodes/barcode.ts';
import { readPayload } from '#src/barcodes/payload-text.ts';
import { symbologyOfFormat } from '#src/barcodes/wallet-barcode.ts';
import type { JsonObject, JsonValue } from '../../document.ts';

/** By names that a stranger wrote. */
const formats = new Map<string, Symbology>(Object.entries(symbologyOfFormat));

/** The code that a pass shows: the first of `barcodes` whose bytes are certain, else `barcode` of older passes. */
export function passBarcodes(pass: JsonObject): readonly Barcode[] {
  const listed = Array.isArray(pass.barcodes) ? (pass.barcodes as readonly JsonValue[]) : [];
  for (const entry of [...listed, pass.barcode]) {
    const barcode = readBarcode(entry);
    if (barcode) return [barcode];
  }
  return [];
}

function readBarcode(entry: JsonValue | undefined): Barcode | undefined {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return undefined;
  const { format, message, messageEncoding } = entry as JsonObject;
  const symbology = typeof format === 'string' ? formats.get(format) : undefined;
  if (!symbology || typeof message !== 'string' || message === '') return undefined;
  const bytes = encode(message, typeof messageEncoding === 'string' ? messageEncoding : 'iso-8859-1');
  return bytes ? { symbology, bytes, ...readPayload(bytes) } : undefined;
}

/** The bytes that Wallet makes of a message; undefined where we could only guess. */
function encode(message: string, encoding: string): Uint8Array | undefined {
  const name = encoding.trim().toLowerCase().replace(/_/g, '-');
  const codes = Array.from(message, (sign) => sign.codePointAt(0)!);
  if (codes.every((code) => code < 0x80)) return Uint8Array.from(codes);
  if (/^utf-?8$/.test(name)) return new TextEncoder().encode(message);
  const latin1 = /^(iso-?8859-1|latin-?1)$/.test(name);
  return latin1 && codes.every((code) => code < 0x100) ? Uint8Array.from(codes) : undefined;
}
