import { type Box, union } from '../../shared/pictures/geometry.ts';

/** A place that looks like a code; measures in pixels of the picture that was searched. */
export type Candidate = {
  /** `bars`: edges run in one direction (PDF417 and linear codes); `matrix`: they run in two. */
  readonly kind: 'bars' | 'matrix';
  readonly centre: { readonly x: number; readonly y: number };
  /** Extent across the bars and along them; of a matrix, the upright box. */
  readonly width: number;
  readonly height: number;
  /** Clockwise turn in radians, -π/2 to π/2, that makes the bars upright again when undone; 0 for a matrix. */
  readonly angle: number;
  /** The upright box around it. */
  readonly box: Box;
  /** Number of cells: how large it is. */
  readonly weight: number;
};

/** Bars that are so much longer than all of them are wide are the edge of a coloured field or a pair of rules. */
export function isRule({ kind, width, height }: Candidate): boolean {
  return kind === 'bars' && height > 5 * width;
}

/** Bars that go on beyond a gap, as candidates more: where wide bars, blur or glare split a code in two or more. */
export function joined(found: readonly Candidate[]): readonly Candidate[] {
  const bars = found
    .filter((candidate) => candidate.kind === 'bars')
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, mostParts);
  const pairs = bars.flatMap((one, index) => bars.slice(index + 1).flatMap((other) => joint(one, other) ?? []));
  const chains = bars.flatMap((one) => chainFrom(one, bars) ?? []);
  const once = chains.filter(({ weight, box }, at) => {
    const same = (other: Candidate) => other.weight === weight && other.box.x === box.x && other.box.y === box.y;
    return chains.findIndex(same) === at;
  });
  return [...pairs, ...once];
}

/** All parts that go on in each other, from one of them; undefined when they are fewer than three. */
function chainFrom(first: Candidate, bars: readonly Candidate[]): Candidate | undefined {
  let whole = first;
  const left = new Set(bars.filter((one) => one !== first));
  for (let parts = 1; ; parts += 1) {
    const next = [...left].find((one) => joint(whole, one));
    if (!next) return parts > 2 ? whole : undefined;
    whole = joint(whole, next)!;
    left.delete(next);
  }
}

/** Parts, the largest first, that are tried together. */
const mostParts = 60;

/** Turns may differ by so much, in radians, between two parts of a code. */
const sameAngle = 0.1;

function joint(one: Candidate, other: Candidate): Candidate | undefined {
  const turn = Math.abs(one.angle - other.angle);
  if (Math.min(turn, Math.PI - turn) > sameAngle) return undefined;
  const [cos, sin] = [Math.cos(one.angle), Math.sin(one.angle)];
  const [dx, dy] = [other.centre.x - one.centre.x, other.centre.y - one.centre.y];
  const across = dx * cos + dy * sin;
  const along = dy * cos - dx * sin;
  const gap = Math.abs(across) - (one.width + other.width) / 2;
  const height = Math.max(one.height, other.height);
  if (gap > height / 2 || gap < -height / 2 || Math.abs(along) > height / 4) return undefined;
  if (Math.min(one.height, other.height) < height / 2) return undefined;
  const left = Math.min(-one.width / 2, across - other.width / 2);
  const right = Math.max(one.width / 2, across + other.width / 2);
  const [u, v] = [(left + right) / 2, along / 2];
  const centre = { x: one.centre.x + u * cos - v * sin, y: one.centre.y + u * sin + v * cos };
  const box = union(one.box, other.box);
  return { ...one, centre, width: right - left, height, box, weight: one.weight + other.weight };
}
