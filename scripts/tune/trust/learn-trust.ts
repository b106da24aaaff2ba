import { fromLogOdds } from '#src/extraction/page-text/scoring/calibration.ts';
import { packForest, unpackForest, worthOf } from '#src/extraction/page-text/scoring/forest.ts';
import { bands, weighedBands } from '#src/tickets/standing.ts';
import type { Trusts } from '../cross/kept.ts';
import { boostedTrees, type TreesPlan, tableOf } from '../scorer/boosted-trees.ts';
import type { WeighedValue } from './gather-values.ts';

/** How trust is learned. */
const plan: TreesPlan = { seed: 13, trees: 400, leaves: 16, rate: 0.06, share: 0.4, bounds: 63, fewest: 40, ridge: 8 };

/** The trust without each part, of what was read of the others; and of all. */
export function trustsOfParts(parts: readonly (readonly WeighedValue[])[]): Trusts {
  return {
    without: parts.map((_, own) => trainTrust(parts.filter((_, at) => at !== own).flat())),
    all: trainTrust(parts.flat()),
  };
}

/** Trees that say how much likelier a value is than its reader held it for, as bytes. */
function trainTrust(values: readonly WeighedValue[]): Uint8Array {
  const table = tableOf(
    values.map(({ measures }) => measures),
    plan.bounds,
  );
  const trees = boostedTrees(
    {
      table,
      rows: [...values.keys()],
      odds: Float64Array.from(values, ({ odds }) => odds),
      answers: values.map(({ right }) => Number(right)),
    },
    'trust',
    plan,
  );
  return packForest([trees]);
}

/** What would stand unmarked before and after, of parts that were left out: how much of all, and how much of that is right. */
export function judgedTrust(parts: readonly (readonly WeighedValue[])[], without: readonly Uint8Array[]): string {
  const told = parts.flatMap((values, at) => {
    const trees = unpackForest(without[at]!)[0]!;
    return values.map((value) => ({
      ...value,
      before: fromLogOdds(value.odds),
      after: fromLogOdds(value.odds + worthOf(trees, value.measures)),
    }));
  });
  const share = (some: number, all: number) => `${((100 * some) / all).toFixed(1)} %`;
  const line = (name: 'before' | 'after', { stands, check }: typeof bands | typeof weighedBands) => {
    const standing = told.filter((value) => value[name] >= stands);
    const counted = standing.filter((value) => value.counted);
    const silent = told.filter((value) => value[name] < check);
    const right = (values: typeof told) => values.filter((value) => value.right).length;
    return [
      `${name}: ${share(standing.length, told.length)} stand, ${share(right(standing), standing.length)} of them right`,
      `(${share(right(counted), counted.length)} of those for machines); silent ${silent.length}, ${right(silent)} of them right`,
    ].join(' ');
  };
  return `trust in ${told.length} values\n${line('before', bands)}\n${line('after', weighedBands)}`;
}
