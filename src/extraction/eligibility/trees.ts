/** A tree of questions whether a sign is there: the row of the sign and where each answer leads, or what the last one is worth in log-odds. */
export type Tree =
  | { readonly row: number; readonly yes: Tree; readonly no: Tree }
  | { readonly row?: undefined; readonly worth: number };

/** What trees say together of documents with signs in these rows, in log-odds. */
export function worthOf(trees: readonly Tree[], rows: ReadonlySet<number>): number {
  return trees.reduce((sum, tree) => sum + leafOf(tree, rows), 0);
}

function leafOf(tree: Tree, rows: ReadonlySet<number>): number {
  let at = tree;
  while (at.row !== undefined) at = rows.has(at.row) ? at.yes : at.no;
  return at.worth;
}

/** Stands where the row of a question would, before what a leaf is worth. */
const leaf = 0xffffffff;

/** Trees as pairs of words, a question before its yes and its no: the row and nothing, or the mark of a leaf and what it is worth. */
export function nodesOf(trees: readonly Tree[]): readonly (readonly [row: number, worth: number])[] {
  return trees.flatMap((tree): readonly (readonly [number, number])[] =>
    tree.row === undefined ? [[leaf, tree.worth]] : [[tree.row, 0], ...nodesOf([tree.yes, tree.no])],
  );
}

/** Trees from such pairs. */
export function treesOf(nodes: readonly (readonly [row: number, worth: number])[]): readonly Tree[] {
  let at = 0;
  const next = (): Tree => {
    const [row, worth] = nodes[at++]!;
    return row === leaf ? { worth } : { row, yes: next(), no: next() };
  };
  const trees: Tree[] = [];
  while (at < nodes.length) trees.push(next());
  return trees;
}
