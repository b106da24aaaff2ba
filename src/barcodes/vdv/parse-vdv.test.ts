import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testAuthorityKey, vdvCode } from '#test/support/vdv-code.ts';
import { isDeutschlandticket, isRenewed, ownerOf, titleOf, vdvTime } from './entitlement.ts';
import { parseVdv } from './parse-vdv.ts';

const bytes = (...parts: (string | Uint8Array)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'hex') : part))));
const signature = bytes('9e8180', new Uint8Array(128).fill(7));
const trailer = bytes('9a0f', new Uint8Array(10), Buffer.from('VDV'), '1109');

describe('parseVdv', () => {
  it('knows a ticket and who certified its key', () => {
    const certificate = bytes('7f2103010203', '4208', Buffer.from('DEVDV'), '110216');
    expect(parseVdv(bytes(signature, trailer, certificate))).toEqual({ version: '1109', authority: 'DEVDV110216' });
    expect(parseVdv(bytes(signature, trailer))).toEqual({ version: '1109' });
  });

  it('reads the ticket where it knows the key of the authority', () => {
    expect(parseVdv(vdvCode(), testAuthorityKey)).toEqual({
      version: '1109',
      authority: 'DEVDV990126',
      product: {
        entitlement: 2_099_643,
        issuer: 57,
        product: 9999,
        productOwner: 3000,
        validFrom: '2026-11-01T00:00',
        validUntil: '2026-11-30T23:59',
      },
      details: { passenger: { firstName: 'Jane', lastName: 'Doe' } },
    });
    expect(parseVdv(vdvCode({ name: 'J2#D1' }), testAuthorityKey)).not.toHaveProperty('details.passenger');
  });

  it('reads nothing of a ticket of which one bit differs', () => {
    const code = vdvCode();
    for (const at of [10, 100, 140, 200, 300]) {
      const changed = code.with(at, code[at]! ^ 1);
      expect(parseVdv(changed, testAuthorityKey)?.product).toBeUndefined();
    }
  });

  it('knows a Deutschlandticket by its number and its month', () => {
    const ticket = { entitlement: 1, issuer: 57, product: 9998, productOwner: 70 };
    expect(isDeutschlandticket({ ...ticket, validFrom: '2026-11-01T00:00', validUntil: '2026-11-30T23:59' })).toBe(
      true,
    );
    expect(isDeutschlandticket({ ...ticket, validFrom: '2026-11-01T00:00', validUntil: '2027-10-31T23:59' })).toBe(
      false,
    );
    expect(isDeutschlandticket({ ...ticket, validFrom: '2021-11-01T00:00', validUntil: '2021-11-30T23:59' })).toBe(
      false,
    );
    expect(isDeutschlandticket(ticket)).toBe(false);
  });

  it('names products and their owners as far as they are known', () => {
    const ticket = { entitlement: 1, issuer: 57, product: 4048, productOwner: 6100 };
    expect([titleOf(ticket), ownerOf(ticket)]).toEqual(['24-Stunden-Karte', 'VBB']);
    expect([titleOf({ ...ticket, productOwner: 1 }), ownerOf({ ...ticket, productOwner: 1 })]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('counts hours after midnight on, as a ticket until 3 in the morning does', () => {
    const bits = (36 << 25) | (11 << 21) | (24 << 16) | (27 << 11);
    expect(vdvTime(Uint8Array.of(bits >>> 24, (bits >> 16) & 255, (bits >> 8) & 255, bits & 255))).toBe(
      '2026-11-25T03:00',
    );
  });

  it('knows a code of it that is good for minutes only', () => {
    const ticket = { entitlement: 1, issuer: 57, product: 9999, productOwner: 70, validFrom: '2026-11-30T20:00' };
    expect(isRenewed({ ...ticket, validUntil: '2026-11-30T20:30' })).toBe(true);
    expect(isRenewed({ ...ticket, validUntil: '2026-12-01T03:00' })).toBe(false);
    expect(isRenewed({ ...ticket, product: 12, validUntil: '2026-11-30T20:30' })).toBe(false);
  });

  it.each([
    ['a signature of another size', bytes('9e8140', new Uint8Array(64), trailer)],
    ['no trailer', signature],
    ['another trailer', bytes(signature, '9a05', Buffer.from('ABC'), '1109')],
    ['nothing', new Uint8Array()],
  ])('takes %s for no such code', (_, code) => {
    expect(parseVdv(code)).toBeUndefined();
  });

  it('survives any bytes', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        (noise) => parseVdv(bytes(signature.subarray(0, 3), noise)) === undefined,
      ),
    );
  });
});
