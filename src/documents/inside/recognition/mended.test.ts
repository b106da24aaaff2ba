import { describe, expect, it } from 'vitest';
import { mended } from './mended.ts';

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
