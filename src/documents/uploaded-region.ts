import type { Region } from '#src/barcodes/region.ts';
import type { Page, Sag } from './document.ts';
import { apply } from './shared/pictures/geometry.ts';

/** Where a region of a page is on the picture that was uploaded; the page may have been straightened since. */
export function onUpload({ uploaded, sag }: Pick<Page, 'uploaded' | 'sag'>, region: Region): Region {
  if (!uploaded) return region;
  const { x, y, width, height } = region;
  const placed = (across: number, down: number) =>
    apply(uploaded, across, down + (sag ? between(sag, across, down) : 0));
  const corners = [placed(x, y), placed(x + width, y), placed(x, y + height), placed(x + width, y + height)];
  const [xs, ys] = [corners.map(([across]) => within(across)), corners.map(([, down]) => within(down))];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** The value at a place between those that are known. */
function between(sag: Sag, x: number, y: number): number {
  const rowAt = (row: readonly number[]) => {
    const [at, next, share] = steps(row.length, x);
    return row[at]! + (row[next]! - row[at]!) * share;
  };
  const [at, next, share] = steps(sag.length, y);
  return rowAt(sag[at]!) + (rowAt(sag[next]!) - rowAt(sag[at]!)) * share;
}

/** The two of so many even steps that a fraction lies between, and how far it is from the first to the second. */
function steps(count: number, fraction: number): readonly [number, number, number] {
  const place = within(fraction) * (count - 1);
  const at = Math.min(count - 1, Math.floor(place));
  return [at, Math.min(count - 1, at + 1), place - at];
}

function within(fraction: number): number {
  return Math.min(1, Math.max(0, fraction));
}
