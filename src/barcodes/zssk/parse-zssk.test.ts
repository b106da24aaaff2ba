import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zsskBytes } from '#test/support/mav-bytes.ts';
import { parseZssk } from './parse-zssk.ts';

describe('parseZssk', () => {
  it('reads what kind of ticket it is', () => {
    expect(parseZssk(zsskBytes())).toEqual({ title: 'CESTOVNÝ LÍSTOK', type: 'JEDNOSMERNÁ CESTA' });
    expect(parseZssk(zsskBytes({ 26: '24.11.2026' }))).toEqual({ title: 'CESTOVNÝ LÍSTOK' });
  });

  it.each([
    ['lines in another order', zsskBytes({ 22: 'CESTOVNÝ LÍSTOK' })],
    ['another title', zsskBytes({ 24: 'FAKTÚRA' })],
    ['lines that are not packed', Buffer.from(`123P\n${'x\n'.repeat(34)}`)],
    ['nothing', new Uint8Array()],
  ])('takes %s for no such code', (_, bytes) => {
    expect(parseZssk(bytes)).toBeUndefined();
  });

  it('survives any packed text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        const bytes = Buffer.concat([Buffer.from([1, 2, 3]), deflateSync(Buffer.from(text))]);
        return parseZssk(bytes) === undefined;
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['a first line of another kind', { 0: 'Q' }],
    ['a number too short', { 1: '123456789012345' }],
    ['a title too long', { 24: `LÍSTOK ${'X'.repeat(60)}` }],
  ])('takes %s for none', (_, lines) => expect(parseZssk(zsskBytes(lines))).toBeUndefined());

  it('takes a seat reservation, and a code cut short for none', () => {
    expect(parseZssk(zsskBytes({ 24: 'MIESTENKA' }))?.title).toBe('MIESTENKA');
    expect(parseZssk(zsskBytes().subarray(0, 59))).toBeUndefined();
    expect(parseZssk(zsskBytes().subarray(0, zsskBytes().length - 8))).toBeUndefined();
    expect(parseZssk(zsskBytes().subarray(1))).toBeUndefined();
  });

  it('unpacks no more than such a ticket holds', () => {
    expect(parseZssk(zsskBytes({ 29: 'x'.repeat(9000) }))).toBeUndefined();
  });
});
