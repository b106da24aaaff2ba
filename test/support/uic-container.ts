/** Writes containers of UIC leaflet 918.3 for tests; signatures are zeros. */
import { deflateSync } from 'node:zlib';
import type { PerRecord } from '#src/barcodes/per/decode-per.ts';
import { type FcbVersion, fcbSchema } from '#src/barcodes/uic/fcb-schema.ts';
import { encodePer } from './per-encoder.ts';

/** A record with its id and version. */
export type BlockBytes = { readonly id: string; readonly version: string; readonly bytes: Uint8Array };

export function uicContainer(blocks: readonly BlockBytes[], { version = 1, provider = '1080' } = {}): Uint8Array {
  const packed = deflateSync(Buffer.concat(blocks.map(blockBytes)));
  const head = `#UT${String(version).padStart(2, '0')}${provider}00001`;
  const signature = new Uint8Array(version === 1 ? 50 : 64);
  return new Uint8Array(
    Buffer.concat([Buffer.from(head), signature, Buffer.from(String(packed.length).padStart(4, '0')), packed]),
  );
}

function blockBytes({ id, version, bytes }: BlockBytes): Uint8Array {
  const size = String(bytes.length + 12).padStart(4, '0');
  return Buffer.concat([Buffer.from(`${id.padEnd(6)}${version}${size}`), bytes]);
}

export function headBlock({
  issuer = '1080',
  key = 'ABC123',
  edition = '201120261200',
  language = 'DE',
} = {}): BlockBytes {
  return {
    id: 'U_HEAD',
    version: '01',
    bytes: Buffer.from(`${issuer}${key.padEnd(20, '\0')}${edition}0${language}DE`),
  };
}

/** Fields as row, column, width and text. */
export function layoutBlock(
  fields: readonly (readonly [row: number, column: number, width: number, text: string])[],
  standard = 'RCT2',
): BlockBytes {
  const two = (value: number) => String(value).padStart(2, '0');
  const texts = fields.map(([row, column, width, text]) => {
    const height = text.split('\n').length;
    return `${two(row)}${two(column)}${two(height)}${two(width)}0${String(Buffer.byteLength(text)).padStart(4, '0')}${text}`;
  });
  return {
    id: 'U_TLAY',
    version: '01',
    bytes: Buffer.from(`${standard}${String(fields.length).padStart(4, '0')}${texts.join('')}`),
  };
}

export function flexBlock(ticket: PerRecord, version: FcbVersion = 1): BlockBytes {
  const bytes = encodePer(fcbSchema(version), 'UicRailTicketData', ticket);
  return { id: 'U_FLEX', version: version === 1 ? '13' : `0${version}`, bytes };
}

/** A ticket of flexible content with one document; issued on 20 November 2026. */
export function fcbTicket(document: PerRecord, traveler: PerRecord = {}): PerRecord {
  return {
    issuingDetail: {
      securityProviderNum: 1080,
      issuerNum: 1080,
      issuingYear: 2026,
      issuingDay: 324,
      issuingTime: 600,
      issuerName: 'Testbahn',
      specimen: false,
      securePaperTicket: false,
      activated: true,
      issuerPNR: 'PNR123',
    },
    travelerDetail: { traveler: [{ firstName: 'Jane', lastName: 'Doe', ticketHolder: true, ...traveler }] },
    transportDocument: [{ ticket: document }],
  };
}
