import { describe, expect, it } from 'vitest';
import { markupPage } from '#test/extraction/markup.ts';
import { extractionInput } from '#test/support/mails.ts';
import { readToken } from './stated-barcodes.ts';

const told = (token: unknown) => {
  const code = readToken(token as string);
  return code && [code.symbology, Buffer.from(code.bytes).toString('latin1')];
};
const found = (markup: unknown) => extractionInput(markupPage(markup)).barcodes.map(({ id, text }) => [id, text]);

describe('a token that spells a code out', () => {
  it.each([
    ['qrCode:AB 12', ['qr', 'AB 12']],
    ['QR:AB12', ['qr', 'AB12']],
    ['aztecCode:M1AB', ['aztec', 'M1AB']],
    ['aztec:M1AB', ['aztec', 'M1AB']],
    ['barcode128:0042', ['code128', '0042']],
    ['code128:0042', ['code128', '0042']],
    ['PDF417:M1AB', ['pdf417', 'M1AB']],
    ['dataMatrix:X', ['datamatrix', 'X']],
    ['  qrCode:A:B\nC  ', ['qr', 'A:B\nC  ']],
    ['qrCode:https://example.org/t/42', ['qr', 'https://example.org/t/42']],
    ['qrCode:A&B; C&D', ['qr', 'A&B; C&D']],
    ['qrCode:see https://example.org/42.png', ['qr', 'see https://example.org/42.png']],
    ['aztecBin:AAH/', ['aztec', '\0\u0001ÿ']],
  ])('is %j', (token, code) => expect(told(token)).toEqual(code));

  it.each([
    'AB12',
    ':AB12',
    'qrCode:',
    'ean13:4006381333931',
    'qrCode:Zürich',
    'qrCode:A\u0000B',
    'qrCode:A&quot;B',
    'qrCode:A&#38;B',
    'qrCode:A&#x26;B',
    'qrCode:https://example.org/a/42.png?size=2',
    'qrCode:https://example.org/a/42.JPEG',
    'qrCode:https://example.org/qrcodes/42',
    'aztecBin:AAH',
    'aztecBin:AA=H',
    'aztecBin:',
    `qrCode:${'A'.repeat(2001)}`,
    42,
    undefined,
    { '@value': 'qrCode:A' },
  ])('is none: %j', (token) => expect(told(token)).toBeUndefined());

  it('holds as much as we read', () => {
    expect(told(`qrCode:${'A'.repeat(2000)}`)?.[1]).toHaveLength(2000);
  });
});

describe('the tokens of markup', () => {
  it('are found wherever they stand, each with a number of its own', () => {
    const reservation = {
      '@type': 'TrainReservation',
      ticketToken: ['qrCode:A', 'https://example.org/b.png'],
      reservedTicket: [{ '@type': 'Ticket', ticketToken: 'aztec:C' }, { ticketToken: { '@value': 'aztec:D' } }],
      subReservation: { reservedTicket: { token: 'qr:E' } },
    };
    expect(found(reservation)).toEqual([
      ['0#s0', 'A'],
      ['0#s1', 'C'],
      ['0#s2', 'E'],
    ]);
  });

  it('are read down to a depth, and to a number', () => {
    const nested = (depth: number): object => (depth === 0 ? { ticketToken: 'qr:A' } : { inner: nested(depth - 1) });
    expect(found(nested(6))).toHaveLength(1);
    expect(found(nested(7))).toHaveLength(0);
    const many = { reservedTicket: Array.from({ length: 120 }, (_, at) => ({ ticketToken: `qr:${at}` })) };
    expect(found(many)).toHaveLength(100);
  });
});
