import { readCalendar } from '#src/documents/inside/calendar/read-calendar.ts';
import { layoutHtml } from '#src/documents/inside/html/layout-html.ts';
import { readExifDate } from '#src/documents/inside/image/exif-date.ts';
import { cutAfterParts, headerLineCount, mendBoundary } from '#src/documents/inside/mail/mend-mail.ts';
import { readMail } from '#src/documents/inside/mail/read-mail.ts';
import { readPass } from '#src/documents/inside/pass/read-pass.ts';
import { mailLimits } from '#src/documents/shared/mail/limits.ts';
import { readMailDate } from '#src/documents/shared/mail/mail-date.ts';
import { findMessage } from '#src/documents/shared/mail/recognise-mail.ts';
import { readPictureHeader } from '#src/documents/shared/pictures/picture-header.ts';
import { writePng } from '#src/documents/shared/pictures/write-png.ts';
import { sniffType } from '#src/documents/shared/sniff-type.ts';
import { decodeText } from '#src/documents/shared/texts/decode-text.ts';
import { readJsonLd } from '#src/documents/shared/texts/json-ld.ts';
import { layoutPlainText } from '#src/documents/shared/texts/layout-plain-text.ts';
import { readLooseJson } from '#src/documents/shared/texts/mend-json.ts';
import { understand } from '#src/extraction/understand.ts';
import { calendarText, extractionInput, filePart, mailText, multipart, textPart } from '../support/mails.ts';
import { zipOf } from '../support/zip-files.ts';
import type { FuzzTarget } from './target.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');

const jsonLd = `{"@context":"https://schema.org","@type":"TrainReservation","reservationNumber":"AB1","reservationFor":{"@type":"TrainTrip","departureTime":"2026-11-20T10:00:00+01:00","departureStation":{"name":"Kiel"}},}`;
const html = `<html><head><style>.a{display:none}</style><script type="application/ld+json">${jsonLd}</script></head><body bgcolor="#123456"><table width=600><tr><td colspan=2>Your ticket<td rowspan="3">Gate&nbsp;B</tr></table><div itemscope itemtype="http://schema.org/Event"><span itemprop=name>Concert</span><pre> a  b</pre><ul><li>1<li>2</ul></div></body></html>`;
const calendar = calendarText(
  'SUMMARY:Night train to\\, via Bas',
  ' el',
  'DTSTART;TZID=Europe/Berlin:20270304T203000',
  'DURATION:P1DT2H',
  'GEO:52.52;13.38',
);
const mail = mailText(
  multipart('mixed', [
    multipart('alternative', [textPart('Your ticket'), textPart(html, 'html')]),
    filePart(calendar, 'text/calendar', 'a.ics'),
    filePart(bytesOf('%PDF-1.4'), 'application/pdf', '=?utf-8?q?Fahrkarte_f=C3=BCr?='),
  ]),
);
const passJson = JSON.stringify({
  formatVersion: 1,
  organizationName: 'name',
  eventTicket: { primaryFields: [{ key: 'a', label: 'Seat', value: '12, 14:00' }] },
  barcodes: [{ format: 'PKBarcodeFormatQR', message: '123', messageEncoding: 'iso-8859-1' }],
  relevantDate: '2026-11-20T10:00:00+01:00',
});
const pass = zipOf({
  'pass.json': passJson,
  'en.lproj/pass.strings': '/* names */ "name" = "Caf\\u00e9 \\"A\\"\\nB";',
});
const printed = `Booking confirmation

Train ICE 577 from Frankfurt(Main)Hbf to Zürich HB
Departure: 24.11.2026 10:15, platform 7    Arrival: 14:00
Coach 12, seat 45    2nd class    Passenger: Jane Doe
Booking reference: ABC123    Total: 49,90 EUR
`;
const png = writePng({ width: 3, height: 2, channels: 3, data: new Uint8Array(18) });
const jpeg = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffc0001108001000200301220002110103110fffda000c03010002110311003f00ffd9',
  'hex',
);
/** Little-endian: one directory with a date and the pointer to another with the original date. */
const exif = Buffer.concat([
  Buffer.from('49492a0008000000', 'hex'),
  Buffer.from('020032010200140000002600000069870400010000003a000000', 'hex'),
  Buffer.from('00000000', 'hex'),
  Buffer.from('2026:11:22 09:38:00\0'),
  Buffer.from('01000390020014000000260000000000', 'hex'),
]);

const text = (parse: (value: string) => unknown, ...samples: readonly string[]): FuzzTarget => ({
  samples: samples.map(bytesOf),
  parse: (bytes) => parse(textOf(bytes)),
});

/** LIST: parsers of documents that run in our own code; those of libraries stand behind the fence and its deadline. */
export const documentTargets: Readonly<Record<string, FuzzTarget>> = {
  'file type': { samples: [bytesOf(mail), pass, png, jpeg, bytesOf(html), bytesOf(calendar)], parse: sniffType },
  'picture header': { samples: [png, jpeg], parse: readPictureHeader },
  exif: { samples: [exif, Buffer.concat([Buffer.from('Exif\0\0'), exif])], parse: readExifDate },
  mail: { samples: [bytesOf(mail)], parse: (bytes) => readMail(bytes, mailLimits) },
  'mail to tickets': {
    samples: [bytesOf(mail), bytesOf(mailText(textPart(printed)))],
    parse: async (bytes) => {
      const part = await readMail(bytes, mailLimits);
      return part?.type === 'mail' ? understand(extractionInput(part).root, '2026-11-20') : undefined;
    },
  },
  'mail, mended': {
    samples: [bytesOf(mail)],
    parse: (bytes) => [
      findMessage(bytes),
      headerLineCount(bytes, 1000),
      cutAfterParts(mendBoundary(bytes), 100),
      decodeText(bytes),
    ],
  },
  'mail date': text(readMailDate, 'Mon, 1 Mar 2027 10:00:00 +0100', '1 Mar 27 10:00 EST (comment)'),
  calendar: text(readCalendar, calendar),
  pass: { samples: [pass], parse: readPass },
  'calendar to tickets': text(
    (value) => understand(extractionInput({ type: 'calendar', events: readCalendar(value) }).root, '2026-11-20'),
    calendar,
    calendarText(
      'SUMMARY:LH 400 FRA to JFK',
      'DTSTART:20270304T203000Z',
      'LOCATION:Frankfurt (FRA)',
      'DESCRIPTION:Seat: 3',
    ),
  ),
  'pass to tickets': text((value) => {
    const passes = readPass(zipOf({ 'pass.json': value }));
    const parts = passes.map((each) => ({ type: 'pass' as const, ...each }));
    return understand(extractionInput({ type: 'mail', parts }).root, '2026-11-20');
  }, passJson),
  'loose json': text(readLooseJson, jsonLd, `[${jsonLd}${jsonLd}]`, '{"a":"b\nc", /* d */ \'e\': [1,,2]'),
  'json-ld': text(readJsonLd, jsonLd, `[${jsonLd},${jsonLd}]`),
  html: text(layoutHtml, html),
  'plain text': text(
    layoutPlainText,
    'Your ticket\n\nFrom:  Kiel\t To: Ulm\n-----\n| a | b |\n',
    '> quoted\n>> twice\n',
  ),
};
