import { describe, expect, it } from 'vitest';
import type { Language } from '#src/extraction/words/languages.ts';
import { cellsOf } from '#test/support/understood-page.ts';
import { confirmation, findLabels } from './find-labels.ts';

const labelsOf = (text: string, language: Language = 'en', bare?: boolean) =>
  findLabels(cellsOf(text)[0]!, language, bare);

/** The labels of a line, each as its likeliest meaning and what stands behind it. */
const read = (text: string, language?: Language, bare?: boolean) =>
  labelsOf(text, language, bare).map(({ roles, rest }) => [roles[0], rest]);

describe('labels of a line', () => {
  it.each([
    ['Hytti / Hytt: 6118', 'fi', 'room', '6118'],
    ['Aika / Tid: 18.30', 'fi', 'time', '18.30'],
    ['Место / Seat: 14', 'ru', 'seat', '14'],
    ['Sitz / Miejsce: 14', 'de', 'seat', '14'],
  ] as const)('say again in another language what they say: %s', (text, language, role, value) =>
    expect(read(text, language)).toEqual([[role, value]]),
  );

  it.each([
    ['Flying Blue Platinum 2107 448 936', 'nl', '2107 448 936'],
    ['AAdvantage® #: 7KW31P9', 'en', '7KW31P9'],
    ['Marriott Bonvoy®: 441 803 771', 'fr', '441 803 771'],
    ['EuroBonus EBB441803771', 'sv', 'EBB441803771'],
    ['Iberia Plus titular 7744 0188', 'es', '7744 0188'],
  ] as const)('name a programme, how high somebody is in it, and the number: %s', (text, language, value) =>
    expect(read(text, language)).toEqual([['membershipNumber', value]]),
  );

  it('are no programme without a number', () => {
    for (const text of ['Hilton Honors lounge', 'Miles & Smiles mit jedem Flug']) expect(read(text, 'en')).toEqual([]);
  });
});

describe('where a label and its value stand', () => {
  it('is told by its place in the cell', () => {
    const [coach, seat] = labelsOf('Wagen: 23 Platz: 61', 'de');
    expect(coach).toMatchObject({ at: 0, end: 5, restAt: 7, rest: '23', colon: true, whole: false });
    expect(seat).toMatchObject({ at: 10, end: 15, restAt: 17, rest: '61', colon: true, whole: false });
  });

  it.each([
    ['Seat', true],
    ['Seat:', true],
    ['(Seat)', true],
    ['Seat: 41', false],
    ['Seat 41', false],
  ] as const)('is all of the cell or not: %s', (text, whole) => {
    expect(labelsOf(text)).toMatchObject([{ whole }]);
  });

  it('is all of the cell, too, with a letter that was a little picture', () => {
    expect(labelsOf('Seat: q')).toMatchObject([{ whole: true }]);
    expect(labelsOf('Seat: Q')).toMatchObject([{ whole: false, rest: 'Q' }]);
  });

  it.each([
    ['Seat: 41', true],
    ['Seat – 41', true],
    ['Seat ..... 41', true],
    ['Seat 41', false],
  ])('has a colon, or a sign like one, between them: %s', (text, colon) => {
    expect(labelsOf(text)).toMatchObject([{ colon, rest: '41' }]);
  });

  it('has no signs at the ends of the value', () => {
    expect(read('Seat: 41 | ')).toEqual([['seat', '41']]);
    expect(read('Seat: 41, Coach: 23;')).toEqual([
      ['seat', '41'],
      ['coach', '23'],
    ]);
  });

  it('has no bracket in the value that was opened before', () => {
    expect(read('(Sitz 9B)', 'de')).toEqual([['seat', '9B']]);
    expect(read('Sitz: 9B (Fenster)', 'de')).toEqual([['seat', '9B (Fenster)']]);
  });

  it('has no word between label and code that says they are the same', () => {
    expect(read('Booking reference is ABC123')).toEqual([['bookingReference', 'ABC123']]);
    expect(read('Buchungsnummer lautet ABC123', 'de')).toEqual([['bookingReference', 'ABC123']]);
  });

  it('is not looked for in a text of more than three hundred letters', () => {
    const filled = (length: number) => `Seat: 41 ${'a'.repeat(length - 9)}`;
    expect(read(filled(300))).toHaveLength(1);
    expect(read(filled(301))).toEqual([]);
  });
});

describe('what stands behind a colon', () => {
  it('is a value, even if it could be a label', () => {
    expect(read('Flight: KL 0641', 'da')).toEqual([['number', 'KL 0641']]);
  });

  it('may be a label with a value of its own', () => {
    expect(read('Sitzplatz: Wagen 23, Platz 61', 'de')).toEqual([
      ['seat', ''],
      ['coach', '23'],
      ['seat', '61'],
    ]);
  });
});

