import { describe, expect, it } from 'vitest';
import { isOneSide } from './against.ts';

describe('one side of a match', () => {
  it.each([
    ['Ashford Rovers', 'Ashford Rovers v Kingsport United'],
    ['Kingsport United', 'Ashford Rovers vs. Kingsport United'],
    ['FC Altfeld', 'SV Rodenau gegen FC Altfeld'],
    ['IFK Norrby', 'IFK Norrby mot BK Vestan'],
    ['Крылья', 'Крылья против Зари'],
  ])('is %s of %s', (side, match) => {
    expect(isOneSide(side, match)).toBe(true);
  });

  it.each([
    ['Ashford Rovers v Kingsport United', 'Ashford Rovers v Kingsport United'],
    ['Henry', 'Henry V'],
    ['Ashford', 'Ashford Rovers v Kingsport United'],
    ['Tosca', 'Ashford Rovers v Kingsport United'],
    ['', 'A v B'],
  ])('is not %s of %s', (side, match) => {
    expect(isOneSide(side, match)).toBe(false);
  });
});
