import { expect, it } from 'vitest';
import { sheetOf } from '#test/support/understood-page.ts';
import { countedPlaces } from './counted-places.ts';

const told = (text: string) => [...countedPlaces(sheetOf(text)).values()].map((cell) => cell.text);

it('reads a row and a seat of cells of their own by the words behind them', () => {
  expect(told('Balkonas\n\n6 eilė   19 vieta')).toEqual(['eilė 6', 'vieta 19']);
});

it('takes places that are counted for no seat where no row is told', () => {
  expect(told('Bilietai\n\n2 vieta')).toEqual([]);
});
