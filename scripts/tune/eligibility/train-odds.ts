import { rowOfSign, rows } from '#src/extraction/eligibility/learned-odds.ts';
import { createRandom } from '#test/generator/random.ts';

/** Documents with their signs, and whether they are a ticket. */
export type Paper = {
  readonly id: string;
  readonly source: string;
  readonly issuer: string;
  readonly signs: readonly string[];
  /** The same if it were uploaded when all days that it tells are past. */
  readonly lateSigns: readonly string[];
  readonly isTicket: boolean;
};

/** How to learn. `against` is what a paper that is no ticket counts; `decay` what a weight loses each time that it is moved. */
export type OddsPlan = {
  readonly seed: number;
  readonly rounds: number;
  readonly stride: number;
  readonly against: number;
  readonly decay: number;
  readonly drop: { readonly word: number; readonly other: number };
  /** A word of fewer papers teaches nothing. */
  readonly fewest: number;
};

/** Whether a sign is a word of the paper. */
export const isWord = (sign: string) => /^(?:word|first) /.test(sign);

/**
 * Learns weights of signs by logistic regression (AdaGrad). Words learn slower than what is known of all papers. `known`: how many different papers have
 * each sign.
 */
export function trainOdds(papers: readonly Paper[], plan: OddsPlan, known: ReadonlyMap<string, number>): Float32Array {
  const weights = new Float32Array(rows);
  const moved = new Float32Array(rows).fill(0.5);
  const random = createRandom(plan.seed, 'order');
  const drop = createRandom(plan.seed, 'drop');
  const lists = papers.map((paper) => ({
    ...paper,
    signs: paper.signs.filter((sign) => !isWord(sign) || known.get(sign)! >= plan.fewest),
  }));
  for (let round = 0; round < plan.rounds; round++)
    for (const { signs, isTicket } of random.shuffle(lists)) {
      const kept = signs.filter((sign) => drop.next() >= (isWord(sign) ? plan.drop.word : plan.drop.other));
      const odds = kept.reduce((sum, sign) => sum + weights[rowOfSign(sign)]!, 0);
      const error = (1 / (1 + Math.exp(-odds)) - Number(isTicket)) * (isTicket ? 1 : plan.against);
      for (const sign of kept) {
        const row = rowOfSign(sign);
        const slope = (isWord(sign) ? 0.3 : 1) * error + plan.decay * (isWord(sign) ? 3 : 1) * weights[row]!;
        moved[row]! += slope * slope;
        weights[row]! -= (plan.stride * slope) / Math.sqrt(moved[row]!);
      }
    }
  return weights;
}

/** How many papers have each sign. */
export function counts(papers: readonly Paper[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { signs } of papers) for (const sign of signs) found.set(sign, (found.get(sign) ?? 0) + 1);
  return found;
}
