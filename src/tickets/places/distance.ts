import type { Location } from '../fields.ts';

/** Great-circle distance in kilometres. */
export function kilometres(from: Location, to: Location): number {
  const rad = Math.PI / 180;
  const h =
    Math.sin(((to.latitude - from.latitude) * rad) / 2) ** 2 +
    Math.cos(from.latitude * rad) *
      Math.cos(to.latitude * rad) *
      Math.sin(((to.longitude - from.longitude) * rad) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(h));
}
