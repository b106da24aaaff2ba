import type { Region, TicketJson } from './ticket-data.ts';

/** On which side of its ink a label stands. */
export type Side = 'above' | 'left' | 'right' | 'below';

/** About how wide a letter of a label is, and how high the label, in parts of a page's width. */
const letter = 0.014;
const height = 0.032;

/**
 * The first side where a label covers no other value; above where all are taken. What a paper calls a value it prints above it or before
 * it, so those sides come last.
 */
export function sideFor(label: string, region: Region, others: readonly Region[]): Side {
  const width = 0.02 + label.length * letter;
  const { x, y } = region;
  const places: readonly (readonly [Side, Region])[] = [
    ['right', { x: x + region.width, y, width, height: region.height }],
    ['below', { x, y: y + region.height, width, height }],
    ['above', { x, y: y - height, width, height }],
    ['left', { x: x - width, y, width, height: region.height }],
  ];
  const free = places.find(
    ([, place]) => isOnPage(place) && !others.some((other) => !sameRegion(other, region) && overlaps(place, other)),
  );
  return free?.[0] ?? 'above';
}

/** Every place of a page that says something. */
export function regionsOn(page: number, { fields, code }: TicketJson): readonly Region[] {
  const places = [...fields.flatMap((field) => field.places), ...(code ? [code] : [])];
  return places.flatMap((place) => (place.page === page && place.region ? [place.region] : []));
}

function isOnPage({ x, y, width, height: high }: Region): boolean {
  return x >= 0 && y >= 0 && x + width <= 1 && y + high <= 1;
}

function overlaps(a: Region, b: Region): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function sameRegion(a: Region, b: Region): boolean {
  return overlaps(a, b) && Math.abs(a.y - b.y) < 0.005;
}
