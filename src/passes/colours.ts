import type { Rgb } from './images/png.ts';

/** The colours of a pass, readable on each other: at least 4.5:1 for text and for labels, which are apart from it (WCAG 2.2). */
export type PassColours = { readonly background: Rgb; readonly foreground: Rgb; readonly label: Rgb };

/** Colours of a page, strongest first, as `Page.colours`. */
export type PageColours = readonly { readonly rgb: Rgb; readonly weight: number }[];

/** Cinemas are dark. */
export const movieColours: readonly [Rgb, Rgb, Rgb] = [
  [22, 20, 26],
  [38, 30, 36],
  [26, 34, 46],
];

/** Which of the grounds an issuer has: the same for the same name, the first for none. */
export function groundOf(grounds: readonly [Rgb, Rgb, Rgb], issuer: string | undefined): Rgb {
  let sum = 0;
  for (const letter of (issuer ?? '').toLowerCase()) sum = (sum * 31 + letter.codePointAt(0)!) % 65_521;
  return grounds[issuer ? sum % grounds.length : 0]!;
}

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

/** Labels are the text a step towards the ground, so that values stand out; a step of so much is seen. */
const leastStep = 0.18;

/** The passes of an order, and all without a colour of their document, ask for the same ones. */
const worked = new Map<string, PassColours>();
const mostWorked = 500;

/** The colours of a pass on this background, darkened until white text is readable; a light one stays. */
export function readable(base: Rgb): PassColours {
  const key = base.join();
  const known = worked.get(key);
  if (known) return known;
  if (worked.size >= mostWorked) worked.clear();
  const colours = workOut(base);
  worked.set(key, colours);
  return colours;
}

function workOut(base: Rgb): PassColours {
  const light = luminance(base) > 0.4;
  const text = light ? nearBlack : white;
  let background = base;
  while (!light && contrast(background, mix(text, background, leastStep)) < 4.5)
    background = mix(background, [0, 0, 0], 0.06);
  // The label goes as far towards the background as stays readable.
  const label = [0.35, 0.3, 0.25, leastStep]
    .map((part) => mix(text, background, part))
    .find((colour) => contrast(colour, background) >= 4.5);
  return { background, foreground: text, label: label ?? text };
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
