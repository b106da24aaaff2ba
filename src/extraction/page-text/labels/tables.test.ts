import { describe, expect, it } from 'vitest';
import { factsSay, labelledSheet, type SheetOptions, tableFacts, tableRows } from '#test/support/labelled-sheet.ts';
import { readTables } from './tables.ts';

const say = (text: string, options?: SheetOptions) => factsSay(tableFacts(text, options));

describe('a table with a header', () => {
  it.each([
    ['en', 'Train       Coach      Seat\nICE 802     23         41'],
    ['de', 'Zug         Wagen      Sitzplatz\nICE 802     23         41'],
    ['fr', 'Train       Voiture    Place\nICE 802     23         41'],
    ['cs', 'Vlak        Vůz        Místo\nICE 802     23         41'],
    ['el', 'Τρένο       Βαγόνι     Θέση\nICE 802     23         41'],
  ] as const)('gives each value the label of its column, in %s', (language, text) => {
    expect(say(text, { language })).toEqual([
      ['number', 'ICE 802'],
      ['coach', '23'],
      ['seat', '41'],
    ]);
  });

  it('numbers its rows where it has several', () => {
    const several = tableFacts('Seat       Coach\n41         23\n42         24');
    expect(several.map(({ text, row }) => [text, row])).toEqual([
      ['41', 0],
      ['23', 0],
      ['42', 1],
      ['24', 1],
    ]);
    expect(tableFacts('Seat       Coach\n41         23').map(({ row }) => row)).toEqual([undefined, undefined]);
  });

  it('says which of its labels have a value in it', () => {
    const { sheet, labels } = labelledSheet('Seat       Coach      Train\n41         23');
    expect(readTables(sheet, labels).labels.map(({ cell }) => cell.text)).toEqual(['Seat', 'Coach']);
  });

  it('has two labels at least', () => {
    expect(say('Seat\n41')).toEqual([]);
    expect(say('Seat       Blanket\n41         included')).toEqual([]);
  });

  it('may have a column that we have no word for, but not mostly such', () => {
    expect(say('Seat       Coach      Lunch\n41         23         yes')).toEqual([
      ['seat', '41'],
      ['coach', '23'],
    ]);
    expect(say('Seat       Coach      Lunch      Blanket\n41         23         yes        no')).toEqual([]);
  });

  it('is none where a cell of the line has its value behind its label', () => {
    expect(say('Seat       Coach      Gate: B22\n41         23         yes')).toEqual([]);
  });

  it('has a value for each half of a label of two', () => {
    expect(say('Reihe / Platz     Tor\nC / 14            B2\nD / 15            B3', { language: 'de' })).toEqual([
      ['row', 'C'],
      ['seat', '14'],
      ['entrance', 'B2'],
      ['row', 'D'],
      ['seat', '15'],
      ['entrance', 'B3'],
    ]);
  });
});

describe('the column of a value', () => {
  it.each([
    ['left edge', 'To            Seat    Class\nAldersheim Central    2', 'to', 'Aldersheim Central'],
    ['right edge', 'To                  From\n Aldersheim near Rain S.', 'from', 'Aldersheim near Rain S.'],
    ['middle', 'To          From\n Aldersheim near the Rain', 'from', 'Aldersheim near the Rain'],
  ])('is of those that it stands under the one with its %s', (_, text, role, value) => {
    expect(say(text)).toContainEqual([role, value]);
  });

  it('may stand a little beside it', () => {
    expect(tableRows('Seat       Coach\n    41     23')).toEqual([['41', '23']]);
    expect(tableRows('Seat       Coach\n     41    23')).toEqual([]);
  });

  it('is none where it stands too far from all of them', () => {
    expect(say('Seat       Coach\n41         23             ICE 802')).toEqual([
      ['seat', '41'],
      ['coach', '23'],
    ]);
    expect(say('Seat       Coach          Train\n41                        ICE 802')).toEqual([
      ['seat', '41'],
      ['number', 'ICE 802'],
    ]);
  });

  it('does not take what cannot be its value', () => {
    expect(say('Train       Time       Seat\nICE 802     early      41')).toEqual([
      ['number', 'ICE 802'],
      ['seat', '41'],
    ]);
    expect(say('Train       Time       Seat\nICE 802     08:15      41')).toContainEqual(['time', '08:15']);
  });

  it('does not take what says by words of its own which is which', () => {
    const text = 'Zug        Ankunft                  Klasse\nICE 802    An 08:15 Uhr Gleis 4     2';
    expect(say(text, { language: 'de' })).toEqual([
      ['number', 'ICE 802'],
      ['class', '2'],
    ]);
    for (const other of ['Ankunft 08:15 Uhr   ', '08:15 Uhr Gleis 4   '])
      expect(say(text.replace('An 08:15 Uhr Gleis 4', other), { language: 'de' })).toHaveLength(3);
  });
});

