import { addText, isObject, type Json, listOf, type Shelf } from './shelf.ts';

/** `Hamburg (HAM)` under a place names its code too. */
export function copyCodes(shelf: Shelf): void {
  for (const side of ['from', 'to']) {
    for (const text of [...(shelf.texts.get(side) ?? [])]) {
      addText(shelf, `${side}_code`, text);
      for (const match of text.matchAll(/\(([A-Z]{3})\)/g)) addText(shelf, `${side}_code`, match[1]);
    }
  }
}

/** The codes that a pass draws, as bytes. */
export function barcodesOf(pass: Json): { bytes: Buffer; symbology: string; alternative: string[] }[] {
  const all = [...listOf(pass.barcodes), ...(isObject(pass.barcode) ? [pass.barcode] : [])];
  const seen = new Set<string>();
  return all.flatMap((code) => {
    if (typeof code.message !== 'string') return [];
    const bytes = messageBytes(code.message, String(code.messageEncoding ?? 'iso-8859-1'));
    const format = String(code.format ?? '')
      .replace('PKBarcodeFormat', '')
      .toLowerCase();
    const symbology = format === 'code128' ? 'barcode128' : format;
    const id = `${symbology} ${bytes.toString('hex')}`;
    if (seen.has(id)) return [];
    seen.add(id);
    return [{ bytes, symbology, alternative: code.altText ? [String(code.altText)] : [] }];
  });
}

/** The bytes that Wallet draws: the message in its declared encoding. */
function messageBytes(message: string, encoding: string): Buffer {
  const unicode = /^utf-?8$/i.test(encoding) || [...message].some((sign) => sign.codePointAt(0)! > 255);
  return Buffer.from(message, unicode ? 'utf8' : 'latin1');
}

/** A name, put together from its components where it has them. */
export function nameOf(value: unknown): unknown {
  if (!isObject(value)) return value;
  const parts = [value.givenName, value.middleName, value.familyName].filter(Boolean).join(' ');
  return parts || value.formattedName;
}
