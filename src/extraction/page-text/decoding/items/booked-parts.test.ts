import { describe, expect, it } from 'vitest';
import { type Likely, paperOf } from '#test/support/scored-paper.ts';
import { bookedParts } from './booked-parts.ts';

const [number, title] = [{ booking_ref: 0.9 }, { title: 0.9 }];
const told: Readonly<Record<string, Likely>> = { 'BX-4417': number, 'BX-4418': number, Tosca: title, Carmen: title };

/** The first lines of the bookings of an order. */
const bookings = (text: string, likely = told) => {
  const { understood, scored } = paperOf(text, likely);
  const rows = understood.sheets.flatMap((sheet) => sheet.rows);
  return bookedParts(rows, scored).map(({ begin }) => rows[begin]!.map((cell) => cell.text).join(' '));
};

describe('the bookings of an order', () => {
  it('begin each with its number or the name above it', () => {
    expect(bookings('Tosca\nBX-4417\nRow 3\n\nCarmen\nBX-4418\nRow 4')).toEqual(['Tosca', 'Carmen']);
  });

  it('may be the rows of a table', () => {
    expect(bookings('Tosca     BX-4417     Row 3\nCarmen    BX-4418     Row 4')).toEqual([
      'Tosca BX-4417 Row 3',
      'Carmen BX-4418 Row 4',
    ]);
  });

  it('begin in the row of such a table, whatever stands over each', () => {
    const products = { ...told, Tosca: { product: 0.9 }, Carmen: { product: 0.9 } };
    const table = 'Hall\nTosca     BX-4417     Row 3\nHall\nCarmen    BX-4418     Row 4';
    expect(bookings(table, products)).toEqual(['Tosca BX-4417 Row 3', 'Carmen BX-4418 Row 4']);
  });

  it.each<[string, string, Readonly<Record<string, Likely>>]>([
    ['one number', 'Tosca\nBX-4417\n\nCarmen', { 'BX-4417': number, Tosca: title, Carmen: title }],
    ['one number twice', 'Tosca\nBX-4417\n\nCarmen\nBX-4417', { 'BX-4417': number, Tosca: title, Carmen: title }],
    [
      'numbers made otherwise',
      'Tosca\nBX-4417\n\nCarmen\nBXQ4418',
      { ...{ 'BX-4417': number, BXQ4418: number }, Tosca: title, Carmen: title },
    ],
    ['numbers in two columns', 'Tosca\nBX-4417\n\nCarmen\n          BX-4418', told],
    ['nothing but numbers', 'Row 3\nBX-4417\n\nRow 4\nBX-4418', { 'BX-4417': number, 'BX-4418': number }],
    ['numbers that are unsure', 'Tosca\nBX-4417\n\nCarmen\nBX-4418', { ...told, 'BX-4418': { booking_ref: 0.79 } }],
  ])('are none where it tells %s', (_, text, likely) => {
    expect(bookings(text, likely)).toEqual([]);
  });
});
