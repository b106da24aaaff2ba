import { describe, expect, it } from 'vitest';
import { paperOf, saying } from '#test/support/scored-paper.ts';
import { withoutOffers } from './without-offers.ts';

/** How likely an amount of a line that looks like a price is one. */
const price = (text: string, amount = '30 EUR') =>
  saying(withoutOffers(paperOf(text, { [amount]: { price: 0.9 } }).scored), amount).likely('price');

describe('an amount that offers begin at', () => {
  it.each([
    'Tickets from 30 EUR',
    'Zimmer ab 30 EUR',
    'Billets à partir de 30 EUR',
    'Bilety od 30 EUR',
    'Kaartjes vanaf 30 EUR',
    'Entradas desde 30 EUR',
    'Билеты от 30 EUR',
  ])('is no price: %s', (text) => {
    expect(price(text)).toBe(0);
  });

  it('is no price behind its currency either', () => {
    expect(price('ab € 30,00', '€ 30,00')).toBe(0);
    expect(price('from ABC 30.00', '30.00')).toBe(0); // no currency that we know
  });

  it.each(['Total 30 EUR', 'Mittelstab 30 EUR', 'From Riga to Tartu: 30 EUR'])('is a price: %s', (text) => {
    expect(price(text)).toBe(0.9);
  });

  it.each([
    'Bitte bringen Sie Ihren Ausweis mit. Die Gebühr beträgt 30 EUR',
    'Please bring your passport. A deposit of 30 EUR',
    'Merci de venir tôt. Les frais sont de 30 EUR',
  ])('is none where a sentence tells a fee: %s', (text) => {
    expect(price(text)).toBe(0);
  });

  it('is a price where a sentence tells that, or a line alone tells a fee', () => {
    expect(price('Your seats are booked. You paid 30 EUR')).toBe(0.9);
    expect(price('Gebühr 30 EUR')).toBe(0.9);
  });
});
