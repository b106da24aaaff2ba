import type { Symbology } from './barcode.ts';

/** What people call each symbology, for sentences. */
export const symbologyNames = {
  qr: 'QR',
  aztec: 'Aztec',
  pdf417: 'PDF417',
  code128: 'Code 128',
  ean13: 'EAN-13',
  ean8: 'EAN-8',
  upca: 'UPC-A',
  upce: 'UPC-E',
  itf: 'Interleaved 2 of 5',
  code39: 'Code 39',
  code93: 'Code 93',
  codabar: 'Codabar',
  datamatrix: 'Data Matrix',
  maxicode: 'MaxiCode',
  microqr: 'Micro QR',
  rmqr: 'rMQR',
  databar: 'DataBar',
} as const satisfies Record<Symbology, string>;
