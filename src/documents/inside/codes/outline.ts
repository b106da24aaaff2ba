import type { GreyPicture } from '#src/documents/shared/pictures/grey-picture.ts';

/** A straight line `v = at + slope · u`. */
export type Line = { readonly at: number; readonly slope: number };

/** The four sides of an area of bars, as lines in a piece. */
export type Outline = { readonly top: Line; readonly bottom: Line; readonly left: Line; readonly right: Line };

/** Size of the areas over which edges are summed, in pixels: small along the bars, to see the gap to a line of text. */
const step = { x: 6, y: 2 };
/** Columns on each side that are averaged for a profile along the bars. */
const aside = 3;

type Edges = { readonly columns: number; readonly rows: number; readonly sums: Float32Array };

/** Sums of the differences between neighbours on a line, over small areas. */
function edgesAcross({ width, height, data }: GreyPicture): Edges {
  const columns = Math.floor((width - 1) / step.x);
  const rows = Math.floor(height / step.y);
  const sums = new Float32Array(columns * rows);
  for (let y = 0; y < rows * step.y; y++) {
    const row = Math.floor(y / step.y) * columns;
    for (let x = 0; x < columns * step.x; x++) {
      const at = y * width + x;
      sums[row + Math.floor(x / step.x)]! += Math.abs(data[at + 1]! - data[at]!);
    }
  }
  return { columns, rows, sums };
}

/** The sides of the area that is dense with bars; left and right run along the bars there. `undefined` when unclear. */
export function outlineOf(piece: GreyPicture): Outline | undefined {
  const edges = edgesAcross(piece);
  const tops: [number, number][] = [];
  const bottoms: [number, number][] = [];
  const threshold = usualEdges(edges) / 2;
  if (threshold === 0) return undefined;
  for (let column = aside; column + aside < edges.columns; column++) {
    const run = runAround(profileOf(edges, column), threshold);
    if (run === undefined) continue;
    tops.push([(column + 0.5) * step.x, run[0] * step.y]);
    bottoms.push([(column + 0.5) * step.x, run[1] * step.y]);
  }
  const top = lineThrough(tops);
  const bottom = lineThrough(bottoms);
  if (top === undefined || bottom === undefined) return undefined;
  const [first, last] = [tops[0]![0], tops.at(-1)![0]];
  const third = (last - first) / 3;
  const near = slopeOfBars(piece, { from: first, to: first + third, top, bottom });
  const far = slopeOfBars(piece, { from: last - third, to: last, top, bottom });
  if (near === undefined || far === undefined) return undefined;
  const growth = (far - near) / 4; // from the middle of a third to its outer end
  return {
    top,
    bottom,
    left: through(first, near - growth, top, bottom),
    right: through(last, far + growth, top, bottom),
  };
}

/** What the middle of the place has in edges: the median. */
function usualEdges({ columns, rows, sums }: Edges): number {
  const middle: number[] = [];
  for (let row = Math.floor(rows * 0.3); row < rows * 0.7; row++)
    for (let column = Math.floor(columns * 0.2); column < columns * 0.8; column++)
      middle.push(sums[row * columns + column]!);
  return middle.length === 0 ? 0 : median(middle);
}

/** Edges along the bars around a column. */
function profileOf({ columns, rows, sums }: Edges, column: number): Float32Array {
  const profile = new Float32Array(rows);
  for (let row = 0; row < rows; row++) {
    let sum = 0;
    for (let near = column - aside; near <= column + aside; near++) sum += sums[row * columns + near]!;
    profile[row] = sum / (2 * aside + 1);
  }
  return profile;
}

/** Where the profile is above the threshold around its middle, until it is not for two samples. */
function runAround(profile: Float32Array, threshold: number): [number, number] | undefined {
  const middle = profile.length >> 1;
  if (profile[middle]! < threshold && (profile[middle + 1] ?? 0) < threshold) return undefined;
  const end = (direction: 1 | -1): number => {
    let at = middle;
    while ((profile[at + direction] ?? 0) >= threshold || (profile[at + 2 * direction] ?? 0) >= threshold)
      at += direction;
    return at;
  };
  return [end(-1), end(1) + 1];
}

/** How far bars lean to the right on their way down, from the gradients that point across them. */
function slopeOfBars(
  { width, height, data }: GreyPicture,
  area: { readonly from: number; readonly to: number; readonly top: Line; readonly bottom: Line },
): number | undefined {
  let [xx, xy, yy] = [0, 0, 0];
  for (let x = Math.max(0, Math.floor(area.from)); x < Math.min(width - 1, area.to); x++) {
    const end = Math.min(height - 1, area.bottom.at + area.bottom.slope * x - 2);
    for (let y = Math.max(0, Math.ceil(area.top.at + area.top.slope * x + 2)); y < end; y++) {
      const at = y * width + x;
      const falling = data[at + width + 1]! - data[at]!;
      const rising = data[at + 1]! - data[at + width]!;
      const dx = falling + rising;
      const dy = falling - rising;
      if (Math.abs(dx) < 2 * Math.abs(dy)) continue; // the end of a row, not a bar
      xx += dx * dx;
      xy += dx * dy;
      yy += dy * dy;
    }
  }
  return xx === 0 ? undefined : -Math.tan(Math.atan2(2 * xy, xx - yy) / 2);
}

/** The line `x = at + slope · y` through the middle between top and bottom at x. */
function through(x: number, slope: number, top: Line, bottom: Line): Line {
  const y = (top.at + top.slope * x + bottom.at + bottom.slope * x) / 2;
  return { at: x - slope * y, slope };
}

/** A line through most of the points: the median slope of distant pairs, then least squares on what is near. */
function lineThrough(points: readonly [number, number][]): Line | undefined {
  if (points.length < 8) return undefined;
  const half = points.length >> 1;
  const slopes = points
    .slice(0, half)
    .map(([u, v], index) => (points[index + half]![1] - v) / (points[index + half]![0] - u));
  let slope = median(slopes);
  let at = median(points.map(([u, v]) => v - slope * u));
  for (let round = 0; round < 3; round++) {
    const near = points.filter(([u, v]) => Math.abs(v - at - slope * u) < 6 / (round + 1) + 1);
    if (near.length < points.length * 0.35 || near.length < 6) return undefined;
    const mu = near.reduce((sum, [u]) => sum + u, 0) / near.length;
    const mv = near.reduce((sum, [, v]) => sum + v, 0) / near.length;
    const uu = near.reduce((sum, [u]) => sum + (u - mu) ** 2, 0);
    const uv = near.reduce((sum, [u, v]) => sum + (u - mu) * (v - mv), 0);
    slope = uv / uu;
    at = mv - slope * mu;
  }
  return { at, slope };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[sorted.length >> 1]!;
}
