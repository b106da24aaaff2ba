/** The loop over spans stands in one long function: all the time of learning goes there, and calls would add to it. */
import { type Head, type Network, shape } from '#src/extraction/page-text/scoring/network.ts';
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
  /** What is so about spans of fewer issuers than this teaches nothing, and says nothing of others. */
  readonly fewest: number;
  /** The last rounds, of which the mean of the weights is taken: how far the last examples moved them is chance. */
  readonly averaged: number;
};

type Row = {
  readonly rows: Uint32Array;
  readonly ruled: ReadonlySet<number>;
  readonly unruled: number;
  readonly answer: Uint8Array;
  readonly weight: number;
};

/** Heads differ in the seed that they were learned with. */
const seedOfHead = 13;

/** Learns a network: heads that are learned apart, with the embeddings of rows that are so about spans of enough issuers. The same examples and plan learn the same. */
export function trainNetwork(examples: readonly Example[], plan: TrainPlan): Network {
  const known = knownRows(examples, plan.fewest);
  const { width } = shape;
  const trained = Array.from({ length: shape.heads }, (_, head) =>
    trainHead(examples, known, { ...plan, seed: plan.seed + seedOfHead * head }),
  );
  const slots = new Uint32Array(shape.rows);
  let count = 0;
  for (let row = 0; row < shape.rows; row++) if (known[row]) slots[row] = ++count;
  const embeddings = new Float32Array(count * shape.heads * width);
  for (let row = 0; row < shape.rows; row++)
    for (const [head, own] of slots[row] ? trained.entries() : [])
      embeddings.set(
        own.embeddings.subarray(row * width, (row + 1) * width),
        ((slots[row]! - 1) * shape.heads + head) * width,
      );
  return { slots, embeddings, heads: trained.map(({ embeddings: _, ...head }) => head) };
}

/** One head with an embedding for every row. */
type Trained = Head & { readonly embeddings: Float32Array };

/** Learns a head by stochastic gradient descent (AdaGrad), one span at a time. */
function trainHead(examples: readonly Example[], known: Uint8Array, plan: TrainPlan): Trained {
  let state = plan.seed >>> 0 || 1;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  const { width, hidden } = shape;
  const outs = targets.length;
  const init = (size: number, scale: number) => Float32Array.from({ length: size }, () => (next() - 0.5) * 2 * scale);
  const network: Trained = {
    embeddings: init(shape.rows * width, 0.02),
    inner: init(width * hidden, Math.sqrt(3 / width)),
    innerBias: new Float32Array(width).fill(0.05),
    hiddenBias: new Float32Array(hidden).fill(0.05),
    outer: init(hidden * outs, Math.sqrt(3 / hidden)),
    outerBias: new Float32Array(outs).fill(-4),
  };
  const moved = Object.fromEntries(
    Object.entries(network).map(([name, list]) => [name, new Float32Array(list.length).fill(0.02)]),
  ) as Trained;
  for (let row = 0; row < shape.rows; row++)
    if (!known[row]) network.embeddings.fill(0, row * width, (row + 1) * width);
  const all: Row[] = examples.flatMap((example) =>
    example.rows.map((rows, at) => ({
      rows: rows.filter((row) => known[row]),
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
  const step = (list: Float32Array, before: Float32Array, at: number, slope: number, stride: number) => {
    before[at]! += slope * slope;
    list[at]! -= (stride * slope) / Math.sqrt(before[at]!);
  };
  const mean = meanOf(network);
  const kept = new Uint32Array(shape.rows);
  const { embeddings } = network;
  const past = moved.embeddings;
  for (let round = 0; round < plan.rounds; round++) {
    const isAveraged = round >= plan.rounds - plan.averaged;
    const stride = plan.stride * (1 - (0.9 * round) / plan.rounds);
    const batch = random.shuffle([
      ...some,
      ...none.filter(() => next() < plan.keep).map((row) => ({ ...row, weight: row.weight / plan.keep })),
    ]);
    const often = Math.ceil(batch.length / perRound);
    for (const [seen, { rows, ruled, unruled, answer, weight }] of batch.entries()) {
      if (isAveraged && seen % often === often - 1) mean.add();
      const alone = next() < unruled;
      let count = 0;
      for (let at = 0; at < rows.length; at++) {
        const row = rows[at]!;
        if (!(alone && ruled.has(row)) && next() >= plan.drop) kept[count++] = row;
      }
      sum.set(network.innerBias);
      for (let at = 0; at < count; at++)
        for (let unit = 0, from = kept[at]! * width; unit < width; unit++) sum[unit]! += embeddings[from + unit]!;
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
        if (sum[unit]! <= 0) slopeSum[unit] = 0;
        else if (slope !== 0) step(network.innerBias, moved.innerBias, unit, slope, stride);
      }
      // Row by row, as they lie in memory: most of the time goes here.
      for (let at = 0; at < count; at++)
        for (let unit = 0, from = kept[at]! * width; unit < width; unit++) {
          const slope = slopeSum[unit]!;
          if (slope === 0) continue;
          past[from + unit]! += slope * slope;
          embeddings[from + unit]! -= (stride * slope) / Math.sqrt(past[from + unit]!);
        }
    }
  }
  return plan.averaged > 0 ? mean.take() : network;
}

/** How often in a round the weights are looked at for their mean. */
const perRound = 12;

/** The mean of the weights of a network, of the times when they were added. */
function meanOf(network: Trained) {
  const lists = Object.entries(network) as [keyof Trained, Float32Array][];
  const sums = lists.map(([, list]) => new Float64Array(list.length));
  let times = 0;
  return {
    add: () => {
      times += 1;
      for (const [at, [, list]] of lists.entries()) for (let i = 0; i < list.length; i++) sums[at]![i]! += list[i]!;
    },
    take: () =>
      Object.fromEntries(
        lists.map(([name], at) => [name, Float32Array.from(sums[at]!, (sum) => sum / times)]),
      ) as Trained,
  };
}

/** Which rows are so about spans of enough issuers. */
function knownRows(examples: readonly Example[], fewest: number): Uint8Array {
  const counts = new Uint32Array(shape.rows);
  for (const own of Map.groupBy(examples, ({ issuer }) => issuer).values()) {
    const seen = new Uint8Array(shape.rows);
    for (const { rows } of own) for (const list of rows) for (const row of list) seen[row] = 1;
    for (let row = 0; row < shape.rows; row++) counts[row]! += seen[row]!;
  }
  return Uint8Array.from(counts, (count) => (count >= fewest ? 1 : 0));
}
