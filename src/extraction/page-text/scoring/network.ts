import { targets } from './targets.ts';

/**
 * How large the scorer is: names of features are hashed to so many rows, of which those that were learned have an embedding; `heads` networks are learned
 * apart, each with embeddings of `width` numbers and so many hidden units, and what they say is the mean of their log-odds.
 */
export const shape = { rows: 1 << 18, width: 24, hidden: 40, heads: 2 } as const;

/** Numbers of an embedding, those of all heads one after the other. */
const wide = shape.width * shape.heads;

/** The layers of one network: from its part of the sum of embeddings to hidden units, and from these to one output a target. */
export type Head = {
  readonly inner: Float32Array;
  readonly innerBias: Float32Array;
  readonly hiddenBias: Float32Array;
  readonly outer: Float32Array;
  readonly outerBias: Float32Array;
};

/** The scorer's weights. `slots`: for each row 0, or one more than the place of its embedding; what was not learned says nothing. */
export type Network = {
  readonly slots: Uint32Array;
  readonly embeddings: Float32Array;
  readonly heads: readonly Head[];
};

/**
 * How likely each of some spans is each target (as in `targets`), by the rows of what is so about it. Lists that follow each other
 * and begin alike share the sum of what they begin with; it is the same number as if each were added up by itself.
 */
export function likelihoods(network: Network, lists: readonly ArrayLike<number>[]): readonly Float32Array[] {
  const bias = Float32Array.from(network.heads.flatMap(({ innerBias }) => [...innerBias]));
  const begins = lists.map((rows) => beginsOf(network, rows));
  let known: { readonly count: number; readonly sum: Float32Array } = { count: 0, sum: bias };
  return begins.map((list, at) => {
    const count = sameBeginning(list, begins[at + 1] ?? []);
    const from = count < known.count ? { count: 0, sum: bias } : known;
    known = { count, sum: addRows(network, from.sum, list, from.count, count) };
    return outputs(network, addRows(network, known.sum, list, count, list.length));
  });
}

/** Where the embeddings of rows begin, of those that have one. */
function beginsOf({ slots }: Network, rows: ArrayLike<number>): Uint32Array {
  const begins = new Uint32Array(rows.length);
  let count = 0;
  for (let at = 0; at < rows.length; at++) {
    const slot = slots[rows[at]!]!;
    if (slot > 0) begins[count++] = (slot - 1) * wide;
  }
  return begins.subarray(0, count);
}

function sameBeginning(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const most = Math.min(a.length, b.length);
  let at = 0;
  while (at < most && a[at] === b[at]) at++;
  return at;
}

function outputs({ heads }: Network, sum: Float32Array): Float32Array {
  const { width } = shape;
  const out = new Float32Array(targets.length);
  for (const [nth, head] of heads.entries()) {
    const own = outputsOf(head, sum.subarray(nth * width, (nth + 1) * width));
    for (let to = 0; to < out.length; to++) out[to]! += own[to]! / heads.length;
  }
  for (let to = 0; to < out.length; to++) out[to] = 1 / (1 + Math.exp(-out[to]!));
  return out;
}

/** The log-odds that one head says. */
function outputsOf(head: Head, sum: Float32Array): Float32Array {
  const middle = new Float32Array(head.hiddenBias);
  addLayer(middle, sum, head.inner, shape.width);
  const out = new Float32Array(head.outerBias);
  addLayer(out, middle, head.outer, shape.hidden);
  return out;
}

/**
 * A sum with the embeddings of some more rows added. Eight numbers at a time stand in variables of their own: they are rounded to 32
 * bits as an array would round them, in the same order, and need not be written and read again for each row.
 */
function addRows(
  { embeddings }: Network,
  before: Float32Array,
  begins: Uint32Array,
  begin: number,
  end: number,
): Float32Array {
  const sum = new Float32Array(wide);
  const { fround } = Math;
  for (let unit = 0; unit < wide; unit += 8) {
    let a = before[unit]!;
    let b = before[unit + 1]!;
    let c = before[unit + 2]!;
    let d = before[unit + 3]!;
    let e = before[unit + 4]!;
    let f = before[unit + 5]!;
    let g = before[unit + 6]!;
    let h = before[unit + 7]!;
    for (let at = begin; at < end; at++) {
      const from = begins[at]! + unit;
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
