import { logOdds, scale } from '#src/extraction/page-text/scoring/calibration.ts';
import type { Forest, Tree } from '#src/extraction/page-text/scoring/forest.ts';
import { leastOdds } from '#src/extraction/page-text/scoring/look-thrice.ts';
import { type Target, targets } from '#src/extraction/page-text/scoring/targets.ts';
import { boostedTrees, type Table, type TreesPlan, tableOf } from './boosted-trees.ts';
import type { MeasuredSpan } from './measured.ts';

/** How a forest is learned. */
export type ForestPlan = TreesPlan & {
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

/**
 * Learns for each target what is to be added to the log-odds of the second look, by boosted trees. The same spans and plan learn the same.
 */
export function trainForest(spans: readonly MeasuredSpan[], plan: ForestPlan = forestPlan): Forest {
  const table = tableOf(
    spans.map(({ measures }) => measures),
    plan.bounds,
  );
  return targets.map((name, target) => {
    const weight = plan.weights[name];
    return weight === undefined ? [] : trainTrees(spans, table, target, plan).map((tree) => weighed(tree, weight));
  });
}

function trainTrees(spans: readonly MeasuredSpan[], table: Table, target: number, plan: ForestPlan): readonly Tree[] {
  const rows: number[] = [];
  const odds = new Float64Array(spans.length);
  for (const [at, { likely, answers }] of spans.entries()) {
    const own = logOdds(likely[target]!, 1e-6);
    if (answers[target] === 2 || own <= leastOdds) continue;
    rows.push(at);
    odds[at] = scale.slope * own + scale.offset;
  }
  const answers = spans.map((span) => span.answers[target]!);
  return boostedTrees({ table, rows, odds, answers }, targets[target]!, plan);
}

/** A tree of which a part counts. */
function weighed(tree: Tree, weight: number): Tree {
  if (tree.measure === undefined) return { worth: Math.f16round(tree.worth * weight) };
  return { ...tree, more: weighed(tree.more, weight), less: weighed(tree.less, weight) };
}
