import { sameNumber, sameWords } from '#src/tickets/same.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import { areJourneys } from './fields.ts';

/** The tickets of each leg together: the same ride at the same time. Tickets that are no journeys are each on their own. */
export function legsOf(drafts: readonly Draft[]): readonly (readonly Draft[])[] {
  if (!areJourneys(drafts)) return drafts.map((draft) => [draft]);
  const legs: Draft[][] = [];
  for (const draft of drafts) {
    const same = legs.find(([other]) => isSameLeg(draft.fields, other!.fields));
    if (same) same.push(draft);
    else legs.push([draft]);
  }
  return legs;
}

/** Whether two tickets may be of one leg: nothing that both tell differs. Which leg a page tells of a ticket is weighed in `legs.ts`. */
function isSameLeg(a: FieldReadings, b: FieldReadings): boolean {
  const [one, other] = [a.number?.[0]?.value, b.number?.[0]?.value];
  if (one && other && !sameNumber(one, other)) return false;
  const [start, otherStart] = [a.start?.[0]?.value.local, b.start?.[0]?.value.local];
  if (start && otherStart && start !== otherStart) return false;
  const [from, otherFrom] = [a.from?.[0]?.value, b.from?.[0]?.value];
  return !from || !otherFrom || sameWords(from, otherFrom);
}
