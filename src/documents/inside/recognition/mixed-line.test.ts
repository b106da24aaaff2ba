import { describe, expect, it } from 'vitest';
import type { PrintedWord } from '../../shared/recognition/printed-word.ts';
import { hasLatin, mixed } from './mixed-line.ts';

const word = (text: string, x: number, confidence: number): PrintedWord => ({
  ...{ text, x, y: 0, width: 90, height: 30, confidence },
});

describe('a line of two scripts', () => {
  const own = [word('예약번호', 0, 0.93), word('82705-441820', 100, 0.85)];
  const latin = [word('oflok', 0, 0.4), word('R2705-441820', 100, 0.92)];

  it('has each word from the model that reads it better', () => {
    expect(hasLatin(own, latin, 'kor')).toBe(true);
    expect(mixed(own, latin, 'kor').map(({ text }) => text)).toEqual(['예약번호', 'R2705-441820']);
  });

  it('has Latin words that were read as letters which look alike', () => {
    const greek = [word('ΙΕVΑΝΤΕ', 0, 0.7), word('Πέμπτη', 100, 0.95)];
    const other = [word('LEVANTE', 0, 0.95), word('NMépntn', 100, 0.5)];
    expect(mixed(greek, other, 'ell').map(({ text }) => text)).toEqual(['LEVANTE', 'Πέμπτη']);
  });

  it('keeps numbers that are read about as surely', () => {
    expect(hasLatin([word('15:34', 0, 0.85)], [word('15:84', 0, 0.95)], 'kor')).toBe(false);
    expect(mixed([word('7729-1188', 0, 0.09)], [word('7729-118', 0, 0.84)], 'heb')).toMatchObject([
      { text: '7729-118' },
    ]);
  });

  it('has a number that the other model was in doubt of, in its place', () => {
    const left = [word('시설명', 0, 0.9), word('1박', 200, 0.9)];
    const others = [word('42', 100, 0.9), word('x', 210, 0.3)];
    expect(mixed(left, others, 'kor').map(({ text }) => text)).toEqual(['시설명', '42', '1박']);
  });

  it('is the Latin reading where the other model sees nothing', () => {
    expect(mixed([], latin, 'kor')).toEqual(latin);
  });
});
