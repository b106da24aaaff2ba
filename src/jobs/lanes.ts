import type { DocumentKind } from './document-kind.ts';

/** LIST: what jobs wait in. Each has workers of its own, so that a burst of slow files never delays quick ones. */
export const lanes = ['quick', 'slow'] as const;
/** Which workers take a job. */
export type Lane = (typeof lanes)[number];

/** Bytes from which on a file is slow, whatever is in it: a PDF mostly for its pictures, a mail for what is attached. */
const large: Readonly<Record<'pdf' | 'mail', number>> = { pdf: 2 ** 20, mail: 3 * 2 ** 20 };

/** Pictures and scans are slow: their text has to be recognised, which is most of what a processor does here. */
export function laneOf(file: { readonly kind: DocumentKind; readonly bytes: number; readonly scanned: boolean }): Lane {
  if (file.kind === 'png' || file.kind === 'jpeg') return 'slow';
  return file.bytes >= large[file.kind] || (file.kind === 'pdf' && file.scanned) ? 'slow' : 'quick';
}

/** What only pictures of pages need (ISO 32000-1, 7.4), and what only text does: both stand in the clear in every PDF. */
const filters = ['/DCTDecode', '/CCITTFaxDecode', '/JBIG2Decode', '/JPXDecode'];
const fonts = ['/Font', '/Length1', '/Type1C', '/CIDFontType0C', '/OpenType'];
const longest = 15;

/** Looks at a PDF as it comes in, each byte once a sign: whether it has pictures and nothing to write with. A hint only. */
export function watchForScan(): { see(chunk: Uint8Array): void; scanned(): boolean } {
  const found = { filters: false, fonts: false };
  let tail = Buffer.alloc(0);
  return {
    see(chunk) {
      if (found.fonts) return;
      const bytes = Buffer.concat([tail, chunk]);
      found.filters ||= filters.some((sign) => bytes.includes(sign));
      found.fonts ||= fonts.some((sign) => bytes.includes(sign));
      tail = Buffer.from(bytes.subarray(-longest));
    },
    scanned: () => found.filters && !found.fonts,
  };
}
