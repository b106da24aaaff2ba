import { describe, expect, it } from 'vitest';
import type { GreyPicture } from '../../shared/pictures/grey-picture.ts';
import { onUpload } from '../../uploaded-region.ts';
import { measureBend, sagOf } from './bend.ts';
import { findLines } from './text-lines.ts';
import { unbend } from './unbend.ts';

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

  it.each([
    [false, 1],
    [true, -1],
  ])('has its evidence where it stood on the picture (upside down: %s)', (upsideDown, sign) => {
    const bend = bendIn(crumpled)!;
    const flat = findLines(unbend(crumpled, bend)).lines.find(({ box }) => box.width > 700)!.box;
    const turned = upsideDown ? { x: size.width - flat.x - flat.width, y: size.height - flat.y - flat.height } : flat;
    const end = { x: (turned.x + (upsideDown ? 0 : flat.width - 10)) / size.width, width: 10 / size.width };
    const region = { ...end, y: turned.y / size.height, height: flat.height / size.height };
    const uploaded = { a: sign, b: 0, c: upsideDown ? 1 : 0, d: 0, e: sign, f: upsideDown ? 1 : 0 };
    const { y, height } = onUpload({ uploaded, sag: sagOf(bend, size, upsideDown) }, region);
    const last = findLines(crumpled).lines.find(({ box }) => box.width > 700)!;
    const letter = last.ink.reduce((right, one) => (one.x > right.x ? one : right));
    expect(Math.abs((y + height / 2) * size.height - letter.y - letter.height / 2)).toBeLessThan(4);
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
