import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanBlock, cleanLine, wholeWords } from './clean-text.ts';

describe('cleanLine', () => {
  it('removes controls, direction overrides and invisible marks, and folds white space', () => {
    expect(cleanLine('\u202eevil\u202c \u0000a\tb\u200b\u00adc\n d')).toBe('evil a bc d');
    expect(cleanLine('Gate\ue00112 \ufffd')).toBe('Gate12');
  });

  it('keeps scripts, accents and emoji as they are', () => {
    for (const text of ['Żółć 42°', 'ليلى مراد', 'नमस्ते', '東京 🎫', 'S¢']) expect(cleanLine(text)).toBe(text);
  });

  it('cuts towers of marks on one letter', () => {
    expect(cleanLine(`e${'\u0323\u0331'.repeat(30)}`).length).toBeLessThan(8);
  });

  it('leaves nothing that the schema of a pass would refuse, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanLine(text)).toMatch(/^[^\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]*$/);
        expect(cleanLine(text).isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('cleanBlock', () => {
  it('keeps lines', () => {
    expect(cleanBlock('No re-entry.\r\n\r\n\r\n\r\nNo  dogs.\u0007 ', 100)).toBe('No re-entry.\n\nNo dogs.');
  });
});

describe('wholeWords', () => {
  it('ends between words', () => {
    expect(wholeWords('one two three', 9)).toBe('one two');
    expect(wholeWords('one two', 7)).toBe('one two');
  });

  it('never splits a character in two', () => {
    expect(wholeWords('🎫🎫🎫', 3)).toBe('🎫');
  });
});
