import { describe, expect, it } from 'vitest';
import { choose } from '#src/tickets/choose.ts';
import { pageOf, readAt } from '#test/support/scored-page.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import { partPrice } from './prices.ts';

/** What tickets cost that all have the order's total, on a page with some amounts below each other. */
const prices = (total: string, amounts: readonly string[], tickets = 2) => {
  const { understood } = pageOf(amounts.map((text) => [text]));
  const scored = amounts.map((amount, at): ScoredSpan => {
    const cell = understood.cells[at]!;
    const money = { amount, currency: 'EUR' };
    const span = { type: 'money', text: amount, money, cells: [cell], at: 0, end: amount.length } as const;
    return { span, likely: (target) => (target === 'price' ? 0.4 : 0.01) };
  });
  const ticket = readAt(understood, { price: { amount: total, currency: 'EUR' } });
  return partPrice(
    Array.from({ length: tickets }, () => ticket),
    scored,
  ).map(({ fields }) => fields.price?.[0]?.value.amount);
};

describe('what each ticket of an order costs', () => {
  it('is printed for each, in their order, and adds up to the total', () => {
    expect(prices('100.80', ['64.90', '35.90', '100.80'])).toEqual(['100.80', '100.80']); // one is a fee of the other
    expect(prices('100.80', ['54.90', '45.90', '100.80'])).toEqual(['54.90', '45.90']);
    expect(prices('139.50', ['84.00', '41.00', '14.50', '139.50'], 3)).toEqual(['84.00', '41.00', '14.50']);
  });

  it('is printed once for as many as there are tickets', () => {
    expect(prices('790.00', ['395.00', '790.00'])).toEqual(['395.00', '395.00']);
  });

  it('is what it is without a fee that is printed beside it', () => {
    expect(prices('103.29', ['54.90', '45.90', '2.49', '103.29'])).toEqual(['54.90', '45.90']);
    expect(prices('798.00', ['350.00', '700.00', '98.00', '798.00'])).toEqual(['350.00', '350.00']);
  });

  it('is what the order cost where nothing adds up', () => {
    expect(prices('798.00', ['350.00', '98.00', '798.00'])).toEqual(['798.00', '798.00']);
    expect(prices('798.00', ['350.00', '700.00', '97.00', '798.00'])).toEqual(['798.00', '798.00']);
  });

  it('is believed more than the sum, however surely that was read', () => {
    const [{ understood }, amounts] = [pageOf([['395.00'], ['790.00']]), ['395.00', '790.00']];
    const scored = amounts.map((amount, at): ScoredSpan => {
      const span = { type: 'money', text: amount, money: { amount, currency: 'EUR' }, at: 0, end: 6 } as const;
      return { span: { ...span, cells: [understood.cells[at]!] }, likely: () => 0.4 };
    });
    const ticket = readAt(understood, { price: { amount: '790.00', currency: 'EUR' } });
    const tickets = partPrice([ticket, ticket], scored);
    expect(tickets.map(({ fields }) => choose('price', fields.price!)!.value.amount)).toEqual(['395.00', '395.00']);
  });

  it('is the smaller one where one ticket was given it and the other one the sum of both', () => {
    const { understood } = pageOf([['2 x'], ['350.00'], ['700.00']]);
    const at = (amount: string) => readAt(understood, { price: { amount, currency: 'EUR' } });
    const told = (...amounts: readonly string[]) =>
      partPrice(amounts.map(at), []).map(({ fields }) => fields.price![0]!.value.amount);
    expect(told('350.00', '700.00')).toEqual(['350.00', '350.00']);
    expect(told('350.00', '710.00')).toEqual(['350.00', '710.00']);
  });
});
