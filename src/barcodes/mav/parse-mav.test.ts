import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mavBytes } from '#test/support/mav-bytes.ts';
import { parseMav } from './parse-mav.ts';

describe('parseMav', () => {
  it.each([4, 5, 6] as const)('reads a ticket of version %i', (version) => {
    const own = version === 4 ? { from: '5510017', to: '5513912' } : { from: '267', to: '1701' };
    expect(parseMav(mavBytes({ version }))).toEqual({
      version,
      ticketNumber: '559412345678901234',
      issuer: '1155',
      issuedUtc: '2026-11-20T11:00',
      price: 4485,
      person: { name: 'Kovács Anna' },
      trip: { ...own, travelClass: '2', validFromUtc: '2026-11-23T23:00', validUntilUtc: '2026-11-24T22:59' },
      seats: [
        { from: '267', to: '1701', timeUtc: '2026-11-24T08:25', carrier: 1155, train: '610', coach: '26', seat: '45' },
      ],
      passes: [],
    });
  });

  it('reads a pass, and a supplement without a place', () => {
    expect(parseMav(mavBytes({ trip: false, seats: [], pass: true }))?.passes).toEqual([
      { validFromUtc: '2026-11-23T23:00', validUntilUtc: '2026-12-23T22:59' },
    ]);
    const [supplement] = parseMav(mavBytes({ seats: [{ seat: 0, coach: '' }] }))?.seats ?? [];
    expect(supplement).not.toHaveProperty('coach');
    expect(supplement).not.toHaveProperty('seat');
  });

  const packed = (payload: Uint8Array) =>
    new Uint8Array(Buffer.concat([mavBytes().subarray(0, 24), gzipSync(payload), Buffer.alloc(56)]));

  it.each([
    ['another version', mavBytes().with(0, 7)],
    ['blocks that do not add up', packed(Buffer.alloc(20, 1))],
    ['what unpacks to more than a ticket', packed(new Uint8Array(100_000))],
    ['a cut code', mavBytes().subarray(0, 100)],
    ['nothing', new Uint8Array()],
  ])('takes %s for no such code', (_, bytes) => {
    expect(parseMav(bytes)).toBeUndefined();
  });

  it('survives any payload', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        const ticket = parseMav(packed(bytes));
        return ticket === undefined || ticket.issuer === '1155';
      }),
      { numRuns: 200 },
    );
  });
});
