import { describe, expect, it } from 'vitest';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { excerptOf, writeLines } from './excerpt.ts';
import { withoutPrivate } from './private-text.ts';
import { sourceOf } from './source.ts';

const sent = (text: string) => withoutPrivate(text, 240);
const sentPage = (text: string) => {
  const source = sourceOf(inputOf([pageOf(text)]));
  return writeLines(source, excerptOf(source));
};

describe('what a model is not sent', () => {
  it.each([
    ['Mobile: +49 (0)151 234 567 89', 'Mobile: [phone]'],
    ['Call us: +1-212-555-0199 any time', 'Call us: [phone] any time'],
    ['Tel. 030 / 1234567 Fax 030/1234568', 'Tel. [phone] Fax [phone]'],
    ['Téléphone : 06 12 34 56 78', 'Téléphone : [phone]'],
    ['(212) 555-0199', '[phone]'],
    ['Telefon 030 1234567 14.03.2027', 'Telefon [phone] 14.03.2027'],
    ['Phone number 07700 900123 19:30', 'Phone number [phone] 19:30'],
    ['電話番号: 03-1234-5678', '電話番号: [phone]'],
    ['тел. +7 495 123-45-67', 'тел. [phone]'],
    ['Passport no.: C01X00T47', 'Passport no.: [identity]'],
    ['Reisepass Nr. C01X00T47 gültig', 'Reisepass Nr. [identity] gültig'],
    ['DNI 12345678-Z', 'DNI [identity]'],
    ['Personalausweis: L01X 00T4 71', 'Personalausweis: [identity]'],
    ['Codice fiscale RSSMRA85T10A562S', 'Codice fiscale [identity]'],
    ['ID number 8001015009087', 'ID number [identity]'],
    ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', '[identity]'],
    ['Visa **** **** **** 4242', 'Visa **** **** **** [card]'],
    ['Paid with Visa ending in 4242', 'Paid with Visa ending in [card]'],
    ['MASTERCARD XXXX-XXXX-XXXX-1881', 'MASTERCARD XXXX-XXXX-XXXX-[card]'],
    ['Kreditkarte •••• 1005', 'Kreditkarte •••• [card]'],
    ['Karte endet auf 1005', 'Karte endet auf [card]'],
    ['American Express 3782 822463 10005', 'American Express [card]'],
    ['Visa 4111 1111 1111 1111', 'Visa [card]'],
    ['VISA 4242, 14.03.2027', 'VISA [card], 14.03.2027'],
    ['Write to ada@example.org', 'Write to [mail address]'],
    ['IBAN DE02 1203 0000 0000 2020 51', 'IBAN [account]'],
  ])('of "%s" is more than "%s"', (text, rest) => {
    expect(sent(text)).toBe(rest);
  });

  it.each([
    'Departure 06:15 +1 15.03.2027 12:00',
    'UTC+2 14.03.2027 19:30',
    'E-ticket number 220-2345678901',
    'Booking reference KX93TZ, order 4711-0815-2342',
    'Mobile ticket 1234567890',
    'Member card 6035 7123 4567 8901',
    'Total ········ 12.00 EUR',
    'Visa 1234.50 EUR',
    'Show ends 2200',
    'Passport control closes 18:40',
    'Row 12 Seat 7 Gate B 1004',
    'Hotel Adlon, Unter den Linden 77, 10117 Berlin',
    'Valid for pass 12345678',
  ])('is nothing that a ticket is made of: %s', (text) => {
    expect(sent(text)).toBe(text);
  });

  it('stays behind also where its label stands beside or above it', () => {
    const text = sentPage(`
# Ferry ticket

Passport number       Nationality       Seat
C01X00T47             Utopia            12A

Phone                 0151 23456789
Credit card           4242
`);
    expect(text).toContain('Utopia');
    expect(text).toContain('12A');
    expect(text).not.toMatch(/C01X00T47|23456789|4242/);
  });

  it('is not told by cutting it in two', () => {
    for (let at = 200; at < 260; at += 1) {
      const text = `${'a '.repeat(150).slice(0, at)} ada.lovelace@example.org and +49 151 23456789 too`;
      expect(sent(text)).not.toMatch(/ada\.|@|151/);
    }
  });

  it('is looked for in the time that its length takes', () => {
    const crafted = [
      'x '.repeat(400),
      '* '.repeat(400),
      '1'.repeat(800),
      '1 '.repeat(400),
      '<'.repeat(800),
      'a.'.repeat(400),
    ];
    for (const text of crafted) expect(sent(text).length).toBeLessThanOrEqual(240);
  });
});
