import { describe, expect, it } from 'vitest';
import type { PrintedWord } from './printed-word.ts';
import { borneOut, inPlaceOf, isExact, needsSecondLook, settle } from './second-look.ts';

function word(text: string, confidence = 0.95, x = 0, width = 100): PrintedWord {
  return { text, confidence, x, y: 0, width, height: 20 };
}

describe('isExact', () => {
  it.each(['18:30', '14.03.2026', 'AR65CK6', '40718263', 'QX7KPT2'])('watches %s', (text) => {
    expect(isExact(word(text))).toBe(true);
  });

  it.each(['Konzert', 'KONZERT', '17', '12A'])('lets %s be', (text) => {
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

  it('is spared where two models are sure of the same digits', () => {
    expect(needsSecondLook(word('40718263'), word('40718263'))).toBe(false);
  });
});

describe('settle', () => {
  it('believes what most looks agree on, a little less than one that all do', () => {
    const votes = [word('40718263'), word('407183263', 0.6), word('40718263', 0.97), word('40718263', 0.96)];
    const vote = settle(votes)!;
    expect(vote.text).toBe('40718263');
    expect(vote.confidence).toBeLessThan(0.9);
    expect(settle([word('40718263', 0.97), word('40718263', 0.96)])!.confidence).toBe(0.97);
  });

  it('believes nothing when looks differ', () => {
    expect(settle([word('ARG65CK6', 0.8), word('AR65CK6', 0.7), word('ARG65CK6', 0.8), word('AR65CK6', 0.8)])).toBe(
      undefined,
    );
    expect(settle([])).toBe(undefined);
  });
});

describe('inPlaceOf', () => {
  it('takes what stands in the same place, however it was split', () => {
    const line = [word('Seat', 0.9, 0, 90), word('407', 0.9, 100, 50), word('18', 0.7, 155, 40)];
    expect(inPlaceOf(word('40718', 0.9, 100, 96), line)?.text).toBe('40718');
    expect(inPlaceOf(word('40718', 0.9, 400, 96), line)).toBeUndefined();
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
