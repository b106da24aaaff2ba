import { describe, expect, it } from 'vitest';
import { reading } from '#test/support/draft-builder.ts';
import { understoodOf, valuesTold } from '#test/support/understood-page.ts';
import { freeMoney } from '../readings/free-money.ts';
import { cardNumberAsCode, renamedAmount } from './held-money.ts';

const euros = (amount: string) => ({ amount, currency: 'EUR' });

describe('an amount without a label', () => {
  const told = (text: string, kind: 'event' | 'voucher' = 'event') => {
    const understood = understoodOf(text);
    return valuesTold(freeMoney(kind, understood.cells, understood));
  };

  it('is the price of a ticket and what a voucher is worth', () => {
    expect(told('# Abend\n\n27,00 €')).toEqual([['price', euros('27.00')]]);
    expect(told('# Gutschein\n\n27,00 €', 'voucher')).toEqual([['balance', euros('27.00')]]);
  });

  it('is told where it stands twice, not where two differ', () => {
    expect(told('# Abend\n\n27,00 €\n\nParkett 27,00 €')).toEqual([['price', euros('27.00')]]);
    expect(told('# Abend\n\n27,00 €\n\nParkett 29,00 €')).toEqual([]);
  });

  it.each([
    'inkl. 4,90 € Gebühr',
    'zzgl. 2,00 € Gebühr',
    'ab 19,00 €',
    '9,00 € pro Person',
    'Kaution 50,00 €',
    'deposit £20.00',
    'save 10%: £5.00',
    '3,50 € Versandkosten',
    'Bearbeitungsgebühr 2,50 €',
    '+ € 1,50 commissioni',
    'up to €500.00',
  ])('is something beside the price: %s', (line) => {
    expect(told(`# Abend\n\n${line}`)).toEqual([]);
  });

  it.each([
    ['27,00 € inkl. MwSt.', '27.00'],
    ['27,00 € (inkl. 4,90 € VVK-Gebühr)', '27.00'],
    ['27,00 € inkl. 19 % MwSt.', '27.00'],
    ['27,00 € TTC', '27.00'],
    ['27,00 € IVA incluida', '27.00'],
  ])('is the whole price with what is in it: %s', (line, amount) => {
    expect(told(`# Abend\n\n${line}`)).toEqual([['price', euros(amount)]]);
  });

  it('is no price when nothing was paid', () => {
    expect(told('# Abend\n\n0,00 €')).toEqual([]);
  });

  it('is left alone in running text', () => {
    const terms =
      'Der Veranstalter haftet nur für Vorsatz und grobe Fahrlässigkeit, und die Haftung ist in jedem Fall auf\n25,00 € begrenzt, soweit das Gesetz nichts anderes vorsieht und keine Garantie gegeben wurde, die weiter geht.';
    expect(told(`# Abend\n\n${terms}`)).toEqual([]);
  });
});

describe('amounts and numbers of cards', () => {
  const amount = [reading(euros('50.00'))];
  const number = [reading('8812 4471')];
  const other = [reading('99-12')];

  it('turn into the other amount, and take nothing else with them', () => {
    expect(renamedAmount({ price: amount, seat: number }, 'price', 'balance')).toEqual({
      balance: amount,
      seat: number,
    });
    expect(renamedAmount({ seat: number }, 'price', 'balance')).toEqual({ seat: number });
  });

  it('are redeemed by the number of the card, else by that of the ticket', () => {
    expect(cardNumberAsCode({ membershipNumber: number, ticketNumber: other })).toEqual({
      voucherCode: number,
      ticketNumber: other,
    });
    expect(cardNumberAsCode({ ticketNumber: other })).toEqual({ voucherCode: other });
    expect(cardNumberAsCode({ balance: amount })).toEqual({ balance: amount });
  });
});
