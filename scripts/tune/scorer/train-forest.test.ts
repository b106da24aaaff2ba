import { describe, expect, it } from 'vitest';
import { fromLogOdds } from '#src/extraction/page-text/scoring/calibration.ts';
import { packForest, unpackForest, worthOf } from '#src/extraction/page-text/scoring/forest.ts';
import { measureCount } from '#src/extraction/page-text/scoring/measures.ts';
import { targets } from '#src/extraction/page-text/scoring/targets.ts';
import { createRandom } from '#test/generator/random.ts';
import type { MeasuredSpan } from './measured.ts';
import { forestPlan, trainForest } from './train-forest.ts';

const [title, seat] = [targets.indexOf('title'), targets.indexOf('seat')];
const plan = { ...forestPlan, trees: 30, share: 1, fewest: 10, weights: { title: 1 } };

/** Spans that are a title where measure 5 is above 2; `open`: those of which the truth says nothing. */
function spansOf(count: number, open: (at: number) => boolean = () => false): readonly MeasuredSpan[] {
  const random = createRandom(3, 'spans');
  return Array.from({ length: count }, (_, at) => {
    const measures = Float32Array.from({ length: measureCount }, () => random.next() * 4);
    const isTitle = measures[5]! > 2;
    const answers = new Uint8Array(targets.length);
    answers[title] = open(at) ? 2 : Number(isTitle);
    answers[seat] = Number(!isTitle);
    return { measures, likely: Float32Array.from(targets, () => 0.5), answers };
  });
}

const measuresWith = (value: number) => Float32Array.from({ length: measureCount }, () => 1).fill(value, 5, 6);

describe('a forest that is learned', () => {
  const forest = trainForest(spansOf(600), plan);

  it('says of measures that it has not seen what was so of those like them', () => {
    expect(worthOf(forest[title]!, measuresWith(3.5))).toBeGreaterThan(1);
    expect(worthOf(forest[title]!, measuresWith(0.5))).toBeLessThan(-0.5);
  });

  it('says nothing of targets that the plan leaves out', () => {
    expect(forest[seat]).toEqual([]);
  });

  it('is the same for the same spans, and as bytes', () => {
    expect(trainForest(spansOf(600), plan)).toEqual(forest);
    expect(unpackForest(packForest(forest))).toEqual(forest);
  });

  it('says a part of it where the plan lets a part count', () => {
    const half = trainForest(spansOf(600), { ...plan, weights: { title: 0.5 } });
    const [whole, part] = [forest, half].map((one) => worthOf(one[title]!, measuresWith(3.5)));
    expect(part).toBeCloseTo(whole! / 2, 2);
  });

  it('learns nothing of what is open, nor of what was nearly impossible', () => {
    expect(
      trainForest(
        spansOf(600, () => true),
        plan,
      )[title]!.every((tree) => worthOf([tree], measuresWith(3)) === 0),
    ).toBe(true);
    const never = spansOf(600).map((span) => ({ ...span, likely: Float32Array.from(targets, () => fromLogOdds(-9)) }));
    expect(trainForest(never, plan)[title]!.every((tree) => worthOf([tree], measuresWith(3)) === 0)).toBe(true);
  });
});
