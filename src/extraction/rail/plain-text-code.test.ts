import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeInput, valuesOf } from '#test/support/code-input.ts';
import { railExtractor } from './extract.ts';
import { plainTextParts } from './plain-text-code.ts';

const read = (payload: string) => railExtractor.extract(codeInput([payload], '2026-11-20')).map(valuesOf);
const journey = {
  kind: 'train',
  from: 'Zürich HB',
  to: 'Chur',
  start: { local: '2026-11-24T09:25', zone: 'Europe/Zurich' },
};

describe('rail extractor, plain text in a layout of its own', () => {
  it('reads a moment and both stations behind it, in columns', () => {
    expect(read('12345678901230000100577  24/11/202609:2585030008509000012045')).toMatchObject([journey]);
  });

  it.each(['TKT;A1B2C3;2026-11-24 09:25;8503000;8509000;012;45', 'A1B2C3|8503000|8509000|24.11.2026 09:25|Jane Doe|2'])(
    'reads the fields of %j',
    (text) => {
      expect(read(text)).toMatchObject([journey]);
    },
  );

  it.each([
    ['a station that does not exist', 'TKT;A1B2C3;2026-11-24 09:25;8503000;8599999;012;45'],
    ['three stations', 'TKT;8507000;2026-11-24 09:25;8503000;8509000;012;45'],
    ['two days', 'TKT;2026-11-20;2026-11-24 09:25;8503000;8509000;012'],
    ['no day', 'TKT;A1B2C3;8503000;8509000;012;45;Jane Doe'],
    ['a day that does not exist', 'TKT;A1B2C3;2026-11-31 09:25;8503000;8509000;012;45'],
    ['a day far from the document’s', 'TKT;A1B2C3;2022-11-24 09:25;8503000;8509000;012;45'],
    ['the same station twice', 'TKT;A1B2C3;2026-11-24 09:25;8503000;8503000;012;45'],
    ['an address of a page', 'https://a.example/?d=2026-11-24;8503000;8509000;012;45'],
  ])('says nothing of %s', (_, text) => {
    expect(read(text)).toEqual([]);
  });

  it('survives any text', () => {
    const parts = fc.constantFrom('24/11/2026', '09:25', '8503000', '8509000', ';', '|', ' ', 'A', '2026-11-24');
    const text = fc.array(parts, { maxLength: 30 }).map((list) => list.join(''));
    fc.assert(
      fc.property(text, (value) => plainTextParts(value, '2026-11-20').length <= 1),
      { numRuns: 200 },
    );
  });
});
