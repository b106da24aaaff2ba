import { describe, expect, it } from 'vitest';
import { digited, mended, umlauted } from './mended.ts';

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

describe('a line in Greek or Cyrillic letters', () => {
  const said = (text: string) =>
    digited(
      text.split(' ').map((one, at) => ({ text: one, x: at * 100, y: 0, width: 90, height: 30, confidence: 0.9 })),
    )
      .map((word) => word.text)
      .join(' ');

  it.each([
    ['Αρ. Ο0418220917', 'Αρ. 00418220917'],
    ['З серпня 2027,', '3 серпня 2027,'],
    ['08:3О вт', '08:30 вт'],
  ])('has digits in %s', (read, wanted) => {
    expect(said(read)).toBe(wanted);
  });

  it.each(['З Києва', 'Оля 12', 'місце 12О', 'Ο 14'])('keeps its letters in %s', (read) => {
    expect(said(read)).toBe(read);
  });
});
