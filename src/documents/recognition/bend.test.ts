import { describe, expect, it } from 'vitest';
import type { GreyPicture } from '../grey-picture.ts';
import { measureBend, unbend } from './bend.ts';
import { findLines } from './text-lines.ts';

const size = { width: 1000, height: 900 };

/** Lines of blocks the size of letters, each so far below its place as `down` says. */
function pageOf(down: (x: number) => number): GreyPicture {
  const data = new Uint8Array(size.width * size.height).fill(255);
  for (let line = 0; line < 10; line += 1)
    for (let x = 60; x < 300 + 60 * line; x += 16)
      for (let y = 0; y < 20; y += 1) {
        const at = (80 + 70 * line + y + Math.round(down(x))) * size.width + x;
        data.fill(0, at, at + 10);
      }
  return { ...size, data };
}

/** How far the blocks of the longest line are from each other up and down. */
function waverOf(picture: GreyPicture): number {
  const [longest] = findLines(picture).lines.toSorted((one, other) => other.box.width - one.box.width);
  return longest!.box.height - 20;
}

const bendIn = (picture: GreyPicture) => {
  const { lines, rules, runs } = findLines(picture);
  return measureBend({ lines, rules: rules.map((ink) => ({ box: ink, ink: [ink] })), runs }, picture);
};

describe('a bent page', () => {
  const crumpled = pageOf((x) => 14 * Math.sin(x / 160));

  it('is flat once its bend is taken out', () => {
    const bend = bendIn(crumpled)!;
    expect(waverOf(crumpled)).toBeGreaterThan(24);
    expect(waverOf(unbend(crumpled, bend))).toBeLessThan(6);
  });

  it('is left as it is when it is flat', () => {
    expect(bendIn(pageOf(() => 0))).toBeUndefined();
  });

  it('is left as it is when each line wavers for itself', () => {
    let seed = 5;
    const random = () => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return seed / 2 ** 32;
    };
    expect(bendIn(pageOf(() => 6 * random()))).toBeUndefined();
  });
});
