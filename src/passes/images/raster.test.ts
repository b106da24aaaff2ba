import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { box, circle, coverageLevels, cut, polygon, rasterise } from './raster.ts';

/** Drawn in a square of ten units, as rows of full (#), empty (.) and partly covered (+) pixels. */
function drawn(size: number, ...shapes: Parameters<typeof rasterise>[0]): readonly string[] {
  const coverage = rasterise(shapes, 10, size);
  return Array.from({ length: size }, (_, y) =>
    Array.from(coverage.subarray(y * size, (y + 1) * size), (value) =>
      value === 0 ? '.' : value === coverageLevels ? '#' : '+',
    ).join(''),
  );
}

const areaOf = (size: number, ...shapes: Parameters<typeof rasterise>[0]) =>
  rasterise(shapes, 10, size).reduce((sum, value) => sum + value, 0) / coverageLevels / size ** 2;

describe('shapes as pixels', () => {
  it('are filled within their outline', () => {
    expect(drawn(5, box(2, 4, 6, 4))).toEqual(['.....', '.....', '.###.', '.###.', '.....']);
  });

  it('cover a pixel in part where their edge goes through it', () => {
    expect(drawn(5, box(1, 4, 8, 4))).toEqual(['.....', '.....', '+###+', '+###+', '.....']);
  });

  it('have holes where one is cut out, and what is drawn later is on top', () => {
    const ring = [box(0, 0, 10, 10), cut(box(4, 4, 2, 2))];
    expect(drawn(5, ...ring)).toEqual(['#####', '#####', '##.##', '#####', '#####']);
    expect(drawn(5, ...ring, box(4, 4, 2, 2))[2]).toBe('#####');
  });

  it('are empty between the lines of an outline that crosses itself', () => {
    const bow = polygon([0, 0], [10, 10], [10, 0], [0, 10]);
    const [top, , middle] = drawn(5, bow);
    expect(top![2]).toBe('.');
    expect(middle).not.toContain('....');
  });

  it('are cut at the edge of the picture', () => {
    expect(drawn(2, box(-20, -20, 40, 40))).toEqual(['##', '##']);
    expect(drawn(2, box(20, 20, 5, 5))).toEqual(['..', '..']);
  });

  it('cover as much as they are large', () => {
    expect(areaOf(60, circle(5, 5, 4))).toBeCloseTo((Math.PI * 16) / 100, 2);
    expect(areaOf(60, box(1, 1, 8, 8, 2))).toBeCloseTo((64 - (4 - Math.PI) * 4) / 100, 2);
    expect(areaOf(60, polygon([0, 0], [10, 0], [0, 10]))).toBeCloseTo(0.5, 2);
  });

  it('never count more than a whole pixel, whatever is drawn', () => {
    const place = fc.tuple(fc.double({ min: -5, max: 15, noNaN: true }), fc.double({ min: -5, max: 15, noNaN: true }));
    const shape = fc
      .tuple(fc.array(place, { minLength: 3, maxLength: 6 }), fc.boolean())
      .map(([points, hole]) => (hole ? cut(polygon(...points)) : polygon(...points)));
    fc.assert(
      fc.property(fc.array(shape, { maxLength: 4 }), (shapes) => {
        const coverage = rasterise(shapes, 10, 8);
        expect(coverage).toHaveLength(64);
        expect(Math.max(0, ...coverage)).toBeLessThanOrEqual(coverageLevels);
      }),
    );
  });
});
