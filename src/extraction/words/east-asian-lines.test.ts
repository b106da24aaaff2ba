import { describe, expect, it } from 'vitest';
import { inLetters, isEastAsianSentence, likeOthers, withoutCounter } from './east-asian-lines.ts';

describe('a line of Chinese, Japanese or Korean', () => {
  it.each([
    ['７号車 12番E席', '号車 7  座席 12E'],
    ['[座席] H-14', '座席: H-14'],
    ['【予約番号】4417', '予約番号: 4417'],
    ['【北光】4417', '【北光】4417'],
    ['予約番号：4417', '予約番号: 4417'],
    ['座 席 : 12A', '座席: 12A'],
    ['合計金額(税込)', '合計金額'],
    ['￥1,200', '¥1,200'],
    ['：4417', '4417'],
    ['A1、A2席', 'A1, A2席'],
    ['1.北光', '1. 北光'],
    ['12:00開演 ~ 14:00', '12:00開演 ~ 14:00'],
    ['羽田 12:50発 → 福岡 14:50着', '羽田 12:50 → 福岡 14:50'],
    ['羽田 12:50発', '羽田 12:50発'],
    ['NH 41便', 'NH 41'],
    ['5車 12A號', '车厢 5 座位 12A '],
    ['4호차 12A', '호차 4  12A'],
    ['B列 12番', '列 B 座席 12'],
    ['3排 12座', '排 3 座位 12'],
    ['7열 12번', '열 7 좌석 12'],
    ['2층 A구역 7열 12번', ' 층 2  구역 A  열 7 좌석 12'],
  ])('%s is written as %s', (line, others) => expect(likeOthers(line)).toBe(others));

  it('of other languages stays as it is', () => {
    expect(likeOthers('Gleis 7 → Wagen: 12')).toBe('Gleis 7 → Wagen: 12');
    expect(likeOthers('[Seat] H-14')).toBe('[Seat] H-14');
  });
});

describe('a number with the word that counts it', () => {
  it.each([
    ['05车', '05'],
    ['07F號', '07F'],
    ['22 番', '22'],
    ['4호차', '4'],
    ['B12층', 'B12'],
    ['12', '12'],
    ['車12', '車12'],
    ['12345号', '12345号'],
  ])('%s is %s', (value, number) => expect(withoutCounter(value)).toBe(number));
});

describe('running text without blanks', () => {
  it.each([
    ['お'.repeat(49), true],
    ['お'.repeat(48), false],
    [`${'お'.repeat(16)}。`, true],
    [`${'お'.repeat(10)}、${'お'.repeat(5)}、`, true],
    [`${'お'.repeat(14)}、${'お'.repeat(5)}`, false],
    ['座席。', false],
    ['A sentence that goes on, and on, and on, and on, and on. And on.', false],
  ])('%s: %s', (line, is) => expect(isEastAsianSentence(line)).toBe(is));
});

describe('signs as letters', () => {
  it.each([
    ['東京駅', 'Aaaaaa'],
    ['東京駅 7', 'Aaa 7'],
    ['東京駅前7', 'Aaaa 7'],
    ['東京7', 'Aa7'],
    ['Bergen 7', 'Bergen 7'],
    ['佐々木 花', 'Aaaaaa Aa'],
  ])('%s looks like %s', (text, letters) => expect(inLetters(text)).toBe(letters));
});
