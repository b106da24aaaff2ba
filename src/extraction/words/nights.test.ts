import { expect, it } from 'vitest';
import { nightsIn } from './nights.ts';

it.each([
  ['7 nights', 7],
  ['3 nights, 2 rooms', 3],
  ['Nächte: 7', 7],
  ['Night(s): 4', 4],
  ['14 nætter', 14],
  ['2 nuits en chambre double', 2],
  ['Notti: 5', 5],
  ['7 nopți', 7],
  ['3 gece', 3],
  ['10 ночей', 10],
  ['6 noćenja', 6],
  ['2 doby', 2],
  ['7 yötä', 7],
  ['7 νύχτες', 7],
  ['3泊4日', 3],
  ['2박 3일', 2],
  ['Dubai 3 nighters', undefined],
  ['12:30 nat', undefined],
  ['0 nights', undefined],
  ['Good night', undefined],
])('%s counts %s nights', (line, nights) => {
  expect(nightsIn(line)).toBe(nights);
});
