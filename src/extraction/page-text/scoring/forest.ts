/** A tree of questions whether a measure is more than a bound, down to what the last answer is worth in log-odds. */
export type Tree =
  | { readonly measure: number; readonly bound: number; readonly more: Tree; readonly less: Tree }
  | { readonly measure?: undefined; readonly worth: number };

/** For each target trees whose worths are added up; none where nothing was learned. */
export type Forest = readonly (readonly Tree[])[];

/** What trees together say of measures, in log-odds. */
export function worthOf(trees: readonly Tree[], measures: ArrayLike<number>): number {
  let sum = 0;
  for (let tree of trees) {
    while (tree.measure !== undefined) tree = measures[tree.measure]! > tree.bound ? tree.more : tree.less;
    sum += tree.worth;
  }
  return sum;
}

/** Stands where the measure of a question would. */
const leaf = 0xffff;

/**
 * A forest as bytes: for each target a 16-bit count of nodes, then its nodes, a question before what is more and what is less: 16 bits for the
 * measure, or all of them set for an end, and a 16-bit float for the bound, or for what the end is worth.
 */
export function packForest(forest: Forest): Uint8Array {
  const parts = forest.map((trees) => {
    const nodes = trees.flatMap(nodesOf);
    const bytes = new Uint8Array(2 + 4 * nodes.length);
    const view = new DataView(bytes.buffer);
    view.setUint16(0, nodes.length, true);
    for (const [at, [measure, value]] of nodes.entries()) {
      view.setUint16(2 + 4 * at, measure, true);
      view.setFloat16(4 + 4 * at, value, true);
    }
    return bytes;
  });
  return new Uint8Array(Buffer.concat(parts));
}

function nodesOf(tree: Tree): readonly (readonly [measure: number, value: number])[] {
  if (tree.measure === undefined) return [[leaf, tree.worth]];
  return [[tree.measure, tree.bound], ...nodesOf(tree.more), ...nodesOf(tree.less)];
}

/** A forest from its bytes. */
export function unpackForest(bytes: Uint8Array): Forest {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const forest: Tree[][] = [];
  let at = 0;
  const next = (): Tree => {
    const measure = view.getUint16(at, true);
    const value = view.getFloat16(at + 2, true);
    at += 4;
    return measure === leaf ? { worth: value } : { measure, bound: value, more: next(), less: next() };
  };
  while (at < bytes.length) {
    const end = at + 2 + 4 * view.getUint16(at, true);
    const trees: Tree[] = [];
    at += 2;
    while (at < end) trees.push(next());
    forest.push(trees);
  }
  return forest;
}
