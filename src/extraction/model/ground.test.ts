import { describe, expect, it } from 'vitest';
import type { Draft } from '#src/tickets/ticket.ts';
import { draft } from '#test/support/draft-builder.ts';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { type AskableField, askable } from './askable.ts';
import { groundAnswer } from './ground.ts';
import { isSameShape } from './ground-glimpsed.ts';
import { groundOf } from './grounded.ts';
import type { Answer } from './schema.ts';
import { sourceOf } from './source.ts';

type Reading = readonly [field: AskableField, value: string, line?: string];

/** What of an answer of one ticket the document bears out. */
function grounded(text: string, readings: readonly Reading[], drafts: readonly Draft[] = []) {
  const answer: Answer = {
    isTicket: true,
    otherwise: null,
    tickets: [
      {
        kind: 'event',
        code: null,
        readings: readings.map(([field, value, line]) => ({ field, value, line: line ?? null })),
      },
    ],
  } as Answer;
  return groundAnswer(answer, groundOf(sourceOf(inputOf([pageOf(text)])), drafts));
}

/** The value and how it stands in the document; undefined where the document does not bear it out. */
function found(text: string, ...readings: readonly Reading[]) {
  const [value] = grounded(text, readings).tickets[0]!.values;
  return value && [value.reading.value, value.standing];
}

describe('a text that a model tells', () => {
  const page = '# Nordlicht Quartett\n\nReihe        3\nPlatz        41\nFahrgast     Ada Berger\nGleis        7';

  it.each<[AskableField, string, string]>([
    ['title', 'Nordlicht Quartett', 'free'],
    ['title', 'nordlicht  quartett', 'free'],
    ['seat', '41', 'labelled'],
    ['row', '3', 'labelled'],
    ['gate', '7', 'elsewhere'],
    ['passenger', 'Ada Berger', 'labelled'],
  ])('is borne out where it is printed: %s %s', (field, value, standing) => {
    expect(found(page, [field, value])?.[1]).toBe(standing);
  });

  it.each<[AskableField, string]>([
    ['title', 'Nordlicht Quintett'],
    ['seat', '42'],
    ['seat', '4'],
    ['passenger', 'Ada Mallory'],
    ['venue', 'Stadthalle'],
    ['title', ''],
  ])('is dropped where it is not: %s %s', (field, value) => {
    const { tickets, dropped } = grounded(page, [[field, value]]);
    expect(tickets[0]!.values).toEqual([]);
    expect(dropped).toBe(1);
  });

  it('never is a web or mail address', () => {
    const text = 'Fragen an hilfe@example.org oder www.example.org';
    expect(found(text, ['title', 'hilfe@example.org'])).toBeUndefined();
    expect(found(text, ['title', 'www.example.org'])).toBeUndefined();
    expect(found(text, ['conditions', 'oder www.example.org'])).toBeUndefined();
  });

  it('is the first of a field that is borne out', () => {
    const { tickets } = grounded(page, [
      ['seat', '99'],
      ['seat', '41'],
      ['seat', '3'],
    ]);
    expect(tickets[0]!.values.map(({ reading }) => reading.value)).toEqual(['41']);
    expect(tickets[0]!.unfounded).toEqual([{ name: 'seat', value: '99' }]);
  });

  it('may be the code of an airport whose name is printed, and of no other', () => {
    const way = 'From   Frankfurt am Main\nTo     Oslo';
    expect(found(way, ['fromCode', 'FRA'])).toEqual(['FRA', 'labelled']);
    expect(found(way, ['fromCode', 'MUC'])).toBeUndefined();
    expect(found(way, ['fromCode', 'ZZZ'])).toBeUndefined();
  });

  it('may be printed without a blank, in a line that it cites', () => {
    expect(found('Platz  F12', ['row', 'F', 'L2'])).toEqual(['F', 'labelled']);
    expect(found('Platz  F12', ['seat', '12', 'L2'])).toEqual(['12', 'labelled']);
    expect(found('Platz  F12', ['seat', '12'])).toBeUndefined();
    expect(found('Platz  F12', ['seat', '1', 'L2'])).toBeUndefined();
    expect(found('Platz  12F', ['row', '12', 'L2'])).toEqual(['12', 'labelled']);
    expect(found('Platz  12F', ['seat', 'F', 'L2'])).toEqual(['F', 'labelled']);
    expect(found('Upper Circle AA4, AA5', ['row', 'AA', 'L1'])).toEqual(['AA', 'free']);
    expect(found('Upper Circle AA4, AA5', ['seat', '5', 'L1'])).toEqual(['5', 'free']);
  });

  it('may be counted without a blank, in a line that it cites', () => {
    expect(found('5号門 14段 63番', ['row', '14', 'L1'])?.[0]).toBe('14');
    expect(found('5号門 14段 63番', ['seat', '63', 'L1'])?.[0]).toBe('63');
    expect(found('5号門 14段 163番', ['seat', '63', 'L1'])).toBeUndefined();
    expect(found('Baggage 12kg, 18:05', ['seat', '12', 'L1'])).toBeUndefined();
    expect(found('Baggage 12kg, 18:05A', ['seat', '05', 'L1'])).toBeUndefined();
  });

  it('may be a number with zeros in front', () => {
    expect(found('Flight   LH 0962', ['number', 'LH 962'])).toEqual(['LH 962', 'labelled']);
    expect(found('Flight   LH 0962', ['number', 'LH 9620'])).toBeUndefined();
  });

  it('says whether it stands where it is said to', () => {
    const at = (line: string) => grounded('Platz   41\nTor     9', [['seat', '41', line]]).tickets[0]!.values[0];
    expect(at('L2')).toMatchObject({ cited: true });
    expect(at('L4')).toMatchObject({ cited: false });
  });

  it('stands where the answer cites it, of two places', () => {
    const text = 'Platz    41\n\n\n\nTor      41';
    const [value] = grounded(text, [['seat', '41', 'L4']]).tickets[0]!.values;
    expect(value!.lines.map(({ id }) => id)).toEqual(['L4']);
    expect(value!.standing).toBe('elsewhere');
  });
});

