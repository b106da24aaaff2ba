import type { Box } from '../../shared/pictures/geometry.ts';
import type { GreyPicture } from '../../shared/pictures/grey-picture.ts';
import { findAllInk } from './all-ink.ts';
import { findInk, type Ink, type Runs } from './ink.ts';
import { joinGlyphs, widest } from './join-glyphs.ts';
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
/** A mark is so much lower than its line, and so near to it, in heights of the line; a few may touch each other. */
const mark = { height: 0.5, across: 0.6, down: 0.35, glyphs: 3 };
/** Lines that go on in each other are about as high: a line may have no letter that descends. */
const sameHeight = 0.6;
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
  const { ink, runs } = findAllInk(picture, (one, all) => isSpeck(one) || isLetter(one, all));
  const specks = ink.filter(isSpeck);
  const glyphs = ink.filter((one) => isLetter(one, runs));
  const rows = joinGlyphs(glyphs).map((members) => ({ box: around(members), ink: members }));
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
  for (const { runs: own } of ink) {
    for (const run of own) {
      const from = Math.max(0, runs.start[run]! - edge, box.x - margin);
      const to = Math.min(picture.width, runs.end[run]! + edge, box.x + box.width + margin);
      const top = Math.max(0, runs.row[run]! - edge, box.y - margin);
      const bottom = Math.min(picture.height - 1, runs.row[run]! + edge, box.y + box.height + margin - 1);
      for (let y = top; y <= bottom; y += 1) {
        const at = (y - box.y + margin) * size.width + from - box.x + margin;
        data.set(picture.data.subarray(y * picture.width + from, y * picture.width + Math.max(from, to)), at);
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

/** Lines with the points, dashes and accents that belong to them; in large print they are as high as small letters. */
function withMarks(rows: readonly TextLine[], specks: readonly Ink[]): readonly TextLine[] {
  const isMark = (row: TextLine) => row.ink.length <= mark.glyphs && rows.some((other) => marks(other.box, row.box));
  const [loose, lines] = [rows.filter(isMark), rows.filter((row) => !isMark(row))];
  const full = lines.map((line) => ({ box: line.box, ink: [...line.ink] }));
  for (const one of [...specks, ...loose.flatMap((row) => row.ink)]) nearestTo(one, full)?.ink.push(one);
  return full.map(({ ink }) => ({ box: around(ink), ink }));
}

/** Joins what a comma or a quotation mark keeps together: with it the gap to the next word is that of a space. */
function closedUp(lines: readonly TextLine[]): readonly TextLine[] {
  const joined: TextLine[] = [];
  for (const line of lines.toSorted((one, other) => one.box.x - other.box.x)) {
    const before = joined.findIndex((other) => goesOn(other, line));
    if (before < 0) joined.push(line);
    else {
      const ink = [...joined[before]!.ink, ...line.ink];
      joined[before] = { box: around(ink), ink };
    }
  }
  return joined;
}

function goesOn({ box, ink }: TextLine, next: TextLine): boolean {
  const [high, low] = [Math.max(box.height, next.box.height), Math.min(box.height, next.box.height)];
  const away = next.box.x - box.x - box.width;
  if (away < 0 || away > widest * low || low < sameHeight * high) return false;
  const last = ink.reduce((right, one) => (one.x + one.width > right.x + right.width ? one : right));
  const first = next.ink.reduce((left, one) => (one.x < left.x ? one : left));
  const feet = Math.abs(box.y + box.height - next.box.y - next.box.height);
  return Math.min(last.height, first.height) < mark.height * high && feet < low / 2;
}

function nearestTo<T extends { readonly box: Box }>(one: Box, lines: readonly T[]): T | undefined {
  let nearest: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const distance = distanceTo(line.box, one);
    if (distance < least) [nearest, least] = [line, distance];
  }
  return nearest;
}

function marks(line: Box, one: Box): boolean {
  return one.height < mark.height * line.height && distanceTo(line, one) < Number.POSITIVE_INFINITY;
}

/** How far a mark is from a line, in pixels; infinite when it is not part of it. */
function distanceTo({ x, y, width, height }: Box, one: Box): number {
  const across = Math.max(0, one.x - x - width, x - one.x - one.width);
  const middle = one.y + one.height / 2;
  const down = Math.max(0, y - middle, middle - y - height);
  return across > mark.across * height || down > mark.down * height ? Number.POSITIVE_INFINITY : across + down;
}

function around(members: readonly Ink[]): Box {
  const left = Math.min(...members.map((ink) => ink.x));
  const top = Math.min(...members.map((ink) => ink.y));
  const right = Math.max(...members.map((ink) => ink.x + ink.width));
  const bottom = Math.max(...members.map((ink) => ink.y + ink.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
