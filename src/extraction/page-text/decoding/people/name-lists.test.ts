import { expect, it } from 'vitest';
import { lineAt, spanIn } from '#test/support/scored-paper.ts';
import { withNameLists } from './name-lists.ts';

/** How likely the parts of a line are travellers, whose whole is likely one. */
function likelyIn(text: string, whole: number, ...parts: readonly string[]) {
  const cell = lineAt(text);
  const spanOf = (part: string) => spanIn(cell, { passenger: part === text ? whole : 0.1 }, part);
  return withNameLists([text, ...parts].map(spanOf))
    .slice(1)
    .map(({ likely }) => likely('passenger'));
}

it.each([
  ['Thijmen Oosterhuis, Roos Kwakernaak', 'Thijmen Oosterhuis', 'Roos Kwakernaak'],
  ['Carlotta Ziegenhagen und Arne von Ziegen', 'Carlotta Ziegenhagen', 'Arne von Ziegen'],
])('takes each name of a likely list for a traveller: %s', (text, ...names) => {
  expect(likelyIn(text, 0.6, ...names)).toEqual([0.9, 0.9]);
});

it('takes no name for one where the list is unlikely, or no list of full names', () => {
  expect(likelyIn('Anna Netrebko, Jonas Kaufmann', 0.3, 'Jonas Kaufmann')).toEqual([0.1]);
  expect(likelyIn('Oosterhuis, Thijmen', 0.9, 'Thijmen')).toEqual([0.1]);
  expect(likelyIn('Roos Kwakernaak, adult', 0.9, 'Roos Kwakernaak')).toEqual([0.1]);
});
