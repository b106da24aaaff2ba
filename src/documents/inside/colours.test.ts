import { describe, expect, it } from 'vitest';
import { dominantColours } from './colours.ts';

/** Pixels of some colours, so many of each. */
const pixels = (...runs: readonly (readonly [number, readonly [number, number, number]])[]) => ({
  data: Uint8Array.from(runs.flatMap(([count, rgb]) => Array.from({ length: count }, () => rgb).flat())),
  step: 3,
  order: [0, 1, 2] as const,
});

describe('dominantColours', () => {
  it('leaves white, black and grey out', () => {
    expect(dominantColours(pixels([50, [255, 255, 255]], [50, [0, 0, 0]], [50, [120, 125, 130]]))).toEqual([]);
  });

  it('goes by area and saturation', () => {
    const colours = dominantColours(pixels([900, [255, 255, 255]], [60, [200, 180, 150]], [40, [220, 0, 0]]));
    expect(colours.map(({ rgb }) => rgb)).toEqual([
      [220, 0, 0],
      [200, 180, 150],
    ]);
    expect(colours[0]!.weight).toBeCloseTo((0.04 * 220) / 255, 3);
  });

  it('takes only what was drawn of a picture that may be a photo', () => {
    const grain = Array.from(
      { length: 400 },
      (_, index) => [1, [120 + (index % 15), 70 + ((index * 7) % 15), 20]] as const,
    );
    const table = pixels(...grain, [80, [0, 90, 200]]);
    expect(dominantColours(table).map(({ rgb }) => rgb[2])).toContain(20);
    expect(dominantColours(table, { flat: true }).map(({ rgb }) => rgb)).toEqual([[0, 90, 200]]);
  });

  it('counts shades of one colour as one', () => {
    const colours = dominantColours(pixels([60, [10, 80, 160]], [40, [30, 100, 180]], [30, [0, 150, 60]]));
    expect(colours.map(({ rgb }) => rgb)).toEqual([
      [10, 80, 160],
      [0, 150, 60],
    ]);
  });
});
