import type { FieldName } from '#src/tickets/fields.ts';
import { clockOf, dayOf, type TicketTime } from '#src/tickets/time.ts';
import type { KnownValue } from './known-value.ts';

/** What the tickets of an order say of one field, counted once. */
export type FieldCounts = {
  /** Different values. */
  readonly distinct: number;
  readonly days: ReadonlyMap<string, number>;
  readonly clocks: ReadonlyMap<string | undefined, number>;
  /** How many tickets share a value, which part of all they are, how many values there are, who has none, and who might have had this one. */
  readonly of: (value: KnownValue, at: number) => readonly number[];
};

/** Counts of each field over the tickets of an order. */
export function countsOf(known: readonly ReadonlyMap<FieldName, KnownValue>[]): ReadonlyMap<FieldName, FieldCounts> {
  const byField = Map.groupBy(
    known.flatMap((values, at) => [...values.values()].map((value) => ({ value, at }))),
    ({ value }) => value.name,
  );
  return new Map(
    [...byField].map(([name, all]) => [
      name,
      countsOfField(
        all.map(({ value }) => value),
        known.length,
      ),
    ]),
  );
}

function countsOfField(values: readonly KnownValue[], tickets: number): FieldCounts {
  const sharers = countBy(values, ({ key }) => key);
  const wanted = countBy(
    values.flatMap(({ otherKeys }) => [...otherKeys]),
    (key) => key,
  );
  const times = values.flatMap(({ chosen: { value } }) =>
    typeof value === 'object' && value !== null && 'local' in value ? [value as TicketTime] : [],
  );
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

function countBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}
