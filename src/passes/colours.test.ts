import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, groundOf, movieColours, passColours } from './colours.ts';
import { kindLooks } from './design/kind-looks.ts';
import type { Rgb } from './images/png.ts';

const colour = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255));
const navy = kindLooks.flight.grounds[0];
const one = (rgb: Rgb) => [{ rgb, weight: 1 }];

describe('passColours', () => {
  it('keeps text and labels readable on whatever colour a page has', () => {
    fc.assert(
      fc.property(colour, (rgb) => {
        const { background, foreground, label } = passColours(one(rgb), navy);
        expect(contrast(background, foreground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(background, label)).toBeGreaterThanOrEqual(4.5);
        expect(label).not.toEqual(foreground);
      }),
    );
  });

  it('takes the strongest colour of the page, darkened until white is readable on it', () => {
    expect(passColours(one([170, 0, 20]), navy).background).toEqual([170, 0, 20]);
    const { background, foreground } = passColours(one([255, 90, 60]), navy);
    expect(foreground).toEqual([255, 255, 255]);
    expect(background[0]).toBeLessThan(255);
    expect(background[0]).toBeGreaterThan(background[1]);
  });

  it('keeps a light colour and writes on it in near-black', () => {
    const { background, foreground } = passColours(one([255, 221, 0]), navy);
    expect(background).toEqual([255, 221, 0]);
    expect(Math.max(...foreground)).toBeLessThan(40);
  });

  it('passes over paper, ink and greys', () => {
    const greys = [
      [255, 255, 255],
      [10, 10, 10],
      [120, 125, 128],
      [240, 230, 220],
    ] as const;
    expect(
      passColours(
        greys.map((rgb) => ({ rgb, weight: 9 })),
        navy,
      ).background,
    ).toEqual(navy);
  });

  it('has a colour of its own for every kind', () => {
    const all = [...Object.values(kindLooks).flatMap(({ grounds }) => grounds), ...movieColours].map(String);
    expect(new Set(all).size).toBe(all.length);
  });

  it('gives an issuer the same calm ground every time, and another one another, as far as there are three', () => {
    const grounds = ['Ludetis', 'Arlogo', 'Fenvago', 'Orilotis', 'Ludetis'].map((name) =>
      groundOf(kindLooks.event.grounds, name),
    );
    expect(grounds[4]).toEqual(grounds[0]);
    expect(new Set(grounds.map(String)).size).toBeGreaterThan(1);
    expect(groundOf(kindLooks.event.grounds, undefined)).toEqual(kindLooks.event.grounds[0]);
  });

  it('can be read on every calm ground, labels apart from values', () => {
    for (const ground of [...Object.values(kindLooks).flatMap(({ grounds }) => grounds), ...movieColours]) {
      const { background, foreground, label } = passColours([], ground);
      expect(contrast(background, label)).toBeGreaterThanOrEqual(4.5);
      expect(label).not.toEqual(foreground);
    }
  });
});
