import { expect, it } from 'vitest';
import { lineAt, spanIn } from '#test/support/scored-paper.ts';
import { withNamesInTurn } from './names-in-turn.ts';

/** How likely a line, and its parts behind and before the comma, are travellers, each of which seems one. */
function likelyIn(text: string) {
  const cell = lineAt(text);
  const spans = [text, ...text.split(', ')].map((part) => spanIn(cell, { passenger: 0.8, title: 0.1 }, part));
  return withNamesInTurn(spans).map(({ likely }) => [likely('passenger'), likely('title')]);
}

it('takes a name in turn for one traveller, and its halves for none', () => {
  expect(likelyIn('Quispe Mamani, Jorge Luis')).toEqual([
    [0.9, 0.1],
    [0, 0.1],
    [0, 0.1],
  ]);
});

it.each(['Thijmen Oosterhuis, Anna Nowak', 'Jorge Luis'])('leaves all other names as they are: %s', (text) => {
  expect(likelyIn(text).every(([passenger]) => passenger === 0.8)).toBe(true);
});
