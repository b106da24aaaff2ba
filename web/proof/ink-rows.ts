/** A part of a page as its pixels, four bytes each. */
export type Pixels = { readonly data: ArrayLike<number>; readonly width: number; readonly height: number };

/** From one row to another, in parts of the height. */
export type Rows = { readonly from: number; readonly to: number };

/** The box of a line is higher than its ink, and lines above and below, or a rule, reach into it: so low a run at its edge is theirs. */
const lowRun = 0.2;

/** Least difference from the ground that is ink, of 255, and how much of the strongest one is. */
const faint = 40;
const share = 0.4;

/** The rows between which the ink of a line or of several stands; all of them where no ink stands out. */
export function inkRows(pixels: Pixels): Rows {
  const { height } = pixels;
  const runs = runsOf(rowsWithInk(pixels));
  const isLow = ({ from, to }: Rows) => to - from < lowRun * height;
  if (runs.length > 1 && runs[0]!.from === 0 && isLow(runs[0]!)) runs.shift();
  if (runs.length > 1 && runs.at(-1)!.to === height && isLow(runs.at(-1)!)) runs.pop();
  const [first, last] = [runs[0], runs.at(-1)];
  return first && last ? { from: first.from / height, to: last.to / height } : { from: 0, to: 1 };
}

/** For each row whether anything in it differs from the ground, which is what most of the part is. */
function rowsWithInk({ data, width, height }: Pixels): readonly boolean[] {
  const grey = Uint8Array.from({ length: width * height }, (_, at) => {
    const [red, green, blue] = [data[4 * at]!, data[4 * at + 1]!, data[4 * at + 2]!];
    return 0.3 * red + 0.59 * green + 0.11 * blue;
  });
  const ground = grey.toSorted()[grey.length >> 1] ?? 0;
  const differs = grey.map((value) => Math.abs(value - ground));
  const strongest = differs.reduce((most, value) => Math.max(most, value), 0);
  const least = Math.max(faint, share * strongest);
  return Array.from({ length: height }, (_, row) =>
    differs.subarray(row * width, (row + 1) * width).some((value) => value >= least),
  );
}

/** Rows with ink that follow each other, as runs. */
function runsOf(rows: readonly boolean[]): Rows[] {
  const runs: { from: number; to: number }[] = [];
  for (const [row, hasInk] of rows.entries()) {
    if (!hasInk) continue;
    const last = runs.at(-1);
    if (last?.to === row) last.to = row + 1;
    else runs.push({ from: row, to: row + 1 });
  }
  return runs;
}
