import { describe, expect, it } from 'vitest';
import { draft } from '#test/support/draft-builder.ts';
import { partBySeats, placesOf } from './seats.ts';

describe('places of an order', () => {
  it.each([
    ['F14, F15, F16', ['F14', 'F15', 'F16']],
    ['J7 - J8', ['J7', 'J8']],
    ['11 + 12', ['11', '12']],
    ['J7 J8', ['J7', 'J8']],
    ['12A & 12B', ['12A', '12B']],
    ['9, 10 och 11', ['9', '10', '11']],
    ['14, 15 ja 16', ['14', '15', '16']],
    ['4 és 5', ['4', '5']],
  ])('reads %s as a place each', (text, places) => {
    expect(placesOf(text)).toEqual(places);
  });

  it.each(['12', '1/42 window', '12, 12', 'Parkett links, frei'])('leaves %s as it is', (text) => {
    expect(placesOf(text)).toEqual([text]);
  });
});

describe('shows of an order', () => {
  const show = (title: string, row: string, seat: string) => draft('page-text', 'event', { title, row, seat });
  const seatsOf = (...shows: readonly ReturnType<typeof show>[]) =>
    partBySeats(shows, '1').map(({ fields }) => `${fields.title?.[0]?.value} ${fields.seat?.[0]?.value}`);

  it('have a ticket for each place of their own lists', () => {
    expect(seatsOf(show('Ūdens', '6', '9, 10'), show('Uguns', '11', '14, 15'))).toEqual([
      'Ūdens 9',
      'Ūdens 10',
      'Uguns 14',
      'Uguns 15',
    ]);
    expect(seatsOf(show('Ūdens', '6', '9, 10'), show('Uguns', '11', '14'))).toEqual([
      'Ūdens 9',
      'Ūdens 10',
      'Uguns 14',
    ]);
  });

  it('have no more where two tickets have one list', () => {
    expect(seatsOf(show('Ūdens', '6', '9, 10'), show('Ūdens', '6', '9, 10'))).toEqual(['Ūdens 9, 10', 'Ūdens 9, 10']);
  });
});
