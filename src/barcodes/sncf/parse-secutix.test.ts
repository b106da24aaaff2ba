import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secutixBytes } from '#test/support/sncf-text.ts';
import { parseSecutix } from './parse-secutix.ts';

describe('parseSecutix', () => {
  it('reads the columns behind the signature', () => {
    expect(parseSecutix(secutixBytes({}))).toEqual({
      issuer: '0087',
      ticketNumber: '123456789',
      from: 'FRPMO',
      to: 'FRLPD',
      day: '2026-12-24',
      travelClass: '2',
      lastName: 'DUPONT',
      firstName: 'ANNE-MARIE',
    });
  });

  it('leaves out what does not look like a name', () => {
    const ticket = parseSecutix(secutixBytes({ firstName: 'PT00 X' }));
    expect(ticket).toMatchObject({ lastName: 'DUPONT' });
    expect(ticket).not.toHaveProperty('firstName');
  });

  it.each([
    ['a day that does not exist', secutixBytes({ date: '31022026' })],
    ['a month that does not exist', secutixBytes({ date: '01132026' })],
    ['another size', secutixBytes({}).subarray(1)],
    ['nothing', new Uint8Array(686)],
  ])('takes %s for no such code', (_, bytes) => {
    expect(parseSecutix(bytes)).toBeUndefined();
  });

  it('survives any bytes of its size', () => {
    const noise = fc.uint8Array({ minLength: 426, maxLength: 426 });
    fc.assert(
      fc.property(
        noise,
        (bytes) => typeof parseSecutix(Buffer.concat([secutixBytes({}).subarray(0, 260), bytes])) !== 'string',
      ),
    );
  });
});
