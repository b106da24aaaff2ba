import { describe, expect, it } from 'vitest';
import { blank, shade } from '#test/support/code-pictures.ts';
import { locate } from './locate.ts';

/** Bars of 3 pixels between two edges of a picture of 800 by 400. */
const bars = (x: number, from: number, to: number) => x >= from && x < to && (x / 3) % 2 < 1;

describe('locate', () => {
  it('takes bars for one code that gaps split in three', () => {
    const parts = [
      [120, 260],
      [294, 438],
      [474, 636],
    ] as const;
    const picture = shade(blank(800, 400), (grey, x, y) =>
      y >= 140 && y < 260 && parts.some(([from, to]) => bars(x, from, to)) ? 20 : grey,
    );
    const widest = locate(picture)[0]!;
    expect(widest.kind).toBe('bars');
    expect(widest.box.x).toBeLessThan(130);
    expect(widest.box.x + widest.box.width).toBeGreaterThan(620);
  });

  it('leaves bars apart that are further from each other than a code has gaps', () => {
    const picture = shade(blank(800, 400), (grey, x, y) =>
      y >= 140 && y < 260 && (bars(x, 60, 240) || bars(x, 500, 700)) ? 20 : grey,
    );
    for (const { box } of locate(picture)) expect(box.width).toBeLessThan(260);
  });

  it('finds bars that the outline of a page runs into, and takes no outline for a code', () => {
    const isPaper = (x: number, y: number) => x >= 100 && x < 1100 && y >= 100 && y < 800;
    const picture = shade(blank(1200, 900), (grey, x, y) => {
      if (!isPaper(x, y)) return 40;
      return y >= 300 && y < 420 && bars(x, 104, 284) ? 20 : grey;
    });
    const places = locate(picture);
    for (const { box } of places) expect(box.width * box.height).toBeLessThan(0.1 * 1200 * 900);
    const found = places.find(({ kind, box }) => kind === 'bars' && box.y > 250 && box.y + box.height < 470);
    expect(found?.box.width).toBeGreaterThan(150);
  });
});
