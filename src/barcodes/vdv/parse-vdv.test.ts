import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseVdv } from './parse-vdv.ts';

const bytes = (...parts: (string | Uint8Array)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'hex') : part))));
const signature = bytes('9e8180', new Uint8Array(128).fill(7));
const trailer = bytes('9a0f', new Uint8Array(10), Buffer.from('VDV'), '1109');

describe('parseVdv', () => {
  it('knows a ticket and who certified its key', () => {
    const certificate = bytes('7f2103010203', '4208', Buffer.from('DEVDV'), '110216');
    expect(parseVdv(bytes(signature, trailer, certificate))).toEqual({ version: '1109', authority: 'DEVDV 11/02/16' });
    expect(parseVdv(bytes(signature, trailer))).toEqual({ version: '1109' });
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
