import { describe, expect, it } from 'vitest';
import { sheetOf } from '#test/support/understood-page.ts';
import { unlabelledStops } from './free-stops.ts';

const body = '\n\nThe conditions of carriage\nof the company apply\nto this ticket';

const rowOf = (text: string) => sheetOf(`${text}${body}`).rows[0]!;

/** The stops of the first row of a page, each in short: place, code, clock; `loose` where no place has a label. */
function stopsIn(text: string, { loose = false } = {}): readonly string[] {
  return unlabelledStops(rowOf(text), loose).map(({ stop: { place, code, clock } }) =>
    [place, code, clock].filter(Boolean).join(' '),
  );
}

describe('the stops of a row without labels', () => {
  it.each(['→', '->', '=>', '>', '>>', '»', '✈', '►'])('stand on both sides of a %s of its own', (sign) => {
    expect(stopsIn(`Ulm   ${sign}   Aalen`)).toEqual(['Ulm', 'Aalen']);
  });

  it('have the days and clocks that stand beyond them', () => {
    const row = rowOf('29.12 01:37   Dunmore   ->   Carrick   30.12 04:12');
    expect(unlabelledStops(row, false).map(({ stop }) => stop)).toMatchObject([
      { place: 'Dunmore', clock: '01:37', date: { day: 29, month: 12 } },
      { place: 'Carrick', clock: '04:12', date: { day: 30, month: 12 } },
    ]);
    expect(stopsIn('Gate 01:37   Dunmore   ->   Carrick')).toEqual(['Dunmore', 'Carrick']);
  });

  it('are none where what stands beside the sign is no place', () => {
    expect(stopsIn('Ulm   =>   5')).toEqual([]);
    expect(stopsIn('Ulm   &   Aalen')).toEqual([]);
  });

  it('are the two halves of a cell with an arrow, however many stand side by side', () => {
    expect(stopsIn('Ulm → Aalen')).toEqual(['Ulm', 'Aalen']);
    expect(stopsIn('Ulm → Aalen    Aalen → Ulm')).toEqual(['Ulm', 'Aalen', 'Aalen', 'Ulm']);
  });

  it.each([
    ['both are stations', 'Ulm Hbf - Aalen Bahnhof', ['Ulm Hbf', 'Aalen Bahnhof']],
    ['both have codes', 'Lisbon (LIS) - Porto (OPO)', ['Lisbon LIS', 'Porto OPO']],
    ['both have clocks', '10:00 Ulm - 11:00 Aalen', ['Ulm 10:00', 'Aalen 11:00']],
    ['it stands in large letters', '# Ulm Ost Mitte Quai - Aalen', ['Ulm Ost Mitte Quai', 'Aalen']],
    ['a word opens the way', 'Hinfahrt: Ulm - Aalen', ['Ulm', 'Aalen']],
    ['such a word opens it in Spanish', 'Vuelta: Cuenca - Toledo', ['Cuenca', 'Toledo']],
    ['prepositions do', 'von Ulm Ost nach Aalen West', ['Ulm Ost', 'Aalen West']],
    ['prepositions of Italian do', 'da Siena a Chiusi', ['Siena', 'Chiusi']],
  ])('are the halves of a dash or a word where %s', (_, text, stops) => {
    expect(stopsIn(text)).toEqual(stops);
  });

  it('are no halves of a mere dash, unless no place of the page has a label', () => {
    expect(stopsIn('Ulm - Aalen')).toEqual([]);
    expect(stopsIn('Ulm - Aalen', { loose: true })).toEqual(['Ulm', 'Aalen']);
    expect(stopsIn('Mallaig to Armadale')).toEqual([]);
    expect(stopsIn('Mallaig to Armadale', { loose: true })).toEqual(['Mallaig', 'Armadale']);
    expect(stopsIn('Ulm Hbf to Aalen Hbf')).toEqual([]);
    expect(stopsIn('Great Old Town Hall - Small New Town Hall', { loose: true })).toEqual([]);
  });

  it('are no halves of a dash in a row of several cells, unless no place has a label', () => {
    const cells = 'Ulm Hbf - Aalen Hbf   Platz 4';
    expect(stopsIn(cells)).toEqual([]);
    expect(stopsIn(cells, { loose: true })).toEqual(['Ulm Hbf', 'Aalen Hbf']);
    expect(stopsIn(`${cells}   x   y   z`, { loose: true })).toEqual([]);
  });
});

