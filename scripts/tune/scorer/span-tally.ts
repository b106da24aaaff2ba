import { targets } from '#src/extraction/page-text/scoring/targets.ts';
import type { Example } from './examples.ts';

/** From this likelihood on a value is shown. */
const shown = 0.7;

/**
 * How well likelihoods part the spans that are a target from those that are not: `precision` is the mean, over true spans, of the share of true ones among
 * all spans of the target that are at least as likely (1: all true ones first); `first`: of the targets that a document has, those whose likeliest span is one;
 * `shown`: true spans from 0.7 on, of all; `falseShown`: false ones from there on, for each true one shown.
 */
export type SpanTally = {
  readonly truths: number;
  readonly precision: number;
  readonly first: number;
  readonly shown: number;
  readonly falseShown: number;
};

/** Counts what was told of each span of some documents; `told` has for each document, span and target a likelihood. */
export function tallySpans(
  examples: readonly Pick<Example, 'answers'>[],
  told: readonly (readonly ArrayLike<number>[])[],
): SpanTally {
  let [truths, precision, has, first, right, wrong] = [0, 0, 0, 0, 0, 0];
  for (const target of targets.keys()) {
    const all: { readonly likely: number; readonly answer: number }[] = [];
    examples.forEach(({ answers }, at) => {
      const own = answers.map((answer, span) => ({ likely: told[at]![span]![target]!, answer: answer[target]! }));
      all.push(...own.filter(({ answer }) => answer !== 2));
      if (!own.some(({ answer }) => answer === 1)) return;
      has += 1;
      const best = own.reduce((top, one) => (one.likely > top.likely ? one : top));
      if (best.answer === 1) first += 1;
    });
    all.sort((a, b) => b.likely - a.likely || a.answer - b.answer);
    let hits = 0;
    all.forEach(({ likely, answer }, rank) => {
      if (likely >= shown) answer === 1 ? right++ : wrong++;
      if (answer !== 1) return;
      hits += 1;
      precision += hits / (rank + 1);
    });
    truths += hits;
  }
  return {
    truths,
    precision: precision / truths,
    first: first / has,
    shown: right / truths,
    falseShown: wrong / right,
  };
}
