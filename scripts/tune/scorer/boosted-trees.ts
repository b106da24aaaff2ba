import type { Tree } from '#src/extraction/page-text/scoring/forest.ts';
import { createRandom } from '#test/generator/random.ts';

/** How trees are learned. */
export type TreesPlan = {
  readonly seed: number;
  /** Trees, and leaves a tree. */
  readonly trees: number;
  readonly leaves: number;
  /** What each tree says of what is left to say. */
  readonly rate: number;
  /** The share of measures that one tree may ask for. */
  readonly share: number;
  /** Bounds of a measure that are tried at most: quantiles. */
  readonly bounds: number;
  /** Rows of a leaf at least. */
  readonly fewest: number;
  /** How much each leaf is drawn to nothing (the ridge of the sum of second derivatives). */
  readonly ridge: number;
};

/** Measures by the place among their bounds, row by row. */
export type Table = { readonly places: Uint8Array; readonly bounds: readonly Float32Array[]; readonly width: number };

/** The rows of a table, and by how much their log-odds are off. */
type Ground = {
  readonly table: Table;
  readonly slopes: Float64Array;
  readonly bends: Float64Array;
  readonly asked: readonly number[];
  readonly plan: TreesPlan;
};

/** What trees are learned of: the rows of a table that count, and of all rows their log-odds so far, which are brought up to date, and whether it is so. */
export type Grounds = {
  readonly table: Table;
  readonly rows: readonly number[];
  readonly odds: Float64Array;
  readonly answers: ArrayLike<number>;
};

/**
 * Trees that say what is to be added to log-odds, by gradient boosting with second derivatives (Friedman 2001), each grown leaf by leaf where
 * most is gained. The same grounds, name and plan learn the same.
 */
export function boostedTrees(grounds: Grounds, name: string, plan: TreesPlan): readonly Tree[] {
  const { table, odds, answers } = grounds;
  const rows = Uint32Array.from(grounds.rows);
  const [slopes, bends] = [new Float64Array(odds.length), new Float64Array(odds.length)];
  const random = createRandom(plan.seed, name);
  return Array.from({ length: plan.trees }, () => {
    for (const at of rows) {
      const likely = 1 / (1 + Math.exp(-odds[at]!));
      slopes[at] = answers[at]! - likely;
      bends[at] = likely * (1 - likely);
    }
    const asked = [...Array(table.width).keys()].filter(() => random.next() < plan.share);
    return grow(rows, { table, slopes, bends, asked, plan }, (own, worth) => {
      for (const at of own) odds[at]! += worth;
    });
  });
}

/** Bounds of each measure, as they are kept, and between which of them each row's lies. */
export function tableOf(rows: readonly ArrayLike<number>[], most: number): Table {
  const width = rows[0]?.length ?? 0;
  const places = new Uint8Array(rows.length * width);
  const column = new Float32Array(rows.length);
  const bounds = Array.from({ length: width }, (_, measure) => {
    for (const [at, measures] of rows.entries()) column[at] = measures[measure]!;
    const sorted = Float32Array.from(column).sort();
    const quantiles = Array.from({ length: most }, (_, nth) =>
      Math.f16round(sorted[Math.floor(((nth + 0.5) * sorted.length) / most)]!),
    );
    const own = Float32Array.from(new Set(quantiles));
    for (const [at, value] of column.entries()) places[at * width + measure] = placeIn(own, value);
    return own;
  });
  return { places, bounds, width };
}

