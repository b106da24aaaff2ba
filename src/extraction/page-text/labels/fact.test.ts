import { describe, expect, it } from 'vitest';
import { factsSay, labelledSheet, pageFacts } from '#test/support/labelled-sheet.ts';
import { compositeFacts, rankRoles } from './fact.ts';

describe('a label of several halves', () => {
  /** What a text says under a label. */
  const facts = (label: string, text: string, weight = 1) => {
    const { sheet, labels } = labelledSheet(label);
    return compositeFacts(labels.get(sheet.cells[0]!)![0]!, text, sheet.cells, weight);
  };

  it.each(['C / 14', 'C|14', 'C, 14', 'C-14', 'C – 14', 'C  14', 'C 14'])('has a value for each: %s', (text) => {
    expect(factsSay(facts('Row / Seat', text))).toEqual([
      ['row', 'C'],
      ['seat', '14'],
    ]);
  });

  it('has as many as there are halves, or none', () => {
    expect(factsSay(facts('Row / Seat / Gate', 'C / 14 / B2'))).toHaveLength(3);
    expect(facts('Row / Seat / Gate', 'C 14')).toEqual([]);
    expect(facts('Row / Seat', 'C')).toEqual([]);
  });

  it.each(['C / 14', 'C / 14 / B2 / 4', 'C / 14, B2', 'C / 14 B2', 'C – 14 B2', 'C 14'])(
    'has none where other signs part them, or fewer or more: %s',
    (text) => {
      expect(facts('Row / Seat / Gate', text)).toEqual([]);
    },
  );

  it.each([
    ['Name / Seat', 'Quist, Ada / 14', ['Quist, Ada', '14']],
    ['Row / Seat', 'C-1 / 14', ['C-1', '14']],
    ['Row / Seat', 'C 14-15', ['C', '14-15']],
    ['Datum / Gate', '12/03/2027 B4', ['12/03/2027', 'B4']],
  ])('has what the surest sign parts: %s, %s', (label, text, values) => {
    expect(facts(label, text).map((fact) => fact.text)).toEqual(values);
  });

  it('has none where two signs could part them, or a blank in a name', () => {
    expect(facts('Row / Seat', 'C/14 15')).toEqual([]);
    expect(facts('Name / Seat', 'Ada Quist')).toEqual([]);
    expect(factsSay(pageFacts('Name / Seat: Ada Quist'))).toEqual([['passenger', 'Ada Quist']]);
  });

  it.each(['Row / Seat / Gate: C / 14', 'Row / Seat / Gate\nC / 14', 'Row / Seat: 14'])(
    'has no value that any of them could mean: %s',
    (text) => {
      expect(pageFacts(text)).toEqual([]);
    },
  );

  it('has no value that a half cannot mean, or that is not sure enough', () => {
    expect(factsSay(facts('Row / Seat', 'C / 12:30'))).toEqual([['row', 'C']]);
    expect(facts('Row / Seat', 'C / 14', 0.2)).toEqual([]);
    expect(facts('Row / Seat', 'C / 14', 0.5)[0]!.score).toBeLessThan(facts('Row / Seat', 'C / 14')[0]!.score);
  });

  it('is no label of one meaning', () => {
    expect(facts('Seat', 'C / 14')).toEqual([]);
  });
});

describe('the meanings of a label that a text fits', () => {
  const ranked = (...given: Parameters<typeof rankRoles>) => rankRoles(...given).map(({ role }) => role);

  it('are those that it can have, the best first', () => {
    expect(ranked(['seat', 'time'], '08:15')).toEqual(['time']);
    expect(ranked(['checkOut', 'departure'], 'Aldersheim')).toEqual(['departure']);
    expect(ranked(['departure', 'venue'], 'Köln Hbf')).toEqual(['venue', 'departure']);
    expect(ranked(['time'], 'Aldersheim')).toEqual([]);
  });

  it('are none that another fits far better', () => {
    expect(ranked(['seat', 'section'], 'ABC123')).toEqual(['section']);
    expect(ranked(['seat'], 'ABC123')).toEqual(['seat']);
  });

  it('keep their order where they fit as well', () => {
    expect(ranked(['departure', 'checkOut'], '12.03.2027')).toEqual(['departure', 'checkOut']);
    expect(ranked(['checkOut', 'departure'], '12.03.2027')).toEqual(['checkOut', 'departure']);
  });

  it('are of a driver’s way, too, where a house stands before its address', () => {
    const bestFit = (text: string) => rankRoles(['pickUp'], text)[0]?.fit ?? 0;
    expect(bestFit('Hall of the Moon, Elm Street 4')).toBeCloseTo(0.8);
    expect(bestFit('Hall of the Moon 4 Elm Street')).toBeLessThan(0.6);
    expect(bestFit(`Hall of the Moon, ${'4 Elm Street '.repeat(6)}`)).toBeLessThan(0.8);
  });
});
