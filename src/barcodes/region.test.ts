import { describe, expect, it } from 'vitest';
import { boxAround } from './region.ts';

const line = (x: number, y: number, width = 0.4) => ({ x, y, width, height: 0.02 });

describe('the box around regions', () => {
  it('holds all of them', () => {
    const box = boxAround([line(0.1, 0.2), line(0.3, 0.5, 0.1)]);
    expect([box.x, box.y]).toEqual([0.1, 0.2]);
    expect(box.width).toBeCloseTo(0.4);
    expect(box.height).toBeCloseTo(0.32);
  });
});
