import type { Page } from '../document.ts';

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
/** Of the pixels of a printed or drawn colour most are just that; light and grain spread those of a photo. */
const flatShare = 0.45;

/**
 * The saturated colours of a picture, strongest first; `weight` is the share of its area times the saturation. White,
 * black and grey are nobody's colours. `flat`: only colours that were drawn, not those of a photo, such as the table that a
 * ticket lies on.
 */
export function dominantColours({ data, step, order }: Pixels, { flat = false } = {}): Page['colours'] {
  const bins = new Map<number, Bin>();
  const [r, g, b] = order;
  for (let at = 0; at + step <= data.length; at += step) {
    const red = data[at + r]!;
    const green = data[at + g]!;
    const blue = data[at + b]!;
    const chroma = Math.max(red, green, blue) - Math.min(red, green, blue);
    if (chroma < leastChroma) continue;
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const bin = bins.get(key) ?? { count: 0, red: 0, green: 0, blue: 0, chroma: 0, shades: new Uint32Array(64) };
    bin.count += 1;
    bin.red += red;
    bin.green += green;
    bin.blue += blue;
    bin.chroma += chroma;
    bin.shades[(((red >> 2) & 3) << 4) | (((green >> 2) & 3) << 2) | ((blue >> 2) & 3)]! += 1;
    bins.set(key, bin);
  }
  const pixels = data.length / step;
  const colours = [...bins.values()].map(({ count, red, green, blue, chroma, shades }) => ({
    rgb: [Math.round(red / count), Math.round(green / count), Math.round(blue / count)] as const,
    weight: chroma / 255 / pixels,
    count,
    peak: Math.max(...shades),
  }));
  return mergeNear(colours)
    .filter(({ weight, peak, count }) => weight > 0.0005 && (!flat || peak >= flatShare * count))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, most)
    .map(({ rgb, weight }) => ({ rgb, weight: Math.round(weight * 1e4) / 1e4 }));
}

type Bin = { count: number; red: number; green: number; blue: number; chroma: number; readonly shades: Uint32Array };

/** A colour, how many pixels are near it, and how many of them are the same. */
type Tone = {
  readonly rgb: readonly [number, number, number];
  readonly weight: number;
  readonly count: number;
  readonly peak: number;
};

/** Adds up shades of one colour under the strongest of them. */
function mergeNear(colours: readonly Tone[]): Tone[] {
  const kept: { -readonly [Name in keyof Tone]: Tone[Name] }[] = [];
  for (const colour of colours.toSorted((one, other) => other.weight - one.weight)) {
    const near = kept.find(({ rgb }) => rgb.every((value, channel) => Math.abs(value - colour.rgb[channel]!) < nearby));
    if (!near) {
      kept.push({ ...colour });
      continue;
    }
    near.weight += colour.weight;
    near.count += colour.count;
    near.peak = Math.max(near.peak, colour.peak);
  }
  return kept;
}
