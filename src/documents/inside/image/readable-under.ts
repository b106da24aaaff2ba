/** Making a picture so calm that text over it can be read (WCAG 2.2: a contrast of 4.5). */

export type Rgb = readonly [red: number, green: number, blue: number];

const contrast = 4.5;
/** So much of the pass's own ground goes into every pixel. */
const tint = 0.15;

/** So many of the pixels may end at the limit, so that a small light does not darken all of the picture. */
const mostAtLimit = 0.03;

/**
 * The pixels (four bytes each) tinted with the ground and made so dark, or so light, that text in `ink` can be read on each:
 * all by the same measure, so that what is brighter stays brighter.
 */
export function readableUnder(
  data: Uint8Array,
  { ground, ink }: { readonly ground: Rgb; readonly ink: Rgb },
): Uint8Array {
  const text = luminance(ink);
  const light = text > 0.4;
  // A little further, for a palette is going to round the colours.
  const limit = light ? (text + 0.05) / (contrast * 1.08) - 0.05 : (text + 0.05) * contrast * 1.08 - 0.05;
  const tinted = Array.from({ length: data.length / 4 }, (_, pixel) => tintedAt(data, pixel * 4, ground));
  const shades = Float64Array.from(tinted, luminance);
  const ranked = shades.toSorted();
  const brightest = ranked[Math.floor((ranked.length - 1) * (1 - mostAtLimit))]!;
  const darkest = ranked[Math.floor((ranked.length - 1) * mostAtLimit)]!;
  const whole = light ? Math.min(1, limit / brightest) : Math.max(0, (limit - darkest) / (1 - darkest));
  const out = new Uint8Array(data.length);
  for (const [pixel, colour] of tinted.entries()) {
    const shade = shades[pixel]!;
    const [red, green, blue] = light
      ? darker(colour, Math.min(whole, limit / shade))
      : lighter(colour, Math.max(whole, (limit - shade) / (1 - shade)));
    out.set([Math.round(red), Math.round(green), Math.round(blue), 255], pixel * 4);
  }
  return out;
}

const tintedAt = (data: Uint8Array, at: number, ground: Rgb): Rgb => [
  data[at]! + (ground[0] - data[at]!) * tint,
  data[at + 1]! + (ground[1] - data[at + 1]!) * tint,
  data[at + 2]! + (ground[2] - data[at + 2]!) * tint,
];

/** Relative luminance, WCAG 2.2. */
function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast of two colours, 1 to 21. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return a > b ? a / b : b / a;
}

const linear = (part: number): number =>
  part <= 10.31475 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
const display = (part: number): number => 255 * (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

const darker = ([r, g, b]: Rgb, factor: number): Rgb => [
  display(linear(r) * factor),
  display(linear(g) * factor),
  display(linear(b) * factor),
];

const lighter = ([r, g, b]: Rgb, part: number): Rgb => {
  const up = (value: number) => display(linear(value) + (1 - linear(value)) * part);
  return [up(r), up(g), up(b)];
};
