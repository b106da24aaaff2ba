/** Mails made to keep a mail server busy: each is small enough to be sent by anybody, and worse than it looks. */
import { mailOf } from './senders.ts';

/** A mail with what the door should say to it. */
export type HostileMail = { readonly what: string; readonly make: () => string; readonly reply: RegExp };

const taken = /^250 /;
/** Taken, or put off because reading it took too long: both let the service live. */
const borne = /^(?:250|451) /;
const tooLong = /^552 .*header/;

/** As many bytes of one piece as asked for. */
const fill = (piece: string, bytes: number): string => piece.repeat(Math.ceil(bytes / piece.length)).slice(0, bytes);
/** A value in lines of 900 bytes. */
const folded = (value: string): string => value.replace(/.{900}/g, '$&\r\n ');
/** The mail with other header lines after its own. */
const withLines = (lines: string): string => mailOf('x').replace('\r\n\r\n', () => `\r\n${lines}\r\n`);
/** The mail with a content type and a body of its own. */
const withBody = (type: string, body: string, more: Readonly<Record<string, string>> = {}): string =>
  `${mailOf('x', { 'MIME-Version': '1.0', 'Content-Type': type, ...more }).split('\r\n\r\n')[0]}\r\n\r\n${body}\r\n`;

const signature = (at: number, more = ''): string =>
  `DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=good.example; s=key${at};\r\n h=From:To:Subject:Date${more};\r\n bh=47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=;\r\n b=${fill('AbCd', 172)}\r\n`;
const seals = (at: number): string =>
  `ARC-Seal: i=${at}; a=rsa-sha256; t=1; cv=none; d=sealer.example; s=key; b=${fill('AbCd', 172)}\r\n` +
  `ARC-Message-Signature: i=${at}; a=rsa-sha256; c=relaxed/relaxed; d=sealer.example; s=key;\r\n h=from:to; bh=47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=; b=${fill('AbCd', 172)}\r\n` +
  `ARC-Authentication-Results: i=${at}; mx.sealer.example; dmarc=pass header.from=good.example\r\n`;

const tree = (depth: number): string =>
  Array.from(
    { length: depth },
    (_, at) => `--b${at}\r\nContent-Type: multipart/mixed; boundary=b${at + 1}\r\n\r\n`,
  ).join('');

/** LIST: the four that once kept the service from answering for 6 seconds to three minutes. */
export const measuredMails: readonly HostileMail[] = [
  {
    what: '320 kB of folded header lines',
    make: () => withLines(`X: a\r\n${fill(' a\r\n', 320_000)}`),
    reply: tooLong,
  },
  {
    what: 'a megabyte of folded header lines',
    make: () => withLines(`X: a\r\n${fill(' a\r\n', 1_000_000)}`),
    reply: tooLong,
  },
  {
    what: 'four words of 60 kB in To',
    make: () => withLines(`To: ${Array.from({ length: 4 }, () => fill('a', 60_000)).join('\r\n ')}\r\n`),
    reply: taken,
  },
  {
    what: '500 signatures',
    make: () => withLines(Array.from({ length: 500 }, (_, at) => signature(at).replaceAll('\r\n ', ' ')).join('')),
    reply: borne,
  },
];

