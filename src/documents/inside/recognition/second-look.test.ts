import { describe, expect, it } from 'vitest';
import type { PrintedWord } from '../../shared/recognition/printed-word.ts';
import { borneOut, inPlaceOf, isExact, joinedAs, needsSecondLook } from './second-look.ts';

function word(text: string, confidence = 0.95, x = 0, width = 100): PrintedWord {
  return { text, confidence, x, y: 0, width, height: 20 };
}

describe('isExact', () => {
  it.each(['18:30', '14.03.2026', 'AR65CK6', '40718263', 'QX7KPT2', 'ZDP8TS)V'])('watches %s', (text) => {
    expect(isExact(word(text))).toBe(true);
  });

  it.each(['Konzert', 'KONZERT', '17', '12A', 'A1)', '(A2B)'])('lets %s be', (text) => {
    expect(isExact(word(text))).toBe(false);
  });
});

describe('needsSecondLook', () => {
  it('is asked for where two models do not read the same', () => {
    expect(needsSecondLook(word('40718263'), word('407183263'))).toBe(true);
    expect(needsSecondLook(word('40718263'), undefined)).toBe(true);
  });

  it('is asked for where letters and digits are easily taken for each other', () => {
    expect(needsSecondLook(word('AR65CK6'), word('AR65CK6'))).toBe(true);
  });

  it('is asked for where a bracket stands for a letter', () => {
    expect(needsSecondLook(word('ZDP8TS)V'), word('ZDP8TS)V'))).toBe(true);
  });

  it('is spared where two models are sure of the same digits', () => {
    expect(needsSecondLook(word('40718263'), word('40718263'))).toBe(false);
  });
});

describe('inPlaceOf', () => {
  it('takes what stands in the same place, however it was split', () => {
    const line = [word('Seat', 0.9, 0, 90), word('407', 0.9, 100, 50), word('18', 0.7, 155, 40)];
    expect(inPlaceOf(word('40718', 0.9, 100, 96), line)?.text).toBe('40718');
    expect(inPlaceOf(word('40718', 0.9, 400, 96), line)).toBeUndefined();
  });
});

describe('joinedAs', () => {
  const whole = [word('Ref', 0.9, 0, 40), word('8C5TFD5S', 0.9, 60, 120)];

  it('joins a reference that only one model reads in one piece', () => {
    const parts = [word('Ref', 0.9, 0, 40), word('8', 0.6, 60, 12), word('C5TFD5S', 0.9, 75, 105)];
    expect(joinedAs(parts, whole)).toMatchObject([{ text: 'Ref' }, { text: '8C5TFD5S', x: 60, width: 120 }]);
  });

  it('leaves words apart that stand apart, or say something else', () => {
    const apart = [word('8', 0.6, 60, 12), word('C5TFD5S', 0.9, 100, 80)];
    expect(joinedAs(apart, whole)).toEqual(apart);
    const other = [word('B', 0.6, 60, 12), word('C5TFD5S', 0.9, 75, 105)];
    expect(joinedAs(other, whole)).toEqual(other);
  });
});

describe('borneOut', () => {
  it('believes a short number that two models read alike, though one of them is not sure', () => {
    expect(borneOut(word('Z7', 0.5), word('Z7', 0.87))).toEqual({ text: 'Z7', confidence: 0.87 });
  });

  it('does not where they differ, or neither is sure', () => {
    expect(borneOut(word('Z7', 0.9), word('27', 0.9))).toBeUndefined();
    expect(borneOut(word('Z7', 0.5), word('Z7', 0.6))).toBeUndefined();
  });
});
