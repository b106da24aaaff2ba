import { type Network, shape } from '#src/extraction/page-text/scoring/network.ts';
import { targets } from '#src/extraction/page-text/scoring/targets.ts';
import { createRandom } from '#test/generator/random.ts';
import type { Example } from './examples.ts';

/** How to learn. `keep` is the part of the spans that are nothing which is learned from, at a higher weight. */
export type TrainPlan = {
  readonly seed: number;
  readonly rounds: number;
  readonly stride: number;
  readonly keep: number;
  readonly drop: number;
  readonly unruled: (source: string) => number;
  readonly weight: (source: string) => number;
};

type Row = {
  readonly rows: Uint16Array;
  readonly ruled: ReadonlySet<number>;
  readonly unruled: number;
  readonly answer: Uint8Array;
  readonly weight: number;
};

/** Learns the scorer by stochastic gradient descent (AdaGrad), one span at a time. The same examples and plan learn the same. */
export function trainNetwork(examples: readonly Example[], plan: TrainPlan): Network {
  let state = plan.seed >>> 0 || 1;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  const { width, hidden } = shape;
  const outs = targets.length;
  const init = (size: number, scale: number) => Float32Array.from({ length: size }, () => (next() - 0.5) * 2 * scale);
  const network: Network = {
    embeddings: init(shape.rows * width, 0.02),
    inner: init(width * hidden, Math.sqrt(3 / width)),
    innerBias: new Float32Array(width).fill(0.05),
    hiddenBias: new Float32Array(hidden).fill(0.05),
    outer: init(hidden * outs, Math.sqrt(3 / hidden)),
    outerBias: new Float32Array(outs).fill(-4),
  };
  const moved = Object.fromEntries(
    Object.entries(network).map(([name, list]) => [name, new Float32Array(list.length).fill(0.02)]),
  ) as Network;
  const all: Row[] = examples.flatMap((example) =>
    example.rows.map((rows, at) => ({
      rows,
      ruled: new Set(example.ruled[at]!),
      unruled: plan.unruled(example.source),
      answer: example.answers[at]!,
      weight: plan.weight(example.source),
    })),
  );
  const some = all.filter((row) => row.answer.includes(1));
  const none = all.filter((row) => !row.answer.includes(1));
  const random = createRandom(plan.seed, 'order');
  const sum = new Float32Array(width);
  const middle = new Float32Array(hidden);
  const out = new Float32Array(outs);
  const slopeMiddle = new Float32Array(hidden);
  const slopeSum = new Float32Array(width);
  const step = (list: Float32Array, past: Float32Array, at: number, slope: number, stride: number) => {
    past[at]! += slope * slope;
    list[at]! -= (stride * slope) / Math.sqrt(past[at]!);
  };
  for (let round = 0; round < plan.rounds; round++) {
    const stride = plan.stride * (1 - (0.9 * round) / plan.rounds);
    const batch = random.shuffle([
      ...some,
      ...none.filter(() => next() < plan.keep).map((row) => ({ ...row, weight: row.weight / plan.keep })),
    ]);
    for (const { rows, ruled, unruled, answer, weight } of batch) {
      const alone = next() < unruled;
      const kept = rows.filter((row) => !(alone && ruled.has(row)) && next() >= plan.drop);
      sum.set(network.innerBias);
      for (const row of kept)
        for (let unit = 0, from = row * width; unit < width; unit++) sum[unit]! += network.embeddings[from + unit]!;
      middle.set(network.hiddenBias);
      for (let from = 0; from < width; from++) {
        const value = sum[from]!;
        if (value > 0) for (let to = 0; to < hidden; to++) middle[to]! += value * network.inner[from * hidden + to]!;
      }
      out.set(network.outerBias);
      for (let from = 0; from < hidden; from++) {
        const value = middle[from]!;
        if (value > 0) for (let to = 0; to < outs; to++) out[to]! += value * network.outer[from * outs + to]!;
      }
      slopeMiddle.fill(0);
      slopeSum.fill(0);
      for (let to = 0; to < outs; to++) {
        if (answer[to] === 2) continue;
        const slope = weight * (1 / (1 + Math.exp(-out[to]!)) - answer[to]!);
        if (Math.abs(slope) < 1e-4) continue;
        for (let from = 0; from < hidden; from++) {
          const value = middle[from]!;
          if (value <= 0) continue;
          slopeMiddle[from]! += slope * network.outer[from * outs + to]!;
          step(network.outer, moved.outer, from * outs + to, slope * value, stride);
        }
        step(network.outerBias, moved.outerBias, to, slope, stride);
      }
      for (let to = 0; to < hidden; to++) {
        const slope = slopeMiddle[to]!;
        if (middle[to]! <= 0 || slope === 0) continue;
        for (let from = 0; from < width; from++) {
          const value = sum[from]!;
          if (value <= 0) continue;
          slopeSum[from]! += slope * network.inner[from * hidden + to]!;
          step(network.inner, moved.inner, from * hidden + to, slope * value, stride);
        }
        step(network.hiddenBias, moved.hiddenBias, to, slope, stride);
      }
      for (let unit = 0; unit < width; unit++) {
        const slope = slopeSum[unit]!;
        if (sum[unit]! <= 0 || slope === 0) continue;
        for (const row of kept) step(network.embeddings, moved.embeddings, row * width + unit, slope, stride);
        step(network.innerBias, moved.innerBias, unit, slope, stride);
      }
    }
  }
  return network;
}
