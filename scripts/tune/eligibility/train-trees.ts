import { rowOfSign } from '#src/extraction/eligibility/learned-odds.ts';
import type { Tree } from '#src/extraction/eligibility/trees.ts';
import { createRandom } from '#test/generator/random.ts';
import { counts, isWord, type Paper } from './train-odds.ts';

/** How trees are learned. `against` is what a paper that is no ticket counts. */
export type TreesPlan = {
  readonly seed: number;
  readonly count: number;
  readonly leaves: number;
  /** What each tree says of what is left to say. */
  readonly rate: number;
  readonly against: number;
  /** The share of signs that one tree may ask for. */
  readonly share: number;
  /** Papers that a sign must have. */
  readonly fewest: number;
  /** What either side of a question must weigh at least (the sum of second derivatives), and how much better it must make the sum. */
  readonly heaviest: number;
  readonly gain: number;
};

/** A paper while trees are learned: its signs by their places in a list, what was said of it so far, and how far that is off. */
type Sample = {
  readonly signs: ReadonlySet<number>;
  readonly isTicket: number;
  readonly weight: number;
  odds: number;
  slope: number;
  bend: number;
};

/** Learns trees of signs by gradient boosting with second derivatives (Friedman 2001; Newton steps as in logistic regression). */
export function trainTrees(papers: readonly Paper[], plan: TreesPlan): readonly Tree[] {
  const names = askedSigns(papers, plan);
  const places = new Map(names.map((name, at) => [name, at]));
  const samples = papers.map(({ signs, isTicket }): Sample => {
    const known = signs.map((sign) => places.get(sign)).filter((place) => place !== undefined);
    return { signs: new Set(known), isTicket: Number(isTicket), weight: isTicket ? 1 : plan.against, ...zero };
  });
  const random = createRandom(plan.seed, 'trees');
  return Array.from({ length: plan.count }, () => {
    for (const sample of samples) lookAgain(sample);
    const mayAsk = names.map(() => random.next() < plan.share);
    return grow(samples, { plan, mayAsk, rowOf: (place) => rowOfSign(names[place]!) });
  });
}

const zero = { odds: 0, slope: 0, bend: 0 };

/** Signs that enough papers have, and not all; words are left to the sum. */
function askedSigns(papers: readonly Paper[], { fewest }: TreesPlan): readonly string[] {
  return [...counts(papers)]
    .filter(([sign, count]) => !isWord(sign) && count >= fewest && count < papers.length)
    .map(([sign]) => sign);
}

function lookAgain(sample: Sample): void {
  const likely = 1 / (1 + Math.exp(-sample.odds));
  sample.slope = (sample.isTicket - likely) * sample.weight;
  sample.bend = likely * (1 - likely) * sample.weight;
}

type Ground = {
  readonly plan: TreesPlan;
  readonly mayAsk: readonly boolean[];
  readonly rowOf: (place: number) => number;
};

/** A leaf while a tree grows; it becomes a question when it is parted. */
type Leaf = {
  readonly samples: readonly Sample[];
  readonly best: Question | undefined;
  parted?: { readonly place: number; readonly yes: Leaf; readonly no: Leaf };
};

type Question = { readonly place: number; readonly gain: number };

/** A tree for some papers, parted leaf by leaf where most is gained; each paper gets what its leaf says. */
function grow(samples: readonly Sample[], ground: Ground): Tree {
  const leafOf = (own: readonly Sample[]): Leaf => ({ samples: own, best: bestQuestion(own, ground) });
  const root = leafOf(samples);
  const open = [root];
  for (let leaves = 1; leaves < ground.plan.leaves; leaves++) {
    const next = open.toSorted((a, b) => (b.best?.gain ?? 0) - (a.best?.gain ?? 0))[0]!;
    if (!next.best) break;
    const { place } = next.best;
    const { yes = [], no = [] } = Object.groupBy(next.samples, ({ signs }) => (signs.has(place) ? 'yes' : 'no'));
    next.parted = { place, yes: leafOf(yes), no: leafOf(no) };
    open.splice(open.indexOf(next), 1, next.parted.yes, next.parted.no);
  }
  return treeOf(root, ground);
}

function treeOf({ samples, parted }: Leaf, ground: Ground): Tree {
  if (!parted) return leafFor(samples, ground.plan.rate);
  return { row: ground.rowOf(parted.place), yes: treeOf(parted.yes, ground), no: treeOf(parted.no, ground) };
}

function leafFor(samples: readonly Sample[], rate: number): Tree {
  const { slope, bend } = sumOf(samples);
  // As it is kept, so that papers are read as they were learned.
  const worth = Math.fround((rate * slope) / (bend + 1));
  for (const sample of samples) sample.odds += worth;
  return { worth };
}

/** The sign that parts papers best; undefined where none is worth it. */
function bestQuestion(samples: readonly Sample[], { plan, mayAsk }: Ground): Question | undefined {
  const all = sumOf(samples);
  const slopes = new Float64Array(mayAsk.length);
  const bends = new Float64Array(mayAsk.length);
  for (const { signs, slope, bend } of samples)
    for (const place of signs) {
      slopes[place]! += slope;
      bends[place]! += bend;
    }
  const alone = all.slope ** 2 / (all.bend + 1);
  let best: Question | undefined;
  for (const [place, bend] of bends.entries()) {
    if (!mayAsk[place] || bend < plan.heaviest || all.bend - bend < plan.heaviest) continue;
    const slope = slopes[place]!;
    const gain = slope ** 2 / (bend + 1) + (all.slope - slope) ** 2 / (all.bend - bend + 1) - alone;
    if (gain > (best?.gain ?? plan.gain)) best = { place, gain };
  }
  return best;
}

function sumOf(samples: readonly Sample[]): { readonly slope: number; readonly bend: number } {
  let slope = 0;
  let bend = 0;
  for (const sample of samples) {
    slope += sample.slope;
    bend += sample.bend;
  }
  return { slope, bend };
}
