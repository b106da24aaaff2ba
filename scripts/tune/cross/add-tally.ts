import { emptyTally, type FieldCount, type Tally } from '../../eval/tally.ts';

/** Two tallies as one. */
export function addTally(one: Tally | undefined, other: Tally): Tally {
  const sum = emptyTally();
  for (const tally of [one ?? emptyTally(), other]) {
    for (const [name, value] of Object.entries(tally) as [keyof Tally, unknown][])
      if (typeof value === 'number') (sum as unknown as Record<string, number>)[name]! += value;
    for (const [field, count] of tally.fields) {
      const known = sum.fields.get(field);
      const names = Object.keys(count) as (keyof FieldCount)[];
      const added = Object.fromEntries(names.map((name) => [name, count[name] + (known?.[name] ?? 0)]));
      sum.fields.set(field, added as FieldCount);
    }
    sum.times.push(...tally.times);
    sum.misses.push(...tally.misses);
    sum.judged.push(...tally.judged);
  }
  return sum;
}
