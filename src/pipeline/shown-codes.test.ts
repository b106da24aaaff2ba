import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultLimits } from '#src/documents/limits.ts';
import { openReaders } from '#src/documents/open-readers.ts';
import type { Readers } from '#src/documents/readers.ts';
import { drawCode } from '#test/generator/codes/draw.ts';
import { passFaults, readPassJson } from '#test/support/check-pass.ts';
import { type DevelopmentSigner, developmentSigner } from '#test/support/development-signer.ts';
import { convert } from './convert.ts';

let readers: Readers;
let development: DevelopmentSigner;
beforeAll(async () => {
  readers = openReaders({ spare: false });
  development = await developmentSigner();
});
afterAll(() => readers.close());

/** LIST: the tickets of one order: whose code each has, and where it sits. */
const order = [
  { code: 'QX-4471-A', seat: 'Row G, Seat 14', product: 'Adult', price: '28.00' },
  { code: 'QX-4471-B', seat: 'Row G, Seat 15', product: 'Adult', price: '28.00' },
  { code: 'QX-4471-C', seat: 'Row H, Seat 3', product: 'Child', price: '14.00' },
] as const;

/** A mail that shows the code of each ticket above it; its pictures are parts of it, in another order than the text shows them. */
async function orderMail(): Promise<Uint8Array> {
  const shown = order.map(
    ({ seat, product, price }, at) => `<p><img src="cid:code${at}@tickets" width="120" height="120"></p>
<p>Ticket ${at + 1} of ${order.length}</p><p>${seat}</p><p>${product} ${price} EUR</p>`,
  );
  const html = `<html><body><h1>The Seagull</h1><p>Friday, 12 March 2027, 19:30</p><p>Gate Theatre, 1 Cavendish Row, Dublin</p>
<p>Order number 55104</p>${shown.join('\n')}</body></html>`;
  const pictures = await Promise.all(
    order.map(async ({ code }, at) => {
      const { png } = await drawCode({ symbology: 'qr', bytes: Buffer.from(code) });
      const body = Buffer.from(png).toString('base64').replace(/.{76}/g, '$&\r\n');
      const head = ['Content-Type: image/png', `Content-ID: <code${at}@tickets>`, 'Content-Transfer-Encoding: base64'];
      return [...head, 'Content-Disposition: inline', '', body].join('\r\n');
    }),
  );
  const parts = [['Content-Type: text/html; charset=utf-8', '', html].join('\r\n'), ...pictures.toReversed()];
  const mail = [
    'From: Gate Theatre <tickets@gate.example>',
    'To: niamh@example.org',
    'Subject: Your tickets for The Seagull',
    'Date: Mon, 1 Mar 2027 10:00:00 +0000',
    'MIME-Version: 1.0',
    'Content-Type: multipart/related; boundary="part"',
    '',
    ...parts.flatMap((part) => ['--part', part]),
    '--part--',
    '',
  ];
  return Buffer.from(mail.join('\r\n'));
}

describe('a mail whose text shows a code above each ticket', () => {
  it('becomes a pass for each, in the order of the mail: its own code byte for byte, its own seat and price', async () => {
    const issuer = { name: 'Passlift', contact: 'http://localhost' };
    const context = { readers, signer: development.signer, limits: defaultLimits, issuer, now: '2027-03-01T10:05:00Z' };
    const { passes, tickets } = await convert({ bytes: await orderMail(), name: 'order.eml' }, context);

    expect(passes.map(({ proof }) => proof)).toEqual(['equal', 'equal', 'equal']);
    const said = passes.map(({ bytes, ticket }) => {
      const { barcodes } = readPassJson(bytes) as { readonly barcodes: readonly { readonly message: string }[] };
      const { row, seat, product, price } = tickets[ticket]!.fields;
      const place = `Row ${row?.value}, Seat ${seat?.value}`;
      return { code: barcodes[0]!.message, seat: place, product: product?.value, price: price?.value.amount };
    });
    expect(said).toEqual(order);
    for (const { bytes } of passes) expect(await passFaults(bytes, development.rootPath)).toEqual([]);
  });
});
