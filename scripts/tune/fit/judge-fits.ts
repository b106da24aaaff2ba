import { findAll } from '#src/extraction/page-text/values/find-all.ts';
import { canBeOfType } from '#src/extraction/page-text/values/fit.ts';
import { fitWeights } from '#src/extraction/page-text/values/fit-weights.ts';
import { learnedFit } from '#src/extraction/page-text/values/learned-fit.ts';
import { featuresOf } from '#src/extraction/page-text/values/text-features.ts';
import type { Example } from './examples.ts';

/** How well the model in place tells right values from wrong ones on examples that it did not see, a line for each type. */
export function judgeFits(examples: readonly Example[]): string {
  const lines = fitWeights.types.map((type) => {
    const judged = examples
      .filter((one) => one.type === type)
      .map(({ text, fits: right }) => {
        const finds = findAll(text.trim());
        return { right, fit: canBeOfType(type, finds) ? learnedFit(type, featuresOf(finds)) : 0 };
      });
    const right = judged.filter((one) => one.right).map((one) => one.fit);
    const wrong = judged.filter((one) => !one.right).map((one) => one.fit);
    return `${type.padEnd(8)} ${String(right.length).padStart(6)} right, ${String(wrong.length).padStart(6)} wrong; a right one fits better in ${(ordered(right, wrong) * 100).toFixed(2)} %`;
  });
  return lines.join('\n');
}

/** How often a right value fits better than a wrong one (the area under the ROC curve), 0 to 1. */
function ordered(right: readonly number[], wrong: readonly number[]): number {
  const all = [...right.map((fit) => ({ fit, is: 1 })), ...wrong.map((fit) => ({ fit, is: 0 }))];
  let above = 0;
  let sum = 0;
  for (const equal of [...Map.groupBy(all, (one) => one.fit)].sort(([a], [b]) => a - b).map(([, group]) => group)) {
    const ours = equal.filter((one) => one.is).length;
    sum += ours * (above + (equal.length - ours) / 2);
    above += equal.length - ours;
  }
  return sum / Math.max(1, right.length * wrong.length);
}
