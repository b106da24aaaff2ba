import type { Place } from './anchors.ts';

const never = Number.POSITIVE_INFINITY;

/** How far below a place another stands, in lines; infinite where it does not. */
export function below(anchor: Place, place: Place): number {
  const far = place.y - anchor.y;
  return anchor.page === place.page && far > -0.6 ? far + 0.001 * Math.abs(place.x - anchor.x) : never;
}

/** How far above a place another stands. */
export function above(anchor: Place, place: Place): number {
  return below(place, anchor);
}

/** How far apart two places of a page stand, the row counting more than the column. */
export function beside(anchor: Place, place: Place): number {
  return anchor.page === place.page ? Math.abs(place.y - anchor.y) + 0.3 * Math.abs(place.x - anchor.x) : never;
}
