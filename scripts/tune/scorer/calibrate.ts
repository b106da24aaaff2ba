import { type Line, scale } from '#src/extraction/page-text/scoring/calibration.ts';
import { type Scorer, secondLook } from '#src/extraction/page-text/scoring/look-thrice.ts';
import type { Network } from '#src/extraction/page-text/scoring/network.ts';
import { targets } from '#src/extraction/page-text/scoring/targets.ts';
import type { Example } from './examples.ts';

/** What a scorer said of spans that it was not learned from: for each target log-odds, whether it was so, and how often it counts. */
export type Said = readonly { readonly odds: number[]; readonly right: number[]; readonly counts: number[] }[];

/** Of spans that are held for nearly nothing every so many are looked at. */
const every = 40;
const nothing = -5;
/** How much the line of all targets counts for one of them, in examples. */
const prior = 60;

/** What a scorer says of documents of real issuers that it does not know. */
export function saidOf(scorer: Scorer, examples: readonly Example[]): Said {
  const tallies = targets.map(() => ({ odds: [] as number[], right: [] as number[], counts: [] as number[] }));
  let nth = 0;
  for (const { spans, rows, answers } of examples) {
    secondLook(scorer, { spans, rows }).forEach((likely, at) => {
      for (let target = 0; target < targets.length; target++) {
        const answer = answers[at]![target]!;
        const odds = logOdds(likely[target]!);
        const isFar = odds < nothing && answer !== 1;
        if (answer === 2 || (isFar && ++nth % every !== 0)) continue;
        const list = tallies[target]!;
        list.odds.push(odds);
        list.right.push(answer);
        list.counts.push(isFar ? every : 1);
      }
    });
  }
  return tallies;
}

/** What several scorers said, together. */
export function allSaid(some: readonly Said[]): Said {
  return targets.map((_, at) => ({
    odds: some.flatMap((part) => part[at]!.odds),
    right: some.flatMap((part) => part[at]!.right),
    counts: some.flatMap((part) => part[at]!.counts),
  }));
}

/** For all targets together, and for each, the line from what is said to the log-odds with which it is so. */
export function linesOf(tallies: Said): { readonly all: Line; readonly each: readonly Line[] } {
  const together = {
    odds: tallies.flatMap(({ odds }) => odds),
    right: tallies.flatMap(({ right }) => right),
    counts: tallies.flatMap(({ counts }) => counts),
  };
  const all = fitLine(together, { slope: 1, offset: 0 }, 0);
  return { all, each: tallies.map((own) => fitLine(own, all, prior)) };
}

/** A line by Newton's method for logistic regression, drawn to another one; a step that makes it worse is halved. */
function fitLine(own: Said[number], to: Line, much: number): Line {
  let line = to;
  let loss = lossOf(own, line, to, much);
  for (let round = 0; round < 40; round++) {
    const step = newtonStep(own, line, to, much);
    let next = line;
    for (let part = 1; part > 1e-4; part /= 2) {
      next = { slope: line.slope - part * step.slope, offset: line.offset - part * step.offset };
      if (lossOf(own, next, to, much) < loss) break;
    }
    const now = lossOf(own, next, to, much);
    if (!(loss - now > 1e-7 * loss)) break;
    [line, loss] = [next, now];
  }
  return line.slope > 0.05 ? line : to;
}

function lossOf({ odds, right, counts }: Said[number], { slope, offset }: Line, to: Line, much: number): number {
  let loss = (much / 2) * ((slope - to.slope) ** 2 + (offset - to.offset) ** 2 / 10);
  for (let at = 0; at < odds.length; at++) {
    const x = slope * odds[at]! + offset;
    loss += counts[at]! * (Math.log1p(Math.exp(-Math.abs(x))) + Math.max(x, 0) - right[at]! * x);
  }
  return loss;
}

function newtonStep({ odds, right, counts }: Said[number], { slope, offset }: Line, to: Line, much: number): Line {
  let [a, b, aa, ab, bb] = [much * (slope - to.slope), (much / 10) * (offset - to.offset), much, 0, much / 10];
  for (let at = 0; at < odds.length; at++) {
    const x = odds[at]!;
    const likely = 1 / (1 + Math.exp(-(slope * x + offset)));
    const error = (likely - right[at]!) * counts[at]!;
    const bend = likely * (1 - likely) * counts[at]!;
    a += error * x;
    b += error;
    aa += bend * x * x;
    ab += bend * x;
    bb += bend;
  }
  const area = aa * bb - ab * ab + 1e-9;
  return { slope: (bb * a - ab * b) / area, offset: (aa * b - ab * a) / area };
}

/**
 * A scorer whose second look says log-odds on the scale that the decoder was made with, whatever it was learned from: how sure it was of
 * documents that it did not know is made what it would have been on that scale.
 */
export function onScale({ first, second, third }: Scorer, lines: readonly Line[]): Scorer {
  return { first, second: bent(second, lines), third };
}

function bent(network: Network, lines: readonly Line[]): Network {
  const outs = targets.length;
  const slopes = lines.map(({ slope }) => slope / scale.slope);
  const heads = network.heads.map((head) => ({
    ...head,
    outer: head.outer.map((weight, at) => weight * slopes[at % outs]!),
    outerBias: head.outerBias.map((bias, at) => bias * slopes[at]! + (lines[at]!.offset - scale.offset) / scale.slope),
  }));
  return { ...network, heads };
}

function logOdds(likely: number): number {
  const safe = Math.min(1 - 1e-6, Math.max(1e-6, likely));
  return Math.log(safe / (1 - safe));
}