describe('a word of a closed list', () => {
  it('needs no place, but has to be one', () => {
    expect(found('# Abend', ['eventType', 'movie'])).toEqual(['movie', 'free']);
    expect(found('# Abend', ['eventType', 'party'])).toBeUndefined();
  });
});

describe('an amount that a model tells', () => {
  const page = 'Gesamtpreis   1.257,40 €\nGebühr        4,90 €';

  it.each<[string, string, string]>([
    ['1257.40 EUR', '1257.40', 'labelled'],
    ['4.90 EUR', '4.90', 'free'],
  ])('is borne out where it is printed: %s', (value, amount) => {
    expect(found(page, ['price', value])?.[0]).toEqual({ amount, currency: 'EUR' });
  });

  it.each(['1257.00 EUR', '1257.40 USD', '-4.90 EUR', '12 EUR', 'free'])('is dropped where it is not: %s', (value) => {
    expect(found(page, ['price', value])).toBeUndefined();
  });
});

describe('a time that a model tells', () => {
  const page = 'Datum     14.03.2027\nBeginn    20:00 Uhr\nEinlass   19:00 Uhr\nGedruckt  02.01.2027';

  it.each<[AskableField, string, string]>([
    ['start', '2027-03-14T20:00', 'labelled'],
    ['start', '2027-03-14', 'labelled'],
    ['doors', '2027-03-14T19:00', 'labelled'],
    ['start', '2027-03-14T19:00', 'elsewhere'],
  ])('is borne out where day and clock are printed: %s %s', (field, value, standing) => {
    expect(found(page, [field, value])).toEqual([{ local: value }, standing]);
  });

  it.each<[AskableField, string]>([
    ['start', '2027-03-15T20:00'],
    ['start', '2027-03-14T21:00'],
    ['start', '2027-02-30'],
    ['start', 'tomorrow'],
    ['end', '2027-03-16'],
  ])('is dropped where they are not: %s %s', (field, value) => {
    expect(found(page, [field, value])).toBeUndefined();
  });

  it('may end on the day after one that is printed, and begin on none such', () => {
    expect(found('Datum   14.03.2027\nEnde    04:00', ['end', '2027-03-15T04:00'])?.[0]).toEqual({
      local: '2027-03-15T04:00',
    });
    expect(found('Datum   14.03.2027\nBeginn  04:00', ['start', '2027-03-15T04:00'])).toBeUndefined();
  });

  it('has a year that is inferred where none is printed', () => {
    expect(found('Datum   14. März\nBeginn  20:00', ['start', '2026-03-14T20:00'])?.[0]).toEqual({
      local: '2026-03-14T20:00',
      yearInferred: true,
    });
    expect(found('Datum   14. März\nBeginn  20:00', ['start', '2031-03-14T20:00'])).toBeUndefined();
  });
});

describe('a value that a machine stated', () => {
  it('stands as its word, under its own field only', () => {
    const stated = draft('schema-org', 'event', { seat: '77', start: { local: '2027-03-14T20:00' } });
    const of = (...reading: Reading) => grounded('# Abend', [reading], [stated]).tickets[0]!.values[0];
    expect(of('seat', '77')).toMatchObject({ standing: 'code', reading: { value: '77' } });
    expect(of('row', '77')).toBeUndefined();
    expect(of('start', '2027-03-14T20:00')).toMatchObject({ standing: 'code' });
    expect(of('start', '2027-03-14T21:00')).toBeUndefined();
  });

  it('is not the word of our own reader of pages', () => {
    const own = draft('page-text', 'event', { seat: '77' });
    expect(grounded('# Abend', [['seat', '77']], [own]).tickets[0]!.values).toEqual([]);
  });
});

describe('what recognition saw otherwise', () => {
  it('may be the same words where most of their signs are', () => {
    expect(isSameShape('Nordlicht Quartett', 'N0rdlicht Quartett')).toBe(true);
    expect(isSameShape('Nordlicht Quartett', 'Nordlicht  Quartett!')).toBe(true);
    expect(isSameShape('Nordlicht Quartett', 'Sudlicht Quintett')).toBe(false);
    expect(isSameShape('Anna', 'Paul')).toBe(false);
  });
});

it('knows of every field how its value is compared', () => {
  for (const { type } of Object.values(askable))
    expect(type).toMatch(/^(?:text|name|code|number|time|money|eventType)$/);
});
