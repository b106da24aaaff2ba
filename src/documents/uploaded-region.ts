import type { Region } from '#src/tickets/evidence.ts';
import { apply } from './codes/geometry.ts';
import type { Page } from './document.ts';

/** Where a region of a page is on the picture that was uploaded; the page may have been straightened since. */
export function onUpload({ uploaded }: Page, region: Region): Region {
  if (!uploaded) return region;
  const { x, y, width, height } = region;
  const corners = [apply(uploaded, x, y), apply(uploaded, x + width, y)];
  corners.push(apply(uploaded, x, y + height), apply(uploaded, x + width, y + height));
  const [xs, ys] = [corners.map(([across]) => within(across)), corners.map(([, down]) => within(down))];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

function within(fraction: number): number {
  return Math.min(1, Math.max(0, fraction));
}