/** LIST: headers, addresses, trees of parts, encoded words and boundaries. */
export const hostileMails: readonly HostileMail[] = [
  { what: 'a header without an end', make: () => fill('X-Y: z\r\n', 3_000_000), reply: tooLong },
  {
    what: 'a header of 250 kB in 900 folded lines',
    make: () => withLines(`X: ${folded(fill('a b', 240_000))}\r\n`),
    reply: taken,
  },
  { what: '990 fields', make: () => withLines(fill('X-Y: z\r\n', 8 * 990)), reply: taken },
  {
    what: 'lines that are no fields',
    make: () => withLines(`X: y\r\n${fill('no field at all\r\n', 17 * 900)}`),
    reply: taken,
  },
  {
    what: 'names of fields without a colon',
    make: () => withLines(`${fill('DKIM-Signature\r\n', 16 * 900)}`),
    reply: borne,
  },
  {
    what: '10 signatures of 20 kB',
    make: () => withLines(fillFields(10, (at) => signature(at, folded(fill(':To', 20_000))))),
    reply: borne,
  },
  {
    what: '11 signatures whose tags have no end',
    make: () => withLines(fillFields(11, () => `DKIM-Signature: ${folded(fill('a=b;', 20_000))}\r\n`)),
    reply: borne,
  },
  { what: 'more seals than there may be', make: () => withLines(fillFields(60, (at) => seals(at + 1))), reply: borne },
  {
    what: 'stations of 4 kB each',
    make: () => withLines(fillFields(45, () => `Received: from ${fill('(a b [1.2.3.4] ', 4000)}\r\n`)),
    reply: borne,
  },
  {
    what: '120 kB of references',
    make: () => withLines(`References: ${folded(fill('<a@', 120_000))}\r\n`),
    reply: taken,
  },
  { what: '60 kB of quotes in From', make: () => mailOf('x', { From: fill('"\\', 60_000) }), reply: taken },
  {
    what: '60 kB of comments in From',
    make: () => mailOf('x', { From: `${fill('(', 60_000)} <ada@good.example>` }),
    reply: taken,
  },
  { what: 'groups in groups in From', make: () => mailOf('x', { From: fill('a:b;', 60_000) }), reply: taken },
  {
    what: '20 000 addresses in Cc',
    make: () => withLines(`Cc: ${folded(fill('a@b.example,', 230_000))}\r\n`),
    reply: taken,
  },
  { what: 'a word in 60 kB of at signs', make: () => withLines(`Cc: ${fill('@', 60_000)}\r\n`), reply: taken },
  {
    what: '60 kB of encoded words that do not end',
    make: () => mailOf('x', { Subject: folded(fill('=?utf-8?q?', 60_000)) }),
    reply: taken,
  },
  {
    what: '60 kB of encoded words',
    make: () => mailOf('x', { Subject: folded(fill('=?utf-8?q?=41?= ', 60_000)) }),
    reply: taken,
  },
  {
    what: 'a content type of 60 kB',
    make: () => withBody(`text/plain; ${folded(fill('a="b\\"; ', 60_000))}`, 'x'),
    reply: borne,
  },
  {
    what: '700 pieces of a parameter',
    make: () => withBody(`text/plain;${Array.from({ length: 700 }, (_, at) => `\r\n name*${at}*=%41`).join(';')}`, 'x'),
    reply: borne,
  },
  {
    what: '60 kB of blanks before a boundary',
    make: () => withBody(`multipart/mixed;${fill(' ', 60_000)}x`, '--b\r\nContent-Type: text/plain\r\n\r\nx'),
    reply: borne,
  },
  {
    what: 'parts in parts, 5 000 deep',
    make: () => withBody('multipart/mixed; boundary=b0', tree(5000)),
    reply: taken,
  },
  {
    what: '50 000 parts',
    make: () => withBody('multipart/mixed; boundary=b', fill('--b\r\n\r\nx\r\n', 550_000)),
    reply: taken,
  },
  {
    what: 'a hundred boundaries and a megabyte of dashes',
    make: () =>
      withBody(
        `multipart/mixed; boundary=b`,
        `${fillFields(100, (at) => `boundary=q${at}\r\n`)}${fill('--q\r\n', 1_000_000)}`,
      ),
    reply: taken,
  },
  {
    what: 'messages in messages, 1 000 deep',
    make: () =>
      withBody(
        'message/rfc822',
        fillFields(
          1000,
          () => 'From: a@b.example\r\nDate: Fri, 20 Nov 2026 10:00:00 +0100\r\nContent-Type: message/rfc822\r\n\r\n',
        ),
      ),
    reply: taken,
  },
  {
    what: '100 kB of lines with one dot',
    make: () => withBody('text/plain', fill('.\r\n', 100_000)),
    reply: taken,
  },
  {
    what: 'a megabyte of soft line ends',
    make: () => withBody('text/plain', fill('=\r\n', 1_000_000), { 'Content-Transfer-Encoding': 'quoted-printable' }),
    reply: taken,
  },
];

function fillFields(count: number, field: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => field(at)).join('');
}
