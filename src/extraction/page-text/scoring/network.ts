import { targets } from './targets.ts';

/** How large the scorer is: rows of embeddings, their width, hidden units. */
export const shape = { rows: 1 << 15, width: 40, hidden: 40 } as const;

/** The scorer's weights: an embedding for each feature, two layers, one output for each target. */
export type Network = {
  readonly embeddings: Float32Array;
  readonly inner: Float32Array;
  readonly innerBias: Float32Array;
  readonly hiddenBias: Float32Array;
  readonly outer: Float32Array;
  readonly outerBias: Float32Array;
};

/**
 * How likely each of some spans is each target (as in `targets`), by the rows of what is so about it. Lists that follow each other
 * and begin alike share the sum of what they begin with; it is the same number as if each were added up by itself.
 */
export function likelihoods(network: Network, lists: readonly ArrayLike<number>[]): readonly Float32Array[] {
  let known = { count: 0, sum: network.innerBias };
  return lists.map((rows, at) => {
    const count = sameBeginning(rows, lists[at + 1] ?? []);
    const from = count < known.count ? { count: 0, sum: network.innerBias } : known;
    known = { count, sum: addRows(network, from.sum, rows, from.count, count) };
    return outputs(network, addRows(network, known.sum, rows, count, rows.length));
  });
}

function sameBeginning(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const most = Math.min(a.length, b.length);
  let at = 0;
  while (at < most && a[at] === b[at]) at++;
  return at;
}

function outputs(network: Network, sum: Float32Array): Float32Array {
  const { width, hidden } = shape;
  const middle = new Float32Array(network.hiddenBias);
  addLayer(middle, sum, network.inner, width);
  const out = new Float32Array(network.outerBias);
  addLayer(out, middle, network.outer, hidden);
  for (let to = 0; to < targets.length; to++) out[to] = 1 / (1 + Math.exp(-out[to]!));
  return out;
}

/**
 * A sum with the embeddings of some more rows added. Eight numbers at a time stand in variables of their own: they are rounded to 32
 * bits as an array would round them, in the same order, and need not be written and read again for each row.
 */
function addRows(
  { embeddings }: Network,
  before: Float32Array,
  rows: ArrayLike<number>,
  begin: number,
  end: number,
): Float32Array {
  const { width } = shape;
  const sum = new Float32Array(width);
  const { fround } = Math;
  for (let unit = 0; unit < width; unit += 8) {
    let a = before[unit]!;
    let b = before[unit + 1]!;
    let c = before[unit + 2]!;
    let d = before[unit + 3]!;
    let e = before[unit + 4]!;
    let f = before[unit + 5]!;
    let g = before[unit + 6]!;
    let h = before[unit + 7]!;
    for (let at = begin; at < end; at++) {
      const from = rows[at]! * width + unit;
      a = fround(a + embeddings[from]!);
      b = fround(b + embeddings[from + 1]!);
      c = fround(c + embeddings[from + 2]!);
      d = fround(d + embeddings[from + 3]!);
      e = fround(e + embeddings[from + 4]!);
      f = fround(f + embeddings[from + 5]!);
      g = fround(g + embeddings[from + 6]!);
      h = fround(h + embeddings[from + 7]!);
    }
    sum[unit] = a;
    sum[unit + 1] = b;
    sum[unit + 2] = c;
    sum[unit + 3] = d;
    sum[unit + 4] = e;
    sum[unit + 5] = f;
    sum[unit + 6] = g;
    sum[unit + 7] = h;
  }
  return sum;
}

/** Adds what the units above nothing say, each with its weights, to a layer that holds its bias. */
function addLayer(layer: Float32Array, units: Float32Array, weights: Float32Array, count: number): void {
  const size = layer.length;
  for (let from = 0; from < count; from++) {
    const value = units[from]!;
    if (value <= 0) continue;
    const begin = from * size;
    for (let to = 0; to < size; to++) layer[to]! += value * weights[begin + to]!;
  }
}
