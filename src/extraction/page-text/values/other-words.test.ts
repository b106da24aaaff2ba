import { describe, expect, it } from 'vitest';
import { hasPostcode, hasStreet, isStreetAndCity, splitAddress } from './addresses.ts';
import { findMoney, symbolsOf } from './money.ts';
import { looksLikeName, readEastAsianName, readName } from './names.ts';
import { findNumbers } from './numbers.ts';
import { readStop } from './stops.ts';

describe('amounts beside other numbers', () => {
  it.each<[string, readonly string[]]>([
    ['2 x 12,00 € = 24,00 €', ['12.00 EUR', '24.00 EUR']],
    ['EUR 12,50 / CHF 14.00', ['12.50 EUR', '14.00 CHF']],
    ['Platz 41 27,00 €', ['27.00 EUR']],
    ['12.03.2027 27,00 €', ['27.00 EUR']],
    ['$1,234.50', ['1234.50 USD']],
    ['A$ 20', ['20.00 AUD']],
    ['12 500 Ft', ['12500.00 HUF']],
    ['89 zł', ['89.00 PLN']],
    ['120 kr', ['120.00 kr']],
    ['fr. 31. Juli', []],
    ['Fr. 31. Juli', []],
    ['Fr. 31.50', ['31.50 CHF']],
    ['EUR 177 80', []],
  ])('are told in %s', (text, amounts) => {
    expect(findMoney(text).map(({ amount, currency }) => `${amount} ${currency}`)).toEqual(amounts);
  });

  it('stand where they are said to', () => {
    const text = 'Preis: 27,00 € inkl.';
    const [span] = findMoney(text);
    expect(text.slice(span!.at, span!.end)).toBe('27,00 €');
  });

  it('are told by several words of one currency', () => {
    expect(symbolsOf('PLN')).toContain('zł');
    expect(symbolsOf('XXX')).toEqual([]);
  });
});

describe('numbers of what rides and flies', () => {
  it.each<[string, readonly string[]]>([
    ['LH962', ['flight LH962 LH']],
    ['LH 0962', ['flight LH 0962 LH']],
    ['operated as UA 8714 / LH 416', ['flight UA 8714 UA', 'flight LH 416 LH']],
    ['EZY 8123', ['flight EZY 8123 U2']],
    ['DELTA 2207', ['flight DL 2207 DL']],
    ['TGV INOUI 6607', ['train TGV INOUI 6607']],
    ['Frecciarossa 9612', ['train Frecciarossa 9612']],
    ['S 3', []],
    ['S 31', ['train S 31']],
    ['のぞみ 225号', ['train のぞみ 225号']],
    ['KTX 041', ['train KTX 041']],
    ['FlixBus 043', ['bus FlixBus 043']],
    ['N12', []],
    ['N120', ['bus N120']],
    ['A320', []],
    ['A3 320', ['flight A3 320 A3']],
    ['ZZ 99 Euro', []],
    ['IC 20 %', []],
    ['EUR 72', []],
  ])('in %s', (text, numbers) => {
    expect(
      findNumbers(text).map(({ mode, text: number, carrier }) => [mode, number, carrier].filter(Boolean).join(' ')),
    ).toEqual(numbers);
  });
});

describe('names of people', () => {
  it.each([
    ['Frau Dr. Hannah Reuter', 'Hannah Reuter'],
    ['O’Brien, Siobhán', 'Siobhán O’Brien'],
    ['SMITH/ANNAMRS', 'ANNA SMITH'],
    ['2) Anna Berg', 'Anna Berg'],
    ['Anna Berg (Erwachsene)', 'Anna Berg'],
    ['Anna Berg, Erwachsene', 'Anna Berg'],
    ['Ronan McLeod', 'Ronan McLeod'],
    ['Patrick FitzGerald', 'Patrick FitzGerald'],
    ['Doe, June', 'June Doe'],
    ['김민준 님', '김민준'],
    ['山田 太郎 様', '山田 太郎'],
  ])('are read from %s', (text, name) => {
    expect(readName(text)).toBe(name);
  });

  it.each([
    'NSW TrainLink',
    'M/S Drotten',
    'Friday, June',
    'June, July',
    'Mr',
    'Anna',
    'Boarding Pass Anna Berg Ticket',
    'anna berg',
    'Hall 3',
  ])('are not %s', (text) => {
    expect(looksLikeName(text)).toBe(text === 'Anna');
  });

  it('in signs are told from labels', () => {
    expect(readEastAsianName('座席')).toBeUndefined();
    expect(readEastAsianName('田中')).toBe('田中');
  });
});

