import type { Trip } from '#src/itinerary/trip.ts';
import { labelledFacts } from '#src/itinerary/words.ts';
import type { FieldName } from '#src/tickets/fields.ts';
import type { Resource } from './values.ts';

/** TextModuleData: facts with their labels in the ticket's language, for what a kind of pass has no place for; at most ten are shown. */
export function textModules(trip: Trip, names: readonly FieldName[]): readonly Resource[] | undefined {
  const facts = labelledFacts(trip)
    .filter(({ name }) => names.includes(name))
    .toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name))
    .slice(0, 10);
  return facts.length > 0 ? facts.map(({ label, text }) => ({ header: label, body: text })) : undefined;
}
