import { secondLook } from '#src/extraction/page-text/scoring/look-thrice.ts';
import { targets } from '#src/extraction/page-text/scoring/targets.ts';
import { markdown } from '../../eval/markdown.ts';
import type { Example } from './examples.ts';
import { trainScorer } from './train-scorer.ts';

/** How well the likeliest span of each target is right on documents that were left out. */
type Count = { truth: number; sure: number; sureRight: number; likely: number; likelyRight: number };

/** Learns without each part of the examples in turn, judges on it, and prints how often the likeliest span is right, by source. */
export function judgeScorer(examples: readonly Example[], partOf: (example: Example) => string): string {
  const counts = new Map<string, Count>();
  for (const part of new Set(examples.map(partOf))) {
    const scorer = trainScorer(examples.filter((example) => partOf(example) !== part));
    for (const example of examples) {
      if (partOf(example) !== part) continue;
      const count = counts.get(example.source) ?? { truth: 0, sure: 0, sureRight: 0, likely: 0, likelyRight: 0 };
      counts.set(example.source, count);
      const told = secondLook(scorer, example);
      for (const at of targets.keys()) addTarget(count, example, told, at);
    }
  }
  const share = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);
  const lines = [...counts].map(([source, { truth, sure, sureRight, likely, likelyRight }]) => [
    source,
    String(truth),
    `${sureRight} of ${sure} (${share(sureRight, sure)})`,
    `${likelyRight} of ${likely} (${share(likelyRight, likely)})`,
    share(sureRight + likelyRight, truth),
  ]);
  return markdown([['source', 'values', 'right above 0.9', 'right from 0.7 to 0.9', 'found above 0.7'], ...lines]);
}

function addTarget(count: Count, example: Example, told: readonly Float32Array[], at: number): void {
  let best = -1;
  told.forEach((own, span) => {
    if (best === -1 || own[at]! > told[best]![at]!) best = span;
  });
  if (best === -1) return;
  count.truth += example.answers.some((answer) => answer[at] === 1) ? 1 : 0;
  const answer = example.answers[best]![at];
  const score = told[best]![at]!;
  if (answer === 2 || score < 0.7) return;
  count[score >= 0.9 ? 'sure' : 'likely'] += 1;
  if (answer === 1) count[score >= 0.9 ? 'sureRight' : 'likelyRight'] += 1;
}
