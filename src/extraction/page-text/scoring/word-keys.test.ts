import { expect, it } from 'vitest';
import { withoutNumbers, wordKeys } from './word-keys.ts';

it.each([
  ['Hin- und Rückfahrt', ['hin-', 'und', 'ruckfahrt']],
  ['Ada, ADA (ada)', ['ada']],
  ['Ulm/Aalen · 2 | x', ['ulm', 'aalen']],
  ['', []],
])('counts the words of %j', (text, words) => {
  expect(wordKeys(text)).toEqual(words);
});

it.each([
  ['seat', 'seat'],
  ['12a', '00a'],
  ['kr-440217', 'kr-00'],
])('takes %s as %s', (word, key) => {
  expect(withoutNumbers(word)).toBe(key);
});
