/** What codes are alike, and which of several opens a gate. */
import { isAdvertising } from '#src/barcodes/advertising.ts';
import type { FoundBarcode } from '#src/barcodes/barcode.ts';

/** Codes of one series: the same symbology, and payloads of about the same length. */
export function isOfOneMake(one: FoundBarcode, other: FoundBarcode): boolean {
  return one.symbology === other.symbology && Math.abs(one.bytes.length - other.bytes.length) <= 2;
}

/** Wallet's own 2-D codes before others, long payloads before short ones, references before web addresses. */
export function strength(code: FoundBarcode): number {
  const native = ['qr', 'aztec', 'pdf417'].includes(code.symbology) ? 2 : code.symbology === 'code128' ? 1 : 0;
  return native + (isAdvertising(code.text) ? -4 : 0);
}

/** The codes that could open a gate: advertisements' addresses only where there is nothing else. */
export function admissionsOf(codes: readonly FoundBarcode[]): readonly FoundBarcode[] {
  const real = codes.filter(({ text }) => !isAdvertising(text));
  return real.length > 0 ? real : codes;
}

/** Pairs of a ticket and a code that are looked at; of more, the order alone decides. */
export const mostPairs = 10_000;
