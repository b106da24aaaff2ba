/** Writes UIC barcode headers (DOSIPAS) for tests; signatures are zeros. */
import type { PerRecord } from '#src/barcodes/per/decode-per.ts';
import { readSchema } from '#src/barcodes/per/schema.ts';
import { fcbSchema } from '#src/barcodes/uic/fcb-schema.ts';
import { encodePer } from './per-encoder.ts';

/**
 * `more` are tickets behind the first, `level1` adds to what is signed by the issuer; `signed` puts the second signature, which
 * phones make, around it.
 */
export function uicHeader({
  ticket,
  more = [],
  level1 = {},
  signed = false,
  version = 2,
}: {
  readonly ticket: PerRecord;
  readonly more?: readonly PerRecord[];
  readonly version?: 1 | 2;
  readonly level1?: PerRecord;
  readonly signed?: boolean;
}): Uint8Array {
  const dataSequence = [ticket, ...more].map((each) => ({
    dataFormat: 'FCB3',
    data: encodePer(fcbSchema(3), 'UicRailTicketData', each),
  }));
  return encodePer(readSchema(notation, version), 'UicBarcodeHeader', {
    format: `U${version}`,
    level2SignedData: {
      level1Data: {
        securityProviderNum: 1187,
        keyId: 7,
        dataSequence,
        ...level1,
      },
      level1Signature: new Uint8Array(46),
      level2Data: { dataFormat: 'FDC1', data: new Uint8Array(4) },
    },
    ...(signed ? { level2Signature: new Uint8Array(46) } : {}),
  });
}

const notation = `
  UicBarcodeHeader: format ia5; level2SignedData Level2Data; level2Signature bytes ?
  Level2Data: level1Data Level1Data; level1Signature bytes ?; level2Data Data ?
  Level1Data: securityProviderNum 1..32000 ?; securityProviderIA5 ia5 ?; keyId 0..99999 ?; dataSequence []Data; level1KeyAlg oid ?; level2KeyAlg oid ?; level1SigningAlg oid ?; level2SigningAlg oid ?; level2PublicKey bytes ?; endOfValidityYear 2016..2269 ? @2; endOfValidityDay 1..366 ? @2; endOfValidityTime 0..1439 ? @2; validityDuration 1..3600 ? @2
  Data: dataFormat ia5; data bytes
`;
