import type { Ink } from './ink.ts';

/** Widest gap within a line, in heights of its capital letters: two spaces of a typewriter are another column. */
export const widest = 1.6;
/** Glyphs at the end of a line that tell where it goes on. */
const remembered = 10;
/** Part of the smaller height that is shared, and how much higher one may be: a bracket beside a small letter. */
const shares = 0.6;
const higher = 3.2;
/** No line is higher, in pixels. */
const highest = 260;

type Span = { left: number; right: number; top: number; bottom: number };
/** A line so far, and the span of its last glyphs. */
type Row = Span & { glyphs: Ink[]; end: Span };

/** Chains glyphs to lines of text from left to right; lines may rise or fall a little. */
export function joinGlyphs(glyphs: readonly Ink[]): readonly (readonly Ink[])[] {
  const rows: Row[] = [];
  let open: Row[] = [];
  for (const glyph of glyphs.toSorted((one, other) => one.x - other.x)) {
    open = open.filter((row) => glyph.x - row.right < highest * widest);
    let best: Row | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const row of open) {
      const distance = distanceTo(row, glyph);
      if (distance < least) [best, least] = [row, distance];
    }
    if (best) extend(best, [glyph]);
    else {
      const row = { ...spanOf([glyph]), glyphs: [glyph], end: spanOf([glyph]) };
      rows.push(row);
      open.push(row);
    }
  }
  return joinRows(rows).map((row) => row.glyphs);
}

/** How far a glyph is from the end of a row, in pixels; infinite when it is not on it. */
function distanceTo(row: Row, glyph: Ink): number {
  const { top, bottom } = row.end;
  const [below, high, low] = [glyph.y + glyph.height, ...ordered(bottom - top, glyph.height)];
  const shared = Math.min(bottom, below) - Math.max(top, glyph.y);
  const away = glyph.x - row.right;
  if (shared < shares * low || high > higher * low || away > widest * high) return Number.POSITIVE_INFINITY;
  return Math.max(0, away) + Math.abs(below - bottom) / 2;
}

/** Joins rows that lie in each other: a line in small letters that was followed in pieces, an accent above its letter. */
function joinRows(rows: readonly Row[]): readonly Row[] {
  const joined: Row[] = [];
  for (const row of rows.toSorted((one, other) => other.right - other.left - (one.right - one.left))) {
    const host = joined.find((other) => liesIn(row, other));
    if (host) extend(host, row.glyphs);
    else joined.push(row);
  }
  return joined;
}

function liesIn(row: Row, other: Row): boolean {
  const [high, low] = ordered(row.bottom - row.top, other.bottom - other.top);
  const shared = Math.min(row.bottom, other.bottom) - Math.max(row.top, other.top);
  const away = Math.max(row.left - other.right, other.left - row.right);
  return shared > shares * low && high < higher * low && away < 0.6 * high;
}

function extend(row: Row, glyphs: readonly Ink[]): void {
  row.glyphs.push(...glyphs);
  Object.assign(row, spanOf(glyphs, row));
  row.end = spanOf(row.glyphs.slice(-remembered));
}

function spanOf(glyphs: readonly Ink[], before?: Span): Span {
  let { left, top, right, bottom } = before ?? {
    left: Number.POSITIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    right: 0,
    bottom: 0,
  };
  for (const { x, y, width, height } of glyphs) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  return { left, top, right, bottom };
}

function ordered(one: number, other: number): readonly [number, number] {
  return one > other ? [one, other] : [other, one];
}
