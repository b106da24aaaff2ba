import { weights } from '#src/extraction/page-text/values/weights.ts';

/** The name of a weight. */
export type WeightName = keyof typeof weights;

/** A set of weights. */
export type Weights = Readonly<Record<WeightName, number>>;

/** What a search tries: factors on one weight at a time, all weights in turn, so many times over. */
export type SearchPlan = {
  readonly rounds: number;
  readonly steps: readonly number[];
  /** A change must be worth at least this much, so that noise of single documents moves nothing. */
  readonly gain: number;
  /** Hears of every weight that was changed. */
  readonly report: (text: string) => void;
};

/** Puts weights in place for everything that is read from now on in this process. */
export function putWeights(chosen: Weights): void {
  Object.assign(weights, chosen);
}

/** Coordinate search: takes for one weight after the other the factor that is worth most. Deterministic. */
export function searchWeights(from: Weights, worthOf: (tried: Weights) => number, plan: SearchPlan): Weights {
  let best = { weights: from, value: worthOf(from) };
  for (let turn = 1; turn <= plan.rounds; turn++) {
    const before = best.value;
    for (const name of Object.keys(from) as WeightName[]) {
      for (const step of plan.steps) {
        const tried = { ...best.weights, [name]: moved(best.weights[name], step) };
        if (tried[name] === best.weights[name]) continue;
        const value = worthOf(tried);
        if (value <= best.value + plan.gain) continue;
        plan.report(`round ${turn}: ${name} ${best.weights[name]} → ${tried[name]}, ${value.toFixed(4)}`);
        best = { weights: tried, value };
      }
    }
    if (best.value - before < plan.gain) break;
  }
  return best.weights;
}

/** A weight that is a part of a score stays one: at most 1. */
function moved(weight: number, step: number): number {
  const next = Number((weight * step).toPrecision(3));
  return weight <= 1 ? Math.min(1, next) : next;
}
