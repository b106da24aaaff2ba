import { type Network, shape } from '#src/extraction/page-text/scoring/network.ts';
import { targets } from '#src/extraction/page-text/scoring/targets.ts';

/** Weights that differ from each other without any luck; only some rows have an embedding. */
export function networkOf(known: readonly number[]): Network {
  const list = (size: number, step: number) => Float32Array.from({ length: size }, (_, at) => Math.sin(1 + at * step));
  const { rows, width, hidden, heads } = shape;
  const slots = new Uint32Array(rows);
  for (const [at, row] of known.entries()) slots[row] = at + 1;
  return {
    slots,
    embeddings: list(known.length * heads * width, 0.37),
    heads: Array.from({ length: heads }, (_, nth) => ({
      inner: list(width * hidden, 0.73 + nth),
      innerBias: list(width, 0.11 + nth),
      hiddenBias: list(hidden, 0.19 + nth),
      outer: list(hidden * targets.length, 0.53 + nth),
      outerBias: list(targets.length, 0.29 + nth),
    })),
  };
}
