import { markdown } from './markdown.ts';
import { scoredFields } from './roles.ts';
import type { FieldCount, Tally } from './tally.ts';
import { variantNames } from './variants.ts';

/** Tallies of the ways of reading that are compared. */
export type Tallies = Readonly<Record<(typeof variantNames)[number], Tally>>;

/** Recall (under a label that names the field) and precision (of what machines read) of all fields together. */
export function summaryTable(tallies: Tallies): string {
  const head = ['', 'tickets found', 'spurious', 'count', 'recall', 'seen', 'precision', 'wrong', 'false tickets'];
  const lines = variantNames.map((name) => {
    const tally = tallies[name];
    return [
      name,
      share(tally.found, tally.tickets),
      String(tally.spurious),
      share(tally.countRight, tally.cases),
      share(sum(tally, 'labelled'), sum(tally, 'truth')),
      share(sum(tally, 'seen'), sum(tally, 'truth')),
      share(sum(tally, 'labelled'), sum(tally, 'labelled') + sum(tally, 'wrong')),
      String(sum(tally, 'wrong')),
      tally.negatives ? `${tally.falseTickets} of ${tally.negatives}` : '',
    ];
  });
  return markdown([head, ...lines]);
}

/** A line for every field: recall and wrong values of each way of reading. */
export function sideBySide(tallies: Tallies): string {
  const head = ['field', 'truth', ...variantNames.flatMap((name) => [name, 'wrong'])];
  const lines = scoredFields.flatMap((field) => {
    const counts = variantNames.map((name) => tallies[name].fields.get(field));
    const [first] = counts;
    if (!first) return [];
    const cells = counts.flatMap((count) => [share(count?.labelled ?? 0, first.truth), String(count?.wrong ?? 0)]);
    return [[field, String(first.truth), ...cells]];
  });
  return markdown([head, ...lines]);
}

function sum(tally: Tally, key: keyof FieldCount): number {
  return [...tally.fields.values()].reduce((total, count) => total + count[key], 0);
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`;
}
