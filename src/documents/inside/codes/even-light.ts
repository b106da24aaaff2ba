import type { GreyPicture } from '#src/documents/shared/pictures/grey-picture.ts';
import { blur } from '../../shared/pictures/picture.ts';

/** Light this much stronger at one place of the bars than at another is uneven: one threshold a line cuts bars off. */
const uneven = 1.5;
/** Places that count for that, by how light they are: the ends of a line may be beside the paper. */
const places = { dark: 0.1, light: 0.9 };
/** Less difference of paper and ink, for the usual one, is no code: noise is not made bars of. */
const leastShare = 0.25;

/**
 * Upright bars as they would look in even light: at each place, what the paper around is becomes white, and the ink black.
 * `undefined` where the light is even. `reach`: pixels to either side that hold paper and ink, wherever they are.
 */
export function evenlyLit(piece: GreyPicture, reach: number): GreyPicture | undefined {
  const paper = around(piece, reach, Math.max);
  const levels = paper.data.filter((_, at) => at % 37 === 0).sort();
  const levelAt = (share: number) => levels[Math.floor(share * (levels.length - 1))] ?? 0;
  if (levelAt(places.light) < uneven * levelAt(places.dark)) return undefined;
  const ink = around(piece, reach, Math.min);
  const { width, height, data } = piece;
  const differences = levels.map((level, index) => level - ink.data[index * 37]!).sort();
  const least = Math.max(1, leastShare * (differences[differences.length >> 1] ?? 0));
  const result = new Uint8ClampedArray(data.length);
  for (let at = 0; at < data.length; at++) {
    const [low, high] = [ink.data[at]!, paper.data[at]!];
    // From the paper downwards, so that what has no ink around stays white.
    result[at] = 255 - (255 * (high - data[at]!)) / Math.max(least, high - low);
  }
  return { width, height, data: new Uint8Array(result.buffer) };
}

/** The lightest or darkest pixel within reach to either side, evened out. */
function around(
  { width, height, data }: GreyPicture,
  reach: number,
  pick: (one: number, other: number) => number,
): GreyPicture {
  const found = data.slice();
  // Twice as far with each round: what is found of so many pixels from here, and of as many from there.
  let span = 1;
  for (; 2 * span <= 2 * reach + 1; span *= 2) {
    for (let y = 0; y < height; y++) {
      const line = y * width;
      for (let x = 0; x + span < width; x++) found[line + x] = pick(found[line + x]!, found[line + x + span]!);
    }
  }
  const centred = new Uint8Array(data.length);
  const shift = span >> 1;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) centred[y * width + x] = found[y * width + Math.max(0, x - shift)]!;
  return blur({ width, height, data: centred }, shift, 2);
}
