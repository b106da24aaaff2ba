/** zxing-cpp by npm (zxing-wasm), which tells the bytes of a code: reads each entry of a pass as it is drawn. */
import { readFileSync } from 'node:fs';
import { symbologyOfFormat, type WalletFormat } from '#src/barcodes/wallet-barcode.ts';
import { drawAndReadBack } from '#src/documents/shared/codes/prove.ts';
import type { Reader } from './reader.ts';

const project = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

/** The project's own dependency: always there. */
export function openZxingCpp(): Reader {
  return {
    name: 'zxing-wasm, codes as drawn',
    version: project.dependencies['zxing-wasm'] ?? '',
    async read({ pass, trip }) {
      if (!pass.barcodes?.length || !trip.code) return 'silent';
      const wanted = Buffer.from(trip.code.base64, 'base64');
      const upca = trip.code.symbology === 'upca' ? Buffer.concat([Buffer.from('0'), wanted]) : wanted;
      for (const { format, message } of pass.barcodes) {
        const symbology = symbologyOfFormat[format as WalletFormat];
        const read = await drawAndReadBack({ symbology, bytes: Buffer.from(message, 'latin1') });
        const bytes = read && Buffer.from(read.bytes);
        if (!bytes || !(bytes.equals(wanted) || bytes.equals(upca))) return { fields: [], code: 'other' };
      }
      return { fields: [], code: 'equal' };
    },
  };
}
