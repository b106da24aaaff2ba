import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawIcon } from './icon.ts';
import { type SymbolName, symbols } from './symbols.ts';

const red = [200, 0, 0] as const;
const white = [255, 255, 255] as const;
const names = Object.keys(symbols) as SymbolName[];

async function pixels(png: Uint8Array) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  return { data, info, at };
}

describe('drawIcon', () => {
  it('draws the same icon at three scales', async () => {
    const icon = drawIcon('plane', red, white);
    expect([...icon.keys()]).toEqual(['icon.png', 'icon@2x.png', 'icon@3x.png']);
    const sizes = await Promise.all([...icon.values()].map(async (png) => (await pixels(png)).info.width));
    expect(sizes).toEqual([38, 76, 114]);
  });

  it('draws in the foreground on the background, with soft edges between', async () => {
    const { at, data } = await pixels(drawIcon('plane', red, white).get('icon@3x.png')!);
    expect(at(0, 0)).toEqual(red);
    expect(at(57, 57)).toEqual(white);
    const greens = new Set(data.filter((_, index) => index % 3 === 1));
    expect(greens.size).toBeGreaterThan(4);
  });

  it.each(names)('draws a symbol for %s that fills a fair part of the square', async (name) => {
    const { data } = await pixels(drawIcon(name, [0, 0, 0], white).get('icon@2x.png')!);
    const covered = data.reduce((sum, part) => sum + part, 0) / data.length / 255;
    expect(covered).toBeGreaterThan(0.08);
    expect(covered).toBeLessThan(0.5);
  });

  it('tells the symbols apart', () => {
    const drawn = names.map((name) => Buffer.from(drawIcon(name, red, white).get('icon.png')!).toString('base64'));
    expect(new Set(drawn).size).toBe(names.length);
  });

  it('hands out the same bytes for the same request', () => {
    expect(drawIcon('bus', red, white).get('icon.png')).toBe(drawIcon('bus', red, white).get('icon.png'));
  });
});
