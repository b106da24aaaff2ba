import { describe, expect, it } from 'vitest';
import { readingOrder } from './reading-order.ts';

const block = (name: string, x: number, y: number, width: number, height: number) => ({
  name,
  box: { x, y, width, height },
});
const order = (blocks: readonly ReturnType<typeof block>[]) =>
  readingOrder(blocks)
    .map(({ name }) => name)
    .join('');

describe('readingOrder', () => {
  it('reads a heading, two columns of paragraphs, then the foot', () => {
    const blocks = [
      block('d', 0, 90, 100, 5),
      block('c', 55, 20, 45, 60),
      block('a', 0, 0, 100, 10),
      block('b', 0, 20, 45, 60),
    ];
    expect(order(blocks)).toBe('abcd');
  });

  it('reads cells of a table row by row', () => {
    const cells = ['a', 'b', 'c', 'd', 'e', 'f'].map((name, index) =>
      block(name, (index % 3) * 30, Math.floor(index / 3) * 20, 20, 5),
    );
    expect(order(cells.toReversed())).toBe('abcdef');
  });

  it('reads a column at the side after the text beside it', () => {
    const main = ['a', 'b', 'c', 'd'].map((name, index) => block(name, 0, index * 10, 60, 8));
    const side = ['e', 'f', 'g'].map((name, index) => block(name, 80, index * 10, 20, 8));
    expect(order([...side, ...main])).toBe('abcdefg');
  });

  it('goes by place when nothing can be cut', () => {
    expect(order([block('b', 5, 5, 20, 20), block('a', 0, 0, 20, 20)])).toBe('ab');
    expect(order([])).toBe('');
  });
});
