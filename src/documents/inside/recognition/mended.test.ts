import { describe, expect, it } from 'vitest';
import { mended, umlauted } from './mended.ts';

describe('mended', () => {
  it.each([
    ['22N0V27', '22NOV27'],
    ['O7-0CT-2027', '07-OCT-2027'],
    ['2O:5O', '20:50'],
    ['l8:30', '18:30'],
  ])('reads %s as %s', (text, told) => {
    expect(mended({ text }).text).toBe(told);
  });

  it.each(['H5ZJ2G', 'Z0O1:2', '12D0R27', '123', 'lO:Ol', 'I8ABC27', 'Oslo', '22NOV27'])(
    'leaves %s as it is',
    (text) => {
      expect(mended({ text }).text).toBe(text);
    },
  );
});

describe('a word of a German page', () => {
  it.each([
    ['Siid', 'Süd'],
    ['Miinchen,', 'München,'],
    ['Giinther', 'Günther'],
    ['fiinf', 'fünf'],
  ])('has its ü again where %s was read', (text, told) => {
    expect(umlauted({ text }).text).toBe(told);
  });

  it.each([
    'Hawaii',
    'Hawaiigitarre',
    'Wii',
    'xviii.',
    'AIIB2C',
    'Shiitake',
    'Multiinstrumentalist',
    'info@fiinf.example',
  ])('is left alone: %s', (text) => {
    expect(umlauted({ text }).text).toBe(text);
  });
});
