import { boxAround, type Region } from '#src/barcodes/region.ts';

/** Regions as they are outlined: the lines of a paragraph as one, and what has room for something else between apart. */
export function piecesOf(regions: readonly Region[]): readonly Region[] {
  const pieces: Region[][] = [];
  for (const region of new Set(regions)) {
    const last = pieces.at(-1);
    if (last && continues(last, region)) last.push(region);
    else pieces.push([region]);
  }
  return pieces.map((lines) => (lines.length === 1 ? lines[0]! : boxAround(lines)));
}

/** Whether a line follows on those above it, from the same edge, and is about as long: nothing else stands in their box. */
function continues(lines: readonly Region[], next: Region): boolean {
  const last = lines.at(-1)!;
  const below = next.y >= last.y + last.height / 2 && next.y - last.y < 2 * last.height;
  const aligned = Math.abs(next.x - last.x) < last.height / 2;
  return below && aligned && areaOf(boxAround([...lines, next])) < 1.5 * [...lines, next].reduce(addArea, 0);
}

const areaOf = ({ width, height }: Region): number => width * height;
const addArea = (sum: number, region: Region): number => sum + areaOf(region);
