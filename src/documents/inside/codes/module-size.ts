import type { GreyPicture } from '#src/documents/shared/pictures/grey-picture.ts';

/** Bars and gaps are this many modules wide on average: PDF417 2.1, Code 128 1.8, EAN 1.75, Code 39 1.4 to 1.6. */
const modulesPerElement = 2;

/**
 * The width of a module in pixels, within a third or so, from how often lines across the bars turn between dark and
 * light; `undefined` where nothing turns.
 *
 * @param piece bars upright, the code in its middle
 */
export function moduleSize({ width, height, data }: GreyPicture): number | undefined {
  const [left, right] = [Math.floor(width * 0.2), Math.ceil(width * 0.8)];
  const sizes: number[] = [];
  for (let line = 1; line <= 15; line++) {
    const start = Math.floor((height * (line + 4)) / 24) * width;
    const row = data.subarray(start + left, start + right);
    const turns = countTurns(row);
    if (turns > 3) sizes.push(row.length / turns / modulesPerElement);
  }
  return sizes.length === 0 ? undefined : sizes.sort((one, other) => one - other)[sizes.length >> 1];
}

/** A turn must go this share of the line's contrast back, or it is noise. */
const leastTurn = 0.22;

function countTurns(row: Uint8Array): number {
  const sorted = row.slice().sort();
  const contrast = sorted[Math.floor(sorted.length * 0.95)]! - sorted[Math.floor(sorted.length * 0.05)]!;
  const least = Math.max(8, contrast * leastTurn);
  let turns = 0;
  let rising = true;
  let extreme = row[0]!;
  for (const grey of row) {
    const back = rising ? extreme - grey : grey - extreme;
    if (back > least) {
      turns++;
      rising = !rising;
      extreme = grey;
    } else if (back < 0) extreme = grey;
  }
  return turns;
}
