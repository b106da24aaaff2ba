import type { Barcode } from './barcode.ts';

/**
 * Controls other than those that texts in codes use: line ends, tab, and the separators of GS1 and ISO 15434 (EOT, FS,
 * GS, RS); and the sign for bytes that a character set does not have.
 */
const binaryControl = /[\x00-\x03\x05-\x08\x0b\x0c\x0e-\x1b\x1f\x7f-\x9f\ufffd]/;
const binaryByte = /[\x00-\x03\x05-\x08\x0b\x0c\x0e-\x1b\x1f\x7f]/;

/**
 * Reads a payload as text: UTF-8, else Latin-1 (the default of most symbologies), else Shift JIS (Kanji in a QR).
 * What is none of them is binary, and its text is one character U+0000 to U+00FF a byte.
 *
 * @param declared the text by the character set that the code itself names (ECI), if it does; many name Latin-1 and write UTF-8, and a text
 * with controls is none
 */
export function readPayload(bytes: Uint8Array, declared?: string): Pick<Barcode, 'text' | 'binary'> {
  if (declared !== undefined && !binaryControl.test(declared)) return { text: declared, binary: false };
  const latin1 = latin1Of(bytes);
  if (binaryByte.test(latin1)) return { text: latin1, binary: true };
  const utf8 = decode('utf-8', bytes);
  if (utf8 !== undefined && !binaryControl.test(utf8)) return { text: utf8, binary: false };
  if (isLatin1Text(bytes)) return { text: latin1, binary: false };
  const japanese = decode('shift_jis', bytes);
  if (japanese !== undefined && /^[\x00-\x7f\u3000-\u30ff\u4e00-\u9fff\uff01-\uff5e]+$/.test(japanese))
    return { text: japanese, binary: false };
  return { text: latin1, binary: true };
}

/** The payload holds bytes that are no text in any character set that codes use. */
export function isBinary(bytes: Uint8Array): boolean {
  return readPayload(bytes).binary;
}

/** One character U+0000 to U+00FF for each byte: how Wallet is told a payload exactly. */
export function latin1Of(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

/** Letters with accents stand among plain ones; of random bytes, a quarter are controls and half are above 0x7f. */
function isLatin1Text(bytes: Uint8Array): boolean {
  let high = 0;
  for (const byte of bytes) {
    if (byte >= 0x80 && byte < 0xa0) return false;
    if (byte >= 0xa0) high++;
  }
  return high * 4 <= bytes.length;
}

function decode(charset: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
