import type { Page } from './document.ts';

/** Pixels in some order of channels, `step` bytes apart. */
export type Pixels = {
  readonly data: Uint8Array;
  readonly step: number;
  /** Offsets of red, green and blue in a pixel. */
  readonly order: readonly [number, number, number];
};

const most = 6;
const leastChroma = 48;
const nearby = 60;

/**
 * The saturated colours of a picture, strongest first; `weight` is the share of its area times the saturation. White,
 * black and grey are nobody's colours.
 */
export function dominantColours({ data, step, order }: Pixels): Page['colours'] {
  const bins = new Map<number, { count: number; red: number; green: number; blue: number; chroma: number }>();
  const [r, g, b] = order;
  for (let at = 0; at + step <= data.length; at += step) {
    const red = data[at + r]!;
    const green = data[at + g]!;
    const blue = data[at + b]!;
    const chroma = Math.max(red, green, blue) - Math.min(red, green, blue);
    if (chroma < leastChroma) continue;
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const bin = bins.get(key) ?? { count: 0, red: 0, green: 0, blue: 0, chroma: 0 };
    bin.count += 1;
    bin.red += red;
    bin.green += green;
    bin.blue += blue;
    bin.chroma += chroma;
    bins.set(key, bin);
  }
  const pixels = data.length / step;
  const colours = [...bins.values()].map(({ count, red, green, blue, chroma }) => ({
    rgb: [Math.round(red / count), Math.round(green / count), Math.round(blue / count)] as const,
    weight: chroma / 255 / pixels,
  }));
  return mergeNear(colours);
}

/** Adds up shades of one colour under the strongest of them. */
function mergeNear(colours: Page['colours']): Page['colours'] {
  const kept: { rgb: readonly [number, number, number]; weight: number }[] = [];
  for (const colour of colours.toSorted((one, other) => other.weight - one.weight)) {
    const near = kept.find(({ rgb }) => rgb.every((value, channel) => Math.abs(value - colour.rgb[channel]!) < nearby));
    if (near) near.weight += colour.weight;
    else kept.push({ ...colour });
  }
  return kept
    .filter(({ weight }) => weight > 0.0005)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, most)
    .map(({ rgb, weight }) => ({ rgb, weight: Math.round(weight * 1e4) / 1e4 }));
}
