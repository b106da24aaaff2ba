import type { GreyPicture } from '../../shared/pictures/grey-picture.ts';
import type { Ink, Runs } from './ink.ts';
import type { FoundLine, TextLine } from './text-line.ts';

/** Ink is dark below this; the cores of letters are black once a picture is made ready, those of labels in grey are not. */
const dark = 64;
/** Lines with less dark ink are faint; with more they surely are no grain of a table or hatching of a paper. */
const darkPart = { faint: 0.05, sure: 0.3 };
/**
 * Faint text is about as high as the dark text around it, of more than two pieces, and its strokes take so much of its box
 * and are so thick at most, in heights of the line. Of 246 lines of text in noisy photos none was otherwise, and 400 of 851
 * of grain were.
 */
const text = { higher: 4, lower: 0.4, pieces: 2, filled: [0.1, 0.45], thick: 0.3 } as const;

/** Lines with what part of their ink is dark, without those that are the grain of a table or the hatching of a paper. */
export function withoutTexture(lines: readonly TextLine[], runs: Runs, picture: GreyPicture): readonly FoundLine[] {
  const inked = lines.map((line) => ({ ...line, ...inkOf(line.ink, runs, picture) }));
  const usual = inked
    .filter((line) => isSurelyText(line) && line.box.width > 3 * line.box.height)
    .map(({ box }) => box.height)
    .toSorted((one, other) => one - other);
  const height = usual[usual.length >> 1];
  return inked.filter((line) => line.dark >= darkPart.faint || isLikeText(line, height));
}

/** No grain is as dark as that. */
export function isSurelyText({ dark: part }: FoundLine): boolean {
  return part >= darkPart.sure;
}

type Inked = FoundLine & { readonly pixels: number; readonly rows: number };

function isLikeText({ box, ink, pixels, rows }: Inked, usual: number | undefined): boolean {
  if (usual && (box.height > text.higher * usual || box.height < text.lower * usual)) return false;
  const filled = pixels / box.width / box.height;
  if (ink.length <= text.pieces || filled < text.filled[0] || filled > text.filled[1]) return false;
  return pixels / rows / box.height <= text.thick;
}

function inkOf(
  ink: readonly Ink[],
  { start, end, row }: Runs,
  { width, data }: GreyPicture,
): Omit<Inked, keyof TextLine> {
  let [pixels, rows, black] = [0, 0, 0];
  for (const { runs } of ink)
    for (const run of runs) {
      rows += 1;
      pixels += end[run]! - start[run]!;
      const last = row[run]! * width + end[run]!;
      for (let at = row[run]! * width + start[run]!; at < last; at += 1) if (data[at]! < dark) black += 1;
    }
  return { pixels, rows, dark: pixels === 0 ? 0 : black / pixels };
}
