/** A rectangle on a page, in fractions of its width and height; the origin is the top left. */
export type Region = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The smallest region that holds all of them; at least one. */
export function boxAround(regions: readonly Region[]): Region {
  const x = Math.min(...regions.map((region) => region.x));
  const y = Math.min(...regions.map((region) => region.y));
  const right = Math.max(...regions.map((region) => region.x + region.width));
  const bottom = Math.max(...regions.map((region) => region.y + region.height));
  return { x, y, width: right - x, height: bottom - y };
}
