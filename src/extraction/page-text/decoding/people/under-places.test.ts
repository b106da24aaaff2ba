import { expect, it } from 'vitest';
import { paperOf } from '#test/support/scored-paper.ts';
import { underPlaces } from './under-places.ts';

const likely = { 'Athens (ATH)': { from: 0.9 }, 'Chania (CHQ)': { to: 0.9 } };
const under = (page: string) => {
  const { understood, scored } = paperOf(page, likely);
  return [...underPlaces(understood, scored)].map(({ text }) => text);
};
const leg = `
QX 230
Athens (ATH)              Chania (CHQ)
Eleftherios Venizelos     Ioannis Daskalogiannis
`;

it('finds the names of airports below their towns, where a label says who travels', () => {
  expect(under(`${leg}\nPassenger: Maria Quist`)).toEqual(['Eleftherios Venizelos', 'Ioannis Daskalogiannis']);
});

it('finds nobody where no label says who travels, nor whom it names', () => {
  expect(under(leg)).toEqual([]);
  expect(under('Athens (ATH)\nPassenger: Maria Quist\nChania (CHQ)')).toEqual([]);
  expect(under('Passenger: Maria Quist\nAthens (ATH)\nIdris Quist\nChania (CHQ)')).toEqual([]);
});
