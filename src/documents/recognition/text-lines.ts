import type { Box } from '../codes/geometry.ts';
import type { GreyPicture } from '../grey-picture.ts';
import { erase, findInk, type Ink } from './ink.ts';

/** Letters are at least and at most so high, in pixels. */
const letters = { least: 9, most: 260 };
/** Ink this much longer than thick is a rule; ink in a large box that hardly fills it is a frame. */
const rule = { ratio: 14, frame: 0.12 };
/** A plain area with letters left out of it, such as the head of a table. */
const plate = { least: 24, ratio: 2.5, filled: 0.55 };
/** Gap within a line, in heights of it. */
const gap = 1.5;
/** A page has fewer lines; what has more is a texture, of which the longest are kept. */
const mostLines = 300;

/** Finds lines of text in a picture with dark letters on white, and takes rules, frames and dark plates out of it. */
export function findLines(picture: GreyPicture): readonly Box[] {
  const first = findInk(picture);
  let changed = false;
  for (const ink of first.ink) {
    if (isPlate(ink)) invert(picture, ink);
    else if (isRule(ink)) erase(picture, ink, first.runs);
    else continue;
    changed = true;
  }
  const { ink, runs } = changed ? findInk(picture) : first;
  const marks: Ink[] = [];
  const glyphs: Ink[] = [];
  for (const one of ink) {
    if (isRule(one)) erase(picture, one, runs);
    else if (one.height >= letters.least && one.height <= letters.most && one.width < 30 * one.height) glyphs.push(one);
    else if (one.height < letters.least) marks.push(one);
  }
  const rows = joinRows(joinGlyphs(glyphs));
  return withMarks(rows, marks).sort((one, other) => one.y - other.y);
}

function isRule({ width, height, pixels }: Ink): boolean {
  const long = Math.max(width, height);
  const thin = Math.min(width, height);
  if (long > 60 && long > rule.ratio * thin) return true;
  return thin > 100 && pixels < rule.frame * width * height;
}

function isPlate({ width, height, pixels }: Ink): boolean {
  return height >= plate.least && width > plate.ratio * height && width > 120 && pixels > plate.filled * width * height;
}

function invert({ width, data }: GreyPicture, box: Box): void {
  for (let y = box.y; y < box.y + box.height; y += 1)
    for (let x = box.x; x < box.x + box.width; x += 1) data[y * width + x] = 255 - data[y * width + x]!;
}

type Row = { left: number; right: number; top: number; bottom: number; recent: Ink[]; glyphs: number };

/** Chains glyphs from left to right. */
function joinGlyphs(glyphs: readonly Ink[]): readonly Row[] {
  const rows: Row[] = [];
  let open: Row[] = [];
  for (const glyph of glyphs.toSorted((one, other) => one.x - other.x)) {
    open = open.filter((row) => glyph.x - row.right < letters.most * gap);
    let best: Row | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const row of open) {
      const distance = fits(row, glyph);
      if (distance < least) [best, least] = [row, distance];
    }
    if (best) extend(best, glyph);
    else {
      const row = {
        left: glyph.x,
        right: glyph.x + glyph.width,
        top: glyph.y,
        bottom: glyph.y + glyph.height,
        recent: [glyph],
        glyphs: 1,
      };
      rows.push(row);
      open.push(row);
    }
  }
  return rows;
}

/** How far a glyph is from the end of a row, in pixels; infinite when it is not on it. */
function fits(row: Row, glyph: Ink): number {
  const top = Math.min(...row.recent.map((ink) => ink.y));
  const bottom = Math.max(...row.recent.map((ink) => ink.y + ink.height));
  const high = Math.max(bottom - top, glyph.height);
  const low = Math.min(bottom - top, glyph.height);
  const shared = Math.min(bottom, glyph.y + glyph.height) - Math.max(top, glyph.y);
  const away = glyph.x - row.right;
  if (shared < 0.6 * low || high > 3.2 * low || away > gap * high) return Number.POSITIVE_INFINITY;
  return Math.max(0, away) + Math.abs(glyph.y + glyph.height - bottom) * 0.5;
}

function extend(row: Row, glyph: Ink): void {
  row.right = Math.max(row.right, glyph.x + glyph.width);
  row.top = Math.min(row.top, glyph.y);
  row.bottom = Math.max(row.bottom, glyph.y + glyph.height);
  row.recent.push(glyph);
  row.glyphs += 1;
  if (row.recent.length > 6) row.recent.shift();
}

/** Joins rows that lie in each other: a line in small letters that was followed in pieces. */
function joinRows(rows: readonly Row[]): readonly Row[] {
  const joined: Row[] = [];
  for (const row of rows.toSorted((one, other) => other.right - other.left - (one.right - one.left))) {
    const host = joined.find((other) => liesIn(row, other));
    if (!host) {
      joined.push(row);
      continue;
    }
    host.left = Math.min(host.left, row.left);
    host.right = Math.max(host.right, row.right);
    host.top = Math.min(host.top, row.top);
    host.bottom = Math.max(host.bottom, row.bottom);
    host.glyphs += row.glyphs;
  }
  return joined.sort((one, other) => other.glyphs - one.glyphs).slice(0, mostLines);
}

function liesIn(row: Row, other: Row): boolean {
  const high = Math.max(row.bottom - row.top, other.bottom - other.top);
  const low = Math.min(row.bottom - row.top, other.bottom - other.top);
  const shared = Math.min(row.bottom, other.bottom) - Math.max(row.top, other.top);
  const away = Math.max(row.left - other.right, other.left - row.right);
  return shared > 0.6 * low && high < 2.2 * low && away < 0.6 * high;
}

/** Rows as boxes with the points, dashes and accents that belong to them. */
function withMarks(rows: readonly Row[], marks: readonly Ink[]): Box[] {
  for (const mark of marks) {
    const middle = mark.y + mark.height / 2;
    for (const row of rows) {
      const high = row.bottom - row.top;
      const near = mark.x < row.right + 0.6 * high && mark.x + mark.width > row.left - 0.6 * high;
      if (!near || middle < row.top - 0.35 * high || middle > row.bottom + 0.15 * high) continue;
      row.left = Math.min(row.left, mark.x);
      row.right = Math.max(row.right, mark.x + mark.width);
      row.top = Math.min(row.top, mark.y);
    }
  }
  return rows.map(({ left, right, top, bottom }) => ({ x: left, y: top, width: right - left, height: bottom - top }));
}
