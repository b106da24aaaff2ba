import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ssb1Bytes } from '#test/support/ssb1-bytes.ts';
import { parseSsb1 } from './parse-ssb1.ts';

describe('parseSsb1', () => {
  it('reads a seat on a train', () => {
    expect(parseSsb1(ssb1Bytes())).toEqual({ day: 330, from: 'HKI', to: 'OL', train: '27', coach: '4', seat: '33' });
  });

  it('reads what machines sell, which say that they are of the second version', () => {
    expect(parseSsb1(ssb1Bytes({ version: 2 }))).toMatchObject({ from: 'HKI' });
  });

  it('leaves out what is zero: no train for a bus, no place without a seat', () => {
    expect(parseSsb1(ssb1Bytes({ train: 0, seat: 0 }))).toEqual({ day: 330, from: 'HKI', to: 'OL' });
  });

  it.each([
    ['another company', ssb1Bytes({ issuer: 1080 })],
    ['another version', ssb1Bytes({ version: 3 })],
    ['a day after the 366th', ssb1Bytes({ day: 367 })],
    ['no day', ssb1Bytes({ day: 0 })],
    ['digits for a station', ssb1Bytes({ from: '123' })],
    ['one letter for a station', ssb1Bytes({ to: 'O' })],
    ['a journey to where it starts', ssb1Bytes({ to: 'HKI' })],
    ['another size', ssb1Bytes().subarray(1)],
    ['nothing', new Uint8Array()],
  ])('takes %s for no such code', (_, bytes) => {
    expect(parseSsb1(bytes)).toBeUndefined();
  });

  it('survives any bytes behind the head', () => {
    const noise = fc.uint8Array({ minLength: 105, maxLength: 105 });
    fc.assert(
      fc.property(noise, (bytes) => {
        const ticket = parseSsb1(new Uint8Array(Buffer.concat([ssb1Bytes().subarray(0, 2), bytes])));
        return ticket === undefined || (ticket.day >= 1 && ticket.day <= 366);
      }),
    );
  });
});
