import { describe, expect, it } from 'vitest';
import { hasPostcode, hasStreet, splitAddress } from './addresses.ts';
import { findCode, isCode } from './codes.ts';
import { findContact } from './contacts.ts';
import { findNumbers } from './numbers.ts';
import { readText } from './read-value.ts';
import { readStop } from './stops.ts';

describe('findCode', () => {
  it.each([
    ['ABC123', 'ABC123'],
    ['** X7K2LM **', 'X7K2LM'],
    ['AOI-XX-1234567', 'AOI-XX-1234567'],
    ['057 1234567890', '057 1234567890'],
    ['DL/123456', '123456'],
    ['27/01488', '27/01488'],
    ['2 194 770 318', '2 194 770 318'],
    ['B 7741 8820', 'B 7741 8820'],
    ['W-554 017', 'W-554 017'],
    ['VIE-9077 4410 / 3382', 'VIE-9077 4410'],
    ['29090109 55170321', '29090109 55170321'],
    ['QWERTZ', 'QWERTZ'],
  ])('takes the code out of %s', (text, code) => {
    expect(findCode(text)).toBe(code);
  });

  it.each(['Economy', 'valid', '12.05.2026', '99,90', 'the'])('does not take %s for one', (text) => {
    expect(isCode(text)).toBe(false);
  });
});

describe('findNumbers', () => {
  it.each([
    ['LH 962', 'flight', 'LH 962'],
    ['ICE 802', 'train', 'ICE 802'],
    ['rj 72', 'train', 'rj 72'],
    ['31.12. 13:51 EC 173', 'train', 'EC 173'],
    ['Bus 647', 'bus', 'Bus 647'],
    ['IX-2937', 'flight', 'IX-2937'],
    ['ID 6510 · Ekonomi', 'flight', 'ID 6510'],
    ['B6 123', 'flight', 'B6 123'],
  ])('finds the number in %s', (text, mode, number) => {
    expect(findNumbers(text)).toMatchObject([{ mode, text: number }]);
  });

  it.each([
    'Platz 61',
    'AB 12:30',
    'EUR 72',
    'R 5 %',
    'Booking ID 4418',
    '7:30 PM 12 May',
    'Gate B34',
    'QZ7K 4410',
    'GK-417-TL',
    'DOMINGO 9 DE MAYO DE 2027',
    'MERCOLEDÌ 5 MAGGIO DE 2027',
  ])('finds none in %s', (text) => {
    expect(findNumbers(text)).toEqual([]);
  });
});

describe('readStop', () => {
  it('takes time and place apart', () => {
    expect(readStop('13:51 Praha hl.n.')).toEqual({ clock: '13:51', place: 'Praha hl.n.' });
  });

  it('reads the code and terminal of an airport', () => {
    expect(readStop('10:50 Frankfurt (FRA), Terminal 1')).toEqual({
      clock: '10:50',
      place: 'Frankfurt',
      code: 'FRA',
      terminal: '1',
    });
  });

  it.each(['07:50 (UK time)', '09:25 (French time)', '21:10 local time', '06:15 (heure locale)'])(
    'finds no place in whose clock it is: %s',
    (text) => {
      expect(readStop(text).place).toBeUndefined();
    },
  );

  it('finds no place where only a day and a time stand', () => {
    expect(readStop('di 19-08-2025 om 17.25 uur').place).toBeUndefined();
  });
});

describe('readText', () => {
  it.each([
    ['class', '2. Klasse', '2'],
    ['class', 'Economy', 'Economy'],
    ['seat', '71 73', '71 73'],
    ['seat', '045 (Fenster)', '045'],
    ['coach', '23', '23'],
    ['row', '12 | N°', '12'],
  ] as const)('reads %s %s', (role, text, value) => {
    expect(readText(role, text)).toBe(value);
  });
});

describe('addresses', () => {
  it.each([
    '10115 Berlin',
    '1012 AB Amsterdam',
    '1000-001 Lisboa',
    'London SE10 0DX',
    'New York, NY 10001',
    '8001 Zürich',
  ])('knows %s as postcode and city', (text) => {
    expect(hasPostcode(text)).toBe(true);
  });

  it.each([
    'Sonnwendgasse 11',
    '12 rue des Tilleuls',
    'Calle de los Tilos, 37',
    'Via dei Tigli 68',
    '70 Station Road',
    'Avenida do Porto 8',
  ])('knows %s as a street', (text) => {
    expect(hasStreet(text)).toBe(true);
  });

  it.each(['Otto-Wels-Allee 4', 'Dr.-Emil-Voss-Ring 21', 'Vilties al. 40'])('knows %s as a street', (text) => {
    expect(splitAddress(`Kulturhaus, ${text}, 10115 Berlin`)).toEqual({
      name: 'Kulturhaus',
      address: `${text}, 10115 Berlin`,
    });
  });

  it.each([
    'Beach Road, Fort Area, Panaji 403 001',
    'Harbour Walk, Newcastle NSW 2300',
    'Rua Augusta, 04101-200',
    '191011, Самара',
    '〒650-0001 神戸市中央区',
    '406 臺中市',
    '48058 부산광역시',
  ])('knows the town of %s by its postcode', (text) => {
    expect(hasPostcode(text)).toBe(true);
  });

  it.each(['Order 403001', 'Ticket, 403001', 'ref. 04101-2004'])('takes %s for no town', (text) => {
    expect(hasPostcode(text)).toBe(false);
  });

  it('keeps the name of a venue apart', () => {
    expect(splitAddress('Stadthalle, Hauptstraße 5, 10115 Berlin')).toEqual({
      name: 'Stadthalle',
      address: 'Hauptstraße 5, 10115 Berlin',
    });
  });
});

describe('findContact', () => {
  it('finds e-mail, web address and phone number', () => {
    expect(findContact('Fragen? +49 30 1234567, hilfe@example.org, www.example.org.')).toEqual({
      phone: '+49 30 1234567',
      email: 'hilfe@example.org',
      website: 'www.example.org',
    });
  });

  it('takes no date for a phone number', () => {
    expect(findContact('12.05.2026').phone).toBeUndefined();
  });
});
