import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slovenianBytes } from '#test/support/ssb-bytes.ts';
import { parseSlovenian } from './parse-slovenian.ts';

describe('parseSlovenian', () => {
  it('reads a return ticket', () => {
    expect(parseSlovenian(slovenianBytes())).toEqual({
      ticketNumber: '12345678901',
      product: 'Povratna vozovnica',
      travelClass: '2',
      price: 1180,
      persons: 2,
      validFrom: '2026-11-24T00:00',
      validUntil: '2026-11-25T23:59',
      stations: ['7942300', '7943400'],
    });
  });

  it.each([
    ['a ticket that ends before it begins', slovenianBytes({ day: 26 })],
    ['a day that does not exist', slovenianBytes({ month: 13 })],
    ['another company', slovenianBytes({ issuer: 1080 })],
    ['a cut code', slovenianBytes().subarray(0, 100)],
    ['nothing', new Uint8Array()],
  ])('takes %s for no such code', (_, bytes) => {
    expect(parseSlovenian(bytes)).toBeUndefined();
  });

  it('survives any bytes behind the head', () => {
    const noise = fc.uint8Array({ minLength: 107, maxLength: 300 });
    fc.assert(
      fc.property(noise, (bytes) => {
        const ticket = parseSlovenian(new Uint8Array(Buffer.concat([slovenianBytes().subarray(0, 7), bytes])));
        return ticket === undefined || ticket.validFrom <= ticket.validUntil;
      }),
    );
  });
});
