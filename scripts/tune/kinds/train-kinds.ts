import { kindRow, kindRows, kindStep, shares } from '#src/extraction/page-text/scoring/kind-odds.ts';
import type { KindSign } from '#src/extraction/page-text/scoring/kind-signs.ts';
import { type LearnedKind, learnedKinds } from '#src/extraction/page-text/scoring/learned-kinds.ts';
import { createRandom } from '#test/generator/random.ts';

/** A document with what may tell its kind, and its kind. */
export type KindExample = {
  readonly id: string;
  readonly issuer: string;
  readonly source: string;
  readonly signs: readonly KindSign[];
  readonly kind: LearnedKind;
  /** What the rules hold it for. */
  readonly ruled?: string;
};

/** How the odds of kinds are learned; `unruled`: how often a document teaches without what the rules hold it for, whose words they were written with. */
const plan = { seed: 7, rounds: 40, stride: 0.1, decay: 0.002, unruled: 0.3 } as const;

const isRuled = ({ name }: KindSign) => /^(?:rule|first|strong) /.test(name);

/** Learns the odds of kinds by multinomial logistic regression (AdaGrad). The same examples learn the same. */
export function trainKinds(examples: readonly KindExample[]): Int8Array {
  const classes = learnedKinds.length;
  const weights = new Float32Array(kindRows * classes);
  const moved = new Float32Array(kindRows * classes).fill(0.01);
  const random = createRandom(plan.seed, 'order');
  const lists = examples.map(({ signs, kind }) => ({
    all: signs.map((sign) => ({ at: kindRow(sign.name) * classes, much: sign.much, ruled: isRuled(sign) })),
    own: learnedKinds.indexOf(kind),
  }));
  for (let round = 0; round < plan.rounds; round++)
    for (const { all, own } of random.shuffle(lists)) {
      const signs = random.next() < plan.unruled ? all.filter(({ ruled }) => !ruled) : all;
      const odds = learnedKinds.map((_, kind) =>
        signs.reduce((sum, { at, much }) => sum + weights[at + kind]! * much, 0),
      );
      shares(odds).forEach((likely, kind) => {
        const error = likely - (kind === own ? 1 : 0);
        for (const { at, much } of signs) {
          const slope = error * much + plan.decay * weights[at + kind]!;
          moved[at + kind]! += slope * slope;
          weights[at + kind]! -= (plan.stride * slope) / Math.sqrt(moved[at + kind]!);
        }
      });
    }
  return Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / kindStep))));
}
