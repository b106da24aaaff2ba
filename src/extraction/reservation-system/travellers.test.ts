import { describe, expect, it } from 'vitest';
import { pageOf } from '#test/support/page-builder.ts';
import { rowsOf } from './rows.ts';
import { locatorIn, travellersIn } from './travellers.ts';

const rows = (text: string) => rowsOf(pageOf(text));
const told = (text: string) => travellersIn(rows(text)).map(({ name, ticketNumber }) => [name, ticketNumber]);

describe('the travellers of an itinerary', () => {
  it.each([
    ['1.MUSTER/ERIKA MRS', ['ERIKA MUSTER']],
    ['1.MUSTER/ERIKA MRS 2.MUSTER/JAN MR', ['ERIKA MUSTER', 'JAN MUSTER']],
    ['1.1MUSTER/ERIKA', ['ERIKA MUSTER']],
    ['NAME: MUSTER/ERIKA MRS', ['ERIKA MUSTER']],
    ['PASSENGER NAME: 1. MUSTER/ERIKA', ['ERIKA MUSTER']],
    ["1.O'NEIL/ANN-MARIE(ADT)", ["ANN-MARIE O'NEIL"]],
    ['Muster/Erika', []],
    ['NAME: ERIKA MUSTER', []],
    ['1.MUSTER', []],
  ])('are named in %s', (text, names) => expect(told(text).map(([name]) => name)).toEqual(names));

  it('are named once, and twenty at most', () => {
    expect(told('1.MUSTER/ERIKA MRS\n\n1.MUSTER/ERIKA MRS')).toHaveLength(1);
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXY'];
    expect(told(letters.map((letter) => `1.MUSTER${letter}/ERIKA`).join('\n\n'))).toHaveLength(20);
  });
});

describe('the number of a traveller’s ticket', () => {
  const two = '1.MUSTER/ERIKA MRS 2.ADLER/JAN MR';

  it.each([
    ['FA PAX 057-2412345678/ETAF/EUR812.40', '057 2412345678'],
    ['TKT 057 2412345678', '057 2412345678'],
    ['ETKT 057 2412345678', '057 2412345678'],
    ['TE 0572412345678-AT MUSTER/E', '057 2412345678'],
    ['TICKET NUMBER: ETKT 057 2412345678', '057 2412345678'],
    ['TKT 057 24123456789', undefined],
    ['TKT 57 2412345678', undefined],
  ])('is read for who travels alone: %s', (line, number) => {
    expect(told(`1.MUSTER/ERIKA MRS\n\n${line}`)).toEqual([['ERIKA MUSTER', number]]);
  });

  it('is told by the place in the list, or by the name', () => {
    expect(told(`${two}\n\nFA PAX 057-2412345678/ETAF/P2`)).toEqual([
      ['ERIKA MUSTER', undefined],
      ['JAN ADLER', '057 2412345678'],
    ]);
    expect(told(`${two}\n\nTE 0572412345678-AT ADLER/J\n\nTE 0572412345679-AT MUSTER/E`)).toEqual([
      ['ERIKA MUSTER', '057 2412345679'],
      ['JAN ADLER', '057 2412345678'],
    ]);
  });

  it('is nobody’s where nothing tells whose, or where there are two', () => {
    expect(told(`${two}\n\nTKT 057 2412345678`).map(([, number]) => number)).toEqual([undefined, undefined]);
    expect(told('1.MUSTER/ERIKA MRS\n\nTKT 057 2412345678\n\nTKT 057 2412345679')).toEqual([
      ['ERIKA MUSTER', undefined],
    ]);
  });
});

describe('the reference of an itinerary', () => {
  it.each([
    ['BOOKING REF: QX7ABC', 'QX7ABC'],
    ['Booking reference: AF/QX7ABC', 'QX7ABC'],
    ['BOOKING REF AMADEUS: QX7ABC', 'QX7ABC'],
    ['RECORD LOCATOR - QX7ABC', 'QX7ABC'],
    ['RESERVATION CODE QX7ABC', 'QX7ABC'],
    ['PNR QX7ABC', 'QX7ABC'],
    ['RP/PARAF0001/PARAF0001 AA/SU 20MAY26/0912Z QX7ABC', 'QX7ABC'],
    ['PNR 123456', undefined],
    ['PNR QX7ABCD', undefined],
    ['QX7ABC', undefined],
  ])('is read in %s', (text, value) => expect(locatorIn(rows(text))?.value).toBe(value));

  it('is the first one', () => {
    expect(locatorIn(rows('PNR 123456\n\nPNR QX7ABC\n\nPNR QX7ABD'))?.value).toBe('QX7ABC');
    expect(locatorIn([])).toBeUndefined();
  });
});
