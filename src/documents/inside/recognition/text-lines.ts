import type { Box } from '../../shared/pictures/geometry.ts';
import type { GreyPicture } from '../../shared/pictures/grey-picture.ts';
import { findAllInk } from './all-ink.ts';
import { withCores } from './blots.ts';
import { findInk, type Ink, type Runs } from './ink.ts';
import { joinGlyphs } from './join-glyphs.ts';
import { boxAround, closedUp, withMarks } from './line-marks.ts';
import type { FoundLine, TextLine } from './text-line.ts';
import { withoutTexture } from './texture.ts';

/** The lines of a picture, its long level rules, all its ink, and how many pixels the edges of letters reach beyond that. */
export type FoundLines = {
  readonly lines: readonly FoundLine[];
  readonly rules: readonly Ink[];
  readonly runs: Runs;
  readonly edge: number;
};

/** Letters are at least and at most so high, in pixels. */
const letters = { least: 7, most: 260 };
/** Ink this much longer than thick is a rule; ink in a large box that hardly fills it is a frame. */
const rule = { long: 60, ratio: 14, frame: 100, filled: 0.12 };
/** A plain area with letters left out of it, such as the head of a table. */
const plate = { height: 24, width: 120, ratio: 2.5, filled: 0.55, edge: 0.75 };

/** Upright dashes of a perforation: their shape, and how many there are at least. */
const dash = { width: 0.5, filled: 0.7, least: 4 };
/**
 * The sides of letters are so steep from a pixel within to two without, however faint they are; shadows, folds and the
 * grain of a table fade away: their median measured 4 to 25 where that of letters was 45 and more. What lies along the
 * edge of a page has one side of either kind.
 */
const side = { within: 1, without: 2, steep: 30, share: 0.65 };
/** Strokes that a row of letters crosses at least, on average. */
const strokes = 1.8;
/** Part of a line outside of shadows at least: what is dark in those of a photo is no text by itself. */
const leastClear = 0.5;
/** A page has fewer lines; what has more is a texture, of which the longest are kept. */
const mostLines = 300;

/** How far letters reach beyond their dark pixels: in a picture that was in focus, and in one that was not. */
const edges = { sharp: 2, blurred: 4 };

/** Finds lines of text in a picture with dark letters on white; turns letters that are left out of dark plates dark there. */
export function findLines(picture: GreyPicture, look: keyof typeof edges = 'sharp'): FoundLines {
  const first = findInk(picture);
  const plates = first.ink.flatMap((one) => (isPlate(one) ? (solidPart(one, first.runs) ?? []) : []));
  for (const box of plates) invert(picture, box);
  const isLetter = (one: Ink, all: Runs) => isGlyph(one) && !fades(one, all, picture);
  const inked = findAllInk(picture, (one, all) => isSpeck(one) || isLetter(one, all));
  const isBlot = (one: Ink) => isGlyph(one) && !isLetter(one, inked.runs);
  const { ink, runs, cores } = withCores(picture, inked, isBlot);
  const specks = ink.filter(isSpeck);
  const glyphs = ink.filter((one) => isLetter(one, runs));
  const shadowed = new Set(cores.filter((one) => isLetter(one, runs)));
  const rows = joinGlyphs([...glyphs, ...shadowed])
    .flatMap((members) => {
      const clear = members.filter((one) => !shadowed.has(one));
      return clear.length >= leastClear * members.length ? [members] : joinGlyphs(clear);
    })
    .map((members) => ({ box: boxAround(members), ink: members }));
  const marked = withMarks(
    rows.filter((row) => !isBar(row) && !isPerforation(row, rows)),
    specks,
  );
  const lines = withoutTexture(closedUp(marked), runs, picture)
    .toSorted((one, other) => other.ink.length - one.ink.length)
    .slice(0, mostLines);
  const rules = ink.filter((one) => one.width > one.height && isRule(one));
  return { lines: lines.toSorted((one, other) => one.box.y - other.box.y), rules, runs, edge: edges[look] };
}

/** A line alone on white, without what else reaches into its box; `margin` pixels wider on all sides. */
export function drawLine(
  picture: GreyPicture,
  { box, ink }: TextLine,
  { runs, edge, margin }: Pick<FoundLines, 'runs' | 'edge'> & { readonly margin: number },
): GreyPicture {
  const size = { width: box.width + 2 * margin, height: box.height + 2 * margin };
  const data = new Uint8Array(size.width * size.height).fill(255);
  const { width: wide, data: grey } = picture;
  for (const { runs: own } of ink) {
    for (const run of own) {
      const from = Math.max(0, runs.start[run]! - edge, box.x - margin);
      const to = Math.min(picture.width, runs.end[run]! + edge, box.x + box.width + margin);
      const top = Math.max(0, runs.row[run]! - edge, box.y - margin);
      const bottom = Math.min(picture.height - 1, runs.row[run]! + edge, box.y + box.height + margin - 1);
      // Pixel by pixel: runs are so short that to make a part of each takes longer.
      for (let y = top; y <= bottom; y += 1) {
        const [source, at] = [y * wide, (y - box.y + margin) * size.width - box.x + margin];
        for (let x = from; x < to; x += 1) data[at + x] = grey[source + x]!;
      }
    }
  }
  return { ...size, data };
}

