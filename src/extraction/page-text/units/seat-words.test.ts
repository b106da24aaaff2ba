import { describe, expect, it } from 'vitest';
import { understoodOf, valuesTold } from '#test/support/understood-page.ts';
import { seatWords } from './seat-words.ts';

const told = (text: string) => {
  const { cells, labels } = understoodOf(`# Abend\n\n${text}`);
  return valuesTold(seatWords(cells, labels));
};

describe('words before row and seat', () => {
  it('are the part of the house in the first line that has both', () => {
    expect(told('Parkett links, Reihe 3, Platz 41\n\nRang rechts, Reihe 4, Platz 2')).toEqual([
      ['section', 'Parkett links'],
    ]);
    expect(told('Balcony, Seat 41')).toEqual([['section', 'Balcony']]);
  });

  it.each([
    ['no seat is told', 'Parkett links, Reihe 12'],
    ['more than row and seat is told', 'Rang rechts, Block C, Reihe 3, Platz 41'],
    ['they are a number and a letter', '2. B, Reihe 3, Platz 41'],
    ['any ticket has them', 'Ticket, Reihe 3, Platz 41'],
    ['they are many', 'Links im Parkett ganz vorne, Reihe 3, Platz 41'],
    [
      'they begin a long sentence',
      'Parkett links, Reihe 3, Platz 41 ist bis zum Beginn der Vorstellung am Abend für niemand sonst frei',
    ],
  ])('are none where %s', (_, line) => {
    expect(told(line)).toEqual([]);
  });
});
