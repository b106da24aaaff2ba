import { describe, expect, it } from 'vitest';
import { type Likely, paperOf } from '#test/support/scored-paper.ts';
import { isWordForHouse, namesOfHouses } from './stay-names.ts';

const names = (text: string, told: Readonly<Record<string, Likely>> = {}, areFlights = true) => {
  const { understood, scored } = paperOf(text, told);
  return namesOfHouses(understood, scored, areFlights).map(({ title }) => title.value);
};

describe('what may be the name of a house', () => {
  it('is what surely is a title, the likeliest first', () => {
    const told = { 'Casa Azul': { title: 0.85 }, 'Villa Marbella': { title: 0.9 }, Buffet: { title: 0.79 } };
    expect(names('Casa Azul\nVilla Marbella\nBuffet', told)).toEqual(['Villa Marbella', 'Casa Azul']);
  });

  it('is the likeliest title beside flights where nothing surely is one, and what says that it is a house', () => {
    const told = { 'Casa Azul': { title: 0.6 }, Buffet: { title: 0.55 }, 'Bella Costa Hotel': { title: 0.5 } };
    expect(names('Casa Azul\nBuffet\nBella Costa Hotel', told)).toEqual(['Casa Azul', 'Bella Costa Hotel']);
    expect(names('Casa Azul', { 'Casa Azul': { title: 0.3 } })).toEqual([]);
    expect(names('Casa Azul\nBuffet\nBella Costa Hotel', told, false)).toEqual(['Bella Costa Hotel']);
  });

  it('is what stands under the word for one, perhaps with a day between', () => {
    expect(names('Hotel:\nCasa Azul')).toEqual(['Casa Azul']);
    expect(names('Hotel:\n3 May 2027\nCasa Azul')).toEqual(['Casa Azul']);
    expect(names('Hotel:\n3 May 2027\n9 May 2027\nCasa Azul')).toEqual([]);
  });

  it('is what stands behind that word in capitals, where the name says that it is one, too', () => {
    expect(names('HÔTEL BELLA PORTO HOTEL')).toEqual(['BELLA PORTO HOTEL']);
    for (const text of ['HÔTEL BELLA PORTO', 'Hotel Bella Hotel', 'HOTEL BELLA HOTEL 112', 'Hotel Linde'])
      expect(names(text)).toEqual([]);
  });

  it('is no text with a number, nor of fewer than three letters', () => {
    expect(names('Hotel:\nZimmer 112')).toEqual([]);
    expect(names('Hotel:\nBB')).toEqual([]);
  });
});

it.each([
  ['Hotel Bella Costa', true],
  ['Hôtel de la Gare', true],
  ['Teatro Nuovo', false],
  ['Check-in', false], // a flight has one, too
])('%s has a word for a house where people stay: %s', (text, has) => {
  expect(isWordForHouse(text)).toBe(has);
});
