/** The UIC barcode header (DOSIPAS): `UicBarcodeHeader` 1 and 2 of ERA TAP TSI B.12, unaligned PER around the ticket data. */
import { decodePer, type PerRecord } from '../per/decode-per.ts';
import { bytesIn, codeIn, numberIn, recordIn, recordsIn, textIn } from '../per/record.ts';
import { type PerSchema, readSchema } from '../per/schema.ts';

/** A header with what it carries. */
export type UicHeader = {
  readonly version: 1 | 2;
  /** RICS code or another code of who signed. */
  readonly securityProvider?: string;
  readonly keyId?: number;
  /** `FCB1` to `FCB3`: a flexible content barcode; `_1187…`: of that company; `FDC1`: dynamic content. */
  readonly data: readonly UicData[];
  readonly signature?: Uint8Array;
  /**
   * It has the second signature, which the phone makes anew each time it shows the code. A code with the key for one and
   * without one was made to be printed.
   */
  readonly dynamic: boolean;
  /** Seconds that a code is valid after it was shown; set for codes that change. */
  readonly validityDuration?: number;
};

/** One content of a code: how it is written, and its bytes. */
export type UicData = { readonly format: string; readonly bytes: Uint8Array };

/** Reads a header; undefined when the bytes are anything else. */
export function parseUicHeader(bytes: Uint8Array): UicHeader | undefined {
  const version = versionOf(bytes);
  if (!version || bytes.length < 12) return undefined;
  const header = decodePer(schemaOf(version), 'UicBarcodeHeader', bytes);
  const signed = recordIn(header, 'level2SignedData');
  const level1 = recordIn(signed, 'level1Data');
  if (!header || !signed || !level1) return undefined;
  const data = recordsIn(level1, 'dataSequence').flatMap(dataOf);
  if (data.length === 0 || data.some(({ format }) => !/^[\x20-\x7e]{1,20}$/.test(format))) return undefined;
  const signature = bytesIn(signed, 'level1Signature');
  const securityProvider = codeIn(level1, 'securityProvider');
  const keyId = numberIn(level1, 'keyId');
  const validityDuration = numberIn(level1, 'validityDuration');
  return {
    version,
    ...(securityProvider === undefined ? {} : { securityProvider }),
    ...(keyId === undefined ? {} : { keyId }),
    data: [...data, ...dataOf(recordIn(signed, 'level2Data'))],
    ...(signature ? { signature } : {}),
    dynamic: bytesIn(header, 'level2Signature') !== undefined,
    ...(validityDuration === undefined ? {} : { validityDuration }),
  };
}

function dataOf(record: PerRecord | undefined): readonly UicData[] {
  const format = textIn(record, 'dataFormat');
  const bytes = bytesIn(record, 'data');
  return format && bytes ? [{ format, bytes }] : [];
}

/** One bit for the outer signature, the length 2, then `U1` or `U2` in seven bits each: three bytes and a half. */
function versionOf([first = 0, second = 0, third = 0]: Uint8Array): 1 | 2 | undefined {
  const text = ((first << 16) | (second << 8) | third) & 0x7fffff;
  if (text >> 15 !== 2 || ((text >> 8) & 0x7f) !== 0x55) return undefined;
  const digit = (text >> 1) & 0x7f;
  return digit === 0x31 ? 1 : digit === 0x32 ? 2 : undefined;
}

const schemas = new Map<number, PerSchema>();

function schemaOf(version: 1 | 2): PerSchema {
  const known = schemas.get(version) ?? readSchema(notation, version);
  schemas.set(version, known);
  return known;
}

const notation = `
UicBarcodeHeader: format ia5; level2SignedData Level2Data; level2Signature bytes ?
Level2Data: level1Data Level1Data; level1Signature bytes ?; level2Data Data ?
Level1Data: securityProviderNum 1..32000 ?; securityProviderIA5 ia5 ?; keyId 0..99999 ?; dataSequence []Data; level1KeyAlg oid ?; level2KeyAlg oid ?; level1SigningAlg oid ?; level2SigningAlg oid ?; level2PublicKey bytes ?; endOfValidityYear 2016..2269 ? @2; endOfValidityDay 1..366 ? @2; endOfValidityTime 0..1439 ? @2; validityDuration 1..3600 ? @2
Data: dataFormat ia5; data bytes
`;
