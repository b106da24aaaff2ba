/** Different values, each with its place from first to last. */
export function ranked<Value extends string | number>(values: readonly Value[]): ReadonlyMap<Value, number> {
  const sorted = [...new Set(values)].sort((a, b) => (a < b ? -1 : 1));
  return new Map(sorted.map((value, at) => [value, at]));
}

/** The place among others as a share of all, the place itself, and how many there are; of another thing none. */
export function placeAmong<Value>(
  all: ReadonlyMap<Value, number>,
  own: Value | undefined,
): readonly [number, number, number] {
  const at = own === undefined ? undefined : all.get(own);
  return at === undefined ? [-1, -1, -1] : [all.size === 1 ? 1 : at / (all.size - 1), at, all.size];
}
