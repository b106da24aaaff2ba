import { describe, expect, it } from 'vitest';
import { type DrawnCode, drawCode } from '../../shared/codes/prove.ts';
import type { GreyPicture } from '../../shared/pictures/grey-picture.ts';
import { busyPart } from './busy-part.ts';
import { cover } from './cover.ts';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

function page(): GreyPicture {
  return { width: 1000, height: 1400, data: new Uint8Array(1000 * 1400).fill(255) };
}

function paint({ width, data }: GreyPicture, box: Box, value: number): void {
  for (let y = box.y; y < box.y + box.height; y += 1)
    data.fill(value, y * width + box.x, y * width + box.x + box.width);
}

/** A code with modules of so many pixels. */
function stamp(picture: GreyPicture, code: DrawnCode, left: number, top: number, module: number): Box {
  for (let y = 0; y < code.height; y += 1)
    for (let x = 0; x < code.width; x += 1)
      paint(
        picture,
        { x: left + x * module, y: top + y * module, width: module, height: module },
        code.rows[y]![x] ? 0 : 255,
      );
  return { x: left, y: top, width: code.width * module, height: code.height * module };
}

describe('the part of a drawn page that may hold a code', () => {
  it('is nothing where there are only fields, frames and rules', () => {
    const picture = page();
    paint(picture, { x: 0, y: 0, width: 1000, height: 133 }, 40);
    paint(picture, { x: 0, y: 133, width: 1000, height: 3 }, 90);
    for (let y = 300; y < 1300; y += 75) paint(picture, { x: 50, y, width: 900, height: 2 }, 0);
    for (const x of [50, 350, 948]) paint(picture, { x, y: 300, width: 2, height: 975 }, 0);
    expect(busyPart(picture)).toBeUndefined();
  });

  it.each([
    ['qr', 8],
    ['qr', 20],
    ['aztec', 5],
    ['pdf417', 4],
    ['code128', 3],
  ] as const)(
    'holds all of a %s code with modules of %i pixels, and not the field above it',
    async (symbology, module) => {
      const picture = page();
      paint(picture, { x: 0, y: 0, width: 1000, height: 130 }, 40);
      const code = (await drawCode({ symbology, bytes: Buffer.from('E-4711') }))!;
      const box = stamp(picture, code, 301, 503, module);
      const part = busyPart(picture)!;
      expect(part.x * 1000).toBeLessThanOrEqual(box.x);
      expect(part.y * 1400).toBeLessThanOrEqual(box.y);
      expect((part.x + part.width) * 1000).toBeGreaterThanOrEqual(box.x + box.width);
      expect((part.y + part.height) * 1400).toBeGreaterThanOrEqual(box.y + box.height);
      expect(part.y * 1400).toBeGreaterThan(300);
    },
  );

  it('leaves out words, on paper and on coloured fields', () => {
    const picture = page();
    paint(picture, { x: 0, y: 0, width: 1000, height: 130 }, 40);
    const words = [
      { x: 0.1, y: 0.03, width: 0.3, height: 0.03 },
      { x: 0.1, y: 0.5, width: 0.3, height: 0.03 },
    ];
    for (const [at, word] of words.entries())
      for (let x = word.x * 1000 + 2; x < 395; x += 6)
        paint(picture, { x, y: Math.round(word.y * 1400) + 4, width: 3, height: 30 }, at === 0 ? 250 : 0);
    expect(busyPart(picture)).toBeDefined();
    for (const word of words) cover(picture, word);
    expect(busyPart(picture)).toBeUndefined();
  });
});
