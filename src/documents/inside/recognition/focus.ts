import type { GreyPicture } from '../../shared/pictures/grey-picture.ts';
import { noiseOf } from './contrast.ts';

/** Steps of brightness that tell how blurred a picture is: so high, so steep in their middle, and so long at most. */
const step = { high: 60, steep: 14, reach: 6 };
/** Fewer tell nothing. */
const leastSteps = 200;
/** A step that wavers by more is over. */
const waver = 6;
/** What the steepest slope of a picture in focus measures, since it is taken over two pixels. */
const unavoidable = 0.84;
/** More blur is not undone: its standard deviation in pixels. */
const mostBlur = 4;
/** Part of the power of letters that a grey level of noise, squared, counts as; and beyond which nothing is gained. */
const regards = { noise: 0.03, least: 0.03, most: 0.5 };

/** How blurred a picture is: the standard deviation in pixels of a Gaussian blur that makes its edges so soft; 0 when they do not tell. */
export function blurOf({ width, height, data }: GreyPicture): number {
  const counts = new Uint32Array(50 * (step.reach + 1));
  let total = 0;
  for (let y = 2; y + 2 < height; y += 3) {
    for (let x = step.reach + 1, at = y * width + x; x + step.reach + 1 < width; x += 1, at += 1) {
      const slope = data[at + 1]! - data[at - 1]!;
      const steep = Math.abs(slope);
      if (steep < step.steep || steep <= Math.abs(data[at]! - data[at - 2]!)) continue;
      if (steep < Math.abs(data[at + 2]! - data[at]!)) continue;
      const sign = slope < 0 ? -1 : 1;
      const high = climb(data, at, { by: 1, sign }) + climb(data, at, { by: -1, sign: -sign });
      if (high < step.high) continue;
      // The steepest slope of a blurred step is its height by σ · √2π.
      counts[Math.min(counts.length - 1, Math.round(((50 * 2) / Math.sqrt(2 * Math.PI)) * (high / steep)))]! += 1;
      total += 1;
    }
  }
  if (total < leastSteps) return 0;
  let left = total / 2;
  const middle = counts.findIndex((count) => {
    left -= count;
    return left <= 0;
  });
  return Math.sqrt(Math.max(0, (middle / 50) ** 2 - unavoidable ** 2));
}

/** How far it goes up (or down, by `sign`) from a pixel before it turns. */
function climb(data: Uint8Array, at: number, { by, sign }: { readonly by: 1 | -1; readonly sign: number }): number {
  const start = data[at]! * sign;
  let top = start;
  for (let away = 1; away <= step.reach; away += 1) {
    const value = data[at + away * by]! * sign;
    if (value < top - waver) break;
    if (value > top) top = value;
  }
  return top - start;
}

/** The picture with a Gaussian blur of a standard deviation in pixels undone, as far as its noise allows. */
export function inFocus(picture: GreyPicture, blur: number): GreyPicture {
  const regard = Math.max(regards.least, regards.noise * noiseOf(picture) ** 2);
  if (regard > regards.most) return picture;
  const kernel = kernelOf(Math.min(blur, mostBlur), regard);
  return filterColumns(filterRows(picture, kernel), picture, kernel);
}

/** Half of the kernel of a Wiener filter against a Gaussian blur, from its middle. */
function kernelOf(blur: number, regard: number): Float32Array {
  const reach = Math.ceil(4 * blur);
  const kernel = new Float32Array(reach + 1);
  const frequencies = 256;
  for (let index = 0; index < frequencies; index += 1) {
    const frequency = ((index + 0.5) * Math.PI) / frequencies;
    const passed = Math.exp(-((blur * frequency) ** 2) / 2);
    const gain = passed / (passed * passed + regard);
    for (let at = 0; at <= reach; at += 1) kernel[at]! += gain * Math.cos(at * frequency);
  }
  // A soft end, so that no edge echoes.
  for (let at = 0; at <= reach; at += 1) kernel[at]! *= 1 + Math.cos((Math.PI * at) / (reach + 1));
  const sum = 2 * kernel.reduce((all, value) => all + value, 0) - kernel[0]!;
  return kernel.map((value) => value / sum);
}

function filterRows({ width, height, data }: GreyPicture, kernel: Float32Array): Float32Array {
  const reach = kernel.length - 1;
  const result = new Float32Array(data.length);
  // In the numbers that are reckoned with: to convert each takes as long as the rest.
  const row = new Float64Array(width + 2 * reach);
  const weights = Float64Array.from(kernel);
  for (let y = 0; y < height; y += 1) {
    const at = y * width;
    row.fill(data[at]!, 0, reach);
    row.set(data.subarray(at, at + width), reach);
    row.fill(data[at + width - 1]!, reach + width);
    let x = 0;
    // Four pixels at a time: what is reckoned for one waits for what was reckoned before.
    for (; x + 3 < width; x += 4) {
      const here = x + reach;
      let [s0, s1] = [weights[0]! * row[here]!, weights[0]! * row[here + 1]!];
      let [s2, s3] = [weights[0]! * row[here + 2]!, weights[0]! * row[here + 3]!];
      for (let away = 1; away <= reach; away += 1) {
        const [weight, before, behind] = [weights[away]!, here - away, here + away];
        s0 += weight * (row[before]! + row[behind]!);
        s1 += weight * (row[before + 1]! + row[behind + 1]!);
        s2 += weight * (row[before + 2]! + row[behind + 2]!);
        s3 += weight * (row[before + 3]! + row[behind + 3]!);
      }
      result[at + x] = s0;
      result[at + x + 1] = s1;
      result[at + x + 2] = s2;
      result[at + x + 3] = s3;
    }
    for (; x < width; x += 1) {
      const here = x + reach;
      let sum = weights[0]! * row[here]!;
      for (let away = 1; away <= reach; away += 1) sum += weights[away]! * (row[here - away]! + row[here + away]!);
      result[at + x] = sum;
    }
  }
  return result;
}

function filterColumns(rows: Float32Array, { width, height }: GreyPicture, kernel: Float32Array): GreyPicture {
  const result = new Uint8ClampedArray(rows.length);
  const sums = new Float64Array(width);
  const rowAt = (y: number) => rows.subarray(y * width, (y + 1) * width);
  for (let y = 0; y < height; y += 1) {
    const here = rowAt(y);
    for (let x = 0; x < width; x += 1) sums[x] = kernel[0]! * here[x]!;
    for (let away = 1; away < kernel.length; away += 1) {
      const above = rowAt(Math.max(0, y - away));
      const below = rowAt(Math.min(height - 1, y + away));
      const weight = kernel[away]!;
      for (let x = 0; x < width; x += 1) sums[x]! += weight * (above[x]! + below[x]!);
    }
    result.set(sums, y * width);
  }
  return { width, height, data: new Uint8Array(result.buffer) };
}
