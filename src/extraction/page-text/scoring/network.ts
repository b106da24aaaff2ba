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

/** The row of a feature: names are hashed (FNV-1a), so that no list of them is kept. */
export function rowOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (shape.rows - 1);
}

/** How likely a span is each target (as in `targets`), by the rows of what is so about it. */
export function likelihoods(network: Network, rows: ArrayLike<number>): Float32Array {
  const { width, hidden } = shape;
  const sum = new Float32Array(network.innerBias);
  for (let at = 0; at < rows.length; at++) {
    const from = rows[at]! * width;
    for (let unit = 0; unit < width; unit++) sum[unit]! += network.embeddings[from + unit]!;
  }
  for (let unit = 0; unit < width; unit++) if (sum[unit]! < 0) sum[unit] = 0;
  const middle = new Float32Array(network.hiddenBias);
  for (let from = 0; from < width; from++) {
    const value = sum[from]!;
    if (value === 0) continue;
    for (let to = 0; to < hidden; to++) middle[to]! += value * network.inner[from * hidden + to]!;
  }
  for (let unit = 0; unit < hidden; unit++) if (middle[unit]! < 0) middle[unit] = 0;
  const out = new Float32Array(network.outerBias);
  for (let from = 0; from < hidden; from++) {
    const value = middle[from]!;
    if (value === 0) continue;
    for (let to = 0; to < targets.length; to++) out[to]! += value * network.outer[from * targets.length + to]!;
  }
  for (let to = 0; to < targets.length; to++) out[to] = 1 / (1 + Math.exp(-out[to]!));
  return out;
}
