import { type PalettePicture, type Rgb, writePalettePng } from './png.ts';
import { coverageLevels, type Point, rasterise, type Shape } from './raster.ts';
import { type SymbolName, symbolGrid, symbols } from './symbols.ts';

/** Size of an icon in points; at @2x and @3x it has two and three times the pixels. */
const iconPoints = 38;
/** Room around the symbol, in units of its grid. */
const margin = 5;

const cache = new Map<string, ReadonlyMap<string, Uint8Array>>();
const cacheSize = 200;

/**
 * The icon of a pass at three scales, by file name: a symbol in the foreground colour on the background colour.
 * The same bytes objects come back for the same request.
 */
export function drawIcon(symbol: SymbolName, background: Rgb, foreground: Rgb): ReadonlyMap<string, Uint8Array> {
  const key = `${symbol} ${background} ${foreground}`;
  const known = cache.get(key);
  if (known) return known;
  const made = new Map(
    [1, 2, 3].map((scale) => {
      const size = iconPoints * scale;
      const picture: PalettePicture = {
        width: size,
        height: size,
        indices: coverageOf(symbol, size),
        palette: shades(background, foreground),
      };
      return [scale === 1 ? 'icon.png' : `icon@${scale}x.png`, writePalettePng(picture)] as const;
    }),
  );
  if (cache.size >= cacheSize) cache.delete(cache.keys().next().value!);
  cache.set(key, made);
  return made;
}

const masks = new Map<string, Uint8Array>();

/** The drawn symbol does not depend on colours; there are as many masks as symbols and sizes. */
function coverageOf(symbol: SymbolName, size: number): Uint8Array {
  const key = `${symbol} ${size}`;
  let mask = masks.get(key);
  if (!mask) {
    mask = rasterise(symbols[symbol].map(inset), symbolGrid + 2 * margin, size);
    masks.set(key, mask);
  }
  return mask;
}

const inset = ({ mode, outline }: Shape): Shape => ({
  mode,
  outline: outline.map(([x, y]): Point => [x + margin, y + margin]),
});

function shades(from: Rgb, to: Rgb): Rgb[] {
  return Array.from({ length: coverageLevels + 1 }, (_, level) => {
    const mix = (index: 0 | 1 | 2) => Math.round(from[index] + ((to[index] - from[index]) * level) / coverageLevels);
    return [mix(0), mix(1), mix(2)] as const;
  });
}
