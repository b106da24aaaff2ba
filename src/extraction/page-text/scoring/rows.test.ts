import { describe, expect, it } from 'vitest';
import { shape } from './network.ts';
import { rowList, rowOf, rowOfParts } from './rows.ts';

describe('the row of a feature', () => {
  it('is that of its name, in whichever parts it is told', () => {
    expect(rowOfParts('label ', 'se', 'at')).toBe(rowOf('label seat'));
    expect(rowOfParts('', 'label seat', '')).toBe(rowOf('label seat'));
    expect(rowOf('label seat')).not.toBe(rowOf('label row'));
  });

  it('is one of those that a network has', () => {
    for (const name of ['', 'x', '座席', 'a'.repeat(500)]) {
      expect(rowOf(name)).toBeGreaterThanOrEqual(0);
      expect(rowOf(name)).toBeLessThan(shape.rows);
    }
  });
});

describe('rows as they come', () => {
  it('are each once, in the order in which they came first', () => {
    const list = rowList();
    list.addAll([7, 3, 7]);
    list.add(3);
    list.add(9);
    expect([...list.take()]).toEqual([7, 3, 9]);
  });

  it('begin anew once they were taken', () => {
    const list = rowList();
    list.addAll([7, 3]);
    const first = list.take();
    list.addAll([3, 7]);
    expect([...list.take()]).toEqual([3, 7]);
    expect([...first]).toEqual([7, 3]); // what was taken stays
    expect(list.take()).toHaveLength(0);
  });

  it('may be more than a list has room for', () => {
    const list = rowList();
    const many = Array.from({ length: 3000 }, (_, at) => at);
    list.addAll(many);
    expect([...list.take()]).toEqual(many);
  });
});
