/** The place of the first bound that a number does not pass; the number of bounds beyond all of them. */
export function bucketAt(count: number, bounds: readonly number[]): number {
  for (let at = 0; at < bounds.length; at++) if (count <= bounds[at]!) return at;
  return bounds.length;
}

/** The first bound that a number does not pass, `+` beyond all of them. */
export function bucket(count: number, bounds: readonly number[]): string {
  return String(bounds[bucketAt(count, bounds)] ?? '+');
}
