import { describe, expect, it } from 'vitest';
import { edgesOf, measureRun } from './slope.ts';

const size = { width: 600, height: 800 };

/** Dashes on lines that fall by `slope` at the middle and by `converge` more for every pixel further down; bright on black. */
function ruled(slope: number, converge: number) {
  const data = new Uint8Array(size.width * size.height);
  for (let row = -360; row <= 360; row += 24) {
    for (let x = -280; x < 280; x += 1) {
      if ((x + row) % 17 < 5) continue;
      const y = Math.round(400 + row + (slope + converge * row) * x);
      for (let thick = 0; thick < 6; thick += 1)
        if (y + thick >= 0 && y + thick < size.height) data[(y + thick) * size.width + x + 300] = 255;
    }
  }
  return edgesOf({ ...size, data });
}

describe('measureRun', () => {
  it.each([0, 0.07, -0.12])('measures a slope of %d', (slope) => {
    const run = measureRun(ruled(slope, 0));
    expect(run.slope).toBeCloseTo(slope, 2);
    expect(run.converge).toBe(0);
  });

  it('measures how lines of a page seen from the side converge', () => {
    const run = measureRun(ruled(0.02, 0.0003));
    expect(run.slope).toBeCloseTo(0.02, 2);
    expect(run.converge).toBeCloseTo(0.0003, 4);
  });
});
