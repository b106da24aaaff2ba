import { describe, expect, it } from 'vitest';
import type { TicketKind } from '#src/tickets/fields.ts';
import { understoodOf, valuesTold } from '#test/support/understood-page.ts';
import { freeMoney } from './free-money.ts';

/** What the amounts of a page that have no label tell. */
function told(text: string, kind: TicketKind = 'event') {
  const understood = understoodOf(`Lovely evening\n${text}`);
  return valuesTold(freeMoney(kind, understood.cells, understood));
}

const price = ['price', { amount: '12.00', currency: 'EUR' }];

describe('an amount without a label', () => {
  it('is the price of a ticket, or what a voucher is worth', () => {
    expect(told('12.00 €')).toEqual([price]);
    expect(told('12.00 €', 'voucher')).toEqual([['balance', price[1]]]);
    expect(told('12.00 €', 'giftCard')).toEqual([['balance', price[1]]]);
  });

  it('is the only one, however often it is printed', () => {
    expect(told('12.00 €\n12.00 €')).toEqual([price]);
    expect(told('12.00 €\n14.00 €')).toEqual([]);
    expect(told('12.00 €\n12.00 £')).toEqual([]);
  });

  it('is not nothing', () => {
    expect(told('0.00 €')).toEqual([]);
  });

  it.each([
    'fee 12.00 €',
    '12.00 € Gebühr',
    'zzgl. 12.00 € Versandkosten',
    'TVA 12.00 €',
    'from 12.00 €',
    '12.00 € pro Person',
    'Kaution 12.00 €',
    'fino a 12.00 €',
    '20 % of 12.00 €',
    'rabatt 12.00 €',
  ])('is none beside words that make it something else: %s', (text) => {
    expect(told(text)).toEqual([]);
    expect(told(`${text}\n12.00 €`)).toEqual([price]);
  });

  it('is beside words that stand in its line only as far as they are near', () => {
    expect(told(`from the very beginning of it all 12.00 €`)).toEqual([price]);
  });

  it.each(['12.00 € inkl. MwSt.', '12.00 € (incl. 2.00 € fees)', '12.00 € incl. 19 % VAT', '12.00 € TTC'])(
    'is the whole price with what is in it: %s',
    (text) => {
      expect(told(text)).toEqual([price]);
    },
  );

  it('is none that a label claims, but for the words of a product or one that we do not know', () => {
    expect(told('Balance: 12.00 €')).toEqual([]);
    expect(told('Product: Ticket 12.00 €')).toEqual([price]);
    expect(told('Foo bar: 12.00 €')).toEqual([price]);
  });

  it('is none of running text', () => {
    const prose = 'we hope that you like the show that we all play for you and your lot';
    expect(told(`${prose} 12.00 €`)).toEqual([]);
  });
});
