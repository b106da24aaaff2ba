/** LIST, long because every parser has codes of its own to begin with. */
import { deflateSync, gunzipSync, gzipSync } from 'node:zlib';
import { parseAmtrak } from '#src/barcodes/amtrak/parse-amtrak.ts';
import { flightDays } from '#src/barcodes/bcbp/flight-day.ts';
import { parseBcbp } from '#src/barcodes/bcbp/parse-bcbp.ts';
import { parseElb } from '#src/barcodes/elb/parse-elb.ts';
import { parseHzpp } from '#src/barcodes/hzpp/parse-hzpp.ts';
import { parseIrctc } from '#src/barcodes/irctc/parse-irctc.ts';
import { parseMav } from '#src/barcodes/mav/parse-mav.ts';
import { readPayload } from '#src/barcodes/payload-text.ts';
import { decodePer, type PerRecord } from '#src/barcodes/per/decode-per.ts';
import { parseRsp6 } from '#src/barcodes/rsp/parse-rsp6.ts';
import { parseSecutix } from '#src/barcodes/sncf/parse-secutix.ts';
import { parseSncf } from '#src/barcodes/sncf/parse-sncf.ts';
import { parseSlovenian } from '#src/barcodes/ssb/parse-slovenian.ts';
import { parseSsb } from '#src/barcodes/ssb/parse-ssb.ts';
import { parseSsb1 } from '#src/barcodes/ssb/parse-ssb1.ts';
import { type FcbVersion, fcbSchema } from '#src/barcodes/uic/fcb-schema.ts';
import { gridOf } from '#src/barcodes/uic/layout.ts';
import { parseUic } from '#src/barcodes/uic/parse-uic.ts';
import { readRct2 } from '#src/barcodes/uic/rct2.ts';
import { readElements } from '#src/barcodes/vdv/elements.ts';
import { parseVdv } from '#src/barcodes/vdv/parse-vdv.ts';
import { parseVia } from '#src/barcodes/via/parse-via.ts';
import { parseZssk } from '#src/barcodes/zssk/parse-zssk.ts';
import { bcbpExtractor } from '#src/extraction/bcbp/extract.ts';
import { railExtractor } from '#src/extraction/rail/extract.ts';
import { bcbpText } from '../support/bcbp-text.ts';
import { codeInput } from '../support/code-input.ts';
import { elbText } from '../support/elb-text.ts';
import { hzppText } from '../support/hzpp-text.ts';
import { irctcText } from '../support/irctc-text.ts';
import { mavBytes, zsskBytes } from '../support/mav-bytes.ts';
import { encodePer } from '../support/per-encoder.ts';
import { rsp6Text, testIssuerKey } from '../support/rsp6-text.ts';
import { secutixBytes, sncfText } from '../support/sncf-text.ts';
import { bitsToBytes, sixBit, slovenianBytes } from '../support/ssb-bytes.ts';
import { ssb1Bytes } from '../support/ssb1-bytes.ts';
import {
  type BlockBytes,
  fcbTicket,
  flexBlock,
  headBlock,
  layoutBlock,
  uicContainer,
} from '../support/uic-container.ts';
import { uicHeader } from '../support/uic-header.ts';
import { testAuthorityKey, vdvCode } from '../support/vdv-code.ts';
import { viaText } from '../support/via-text.ts';
import type { FuzzTarget } from './target.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const extract = (bytes: Uint8Array) => railExtractor.extract(codeInput([bytes], '2026-11-20'));

const documents: readonly PerRecord[] = [
  {
    reservation: {
      trainNum: 577,
      departureDate: 4,
      departureTime: 615,
      arrivalTime: 1439,
      fromStationNum: 8000105,
      toStationNum: 8503000,
      places: { coach: '12', placeNum: [45, 46] },
      tariff: [{ numberOfPassengers: 2, restrictedToCountryOfResidence: false, tariffDesc: 'Sparpreis' }],
    },
  },
  {
    openTicket: {
      returnIncluded: true,
      fromStationNum: 8010184,
      toStationNum: 8509000,
      validUntilDay: 1,
      validRegion: [{ trainLink: { trainNum: 577, travelDate: 4, departureTime: 615 } }],
      returnDescription: { validReturnRegion: [{ viaStations: { stationNum: 8010184, border: false } }] },
    },
  },
  { pass: { passType: 2, validUntilDay: 30, numberOfDaysOfTravel: 7, activatedDay: [1, 2, 300] } },
  { customerCard: { validFromYear: 2026, validUntilYear: 1, customer: { lastName: 'Doe', ticketHolder: true } } },
];

