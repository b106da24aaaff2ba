import { describe, expect, it } from 'vitest';
import type { GreyPicture } from '../../shared/pictures/grey-picture.ts';
import { blur } from '../../shared/pictures/picture.ts';
import { blurOf, inFocus } from './focus.ts';

/** Upright bars of 12 pixels, as far apart, on the left of a page. */
function bars(): GreyPicture {
  const [width, height] = [1200, 120];
  return {
    width,
    height,
    data: Uint8Array.from({ length: width * height }, (_, at) =>
      at % width < 240 && (at % width) % 24 >= 12 ? 30 : 230,
    ),
  };
}

/** Three means over 5 pixels come near to a normal distribution of variance 3 · (25 - 1) / 12. */
function outOfFocus(picture: GreyPicture): GreyPicture {
  return blur(blur(blur(picture, 2, 2), 2, 2), 2, 2);
}

/** The largest difference of neighbours. */
function steepest({ data }: GreyPicture): number {
  return data.reduce((most, grey, at) => Math.max(most, Math.abs(grey - (data[at + 1] ?? grey))), 0);
}

describe('blur', () => {
  it('is told from how soft edges are', () => {
    expect(blurOf(bars())).toBeLessThan(0.5);
    expect(blurOf(outOfFocus(bars()))).toBeCloseTo(Math.sqrt(6), 0);
  });

  it('is not told from a picture without edges', () => {
    expect(blurOf({ width: 200, height: 100, data: new Uint8Array(20_000).fill(200) })).toBe(0);
  });

  it('is undone', () => {
    const soft = outOfFocus(bars());
    expect(steepest(inFocus(soft, blurOf(soft)))).toBeGreaterThan(1.3 * steepest(soft));
  });

  it('is left alone where noise would be all that one sees more of', () => {
    const soft = outOfFocus(bars());
    const grainy = { ...soft, data: soft.data.map((grey, at) => grey + ((at * 7919) % 41) - 20) };
    expect(inFocus(grainy, 2.4)).toBe(grainy);
  });
});
