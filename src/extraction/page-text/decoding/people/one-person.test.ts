import { expect, it } from 'vitest';
import { lineAt, spanIn } from '#test/support/scored-paper.ts';
import { withoutRests, withoutTwins } from './one-person.ts';

/** People whose names stand in lines under each other, `gap` lines apart. */
function under(names: readonly string[], gap = 1) {
  return names.map((name, order) => {
    const cell = lineAt(name, { order, y: gap * order });
    return { name, best: spanIn(cell, { passenger: 0.99 }), places: [cell] };
  });
}

const namesOf = (people: readonly { readonly name: string }[]) => people.map(({ name }) => name);

it.each([
  [['თამარ კვირიკაძე', 'TAMAR KVIRIKADZE'], ['თამარ კვირიკაძე']],
  [
    ['ΜΑΡΙΑ ΣΤΑΜΑΤΗ', 'MARIA STAMATI', 'ΠΕΤΡΟΣ ΣΤΑΜΑΤΗΣ', 'PETROS STAMATIS'],
    ['ΜΑΡΙΑ ΣΤΑΜΑΤΗ', 'ΠΕΤΡΟΣ ΣΤΑΜΑΤΗΣ'],
  ],
  [
    ['王 小明', 'Erik Solberg', 'Ida Solberg'],
    ['王 小明', 'Erik Solberg', 'Ida Solberg'],
  ],
])('counts nobody twice whose name stands there in two scripts: %j', (names, people) => {
  expect(namesOf(withoutTwins(under(names)))).toEqual(people);
});

it('takes names in two scripts that stand apart for two people', () => {
  expect(withoutTwins(under(['თამარ კვირიკაძე', 'ERIK SOLBERG'], 5))).toHaveLength(2);
});

it('counts the rest of a name in the next line as nobody', () => {
  expect(namesOf(withoutRests(under(['LUCÍA IBARRA VDA. DE', 'OROZCO PEÑA'])))).toEqual(['LUCÍA IBARRA VDA. DE']);
  expect(withoutRests(under(['Lucía Ibarra', 'Tomás Orozco']))).toHaveLength(2);
});