describe('places on earth', () => {
  it.each(['00-001 Warszawa', '110 00 Praha', 'A-1100 Wien', '75001 Paris', 'Springfield, IL 62701'])(
    'have a postcode: %s',
    (text) => {
      expect(hasPostcode(text)).toBe(true);
    },
  );

  it.each(['12345', 'Platz 41', '2027 Anna', '12.03.2027', 'KL-77310'])('have none: %s', (text) => {
    expect(hasPostcode(text)).toBe(text === '2027 Anna');
  });

  it.each(['c/ Mayor 12', 'Damrak 1-5', 'Piazza del Duomo 3', '221B Baker Street', 'Rua Augusta, s/n', 'Storgatan 5'])(
    'have a street: %s',
    (text) => {
      expect(hasStreet(text)).toBe(true);
    },
  );

  it.each([
    'вул. Садова, 6Д, Київ',
    'Ausekļa iela 8',
    'V. Putvinskio g. 45',
    'Λεωφόρος Κηφισίας 364',
    'Bahariye Cad. No: 8',
    'Str. Mihai Eminescu 2',
    'Jl. Kebon Sirih No. 1',
    '12 Đường Lê Lợi',
    '台北市大安區信義路163號',
    '京都市左京区岡崎9-1',
    '서울특별시 종로구 세종대로 175',
  ])('have a street in other countries: %s', (text) => {
    expect(hasStreet(text)).toBe(true);
  });

  it.each(['Rīga, LV-1010', 'LT-44240 Kaunas', 'Dublin, D02 XE80', 'Ottawa K1P 5M7', 'Αθήνα 105 57'])(
    'have the postcode of other countries: %s',
    (text) => {
      expect(hasPostcode(text)).toBe(true);
    },
  );

  it.each([
    '列車 6 号车 12号',
    'Tel 24 234 56',
    '第3路线 12号',
    'Straßenmusik heute',
    'Via Bologna',
    'Der Weg',
    'Hauptstraße 2027',
  ])('have no street with a number: %s', (text) => {
    expect(hasStreet(text)).toBe(false);
  });

  it('may be a street and its city alone', () => {
    expect(isStreetAndCity('Danzigerkade 21 · Amsterdam')).toBe(true);
    expect(isStreetAndCity('Danzigerkade 21')).toBe(false);
    expect(isStreetAndCity('Danzigerkade 21, um 20 Uhr')).toBe(false);
  });

  it.each([
    ['Stadthalle (Hauptstraße 5, 10115 Berlin)', 'Stadthalle', 'Hauptstraße 5, 10115 Berlin'],
    ['Adresse: Hauptstraße 5, 10115 Berlin', undefined, 'Hauptstraße 5, 10115 Berlin'],
    ['Halle Nord\nUferweg 12\n83209 Prien', 'Halle Nord', 'Uferweg 12, 83209 Prien'],
    ['Hauptstraße 5', undefined, 'Hauptstraße 5'],
    ['Operas nams, 11. novembra iela 8, Rīga, LV-1010', 'Operas nams', '11. novembra iela 8, Rīga, LV-1010'],
    ['서울특별시 종로구 세종대로 175', undefined, '서울특별시 종로구 세종대로 175'],
  ])('are taken apart: %j', (text, name, address) => {
    expect(splitAddress(text)).toEqual(name ? { name, address } : { address });
  });

  it('are none in other words', () => {
    expect(splitAddress('Stadthalle, Großer Saal')).toBeUndefined();
  });
});

describe('one end of a journey', () => {
  it.each<[string, object]>([
    ['Tegel(TXL), Berlin, Terminal 1', { place: 'Tegel', code: 'TXL', terminal: '1' }],
    ['07 JUN 12:10 Hamburg Hbf', { place: 'Hamburg Hbf', clock: '12:10' }],
    ['Köln Hbf, Gleis 7', { place: 'Köln Hbf', platform: '7' }],
    ['15:40+1 Tokyo Narita', { place: 'Tokyo Narita', clock: '15:40', days: 1 }],
    ['1540', { clock: '15:40' }],
    ['ab Köln Hbf', { place: 'Köln Hbf' }],
  ])('is taken apart: %s', (text, stop) => {
    const { date: _, ...read } = readStop(text);
    expect(read).toEqual(stop);
  });

  it('has a day of its own', () => {
    expect(readStop('Köln Hbf 14.03.2027').date).toMatchObject({ year: 2027, month: 3, day: 14 });
  });
});
