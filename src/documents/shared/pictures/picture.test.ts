import { describe, expect, it } from 'vitest';
import { scale } from './picture.ts';
import { resample } from './resample.ts';

const grain = {
  width: 37,
  height: 23,
  data: Uint8Array.from({ length: 37 * 23 }, (_, at) => (Math.imul(at + 1, 2654435761) >>> 24) & 255),
};

describe('a picture taken anew', () => {
  it.each([
    ['enlarged', { a: 0.37, c: -0.3, e: 0.41, f: -0.2 }],
    ['made smaller', { a: Math.sqrt(3), c: 0.4, e: Math.SQRT2, f: 0.1 }],
    ['beyond its edges', { a: Math.LN2, c: -9, e: Math.LOG2E, f: -7.5 }],
  ])('is the same %s row by row and pixel by pixel', (_, { a, c, e, f }) => {
    const size = { width: 60, height: 50 };
    const level = resample(grain, size, { a, b: 0, c, d: 0, e, f });
    // A turn too small to see takes the way of turned pictures.
    const turned = resample(grain, size, { a, b: 1e-13, c, d: 0, e, f });
    expect(Buffer.compare(level.data, turned.data)).toBe(0);
  });

  it('keeps even paper even when it is enlarged', () => {
    const even = { width: 8, height: 6, data: new Uint8Array(48).fill(200) };
    expect(new Set(scale(even, 2.5).data)).toEqual(new Set([200]));
  });
});
