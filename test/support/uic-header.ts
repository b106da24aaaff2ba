/** Writes UIC barcode headers (DOSIPAS, version 2) for tests; signatures are zeros. */
import type { PerRecord } from '#src/barcodes/per/decode-per.ts';
import { readSchema } from '#src/barcodes/per/schema.ts';
import { fcbSchema } from '#src/barcodes/uic/fcb-schema.ts';
import { encodePer } from './per-encoder.ts';

/** `level1` adds to what is signed by the issuer; `signed` puts the second signature, which phones make, around it. */
export function uicHeader({
  ticket,
  level1 = {},
  signed = false,
}: {
  readonly ticket: PerRecord;
  readonly level1?: PerRecord;
  readonly signed?: boolean;
}): Uint8Array {
  const data = encodePer(fcbSchema(3), 'UicRailTicketData', ticket);
  return encodePer(schema, 'UicBarcodeHeader', {
    format: 'U2',
    level2SignedData: {
      level1Data: {
        securityProviderNum: 1187,
        keyId: 7,
        dataSequence: [{ dataFormat: 'FCB3', data }],
        ...level1,
      },
      level1Signature: new Uint8Array(46),
      level2Data: { dataFormat: 'FDC1', data: new Uint8Array(4) },
    },
    ...(signed ? { level2Signature: new Uint8Array(46) } : {}),
  });
}

const schema = readSchema(
  `
  UicBarcodeHeader: format ia5; level2SignedData Level2Data; level2Signature bytes ?
  Level2Data: level1Data Level1Data; level1Signature bytes ?; level2Data Data ?
  Level1Data: securityProviderNum 1..32000 ?; securityProviderIA5 ia5 ?; keyId 0..99999 ?; dataSequence []Data; level1KeyAlg oid ?; level2KeyAlg oid ?; level1SigningAlg oid ?; level2SigningAlg oid ?; level2PublicKey bytes ?; endOfValidityYear 2016..2269 ?; endOfValidityDay 1..366 ?; endOfValidityTime 0..1439 ?; validityDuration 1..3600 ?
  Data: dataFormat ia5; data bytes
`,
  2,
);