describe('words that belong to the label before them', () => {
  it.each([
    ['Apertura cancelli ore 17:00', 'it', 'doors', 'ore 17:00'],
    ['Apertura cancelli ora 17:00', 'it', 'doors', 'ora 17:00'],
    ['Valable du 1er mai au 31 mai', 'fr', 'validFrom', '1er mai au 31 mai'],
    ['Gültig am 26.12.2026 ab 14 Uhr', 'de', 'validity', '26.12.2026 ab 14 Uhr'],
  ] as const)('are no label: %s', (text, language, role, rest) => {
    expect(read(text, language)).toEqual([[role, rest]]);
  });

  it('are those of a sum', () => {
    expect(read('Montant total de la réservation: 98,00 €', 'fr')).toEqual([['price', '98,00 €']]);
    expect(labelsOf('Montant total de la réservation: 98,00 €', 'fr')[0]).toMatchObject({ at: 0, roles: ['price'] });
  });

  it('are two labels that are one: what stands behind them tells which', () => {
    expect(labelsOf('Totale soggiorno: € 980,00', 'it')).toMatchObject([{ at: 0, roles: ['price', 'duration'] }]);
  });

  it('are those before a label that ends its cell', () => {
    expect(labelsOf('Odlot / Departure')).toMatchObject([{ at: 0, whole: true, roles: ['departure'] }]);
  });
});

describe('a heading that confirms an order', () => {
  it.each([
    ['Confirmação da reserva PT-6620-1841', 'Confirmação da reserva', 'PT-6620-1841'],
    ['Boekingsbevestiging nr. NL662018', 'Boekingsbevestiging', 'NL662018'],
    ['Varausvahvistus vahvistus # 66201841', 'Varausvahvistus vahvistus', '66201841'],
  ])('is a label of its code: %s', (text, label, rest) => {
    const [found] = confirmation(text, cellsOf(text)[0]!);
    expect(found).toMatchObject({ roles: ['bookingReference'], at: 0, end: label.length, rest, colon: true });
    expect(text.slice(found!.restAt)).toBe(rest);
  });

  it.each([
    ['without a digit in the code', 'Confirmação da reserva PRAIA'],
    ['that confirms nothing', 'Documento da reserva PT-6620-1841'],
    ['with a day behind it', 'Potvrzení rezervace 2027-03-12'],
    ['with another number before the code', 'Confirmação 2 da reserva PT-6620-1841'],
  ])('is none %s', (_, text) => {
    expect(confirmation(text, cellsOf(text)[0]!)).toEqual([]);
  });

  it('is read where a line has no other label', () => {
    expect(read('Conferma del vostro ordine IT662018', 'it')).toEqual([['bookingReference', 'IT662018']]);
  });
});

describe('a label that we have no word for', () => {
  it('has a colon, and a number behind it or nothing', () => {
    expect(labelsOf('Foo baz: 12')).toMatchObject([{ roles: ['noise'], unknown: true, rest: '12', restAt: 9, end: 7 }]);
    expect(labelsOf('Foo baz:')).toMatchObject([{ roles: ['noise'], unknown: true, whole: true }]);
    expect(labelsOf('Foo baz: twelve')).toEqual([]);
    expect(labelsOf('Foo baz 12')).toEqual([]);
  });

  it('has six words at most, and letters', () => {
    expect(read('One foo of baz and bar: 12')).toHaveLength(1);
    expect(read('One foo of baz and bar too: 12')).toEqual([]);
    expect(read('12 + 4: 16')).toEqual([]);
  });

  it('is one of a price where it is a sum of money', () => {
    expect(read('Total for the whole lot: 12.00 €')).toEqual([['price', '12.00 €']]);
    expect(read('Total for the whole lot: 12')).toEqual([['noise', '12']]);
    expect(read('Rest for the whole lot: 12.00 €')).toEqual([['noise', '12.00 €']]);
  });

  it('is one of a price where it is the sum of whatever, without a colon', () => {
    expect(labelsOf('Total for stay')).toMatchObject([{ roles: ['price'], whole: true, unknown: true }]);
    expect(labelsOf('Total of nights')).toEqual([]);
  });

  it('is one of a clock where it is the time of a way in', () => {
    expect(read('Hora de entrada no Palácio: 10:00', 'pt')).toEqual([['time', '10:00']]);
    expect(read('Heure de visite du musée: 10:00', 'fr')).toEqual([['time', '10:00']]);
    expect(read('Heure de visite du musée: 10', 'fr')).toEqual([['noise', '10']]);
    expect(read('Heure de la dernière visite: 10:00', 'fr')).toEqual([['noise', '10:00']]);
    expect(read('Heure du repas au musée: 10:00', 'fr')).toEqual([['noise', '10:00']]);
  });
});
