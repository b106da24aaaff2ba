import { describe, expect, it } from 'vitest';
import type { Role } from '#src/extraction/words/roles.ts';
import { joinLines } from './codes.ts';
import { findContact } from './contacts.ts';
import { crownsOf } from './crowns.ts';
import { joinWrapped, readMoney, readText } from './read-value.ts';
import { yuanOf } from './yuan.ts';

describe('a text under its label', () => {
  it.each<[Role, string, string]>([
    ['seat', 'Platz 41', '41'],
    ['seat', 'No. 12A', '12A'],
    ['seat', '12A, 12B', '12A, 12B'],
    ['seat', '71 73, 1 Fenster', '71 73'],
    ['seat', 'Stehplatz', 'Stehplatz'],
    ['seat', '7 LOWER', '7 LOWER'],
    ['seat', '21H', '21H'],
    ['seat', 'Seat 9H, 9K', '9H, 9K'],
    ['row', 'Nr. 12', '12'],
    ['row', 'Loge links', 'Loge links'],
    ['section', 'C\nParkett links', 'C'],
    ['section', 'Block 12, Nord', 'Block 12, Nord'],
    ['gate', 'B22', 'B22'],
    ['coach', '23 (Ruhebereich)', '23'],
    ['terminal', 'Nord', 'Nord'],
    ['section', 'Nordkurve', 'Nordkurve'],
    ['gate', 'N°12', '12'],
    ['row', 'No 12', '12'],
    ['class', '1ª clase', '1'],
    ['class', '2nd class', '2'],
    ['class', 'Premium Economy', 'Premium Economy'],
    ['bookingReference', 'AMADEUS: YK4T2R', 'YK4T2R'],
    ['ticketNumber', 'ETKT 417-2400183341', '417-2400183341'],
    ['passenger', 'Sra. Leonor\nAntunes', 'Leonor Antunes'],
    ['passenger', 'DOE/JOHN MR', 'JOHN DOE'],
    ['passenger', '田中様', '田中'],
    ['address', 'Hauptstraße 5\n10115 Berlin', 'Hauptstraße 5, 10115 Berlin'],
    ['title', 'Winter Lights\nSat 14 March 2027', 'Winter Lights'],
    ['venue', 'Stadthalle | Großer Saal', 'Stadthalle'],
    ['email', 'Fragen: hilfe@example.org', 'hilfe@example.org'],
    ['website', 'see www.example.org.', 'www.example.org'],
    ['phone', 'Tel. +49 30 1234567', '+49 30 1234567'],
  ])('of %s is read from %j', (role, text, value) => {
    expect(readText(role, text)).toBe(value);
  });

  it.each<[Role, string]>([
    ['seat', '14:35'],
    ['seat', '12.03.2027'],
    ['seat', 'Please take your seats when the bell rings'],
    ['row', '14. März 2027'],
    ['gate', 'siehe Anzeige am Bahnsteig'],
    ['class', 'ja'],
    ['class', '---'],
    ['bookingReference', 'wird nachgereicht'],
    ['passenger', 'Erwachsener'],
    ['email', 'auf Anfrage'],
    ['address', '12'],
    ['title', 'a '.repeat(80)],
    ['date', '12.03.2027'],
  ])('of %s is none in %j', (role, text) => {
    expect(readText(role, text)).toBeUndefined();
  });
});

describe('an amount under its label', () => {
  it.each<[string, string | undefined, string | undefined]>([
    ['2 x 12,00 € = 24,00 €', undefined, '24.00 EUR'],
    ['64,90 € (inkl. 10,36 € MwSt.)', undefined, '64.90 EUR'],
    ['99,90', 'EUR', '99.90 EUR'],
    ['99,90', undefined, undefined],
    ['250 kr', 'SEK', '250.00 SEK'],
    ['250 kr', 'EUR', undefined],
    ['250 kr', undefined, undefined],
    ['¥120', 'CNY', '120.00 CNY'],
    ['¥120', undefined, '120.00 JPY'],
    ['120元', 'TWD', '120.00 TWD'],
    ['kostenlos', 'EUR', undefined],
    ['1234', 'EUR', undefined],
  ])('is read from %s where the document counts in %s', (text, usual, amount) => {
    const money = readMoney(text, usual);
    expect(money && `${money.amount} ${money.currency}`).toBe(amount);
  });
});

describe('whose money it is', () => {
  it.each<[string, readonly string[], string | undefined, string | undefined]>([
    ['Swedish by its language', ['250 kr'], 'sv', 'SEK'],
    ['said once', ['250 kr', 'Total DKK 250'], undefined, 'DKK'],
    ['Danish by its words', ['Billet', 'Gyldig til', 'CVR 1234'], undefined, 'DKK'],
    ['Norwegian by its words', ['Billett', 'Gyldig til', 'inkl. MVA'], undefined, 'NOK'],
    ['Swedish by its words', ['Biljett', 'moms ingår inte'], undefined, 'SEK'],
    ['Icelandic by its words', ['Samtals greitt 8.400 kr.', 'Miðaverð', 'tix.is'], 'sv', 'ISK'],
    ['nobody’s by one word alone', ['moms'], undefined, undefined],
    ['nobody’s without a word', ['250 kr'], undefined, undefined],
  ])('is %s', (_, texts, language, currency) => {
    expect(crownsOf(texts, language)).toBe(currency);
  });

  it.each<[string, readonly string[], string | undefined]>([
    ['the mainland’s', ['订单 价格', '120元'], 'CNY'],
    ['Taiwan’s', ['訂單 價格', '120元'], 'TWD'],
    ['neither’s in Hong Kong', ['訂單 價格', 'HK$120'], undefined],
    ['neither’s without a sign of either', ['120元'], undefined],
  ])('is %s', (_, texts, currency) => {
    expect(yuanOf(texts)).toBe(currency);
  });
});

describe('lines that a value is broken into', () => {
  it.each([
    ['Nacht-', 'zuschlag', 'Nachtzuschlag'],
    ['KL-', '77310', 'KL-77310'],
    ['Winter', 'Lights', 'Winter Lights'],
    ['Rhein-', 'Main', 'Rhein-Main'],
  ])('go on: %s, %s', (first, next, whole) => {
    expect(joinLines(first, next)).toBe(whole);
  });

  it('of a name go on by a word alone', () => {
    expect(joinWrapped('Sra. Leonor\nAntunes')).toBe('Sra. Leonor Antunes');
    expect(joinWrapped('Anna Berg\nPaul Ahrens')).toBe('Anna Berg\nPaul Ahrens');
  });
});

describe('a way to reach somebody', () => {
  it.each([
    ['https://tickets.example.org/a?b=1', 'https://tickets.example.org/a?b=1'],
    ['visit example.co.uk/help, please', 'example.co.uk/help'],
    ['www.example.org.', 'www.example.org'],
  ])('is a web address: %s', (text, website) => {
    expect(findContact(text).website).toBe(website);
  });

  it.each(['v1.2.3', 'z.B. heute', 'someone@example.org', 'Gleis 3.de'])('is no web address: %s', (text) => {
    expect(findContact(text).website).toBeUndefined();
  });

  it.each([
    ['(030) 123 45 67', '(030) 123 45 67'],
    ['0800 1234567', '0800 1234567'],
    ['+44 (0)20 7946 0000', '+44 (0)20 7946 0000'],
  ])('is a telephone: %s', (text, phone) => {
    expect(findContact(text).phone).toBe(phone);
  });

  it.each(['12.03.2027', '8812447100932210', '19:30', '123 456'])('is no telephone: %s', (text) => {
    expect(findContact(text).phone).toBeUndefined();
  });
});