const db = {
  id: '0080BL',
  version: '03',
  bytes: bytesOf('0011301202113012021548899493\0\x002S0010004TestS031001013.01.2021'),
};
const cd = { id: '1154UT', version: '01', bytes: bytesOf('KJ006NovákKK006ABCDEFOD01602.09.2016 00:00') };
const vdv = {
  id: '0080VU',
  version: '01',
  bytes: Uint8Array.from([0, 0, 24, 124, 0, 1, 1, ...Array.from({ length: 40 }, (_, index) => index * 5)]),
};
const layout = layoutBlock([
  [0, 12, 40, 'TICKET'],
  [6, 0, 12, '29.12 01:37'],
  [6, 12, 40, 'WIEN HBF -> GRAZ HBF'],
  [8, 0, 60, 'ZUG 421 NJ WAGEN 280 Sitzplatz'],
  [13, 40, 30, 'EUR 99,90'],
]);
const company = [
  { id: '5197TI', version: '01', bytes: bytesOf('0010004Test002001626-11-24 08:15') },
  { id: '3306VD', version: '01', bytes: bytesOf(`${'1'.padEnd(69)}|Anna||Huber|`) },
  { id: '118199', version: '01', bytes: bytesOf('{"V":"2607240500","B":"2611250400","Z":"163:21"}') },
];
const blocks = [headBlock(), layout, db, cd, vdv, ...company];
const listed = layoutBlock(
  Array.from({ length: 43 }, (_, row) => [row, 0, 0, row === 11 ? '02.01' : row > 40 ? 'Kraków' : '08:05'] as const),
);
const packedOf = (records: readonly BlockBytes[]) =>
  Buffer.concat(
    records.flatMap(({ id, version, bytes }) => [Buffer.from(`${id.padEnd(6)}${version}${size4(bytes)}`), bytes]),
  );
const packed = packedOf(blocks);
const containers = [
  uicContainer(blocks),
  uicContainer([headBlock(), listed]),
  uicContainer([headBlock(), flexBlock(fcbTicket(documents[0]!), 3)], { version: 2 }),
];

/** The packed part put into a container again, so that changes get past zlib's checksum. */
function packedAgain(bytes: Uint8Array): Uint8Array {
  const body = deflateSync(bytes);
  const size = String(body.length).padStart(4, '0').slice(-4);
  return Buffer.concat([Buffer.from('#UT01108000001'), new Uint8Array(50), Buffer.from(size), body]);
}

const mavBlocks = new Uint8Array(gunzipSync(mavBytes().subarray(24, -56)));

const fcb = (version: FcbVersion): FuzzTarget => ({
  samples: documents.map((document) => encodePer(fcbSchema(version), 'UicRailTicketData', fcbTicket(document))),
  parse: (bytes) => {
    decodePer(fcbSchema(version), 'UicRailTicketData', bytes);
    return extract(
      packedAgain(Buffer.concat([Buffer.from(`U_FLEX${version === 1 ? '13' : `0${version}`}${size4(bytes)}`), bytes])),
    );
  },
});

function size4(bytes: Uint8Array): string {
  return String(bytes.length + 12)
    .padStart(4, '0')
    .slice(-4);
}

