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
});
