import type { FontLook } from '../../shared/lines/lay-out.ts';
import type { Pdfium } from './pdfium.ts';

const forceBold = 1 << 18;
const boldName = /bold|black|heavy|semibd|(?:^|[-,])bd\b/i;
const codeName = /barcode|code[-_ ]?(?:128|39|93)|c39|c128|3of9|2of5|pdf417|datamatrix|ean[-_]?(?:8|13)|\bqr\b|idaut/i;

/** Tells how the font of a character looks, by its name and flags (ISO 32000-1, 9.8.2). */
export function fontsOf(pdfium: Pdfium, text: number): (index: number) => FontLook {
  const known = new Map<string, FontLook>();
  return (index) => {
    const [name, flags] = pdfium.withMemory(132, (memory) => {
      const length = Math.min(128, pdfium.FPDFText_GetFontInfo(text, index, memory + 4, 128, memory));
      const bytes = pdfium.heap().slice(memory + 4, memory + 3 + Math.max(1, length));
      return [new TextDecoder().decode(bytes), pdfium.int(memory)] as const;
    });
    const key = `${name} ${flags}`;
    const look = known.get(key) ?? {
      bold: boldName.test(name) || (flags & forceBold) !== 0 || pdfium.FPDFText_GetFontWeight(text, index) >= 600,
      code: codeName.test(name),
    };
    known.set(key, look);
    return look;
  };
}
