import type { FieldName } from '#src/tickets/fields.ts';
import { clockOf, dayOf } from '#src/tickets/time.ts';
import { type KnownValue, timeOf } from './known-value.ts';

/** What the tickets of an order say of one field, counted once. */
export type FieldCounts = {
  /** Different values. */
  readonly distinct: number;
  readonly days: ReadonlyMap<string, number>;
  readonly clocks: ReadonlyMap<string | undefined, number>;
  /** How many tickets share a value, which part of all they are, how many values there are, who has none, and who might have had this one. */
  readonly of: (value: KnownValue) => readonly number[];
};

/** Counts of each field over the tickets of an order. */
export function countsOf(known: readonly ReadonlyMap<FieldName, KnownValue>[]): ReadonlyMap<FieldName, FieldCounts> {
  const all = known.flatMap((values) => [...values.values()]);
  const byField = Map.groupBy(all, ({ name }) => name);
  return new Map([...byField].map(([name, values]) => [name, countsOfField(values, known.length)]));
}

function countsOfField(values: readonly KnownValue[], tickets: number): FieldCounts {
  const sharers = countBy(values, ({ key }) => key);
  const wanted = countBy(
    values.flatMap(({ otherKeys }) => [...otherKeys]),
    (key) => key,
  );
  const times = values.flatMap(({ chosen: { value } }) => timeOf(value) ?? []);
  return {
    distinct: sharers.size,
    days: countBy(times, dayOf),
    clocks: countBy(times, clockOf),
    of: ({ key, otherKeys }) => {
      const same = sharers.get(key)!;
      const others = (wanted.get(key) ?? 0) - Number(otherKeys.has(key));
      return [same, same / tickets, sharers.size, tickets - values.length, others];
    },
  };
}

/** How many of some items have which key. */
export function countBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}
