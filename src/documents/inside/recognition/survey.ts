import type { Region } from '#src/barcodes/region.ts';
import { type Turn, toTurn } from '../../shared/lines/turn.ts';
import type { GreyPicture } from '../../shared/pictures/grey-picture.ts';
import { shrink } from '../../shared/pictures/picture.ts';
import { deviation } from './background.ts';
import { edgesOf, type LineRun, measureRun } from './slope.ts';

/** A code of the picture, as far as it tells about the text around it. */
export type CodeHint = { readonly symbology: string; readonly region: Region; readonly angle: number };

/** A way the text may stand: turned by quarters, and how its lines run once that is undone. */
export type Stand = { readonly turn: Turn; readonly run: LineRun };

/** A glance is enough for this: the picture is made smaller until its longer side has about so many pixels. */
const glance = 1000;
const backgroundCells = 5;
/** Fewer edges outside of codes are no text. */
const leastEdges = 150;
/** Symbologies whose position is read from corners; others are often printed turned. */
const square = ['qr', 'aztec', 'datamatrix', 'microqr'];
const codeMargin = 0.01;
/** Beyond so many degrees the code knows better than the lines. */
const mostDisagreement = 3;
/** Lines of text gather on rows so much better than on columns that this is no accident. */
const clearly = 1.5;

/**
 * How the text of a picture may stand, likeliest first, each axis once: what stands upright may as well be upside down,
 * unless `sure`. Empty when there is nothing to read.
 */
export function survey(
  picture: GreyPicture,
  codes: readonly CodeHint[],
): { readonly stands: readonly Stand[]; readonly sure: boolean } {
  const factor = Math.ceil(Math.max(picture.width, picture.height) / glance);
  const away = deviation(shrink(picture, factor), backgroundCells);
  for (const { region } of codes) blacken(away, region);
  const upright = edgesOf(away);
  if (upright.found < leastEdges) return { stands: [], sure: true };
  const told = angleOf(codes);
  if (told !== undefined) {
    const turn = quartersOf(told);
    const run = turn % 2 === 0 ? measureRun(upright) : measureRun(edgesOf(turnedBack(away)));
    return { stands: [{ turn, run: settle(turn >= 2 ? flipped(run) : run, told - 90 * turn, factor) }], sure: true };
  }
  const across = measureRun(upright);
  const down = measureRun(edgesOf(turnedBack(away)));
  const stands: Stand[] = [
    { turn: 0, run: scaled(across, factor) },
    { turn: 1, run: scaled(down, factor) },
  ];
  return { stands: down.strength > across.strength * clearly ? stands.toReversed() : stands, sure: false };
}

/** The same lines upside down. */
function flipped(run: LineRun): LineRun {
  return { ...run, converge: -run.converge };
}

function settle(run: LineRun, degrees: number, factor: number): LineRun {
  const told = ((degrees + 540) % 360) - 180;
  const measured = (Math.atan(run.slope) * 180) / Math.PI;
  if (Math.abs(told - measured) <= mostDisagreement) return scaled(run, factor);
  return { slope: Math.tan((told * Math.PI) / 180), converge: 0, strength: 0 };
}

function scaled(run: LineRun, factor: number): LineRun {
  return { ...run, converge: run.converge / factor };
}

/** The turn in degrees that all square codes agree on. */
function angleOf(codes: readonly CodeHint[]): number | undefined {
  const angles = codes.filter((code) => square.includes(code.symbology)).map((code) => code.angle);
  const [first] = angles;
  return angles.every((angle) => quartersOf(angle) === quartersOf(first!)) ? first : undefined;
}

function quartersOf(degrees: number): Turn {
  return toTurn(Math.round(degrees / 90));
}

function blacken({ width, height, data }: GreyPicture, region: Region): void {
  const left = Math.max(0, Math.floor((region.x - codeMargin) * width));
  const right = Math.min(width, Math.ceil((region.x + region.width + codeMargin) * width));
  const bottom = Math.min(height, Math.ceil((region.y + region.height + codeMargin) * height));
  for (let y = Math.max(0, Math.floor((region.y - codeMargin) * height)); y < bottom; y += 1)
    data.fill(0, y * width + left, y * width + Math.max(left, right));
}

/** A picture turned by a quarter anticlockwise. */
function turnedBack({ width, height, data }: GreyPicture): GreyPicture {
  const result = new Uint8Array(data.length);
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < height; x += 1) result[y * height + x] = data[x * width + (width - 1 - y)]!;
  return { width: height, height: width, data: result };
}
