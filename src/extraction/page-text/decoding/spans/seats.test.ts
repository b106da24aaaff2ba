import { describe, expect, it } from 'vitest';
import { placesOf } from './seats.ts';

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
