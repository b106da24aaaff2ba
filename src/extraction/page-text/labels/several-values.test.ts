import { describe, expect, it } from 'vitest';
import { factsSay, pageFacts } from '#test/support/labelled-sheet.ts';
import { withoutRivals, withTotal } from './several-values.ts';

/** What is said of one ticket that is printed as these lines. */
const say = (...lines: readonly string[]) => factsSay(withoutRivals(pageFacts(lines.join('\n'))));

describe('the price of a ticket', () => {
  const price = (...lines: readonly string[]) =>
    factsSay(withTotal(pageFacts(lines.join('\n')))).flatMap(([role, text]) => (role === 'price' ? [text] : []));

  it('is what it costs in all', () => {
    expect(price('Price: 16.00 €', 'Total: 9.84 €')).toEqual(['9.84 €']);
  });

  it('is the largest of several in all, or of several', () => {
    expect(price('Total: 16.00 €', 'Total: 39.84 €', 'Price: 50.00 €')).toEqual(['39.84 €']);
    expect(price('Price: 16.00 €', 'Price: 39.84 €')).toEqual(['39.84 €']);
  });

  it.each(['each', 'pro Person', 'por persona', 'a testa'])('is not what one of several costs: %s', (word) => {
    expect(price(`Price 16.00 € ${word}`, 'Price 9.84 €')).toEqual(['9.84 €']);
    expect(price(`Price: 16.00 € ${word}`, 'Price: 9.84 €')).toEqual(['9.84 €']);
  });

  it.each(['par carte', 'per Kreditkarte', 'por tarjeta'])('is what was paid in some way: %s', (word) => {
    expect(price(`Price: 16.00 € ${word}`, 'Price: 9.84 €')).toEqual(['16.00 €']);
  });

  it('is left as it is where all say the same, or all are of one', () => {
    expect(price('Price: 16.00 €', 'Price: 16.00 €')).toHaveLength(2);
    expect(price('Price 16.00 € each', 'Price 9.84 € each')).toHaveLength(2);
  });

  it('takes nothing else away', () => {
    expect(say('Price: 16.00 €', 'Gate: B2', 'Total: 39.84 €')).toEqual([
      ['gate', 'B2'],
      ['price', '39.84 €'],
    ]);
  });
});

describe('the seats of a ticket', () => {
  it('are all that it names', () => {
    expect(say('Seat: 11', 'Seat: 12')).toEqual([['seat', '11, 12']]);
    expect(say('Row: H', 'Seat: 11', 'Seat: 12')).toEqual([
      ['row', 'H'],
      ['seat', '11, 12'],
    ]);
    expect(say('Row: H Seat: 11', 'Row: H Seat: 12')).toContainEqual(['seat', '11, 12']);
  });

  it('have their row before them where there are several', () => {
    expect(say('Row: H Seat: 11', 'Row: J Seat: 12')).toEqual([['seat', 'H11, J12']]);
    expect(say('Row: H Seat: 11', 'Row: J Seat: 11')).toEqual([['seat', 'H11, J11']]);
  });

  it('are left apart, too, where only some have a row in their line', () => {
    expect(say('Row: H Seat: 11', 'Row: J', 'Seat: 12')).toEqual([
      ['row', 'H'],
      ['seat', '11'],
      ['row', 'J'],
      ['seat', '12'],
    ]);
  });

  it('stand where each of them stands', () => {
    const [seats] = withoutRivals(pageFacts('Seat: 11\nSeat: 12'));
    expect(seats!.cells.map(({ text }) => text)).toEqual(['Seat: 11', 'Seat: 12']);
  });

  it('are one where the same is said twice', () => {
    expect(say('Seat: 11', 'Seat: 11')).toEqual([
      ['seat', '11'],
      ['seat', '11'],
    ]);
  });

  it('are twelve at most', () => {
    const seats = (count: number) => Array.from({ length: count }, (_, at) => `Seat: ${at + 1}`);
    expect(say(...seats(12))).toHaveLength(1);
    expect(say(...seats(13))).toHaveLength(13);
  });

  it('are left apart where one is a list itself', () => {
    expect(say('Seat: 11-12', 'Seat: 14')).toHaveLength(2);
  });

  it('are left apart in several blocks', () => {
    expect(say('Section: A Seat: 11', 'Section: B Seat: 12')).toHaveLength(4);
    expect(say('Section: A Seat: 11', 'Section: A Seat: 12')).toContainEqual(['seat', '11, 12']);
  });

  it('are left apart where not each of several rows has one', () => {
    expect(say('Row: H', 'Seat: 11', 'Row: J', 'Seat: 12')).toHaveLength(4);
  });

  it('are left apart in a table, where each row is a ticket', () => {
    expect(say('Seat       Coach', '11         23', '12         23')).toHaveLength(4);
  });
});