describe('the rows of a table', () => {
  it('begin near its header', () => {
    expect(tableRows('Seat       Coach\n\n\n41         23')).toEqual([['41', '23']]);
    expect(tableRows('Seat       Coach\n\n\n\n41         23')).toEqual([]);
  });

  it('follow each other', () => {
    expect(tableRows('Seat       Coach\n41         23\n\n42         24')).toEqual([
      ['41', '23'],
      ['42', '24'],
    ]);
    expect(tableRows('Seat       Coach\n41         23\n\n\n42         24')).toEqual([['41', '23']]);
  });

  it.each(['Name: Ada Quist', 'Gate', 'Order 5530917'])('end at the next label: %s', (next) => {
    expect(tableRows(`Seat       Coach\n41         23\n${next}\n42         24`)).toEqual([['41', '23']]);
  });

  it('go on behind cells that repeat the labels of their columns', () => {
    const text = 'Block      Sitz\nB          14\nBlock C    Platz 15\nD          16';
    expect(tableRows(text, { language: 'de' })).toEqual([
      ['B', '14'],
      ['D', '16'],
    ]);
    expect(tableRows(text.replace('Block C    Platz 15', 'Reihe 4    Tor 2'), { language: 'de' })).toEqual([
      ['B', '14'],
    ]);
  });

  it('go on behind a cell that begins with another label, but not behind a line of them', () => {
    const text =
      'Block      Sitz       Tor\nB          14         2\nC          15         Reihe 4\nD          16         3';
    expect(tableRows(text, { language: 'de' })).toHaveLength(3);
    expect(tableRows(text.replace('15      ', 'Reihe 15'), { language: 'de' })).toHaveLength(1);
  });

  it('end at a second header, which begins a table of its own', () => {
    const text = 'Seat       Coach\n41         23\nSeat       Coach\n42         24';
    expect(tableFacts(text).map((fact) => [fact.text, fact.row])).toEqual([
      ['41', undefined],
      ['23', undefined],
      ['42', undefined],
      ['24', undefined],
    ]);
  });

  it('have two values at least, where they have several cells', () => {
    const text = 'Train      Time       Seat\nICE 802    08:15      41\n\nearly      late       43';
    expect(tableRows(text)).toEqual([['ICE 802', '08:15', '41']]);
    expect(tableRows(text.replace('early', 'ICE 9'))).toHaveLength(2);
  });

  it('end at a heading in larger letters', () => {
    expect(tableRows('Seat       Coach\n41         23\n# Return\n42         24')).toEqual([['41', '23']]);
    expect(tableRows('Seat       Coach\n41         23\n\nReturn\n42         24')).toEqual([
      ['41', '23'],
      ['42', '24'],
    ]);
  });

  it('end at small letters over larger ones in a picture', () => {
    const text = 'Seat       Coach\n41         23\n\nTotal paid\n# 50\n\nAa bb      Cc';
    expect(tableRows(text.replace('Total paid', '43'), { recognised: true })).toEqual([['41', '23']]);
    expect(tableRows(text.replace('Total paid', '43'))).toEqual([['41', '23'], ['43']]);
  });

  it('end where a line of several cells has no values', () => {
    const end =
      'Seat       Coach      Train\n41         23         ICE 802\n\nwe wish    you a      nice trip\n\n42         24         ICE 804';
    expect(tableRows(end)).toEqual([['41', '23', 'ICE 802']]);
    expect(tableRows(end.replace('we wish    you a      nice trip', 'enjoy them'))).toHaveLength(2);
  });

  it('are forty at most', () => {
    const many = Array.from({ length: 50 }, (_, at) => `${at + 100}        ${at + 10}`).join('\n');
    expect(tableRows(`Seat       Coach\n${many}`)).toHaveLength(40);
  });
});
