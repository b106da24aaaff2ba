import { describe, expect, it } from 'vitest';
import { apply } from '../../shared/pictures/geometry.ts';
import { measureLean } from './lean.ts';
import { inverse, viewOf } from './view.ts';

const size = { width: 900, height: 1200 };
const level = { slope: 0, converge: 0, strength: 1 };
const corners = { x: -0.5, y: -0.5, ...size };

/** A sheet with a few frames on it, seen by a camera so that columns lean by `slope` and `converge` for every pixel. */
function sheet(slope: number, converge: number) {
  const data = new Uint8Array(size.width * size.height).fill(90);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const down = y - size.height / 2;
      const column = (x - size.width / 2 - slope * down) / (1 + converge * down);
      const inside = Math.abs(column) < 350 && Math.abs(down) < 550;
      const frame = [-250, -40, 120, 260].some((at) => Math.abs(column - at) < 3) && Math.abs(down) < 300;
      if (inside) data[y * size.width + x] = frame ? 40 : 230;
    }
  }
  return { ...size, data };
}

describe('measureLean', () => {
  it('measures a page that is seen from below', () => {
    const lean = measureLean(sheet(0.03, 0.0002), 0, level)!;
    expect(lean.slope).toBeCloseTo(0.03, 2);
    expect(lean.converge).toBeCloseTo(0.0002, 5);
  });

  it('leaves a page alone that is seen from above', () => {
    expect(measureLean(sheet(0, 0), 0, level)).toBeUndefined();
  });

  it('leaves a picture without edges alone', () => {
    expect(measureLean({ ...size, data: new Uint8Array(size.width * size.height) }, 0, level)).toBeUndefined();
  });
});

describe('viewOf', () => {
  it('makes leaning columns upright', () => {
    const lean = { slope: 0.03, converge: 0.0002, strength: 1 };
    const view = viewOf(size, { turn: 0, run: level, lean }, 1);
    const onColumn = (down: number) => [450 + 200 + (0.03 + 0.0002 * 200) * down, 600 + down] as const;
    const shown = [-400, 0, 300].map((down) => apply(inverse(view.mapping), ...onColumn(down))[0]);
    for (const x of shown) expect(x).toBeCloseTo(shown[0]!, 0);
    expect(view.width).toBeGreaterThan(corners.width);
  });
});
