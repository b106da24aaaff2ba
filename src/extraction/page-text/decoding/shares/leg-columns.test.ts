import { describe, expect, it } from 'vitest';
import { lineAt } from '#test/support/scored-paper.ts';
import { columnOf } from './leg-columns.ts';

const cell = (x: number, y: number, width = 6, page = 1) => lineAt('Flex', { page, x, y, right: x + width });

describe('legs side by side', () => {
  const there = [cell(10, 16), cell(10, 18)];
  const back = [cell(30, 16), cell(30, 18)];

  it('have what stands in their columns, a label left of it too', () => {
    expect([cell(10, 23), cell(30, 23), cell(31, 14)].map((one) => columnOf(one, [there, back]))).toEqual([0, 1, 1]);
    expect(columnOf(cell(10, 23), [back, there])).toBe(1);
  });

  it('have nothing that reaches over both, stands far below or on another page', () => {
    const others = [cell(10, 23, 25), cell(10, 40), cell(10, 16, 6, 2)];
    expect(others.map((one) => columnOf(one, [there, back]))).toEqual([undefined, undefined, undefined]);
  });

  it('are none where one stands below the other', () => {
    expect(columnOf(cell(10, 23), [there, [cell(30, 26), cell(30, 28)]])).toBeUndefined();
  });
});
