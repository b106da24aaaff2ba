import { expect, it } from 'vitest';
import { lineAt, spanIn } from '#test/support/scored-paper.ts';
import { isInSentence } from './in-sentence.ts';

it.each([
  ['Bring it along. Doors open at 19:00', '19:00', true],
  ['Bring it along. Doors open at 19:00', 'Bring', false],
  ['Doors 19:00', '19:00', false],
  ['Hall No.7 19:00', '19:00', false],
])('in %j, %s stands in a sentence: %s', (text, part, is) => {
  expect(isInSentence(spanIn(lineAt(text), {}, part).span)).toBe(is);
});

it('all of a running text is sentences', () => {
  expect(isInSentence(spanIn(lineAt('Doors 19:00', { prose: true }), {}, '19:00').span)).toBe(true);
});