describe('two names in large letters', () => {
  const ends = '# Dunmore        Carrick';

  it('are both ends where no place has a label: the arrow between them was drawn', () => {
    expect(stopsIn(ends, { loose: true })).toEqual(['Dunmore', 'Carrick']);
    expect(stopsIn(ends)).toEqual([]);
  });

  it('are none in small letters, close together, or with a third', () => {
    expect(stopsIn('Dunmore        Carrick', { loose: true })).toEqual([]);
    expect(stopsIn('# Dunmore  Carrick', { loose: true })).toEqual([]);
    expect(stopsIn('# Dunmore        Carrick        Tramore', { loose: true })).toEqual([]);
    const [large, other] = rowOf(ends);
    expect(unlabelledStops([large!, { ...other!, size: 1.3 }], true)).toEqual([]);
    expect(unlabelledStops([large!, { ...other!, bold: false }], true)).toEqual([]);
  });

  it('are none where one is longer than a name, or a clock', () => {
    expect(stopsIn('# Dunmore        A Winter Tale Again', { loose: true })).toEqual([]);
    expect(stopsIn('# Dunmore        Carrick 2', { loose: true })).toEqual([]);
  });
});

describe('two names beside the number of a ride', () => {
  it('are its ends, wherever the number stands, where no place has a label', () => {
    expect(stopsIn('IC 17   Dunmore   Carrick', { loose: true })).toEqual(['Dunmore', 'Carrick']);
    expect(stopsIn('Dunmore   IC 17   Carrick', { loose: true })).toEqual(['Dunmore', 'Carrick']);
    expect(stopsIn('IC 17   Dunmore   Carrick')).toEqual([]);
  });

  it('are none where the third is no number, or one of them more than a name', () => {
    expect(stopsIn('Dunmore   Sparpreis   Carrick', { loose: true })).toEqual([]);
    expect(stopsIn('IC 17   Dunmore   The Long Way Home', { loose: true })).toEqual([]);
  });
});

describe('clocks of a row', () => {
  it('are both ends of a ride where they alone are a line from one to the other', () => {
    expect(stopsIn('08:02 – 14:40')).toEqual(['08:02', '14:40']);
    expect(stopsIn('open 08:02 – 14:40')).toEqual([]);
    expect(stopsIn('08:02 – 14:40 daily')).toEqual([]);
    expect(stopsIn('08:02 – 14:40, 16:00')).toEqual([]);
  });

  it('belong to the places in their cells, or in turn to those of the row', () => {
    expect(stopsIn('08:02 Ulm    09:10 Aalen')).toEqual(['Ulm 08:02', 'Aalen 09:10']);
    expect(stopsIn('08:02   Ulm   09:10   Aalen')).toEqual(['Ulm 08:02', 'Aalen 09:10']);
    expect(stopsIn('08:02 Ulm    09:10 Aalen    Sparpreis')).toEqual(['Ulm 08:02', 'Aalen 09:10']);
  });

  it('are ends without a place where they are two beside little else', () => {
    expect(stopsIn('06:30   07:10')).toEqual(['06:30', '07:10']);
    expect(stopsIn('06:30   07:10   12A')).toEqual(['06:30', '07:10']);
    expect(stopsIn('06:30   07:10   12A   4')).toEqual([]);
  });
});

describe('a clock beside a place', () => {
  it('is a stop, with the day of its row', () => {
    expect(stopsIn('08:02   Ulm')).toEqual(['Ulm 08:02']);
    expect(stopsIn('上海   08:02')).toEqual(['上海 08:02']);
    const [first] = unlabelledStops(rowOf('12.05.2026   08:02   Ulm'), false);
    expect(first?.stop.date).toMatchObject({ year: 2026, month: 5, day: 12 });
  });

  it('is one among many cells only where the place is a station or a code', () => {
    expect(stopsIn('08:02   Ulm   4   x')).toEqual([]);
    expect(stopsIn('08:02   Ulm Hbf   4   x')).toEqual(['Ulm Hbf 08:02']);
    expect(stopsIn('08:02   LIS   4   x')).toEqual(['LIS 08:02']);
    expect(stopsIn('08:02   Siena stazione centrale vecchia')).toEqual(['Siena stazione centrale vecchia 08:02']);
  });

  it('is none where it lasts until another, or the place is a sentence or two letters', () => {
    expect(stopsIn('08:02 – 09:00   Ulm')).toEqual([]);
    expect(stopsIn('08:02   Around that little lake')).toEqual([]);
    expect(stopsIn('08:02   Ås')).toEqual([]);
    expect(stopsIn('08:02   Platz')).toEqual([]);
  });
});

describe('two codes of a row', () => {
  it('are its ends beside little else', () => {
    expect(stopsIn('LIS    OPO')).toEqual(['LIS', 'OPO']);
    expect(stopsIn('LIS   Economy   OPO   K')).toEqual(['LIS', 'OPO']);
    expect(stopsIn('LIS   Economy   OPO   K   L')).toEqual([]);
    expect(stopsIn('LIS')).toEqual([]);
  });
});