/** LIST: parsers of what codes hold, and the extractors that make tickets of it. */
export const codeTargets: Readonly<Record<string, FuzzTarget>> = {
  bcbp: {
    samples: [bcbpText(), bcbpText({ legs: [{}, {}], security: 'GIWVC5EH7JNT684FVNJ91W2QA4DVN5J8K4F0L0GEQ3DF5' })].map(
      bytesOf,
    ),
    parse: (bytes) => {
      const bcbp = parseBcbp(textOf(bytes));
      if (bcbp) flightDays(bcbp, '2026-11-20');
      return bcbpExtractor.extract(codeInput([bytes], '2026-11-20'));
    },
  },
  'uic container': { samples: containers, parse: extract },
  'uic records': {
    samples: [packed, packedOf([headBlock(), listed, company[0]!])],
    parse: (bytes) => {
      const ticket = parseUic(packedAgain(bytes));
      if (ticket?.layout) readRct2(gridOf(ticket.layout), '2026-11-20');
      return extract(packedAgain(bytes));
    },
  },
  'uic header': {
    samples: documents.map((document) => uicHeader({ ticket: fcbTicket(document), signed: true })),
    parse: extract,
  },
  'fcb 1': fcb(1),
  'fcb 2': fcb(2),
  'fcb 3': fcb(3),
  ssb: {
    samples: [1, 2, 3, 4].map((type) =>
      bitsToBytes(
        [
          [3, 4],
          [1080, 14],
          [1, 4],
          [type, 5],
          [1, 7],
          [0, 14],
          ['ABC12345678901', sixBit],
          [6, 4],
          [100, 9],
        ],
        114,
      ),
    ),
    parse: (bytes) => [parseSsb(bytes), extract(bytes)],
  },
  'ssb 1': { samples: [ssb1Bytes()], parse: (bytes) => [parseSsb1(bytes), extract(bytes)] },
  'ssb, slovenian': { samples: [slovenianBytes()], parse: (bytes) => [parseSlovenian(bytes), extract(bytes)] },
  elb: { samples: [bytesOf(elbText([{}, {}]))], parse: (bytes) => [parseElb(textOf(bytes)), extract(bytes)] },
  sncf: { samples: [bytesOf(sncfText({}))], parse: (bytes) => [parseSncf(textOf(bytes)), extract(bytes)] },
  secutix: { samples: [secutixBytes({})], parse: (bytes) => [parseSecutix(bytes), extract(bytes)] },
  irctc: {
    samples: [bytesOf(irctcText({ statuses: ['CNF/B1/12/LOWER', 'WL/7'] }))],
    parse: (bytes) => [parseIrctc(textOf(bytes)), extract(bytes)],
  },
  vdv: {
    samples: [vdvCode(), vdvCode({ name: 'M1#D2', product: 12 })],
    parse: (bytes) => [parseVdv(bytes, testAuthorityKey), extract(bytes)],
  },
  'vdv elements': { samples: [vdvCode()], parse: readElements },
  rsp6: {
    samples: [bytesOf(rsp6Text()), bytesOf(`06ABCDEFGH100TT${'QWERTZUIOP'.repeat(22)}`)],
    parse: (bytes) => [parseRsp6(textOf(bytes), testIssuerKey), extract(bytes)],
  },
  mav: {
    samples: [mavBytes(), mavBytes({ version: 4 }), mavBytes({ trip: false, seats: [], pass: true })],
    parse: (bytes) => [parseMav(bytes), extract(bytes)],
  },
  'mav blocks': {
    samples: [mavBlocks],
    parse: (bytes) =>
      extract(Buffer.concat([mavBytes().subarray(0, 24), gzipSync(bytes.subarray(0, 1000)), Buffer.alloc(56)])),
  },
  zssk: { samples: [zsskBytes()], parse: (bytes) => [parseZssk(bytes), extract(bytes)] },
  hzpp: { samples: [bytesOf(hzppText())], parse: (bytes) => [parseHzpp(textOf(bytes)), extract(bytes)] },
  via: { samples: [bytesOf(viaText())], parse: (bytes) => [parseVia(textOf(bytes)), extract(bytes)] },
  amtrak: { samples: [bytesOf('1A2B3C-05MAY27')], parse: (bytes) => [parseAmtrak(textOf(bytes)), extract(bytes)] },
  'plain rail text': {
    samples: [
      '12345678901230000100577  24/11/202609:2585030008509000012045',
      'A1;8503000;8509000;24.11.2026 09:25;2;x',
    ].map(bytesOf),
    parse: extract,
  },
  'payload text': {
    samples: [bytesOf('Zürich → 東京'), Buffer.from('82a082a2', 'hex')],
    parse: (bytes) => readPayload(bytes),
  },
};
