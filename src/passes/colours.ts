import type { TicketKind } from '#src/tickets/fields.ts';
import type { Rgb } from './images/png.ts';

/** The colours of a pass, readable on each other: at least 4.5:1 for text and 3:1 for labels (WCAG 2.2). */
export type PassColours = { readonly background: Rgb; readonly foreground: Rgb; readonly label: Rgb };

/** Colours of a page, strongest first, as `Page.colours`. */
export type PageColours = readonly { readonly rgb: Rgb; readonly weight: number }[];

/** LIST: the background of each kind of ticket where the document shows no colour. No two are alike. */
export const kindColours: Readonly<Record<TicketKind, Rgb>> = {
  flight: [16, 42, 90],
  train: [12, 74, 52],
  bus: [122, 62, 8],
  boat: [8, 84, 110],
  event: [84, 24, 78],
  hotel: [0, 90, 88],
  restaurant: [128, 32, 32],
  rental: [58, 66, 82],
  parking: [24, 84, 168],
  voucher: [232, 178, 60],
  giftCard: [168, 28, 92],
  membership: [66, 40, 138],
  pass: [64, 88, 14],
  code: [44, 44, 48],
};

/** Cinemas are dark. */
export const movieColour: Rgb = [22, 20, 26];

const white: Rgb = [255, 255, 255];
const nearBlack: Rgb = [20, 20, 22];

/**
 * Colours from those of the page: its strongest saturated colour, darkened until white text is readable; a light one
 * (yellow, lime) stays and gets near-black text. `fallback` is used where the page has no such colour.
 */
export function passColours(pageColours: PageColours, fallback: Rgb): PassColours {
  const found = pageColours.find(({ rgb }) => saturation(rgb) >= 0.25 && brightness(rgb) >= 0.12);
  const base = found?.rgb.map((part) => Math.round(Math.min(255, Math.max(0, part)))) as Rgb | undefined;
  return readable(base ?? fallback);
}

/** WCAG contrast of two colours, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** As pass.json writes it: `rgb(16, 42, 90)`. */
export const colourText = ([red, green, blue]: Rgb): string => `rgb(${red}, ${green}, ${blue})`;

/** The colours of a pass on this background, darkened until white text is readable; a light one stays. */
export function readable(base: Rgb): PassColours {
  const light = luminance(base) > 0.4;
  let background = base;
  while (!light && contrast(background, white) < 4.5) background = mix(background, [0, 0, 0], 0.06);
  const foreground = light ? nearBlack : white;
  // The label goes as far towards the background as stays readable.
  const label = [0.35, 0.3, 0.25, 0.2, 0.1]
    .map((part) => mix(foreground, background, part))
    .find((colour) => contrast(colour, background) >= 4.5);
  return { background, foreground, label: label ?? foreground };
}

function mix(from: Rgb, to: Rgb, part: number): Rgb {
  const of = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * part);
  return [of(0), of(1), of(2)];
}

/** Relative luminance, WCAG 2.2. */
function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** As in HSV. */
function saturation(colour: Rgb): number {
  const most = Math.max(...colour);
  return most === 0 ? 0 : (most - Math.min(...colour)) / most;
}

const brightness = (colour: Rgb): number => Math.max(...colour) / 255;
