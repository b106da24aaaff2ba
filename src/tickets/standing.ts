/** Whether a value is sure enough to stand, is to be checked, or is left out. */
import { sameValue } from './choose.ts';
import type { Chosen, Reading } from './evidence.ts';
import type { FieldName } from './fields.ts';
import type { ChosenFields } from './ticket.ts';

/** Likelihoods from which on a value stands, and from which on it stands with a mark; below that it is left out. */
export const bands = { stands: 0.9, check: 0.7 } as const;

/**
 * The same for values that were weighed when all tickets were read, which are as often right as is said of them: of those from 0.95 on 98 of 100 are, where
 * nobody had learned from their issuers. What is more likely wrong than right is left out.
 */
export const weighedBands = { stands: 0.95, check: 0.5 } as const;

/** How a value stands: as it is, marked "Check this", or not at all. */
export type Standing = 'stands' | 'check' | 'silent';

/** The readings of a field that say what was chosen, the chosen one first. */
export function supportersOf(name: FieldName, chosen: Chosen<unknown>): readonly Reading<unknown>[] {
  return [chosen, ...chosen.others].filter(({ value }) => sameValue(name, value, chosen.value));
}

/**
 * How a chosen value stands. What only the words of a page tell is as likely as the scorer holds it to be; what a code, markup, a
 * calendar or a pass says beside it stands.
 */
export function standingOf(name: FieldName, chosen: Chosen<unknown>): Standing {
  const supporters = supportersOf(name, chosen);
  if (supporters.some(({ likely }) => likely === undefined)) return 'stands';
  const likely = Math.max(...supporters.map((reading) => reading.likely!));
  const { stands, check } = supporters.some(({ weighed }) => weighed) ? weighedBands : bands;
  return likely >= stands ? 'stands' : likely >= check ? 'check' : 'silent';
}

/** The fields without those that are too unlikely to be shown; the next likely reading does not take their place. */
export function withoutUnlikely(fields: ChosenFields): ChosenFields {
  const kept = Object.entries(fields).filter(([name, chosen]) => standingOf(name as FieldName, chosen) !== 'silent');
  // Each name keeps its own value.
  return Object.fromEntries(kept) as ChosenFields;
}
