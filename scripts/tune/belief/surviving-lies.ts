import type { GroundedTicket } from '#src/extraction/model/ground.ts';
import type { Chosen } from '#src/tickets/evidence.ts';
import type { FieldName } from '#src/tickets/fields.ts';
import { standingOf, supportersOf } from '#src/tickets/standing.ts';
import type { Draft, Ticket } from '#src/tickets/ticket.ts';
import { isTrue } from './truth.ts';

/** False values of answers: how many are found in their document, and how those that stand on a pass do. */
export type Lies = { found: number; marked: number; labelled: number; bare: string[] };

/** None yet. */
export const noLies = (): Lies => ({ found: 0, marked: 0, labelled: 0, bare: [] });

/** Counts the false values of an answer that stand on a pass by its word: marked, unmarked under a label of their field, and unmarked without one. */
export function countLies(
  lies: Lies,
  {
    tickets,
    answered,
    truth,
  }: {
    readonly tickets: readonly Ticket[];
    readonly answered: readonly GroundedTicket[];
    readonly truth: readonly Draft[];
  },
): void {
  for (const ticket of answered) {
    const own = truth.toSorted((a, b) => rightIn(ticket, b) - rightIn(ticket, a))[0];
    for (const { name, reading, standing } of ticket.values) {
      if (own && isTrue(name, reading.value, own)) continue;
      lies.found += 1;
      for (const { fields } of tickets) {
        const chosen: Chosen<unknown> | undefined = fields[name as FieldName];
        if (chosen?.evidence !== reading.evidence) continue;
        if (standingOf(name, chosen) !== 'stands') lies.marked += 1;
        else if (standing === 'labelled' || standing === 'code') lies.labelled += 1;
        else lies.bare.push(`${name} ${chosen.likely?.toFixed(3)} ${standing} ${supportersOf(name, chosen).length}`);
      }
    }
  }
}

function rightIn({ values }: GroundedTicket, draft: Draft): number {
  return values.filter(({ name, reading }) => isTrue(name, reading.value, draft)).length;
}

/** The counts in words. */
export function sayLies({ found, marked, labelled, bare }: Lies): string {
  return `${found} false values found in their documents; of those on a pass ${marked} marked, ${labelled} unmarked under a label of their field, ${bare.length} unmarked without one${bare
    .slice(0, 12)
    .map((one) => `\n  ${one}`)
    .join('')}`;
}
