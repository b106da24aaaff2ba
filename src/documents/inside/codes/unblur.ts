/** Takes the blur of a camera that moved, or was out of focus, out of a place with bars: along its rows, which bars stand across. */

import type { GreyPicture } from '#src/documents/shared/pictures/grey-picture.ts';

/** How the edges of bars went soft: smeared evenly over a length, or out of focus. */
export type Smear = 'moved' | 'unfocused';

/** The share of places in a code where its brightness changes as fast as anywhere. */
const steepest = 0.995;
/** Part of the power of bars that noise counts as. */
const regard = 0.002;
/** A standard deviation of blur makes a step so long. */
const stepOfBlur = Math.sqrt(2 * Math.PI);
const reach = 48;
const frequencies = 1024;

/** Over how many pixels of a row the step from dark to light goes, where it is steepest; 0 without any. */
export function stepLength({ width, height, data }: GreyPicture): number {
  const slopes = new Uint32Array(256);
  const greys = new Uint32Array(256);
  for (let y = 0; y < height; y += 1)
    for (let x = 1, at = y * width + 1; x < width; x += 1, at += 1) {
      slopes[Math.abs(data[at]! - data[at - 1]!)]! += 1;
      greys[data[at]!]! += 1;
    }
  const count = (width - 1) * height;
  const slope = levelAt(slopes, count * steepest);
  return slope === 0 ? 0 : (levelAt(greys, count * 0.95) - levelAt(greys, count * 0.02)) / slope;
}

function levelAt(counts: Uint32Array, rank: number): number {
  let left = rank;
  const level = counts.findIndex((count) => {
    left -= count;
    return left <= 0;
  });
  return Math.max(0, level);
}

/** The rows of a piece as they were before a step went soft over so many pixels (Wiener's filter). */
export function unblurred<T extends GreyPicture>(piece: T, length: number, smear: Smear): T {
  const kernel = kernelOf(length, smear);
  const { width, height } = piece;
  const data = new Uint8ClampedArray(width * height);
  const row = new Float32Array(width + 2 * reach);
  for (let y = 0; y < height; y += 1) {
    const at = y * width;
    row.fill(piece.data[at]!, 0, reach);
    row.set(piece.data.subarray(at, at + width), reach);
    row.fill(piece.data[at + width - 1]!, reach + width);
    for (let x = 0; x < width; x += 1) {
      let sum = kernel[0]! * row[x + reach]!;
      for (let away = 1; away <= reach; away += 1)
        sum += kernel[away]! * (row[x + reach - away]! + row[x + reach + away]!);
      data[at + x] = sum;
    }
  }
  return { ...piece, data: new Uint8Array(data.buffer) };
}

/** Half of the kernel, from its middle. */
function kernelOf(length: number, smear: Smear): Float32Array {
  const kernel = new Float32Array(reach + 1);
  for (let index = 0; index < frequencies; index += 1) {
    const frequency = ((index + 0.5) * Math.PI) / frequencies;
    const passed = passes[smear](frequency, length);
    const gain = passed / (passed * passed + regard);
    for (let at = 0; at <= reach; at += 1) kernel[at]! += gain * Math.cos(at * frequency);
  }
  // A soft end, so that no edge echoes.
  for (let at = 0; at <= reach; at += 1) kernel[at]! *= 1 + Math.cos((Math.PI * at) / (reach + 1));
  const sum = 2 * kernel.reduce((all, value) => all + value, 0) - kernel[0]!;
  return kernel.map((value) => value / sum);
}

/** How much of a frequency comes through, in radians a pixel. */
const passes: Readonly<Record<Smear, (frequency: number, length: number) => number>> = {
  moved: (frequency, length) => Math.sin((length * frequency) / 2) / ((length * frequency) / 2),
  unfocused: (frequency, length) => Math.exp(-(((length / stepOfBlur) * frequency) ** 2) / 2),
};