function isSpeck(ink: Ink): boolean {
  return ink.height < letters.least && !isRule(ink);
}

function isGlyph(ink: Ink): boolean {
  const { width, height } = ink;
  return !isRule(ink) && height >= letters.least && height <= letters.most && width < 30 * height;
}

/** Most of its sides are no edges. */
function fades({ runs }: Ink, { start, end, row }: Runs, { width, data }: GreyPicture): boolean {
  let steep = 0;
  for (const run of runs) {
    const at = row[run]! * width;
    const [from, to] = [start[run]!, end[run]! - 1];
    const inner = Math.min(side.within, to - from);
    // The lightest: what is beyond may be the next stroke already.
    const before = from === 0 ? 255 : Math.max(data[at + from - 1]!, data[at + Math.max(0, from - side.without)]!);
    const behind =
      to + 1 === width ? 255 : Math.max(data[at + to + 1]!, data[at + Math.min(width - 1, to + side.without)]!);
    if (before - data[at + from + inner]! >= side.steep) steep += 1;
    if (behind - data[at + to - inner]! >= side.steep) steep += 1;
  }
  return steep < side.share * 2 * runs.length;
}

function isRule({ width, height, pixels }: Ink): boolean {
  const long = Math.max(width, height);
  const thin = Math.min(width, height);
  if (long > rule.long && long > rule.ratio * thin) return true;
  return thin > rule.frame && pixels < rule.filled * width * height;
}

/** A single stroke: the edge of something. A 1 has its flag, and a lonely I means nothing. Or a line of dashes. */
function isBar({ box, ink }: TextLine): boolean {
  if (ink.some(isWord)) return false;
  if (ink.length > 1) return ink.every(({ width, height }) => width > 2 * height);
  return ink.length === 1 && Math.min(box.width, box.height) < 0.2 * Math.max(box.width, box.height);
}

/** Letters that touch, as in a blurred picture: most rows cross several strokes. */
function isWord({ width, height, runs }: Ink): boolean {
  return width > height && runs.length > strokes * height;
}

/** One of several upright dashes below each other, where a stub is torn off. A 1 has its flag and fills its box less. */
function isPerforation(row: TextLine, rows: readonly TextLine[]): boolean {
  if (!isDash(row)) return false;
  const { x, width, height } = row.box;
  const alike = rows.filter(
    (other) =>
      isDash(other) && Math.abs(other.box.x - x) < width + 2 && Math.abs(other.box.height - height) < 0.3 * height,
  );
  return alike.length >= dash.least;
}

function isDash({ box, ink }: TextLine): boolean {
  const narrow = ink.length === 1 && box.width < dash.width * box.height;
  return narrow && ink[0]!.pixels > dash.filled * box.width * box.height;
}

function isPlate({ width, height, pixels }: Ink): boolean {
  const large = height >= plate.height && width >= plate.width && width > plate.ratio * height;
  return large && pixels > plate.filled * width * height;
}

/**
 * The rows of a plate from the first that is filled from end to end, which those of letters that touch are not, to the last:
 * without what else touches it, such as a shadow or the edge of a fold.
 */
function solidPart({ x, y, width, height, runs }: Ink, all: Runs): Box | undefined {
  const filled = new Float64Array(height);
  for (const run of runs) filled[all.row[run]! - y]! += all.end[run]! - all.start[run]!;
  const isSolid = (row: number) => filled[row]! > plate.edge * width;
  const top = filled.findIndex((_, row) => isSolid(row));
  const bottom = filled.findLastIndex((_, row) => isSolid(row));
  const part = { x, y: y + top, width, height: bottom + 1 - top };
  if (top < 0 || part.height < plate.height || width < plate.ratio * part.height) return undefined;
  const edge = Math.max(2, Math.round(part.height / 8));
  const near = [...filled.keys()].filter(
    (row) => row >= top && row <= bottom && Math.min(row - top, bottom - row) < edge,
  );
  return near.every((row) => filled[row]! > (plate.edge - 0.1) * width) ? part : undefined;
}

function invert({ width, data }: GreyPicture, box: Box): void {
  for (let y = box.y; y < box.y + box.height; y += 1)
    for (let x = box.x; x < box.x + box.width; x += 1) data[y * width + x] = 255 - data[y * width + x]!;
}
