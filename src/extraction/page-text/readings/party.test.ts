import { describe, expect, it } from 'vitest';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { reading } from '#test/support/draft-builder.ts';
import { bestOf, understoodOf } from '#test/support/understood-page.ts';
import { countsPeople, isVisitor, withParty } from './party.ts';

/** The fields of a ticket with the party of a page. */
function fields(text: string, known: FieldReadings = {}) {
  const understood = understoodOf(`Lovely evening\n${text}`);
  return withParty(known, understood.cells, understood);
}

const party = (text: string) => fields(text).party?.[0]?.value;

describe('how many of whom a ticket admits', () => {
  it.each([
    '2 adults, 1 child',
    'for 2 adults',
    '2 Erwachsene und 1 Kind',
    '2 adultes, 1 enfant',
    '2 adulti',
    '2 dospělí',
    '3 vuxna',
    '2 x adults',
  ])('is said in a line: %s', (text) => {
    expect(party(text)).toBe(text);
  });

  it('is not said by two lines, nor by other words', () => {
    expect(party('2 adults\n1 child')).toBeUndefined();
    expect(party('2 tables')).toBeUndefined();
    expect(party('2 adults are on the way')).toBeUndefined();
  });

  it('is what an order lists', () => {
    expect(party('2 x Adult\n1 x Child')).toBe('2 x Adult, 1 x Child');
    expect(party('Adult (16+) x 2\nChild x 1')).toBe('2 x Adult (16+), 1 x Child');
    expect(party('2 x Day ticket')).toBe('2 x Day ticket');
    expect(party('2 x Foo bar')).toBeUndefined();
  });

  it('is rather the list than the line', () => {
    expect(party('2 adults\n2 x Day ticket\n1 x Night ticket')).toBe('2 x Day ticket, 1 x Night ticket');
    expect(party('2 adults\n2 x Day ticket')).toBe('2 adults');
  });

  it('is a table of them, where it has a head that says so', () => {
    const table = 'Adult      2\nChild      1';
    expect(party(`Visitors\n${table}`)).toBe('2 x Adult, 1 x Child');
    expect(party(table)).toBeUndefined();
    expect(party('Visitors\nAdult      0')).toBeUndefined();
    expect(party('Visitors\nAdult:     2')).toBeUndefined();
    expect(party('Visitors\nAdult 12.00 €     2')).toBeUndefined();
  });

  it('is not a list that says a thing twice, is long, or of wide rows', () => {
    expect(party('2 x Day ticket\n2 x Day ticket')).toBeUndefined();
    const list = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1} x Kind`).join('\n');
    expect(party(list(6))).toContain('6 x Kind');
    expect(party(list(7))).toBeUndefined();
    const long = Array.from({ length: 4 }, (_, at) => `${at + 1} x Adult of a long way ${at}`).join('\n');
    expect(party(long)).toBeUndefined();
    expect(party('2 x Day ticket   a   b   c   d')).toBeDefined();
    expect(party('2 x Day ticket   a   b   c   d   e')).toBeUndefined();
  });

  it('is left as it is where it is known in words, and replaced where it is a number', () => {
    expect(fields('2 x Adult\n1 x Child', { party: [reading('3 people')] }).party).toHaveLength(1);
    expect(bestOf(fields('2 x Adult\n1 x Child', { party: [reading('3 people')] })).party).toBe('3 people');
    expect(fields('2 x Adult\n1 x Child', { party: [reading('3')] }).party?.map(({ value }) => value)).toEqual([
      '2 x Adult, 1 x Child',
    ]);
  });

  it('is no product at the same time', () => {
    const known = (product: string) => ({ product: [reading(product)] });
    expect(bestOf(fields('2 x Day ticket', known('Day ticket')))).toEqual({ party: '2 x Day ticket' });
    expect(bestOf(fields('2 x Day ticket', known('Sauna')))).toEqual({ party: '2 x Day ticket', product: 'Sauna' });
  });
});

describe('a text tells what kind of visitor an admission is for', () => {
  it.each([
    ['Adult (16+)', true],
    ['Kinder bis 6', true],
    ['Enfants', true],
    ['The Adult', false],
    ['Kindergarten', false],
    ['Adult with all of the many things around', false],
  ])('%s: %s', (text, is) => {
    expect(isVisitor(text)).toBe(is);
  });
});

describe('a text counts people', () => {
  it.each([
    ['Ada Quist, 2 enfants', true],
    ['2x children', true],
    ['112 enfants', false],
    ['2 enfantsx', false],
    ['enfants', false],
  ])('%s: %s', (text, does) => {
    expect(countsPeople(text)).toBe(does);
  });
});
