import { describe, expect, it } from 'vitest';
import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { Cell } from '../../layout/cells.ts';
import { codesByNames } from './codes-by-names.ts';
import type { Order } from './places.ts';

const height = 0.02;
const cell = (order: number, y: number) =>
  ({ page: 1, order, x: 9, y, right: 19, bottom: y + 1, region: { x: 0.2, y: y / 60, width: 0.3, height } }) as Cell;
const code = (id: string, y: number, x = 0.05) =>
  ({ id, page: 1, region: { x, y: y / 60, width: 0.1, height: 0.06 } }) as FoundBarcode;

/** Two legs below each other, each with both travellers below it. */
const order = {
  understood: { cells: [], sheets: [] },
  scored: [],
  kind: 'boat',
  legs: [
    { begins: 0, prints: [0], cells: [] },
    { begins: 3, prints: [3], cells: [] },
  ],
  travellers: [
    { name: 'Ada Berger', places: [cell(1, 14), cell(4, 30)] },
    { name: 'Bert Berger', places: [cell(2, 20), cell(5, 36)] },
  ],
} as unknown as Order;

describe('codes of several travellers and legs on one page', () => {
  it('are whose name stands beside them, on the leg that it stands under', () => {
    const codes = [code('d', 36), code('a', 13), code('c', 30), code('b', 20)];
    const of = codesByNames(order, codes);
    expect([of?.(0, 0), of?.(1, 0), of?.(0, 1), of?.(1, 1)]).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are whose name stands in their row, however far beside it and however long the other lines are', () => {
    const long = (at: number, y: number) => {
      const name = cell(at, y);
      return { ...name, region: { ...name.region, width: 0.5 } };
    };
    const uneven = {
      ...order,
      travellers: [
        { name: 'Ada Berger', places: [long(1, 14), cell(4, 30)] },
        { name: 'Bert Berger', places: [cell(2, 18), long(5, 34)] },
      ],
    } as unknown as Order;
    const codes = [code('d', 33.5, 0.8), code('a', 13.5, 0.8), code('c', 29.5, 0.8), code('b', 17.5, 0.8)];
    const of = codesByNames(uneven, codes);
    expect([of?.(0, 0), of?.(1, 0), of?.(0, 1), of?.(1, 1)]).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are nobody’s where two stand beside one name, or there are fewer', () => {
    expect(codesByNames(order, [code('a', 13), code('b', 14), code('c', 30), code('d', 36)])).toBeUndefined();
    expect(codesByNames(order, [code('a', 13), code('b', 20)])).toBeUndefined();
  });
});
