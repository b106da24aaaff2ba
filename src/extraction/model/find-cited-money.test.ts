import { describe, expect, it } from 'vitest';
import { printsAmount, tellsCurrency } from './find-cited-money.ts';

describe('an amount in a line that is cited', () => {
  it.each([
    ['3 x Ordinarie à 165,00', '165.00'],
    ['6.474.300', '6474300.00'],
    ['Adult Return x 1 €34.00 | Booking fee', '34.00'],
    ['Dog £0.00 £87.95', '87.95'],
    ['1 845 kr', '1845.00'],
    ['24,120 yen', '24120.00'],
    ['CHF 12.50.', '12.50'],
  ])('is read however it is written: %s', (text, amount) => expect(printsAmount(text, amount)).toBe(true));

  it.each([
    ['Doors 12:46', '12.00'],
    ['12/03/2027', '12.00'],
    ['A12 4', '12.50'],
    ['1122', '12.00'],
  ])('is no part of something else: %s', (text, amount) => expect(printsAmount(text, amount)).toBe(false));
});

describe('a currency', () => {
  it.each([
    ['Price 364,00 DH', 'MAD'],
    ['S/ 95.00', 'PEN'],
    ['1.250,00 TL', 'TRY'],
    ['24,120 yen', 'JPY'],
    ['FARE: KES 1,500', 'KES'],
    ['12 zł', 'PLN'],
  ])('is told by %s', (text, currency) => expect(tellsCurrency(text, currency)).toBe(true));

  it('is not told by a word that has its letters', () => {
    expect(tellsCurrency('Title of the book', 'TRY')).toBe(false);
    expect(tellsCurrency('Seat 12', 'EUR')).toBe(false);
  });
});
