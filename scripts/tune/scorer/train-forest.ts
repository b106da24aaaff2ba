import { logOdds, scale } from '#src/extraction/page-text/scoring/calibration.ts';
import type { Forest, Tree } from '#src/extraction/page-text/scoring/forest.ts';
import { leastOdds } from '#src/extraction/page-text/scoring/look-thrice.ts';
import { measureCount } from '#src/extraction/page-text/scoring/measures.ts';
import { type Target, targets } from '#src/extraction/page-text/scoring/targets.ts';
import { createRandom } from '#test/generator/random.ts';
import type { MeasuredSpan } from './measured.ts';

/** How trees are learned. */
export type ForestPlan = {
  readonly seed: number;
  /** Trees a target, and leaves a tree. */
  readonly trees: number;
  readonly leaves: number;
  /** What each tree says of what is left to say. */
  readonly rate: number;
  /** The share of measures that one tree may ask for. */
  readonly share: number;
  /** Bounds of a measure that are tried at most: quantiles. */
  readonly bounds: number;
  /** Spans of a leaf at least. */
  readonly fewest: number;
  /** How much each leaf is drawn to nothing (the ridge of the sum of second derivatives). */
  readonly ridge: number;
  /** Which targets get trees, and how much of what these say counts. */
  readonly weights: { readonly [Name in Target]?: number };
};

/**
 * How the third look is learned. Days, places, travellers and what is a ticket's own are left as the second look has them, and numbers half: their trees are
 * right more often, too, but orders are cut into legs and tickets by bounds that were made for two looks.
 */
export const forestPlan: ForestPlan = {
  seed: 11,
  trees: 150,
  leaves: 16,
  rate: 0.1,
  share: 0.5,
  bounds: 63,
  fewest: 40,
  ridge: 5,
  weights: {
    title: 1,
    product: 1,
    number: 0.5,
    start_time: 1,
    end_time: 1,
    booking_ref: 0.5,
    address: 1,
    price: 0.3,
  },
};

/** Measures by the place among their bounds, span by span. */
type Table = { readonly places: Uint8Array; readonly bounds: readonly Float32Array[] };

/** The spans of a node, and by how much their log-odds are off. */
type Ground = {
  readonly table: Table;
  readonly slopes: Float64Array;
  readonly bends: Float64Array;
  readonly asked: readonly number[];
  readonly plan: ForestPlan;
};

/**
 * Learns for each target what is to be added to the log-odds of the second look, by gradient boosting with second derivatives (Friedman 2001), each tree grown
 * leaf by leaf where most is gained. The same spans and plan learn the same.
 */
export function trainForest(spans: readonly MeasuredSpan[], plan: ForestPlan = forestPlan): Forest {
  const table = tableOf(spans, plan.bounds);
  return targets.map((name, target) => {
    const weight = plan.weights[name];
    return weight === undefined ? [] : trainTrees(spans, table, target, plan).map((tree) => weighed(tree, weight));
  });
}

function trainTrees(spans: readonly MeasuredSpan[], table: Table, target: number, plan: ForestPlan): readonly Tree[] {
  const known: number[] = [];
  const odds = new Float64Array(spans.length);
  for (const [at, { likely, answers }] of spans.entries()) {
    const own = logOdds(likely[target]!, 1e-6);
    if (answers[target] === 2 || own <= leastOdds) continue;
    known.push(at);
    odds[at] = scale.slope * own + scale.offset;
  }
  const rows = Uint32Array.from(known);
  const [slopes, bends] = [new Float64Array(spans.length), new Float64Array(spans.length)];
  const random = createRandom(plan.seed, targets[target]!);
  return Array.from({ length: plan.trees }, () => {
    for (const at of rows) {
      const likely = 1 / (1 + Math.exp(-odds[at]!));
      slopes[at] = spans[at]!.answers[target]! - likely;
      bends[at] = likely * (1 - likely);
    }
    const asked = [...Array(measureCount).keys()].filter(() => random.next() < plan.share);
    return grow(rows, { table, slopes, bends, asked, plan }, (own, worth) => {
      for (const at of own) odds[at]! += worth;
    });
  });
}

/** A tree of which a part counts. */
function weighed(tree: Tree, weight: number): Tree {
  if (tree.measure === undefined) return { worth: Math.f16round(tree.worth * weight) };
  return { ...tree, more: weighed(tree.more, weight), less: weighed(tree.less, weight) };
}

/** Bounds of each measure, as they are kept, and between which of them each span's lies. */
function tableOf(spans: readonly MeasuredSpan[], most: number): Table {
  const places = new Uint8Array(spans.length * measureCount);
  const column = new Float32Array(spans.length);
  const bounds = Array.from({ length: measureCount }, (_, measure) => {
    for (const [at, { measures }] of spans.entries()) column[at] = measures[measure]!;
    const sorted = Float32Array.from(column).sort();
    const quantiles = Array.from({ length: most }, (_, nth) =>
      Math.f16round(sorted[Math.floor(((nth + 0.5) * sorted.length) / most)]!),
    );
    const own = Float32Array.from(new Set(quantiles));
    for (const [at, value] of column.entries()) places[at * measureCount + measure] = placeIn(own, value);
    return own;
  });
  return { places, bounds };
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

/** A question that parts spans: those whose place is above `place` have more. */
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
  // As it is kept, so that spans are read as they were learned.
  const worth = Math.f16round((ground.plan.rate * slope) / (bend + ground.plan.ridge));
  settle(rows, worth);
  return { worth };
}

/** Sums of slopes, bends and spans by measure and place. */
type Sums = Float64Array;
const places = 64;
const width = 3;

function sumsOf(rows: Uint32Array, { table, slopes, bends, asked }: Ground): Sums {
  const sums = new Float64Array(asked.length * places * width);
  for (const row of rows) {
    const [slope, bend, from] = [slopes[row]!, bends[row]!, row * measureCount];
    for (let nth = 0; nth < asked.length; nth++) {
      const at = (nth * places + table.places[from + asked[nth]!]!) * width;
      sums[at]! += slope;
      sums[at + 1]! += bend;
      sums[at + 2]! += 1;
    }
  }
  return sums;
}

/** Parts a leaf in two; the sums of the larger part are what those of the smaller one leave. */
function part(leaf: Leaf, { measure, place }: Question, ground: Ground): { readonly more: Leaf; readonly less: Leaf } {
  const isMore = (row: number) => ground.table.places[row * measureCount + measure]! > place;
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
  for (let at = 0; at < places * width; at += width) {
    slope += sums[at]!;
    bend += sums[at + 1]!;
  }
  const worth = (own: number, bent: number) => own ** 2 / (bent + plan.ridge);
  const alone = worth(slope, bend);
  for (const [nth, measure] of asked.entries()) {
    let [less, lessBend, lessCount] = [0, 0, 0];
    for (let place = 0; place < table.bounds[measure]!.length; place++) {
      const at = (nth * places + place) * width;
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
