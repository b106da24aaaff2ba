import { describe, expect, it } from 'vitest';
import { decimalOf, findMoney } from './money.ts';

describe('findMoney', () => {
  it.each([
    ['99,90 EUR', '99.90', 'EUR'],
    ['€ 1.257,40', '1257.40', 'EUR'],
    ['CHF 12.–', '12.00', 'CHF'],
    ['₹1,23,456.00', '123456.00', 'INR'],
    ['1 234,50 €', '1234.50', 'EUR'],
    ['$12', '12.00', 'USD'],
    ['49 Kč', '49.00', 'CZK'],
    ['71,50 lei', '71.50', 'RON'],
    ['850,00 TL', '850.00', 'TRY'],
    ['612,34 грн', '612.34', 'UAH'],
    ['2 500 руб.', '2500.00', 'RUB'],
    ['NT$1,490', '1490.00', 'TWD'],
    ['14,720円', '14720.00', 'JPY'],
    ['59,800원', '59800.00', 'KRW'],
    ['24,00R$', '24.00', 'BRL'],
    ['£9.5', '9.50', 'GBP'],
    ['Lei 45,00', '45.00', 'RON'],
    ['MXN $1,245.00', '1245.00', 'MXN'],
    ['CAD $ 45.00', '45.00', 'CAD'],
    ['45,00 $ CAD', '45.00', 'CAD'],
    ['16,400 DT', '16.400', 'TND'],
    ['KWD 4.500', '4.500', 'KWD'],
    ['KWD 1,250.750', '1250.750', 'KWD'],
    ['58,300₮', '58300.00', 'MNT'],
    ['ZMW 320.00', '320.00', 'ZMW'],
    ['Under 26 £18.00', '18.00', 'GBP'],
    ['9,75 Eur (PVM 9 %)', '9.75', 'EUR'],
    ['PLN ***88,00', '88.00', 'PLN'],
    ['154,00 KM', '154.00', 'BAM'],
    ['1.680,00 ден. по лице', '1680.00', 'MKD'],
    ['1.536,00 РСД', '1536.00', 'RSD'],
    ['49,00 e', '49.00', 'EUR'],
    ['N6,500.00', '6500.00', 'NGN'],
    ['8.640.000 ریال', '8640000.00', 'IRR'],
  ])('reads %s', (text, amount, currency) => {
    expect(findMoney(text)).toMatchObject([{ amount, currency }]);
  });

  it.each([
    'Lei 12.741/2012',
    'Ref TL 4471',
    '19:30',
    '12.05.2026',
    'Platz 61',
    'EC 173',
    'CTG-BOG 6C / BOG-MAD 21H',
    'BOG-MAD 21',
    '12 KM',
    '1 ден',
    '12,50 e 13,00',
    'ore 19.30 e 21.00',
    'N6 8000',
  ])('finds no amount in %s', (text) => {
    expect(findMoney(text)).toEqual([]);
  });
});

describe('decimalOf', () => {
  it('refuses groups that no language writes', () => {
    expect(decimalOf('1.2345')).toBeUndefined();
    expect(decimalOf('1.234,5')).toBe('1234.50');
  });
});
