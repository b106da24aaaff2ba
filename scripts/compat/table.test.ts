import { describe, expect, it } from 'vitest';
import type { Trip } from '#src/itinerary/trip.ts';
import type { CorpusPass, Reader, Reading } from './reader.ts';
import { compatibilityPage } from './table.ts';

let count = 0;
const passOf = (kind: Trip['kind']): CorpusPass => ({
  id: `${kind} ${++count}`,
  trip: { kind, fields: {} },
  bytes: new Uint8Array(),
  pass: {},
  jsonLd: undefined,
});
const reader: Reader = { name: 'Some reader', version: '1.0', read: () => 'silent' };
const page = (...readings: readonly (readonly [kind: Trip['kind'], reading: Reading])[]) =>
  compatibilityPage(
    [{ reader, readings: readings.map(([kind, reading]) => ({ pass: passOf(kind), reading })) }],
    [],
    'Read by it.',
  );

describe('the table of other readers', () => {
  it('ends with how many codes came back', () => {
    const written = page(
      ['event', { fields: [], code: 'equal' }],
      ['event', { fields: [], code: 'other' }],
      ['event', { fields: [] }],
    );
    expect(written.trimEnd().split('\n').at(-1)).toBe('codes equal: 1 of 2');
  });

  it('tells for each kind how many were read, and how many values are the same', () => {
    const fields = [
      { field: 'seat', wanted: '7', got: '7' },
      { field: 'departs', wanted: '2027-03-14T09:30:00+01:00', got: '2027-03-14T08:30:00Z' },
      { field: 'row', wanted: '12', got: '21' },
    ];
    const written = page(['train', { fields }], ['train', 'silent'], ['hotel', 'silent']);
    expect(written).toContain('| Some reader | 1/3; 2/3 | silent | 1/2; 2/3 |');
    expect(written).toContain('- Some reader: row, 1 of 1: `21` where we say `12`');
  });
});
