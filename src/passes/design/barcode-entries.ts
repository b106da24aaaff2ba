import type { Barcode } from '#src/barcodes/barcode.ts';
import type { PassBarcode } from '../pass-json.ts';
import type { Facts } from './facts.ts';

const longestAltText = 25;
const linear: ReadonlySet<Barcode['symbology']> = new Set([
  'code128',
  'ean13',
  'ean8',
  'upca',
  'upce',
  'itf',
  'code39',
  'code93',
  'codabar',
]);

/**
 * What stands under the code, for the person at the gate: the number of the ticket or booking as printed. The payload
 * only where it is such a number itself.
 */
export function altTextOf({ fields, barcode }: Facts): string | undefined {
  const payload =
    barcode && !barcode.binary && /^[A-Za-z0-9][A-Za-z0-9 ./-]{2,24}$/.test(barcode.text) ? barcode.text : undefined;
  const printed = [fields.ticketNumber, fields.bookingReference, fields.voucherCode, fields.membershipNumber];
  const candidates = barcode && linear.has(barcode.symbology) ? [payload, ...printed] : [...printed, payload];
  return candidates.find((text) => text && text.length <= longestAltText);
}

/** Whether the first code is a wide one, which leaves generic passes a second row. */
export const isWide = (barcodes: readonly PassBarcode[]): boolean =>
  barcodes[0] !== undefined &&
  barcodes[0].format !== 'PKBarcodeFormatQR' &&
  barcodes[0].format !== 'PKBarcodeFormatAztec';
