/** Drawing filled shapes into a coverage mask; small on purpose, so that the signing process needs no native code. */

export type Point = readonly [x: number, y: number];

/** A closed outline that is filled (`add`) or cut out of what was drawn before. */
export type Shape = { readonly mode: 'add' | 'cut'; readonly outline: readonly Point[] };

/** Sub-samples per pixel and direction: 16 shades of an edge. */
const samples = 4;

/** The number of levels above zero that `rasterise` tells apart. */
export const coverageLevels = samples * samples;

/**
 * Draws shapes given in a square of `grid` units into `size` × `size` pixels, row by row.
 * Each value counts the covered sub-samples, 0 to `coverageLevels`.
 */
export function rasterise(shapes: readonly Shape[], grid: number, size: number): Uint8Array {
  const side = size * samples;
  const fine = new Uint8Array(side * side);
  for (const shape of shapes) fillShape(fine, side, shape, side / grid);
  const coverage = new Uint8Array(size * size);
  for (let y = 0, at = 0; y < side; y++) {
    const row = Math.floor(y / samples) * size;
    for (let x = 0; x < size; x++) {
      let count = 0;
      for (let sample = 0; sample < samples; sample++) count += fine[at++]!;
      coverage[row + x]! += count;
    }
  }
  return coverage;
}

/** Fills an outline, which closes itself. */
export const polygon = (...outline: readonly Point[]): Shape => ({ mode: 'add', outline });
/** The same shape as a hole in what was drawn before it. */
export const cut = (shape: Shape): Shape => ({ ...shape, mode: 'cut' });
/** A disc around a point, as a polygon fine enough for our sizes. */
export const circle = (x: number, y: number, radius: number): Shape => polygon(...arc(x, y, radius, 0, 4));

/** A rectangle from its top left corner, its corners rounded by `radius`. */
export function box(x: number, y: number, width: number, height: number, radius = 0): Shape {
  const [left, top, right, bottom] = [x + radius, y + radius, x + width - radius, y + height - radius];
  return polygon(
    ...arc(right, bottom, radius, 0, 1),
    ...arc(left, bottom, radius, 1, 2),
    ...arc(left, top, radius, 2, 3),
    ...arc(right, top, radius, 3, 4),
  );
}

/** Points from one quarter turn to another, clockwise from the right (y grows downwards). */
function arc(x: number, y: number, radius: number, from: number, to: number): Point[] {
  const steps = radius === 0 ? 1 : Math.ceil((to - from) * 16);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 2;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  });
}

/** Even-odd scan conversion, sampled at the middle of each fine row. */
function fillShape(fine: Uint8Array, side: number, { mode, outline }: Shape, scale: number): void {
  const value = mode === 'add' ? 1 : 0;
  const heights = outline.map(([, y]) => y);
  const top = Math.max(0, Math.floor(Math.min(...heights) * scale));
  const bottom = Math.min(side, Math.ceil(Math.max(...heights) * scale));
  for (let y = top; y < bottom; y++) {
    const crossings = crossingsAt((y + 0.5) / scale, outline);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const start = Math.max(0, Math.round(crossings[pair]! * scale));
      const end = Math.min(side, Math.round(crossings[pair + 1]! * scale));
      if (end > start) fine.fill(value, y * side + start, y * side + end);
    }
  }
}

function crossingsAt(y: number, outline: readonly Point[]): number[] {
  const crossings: number[] = [];
  let [x1, y1] = outline.at(-1)!;
  for (const [x2, y2] of outline) {
    if (y1 <= y !== y2 <= y) crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
    [x1, y1] = [x2, y2];
  }
  return crossings.sort((a, b) => a - b);
}
