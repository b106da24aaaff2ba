import { describe, expect, it } from 'vitest';
import type { GreyPicture } from '#src/documents/shared/pictures/grey-picture.ts';
import {
  addNoise,
  blank,
  compress,
  cornersOf,
  paint,
  randomFrom,
  soften,
  writeLines,
} from '#test/support/code-pictures.ts';
import { drawSymbol } from '../../shared/codes/zxing.ts';
import { blur } from '../../shared/pictures/picture.ts';
import { scanPicture } from './scan.ts';

/** The camera moved by so many pixels, an odd number, along a line of the picture. */
const moved = (picture: GreyPicture, pixels: number) => blur(picture, (pixels - 1) / 2, 0);

async function page(format: string, payload: string, turn: number, shape = ''): Promise<GreyPicture> {
  const code = await drawSymbol(format, payload, shape);
  const print = writeLines(blank(900, 760), randomFrom(3), 22);
  return paint(print, code!, { corners: cornersOf(code!, { at: [450, 380], module: 2.8, angle: turn }), quiet: 10 });
}

const taken = (picture: GreyPicture) => compress(addNoise(picture, randomFrom(2), 3), 10);
const found = async (picture: GreyPicture) =>
  (await scanPicture(picture, { depth: 'thorough' })).map(({ symbology, text }) => `${symbology} ${text}`);

describe('bars whose narrow ones are all grey', () => {
  it.each([
    ['Code128', 'DSNRQXZSZYW', 'code128', ''],
    ['PDF417', 'ZAGH|911219442638|KB8987NPTVHWXEWT6FCT|46239540', 'pdf417', 'columns=6'],
  ])('are read of a camera that moved: %s', async (format, payload, symbology, shape) => {
    for (const turn of [0.4, 3.2]) {
      const picture = taken(moved(await page(format, payload, turn, shape), 5));
      expect(await found(picture), `turned by ${turn}`).toEqual([`${symbology} ${payload}`]);
    }
  });

  it('are read out of focus', async () => {
    const picture = taken(soften(await page('Code128', 'DSNRQXZSZYW', 2), 2));
    expect(await found(picture)).toEqual(['code128 DSNRQXZSZYW']);
  });

  it('are not seen in print that went soft', async () => {
    const print = writeLines(blank(900, 760), randomFrom(5), 18);
    for (const soft of [moved(print, 5), moved(print, 9), soften(print, 2), soften(print, 3)])
      expect(await found(taken(soft))).toEqual([]);
  });
});
