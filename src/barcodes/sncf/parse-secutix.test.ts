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

  const changed = (at: number, text: string) => {
    const bytes = Buffer.from(secutixBytes({}));
    bytes.write(text, at, 'latin1');
    return parseSecutix(bytes);
  };

  it.each([
    ['another head', 0, '2201'],
    ['another kind', 260, '00T2'],
    ['digits for a station', 277, '1'],
    ['letters for an issuer', 264, 'X'],
    ['letters for a number', 268, 'X'],
    ['another sort of date', 342, 'T'],
    ['a date of letters', 343, 'XX'],
  ])('takes %s for none', (_, at, text) => expect(changed(at, text)).toBeUndefined());

  it('leaves out a class that does not exist, and a given name without a family name', () => {
    expect(changed(351, '3')).not.toHaveProperty('travelClass');
    expect(changed(351, '1')).toHaveProperty('travelClass', '1');
    const nameless = changed(376, '4711'.padEnd(19));
    expect(nameless).not.toHaveProperty('lastName');
    expect(nameless).not.toHaveProperty('firstName');
  });

  it('takes a code that is a byte longer for none', () => {
    expect(parseSecutix(Buffer.concat([secutixBytes({}), Buffer.from(' ')]))).toBeUndefined();
  });
});