/** How many of some bounds a value is more than. */
function placeIn(bounds: Float32Array, value: number): number {
  let [low, high] = [0, bounds.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value > bounds[middle]!) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A question that parts rows: those whose place is above `place` have more. */
type Question = { readonly measure: number; readonly place: number; readonly gain: number };

/** A leaf while a tree grows; it becomes a question when it is parted. */
type Leaf = {
  readonly rows: Uint32Array;
  readonly sums: Sums;
  readonly best: Question | undefined;
  parted?: { readonly question: Question; readonly more: Leaf; readonly less: Leaf };
};

function grow(rows: Uint32Array, ground: Ground, settle: (rows: Uint32Array, worth: number) => void): Tree {
  const root = leafOf(rows, sumsOf(rows, ground), ground);
  const open = [root];
  for (let leaves = 1; leaves < ground.plan.leaves; leaves++) {
    const next = open.reduce<Leaf | undefined>(
      (top, leaf) => ((leaf.best?.gain ?? 0) > (top?.best?.gain ?? 0) ? leaf : top),
      undefined,
    );
    if (!next?.best) break;
    const { more, less } = part(next, next.best, ground);
    next.parted = { question: next.best, more, less };
    open.splice(open.indexOf(next), 1, more, less);
  }
  return treeOf(root, ground, settle);
}

function treeOf({ rows, parted }: Leaf, ground: Ground, settle: (rows: Uint32Array, worth: number) => void): Tree {
  if (parted) {
    const { measure, place } = parted.question;
    const bound = ground.table.bounds[measure]![place]!;
    const [more, less] = [treeOf(parted.more, ground, settle), treeOf(parted.less, ground, settle)];
    return { measure, bound, more, less };
  }
  let [slope, bend] = [0, 0];
  for (const at of rows) {
    slope += ground.slopes[at]!;
    bend += ground.bends[at]!;
  }
  // As it is kept, so that rows are read as they were learned.
  const worth = Math.f16round((ground.plan.rate * slope) / (bend + ground.plan.ridge));
  settle(rows, worth);
  return { worth };
}

/** Sums of slopes, bends and rows by measure and place. */
type Sums = Float64Array;
const places = 64;
const numbers = 3;

function sumsOf(rows: Uint32Array, { table, slopes, bends, asked }: Ground): Sums {
  const sums = new Float64Array(asked.length * places * numbers);
  for (const row of rows) {
    const [slope, bend, from] = [slopes[row]!, bends[row]!, row * table.width];
    for (let nth = 0; nth < asked.length; nth++) {
      const at = (nth * places + table.places[from + asked[nth]!]!) * numbers;
      sums[at]! += slope;
      sums[at + 1]! += bend;
      sums[at + 2]! += 1;
    }
  }
  return sums;
}

/** Parts a leaf in two; the sums of the larger part are what those of the smaller one leave. */
function part(leaf: Leaf, { measure, place }: Question, ground: Ground): { readonly more: Leaf; readonly less: Leaf } {
  const isMore = (row: number) => ground.table.places[row * ground.table.width + measure]! > place;
  const [more, less] = [leaf.rows.filter(isMore), leaf.rows.filter((row) => !isMore(row))];
  const small = more.length < less.length ? more : less;
  const own = sumsOf(small, ground);
  const rest = leaf.sums.map((sum, at) => sum - own[at]!);
  const [moreSums, lessSums] = small === more ? [own, rest] : [rest, own];
  return { more: leafOf(more, moreSums, ground), less: leafOf(less, lessSums, ground) };
}

function leafOf(rows: Uint32Array, sums: Sums, ground: Ground): Leaf {
  return { rows, sums, best: bestQuestion(sums, rows.length, ground) };
}

function bestQuestion(sums: Sums, count: number, { asked, table, plan }: Ground): Question | undefined {
  let best: Question | undefined;
  let [slope, bend] = [0, 0];
  for (let at = 0; at < places * numbers; at += numbers) {
    slope += sums[at]!;
    bend += sums[at + 1]!;
  }
  const worth = (own: number, bent: number) => own ** 2 / (bent + plan.ridge);
  const alone = worth(slope, bend);
  for (const [nth, measure] of asked.entries()) {
    let [less, lessBend, lessCount] = [0, 0, 0];
    for (let place = 0; place < table.bounds[measure]!.length; place++) {
      const at = (nth * places + place) * numbers;
      less += sums[at]!;
      lessBend += sums[at + 1]!;
      lessCount += sums[at + 2]!;
      if (lessCount < plan.fewest || count - lessCount < plan.fewest) continue;
      const gain = worth(less, lessBend) + worth(slope - less, bend - lessBend) - alone;
      if (gain > (best?.gain ?? 1e-3)) best = { measure, place, gain };
    }
  }
  return best;
}
