/** How far a whole answer is believed: the mean belief in its values, seen without the tickets that we read ourselves. */
import { sameValue } from '#src/tickets/choose.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';
import { type AskableField, askableFields } from './askable.ts';
import { beliefIn } from './belief.ts';
import type { GroundedTicket } from './ground.ts';
import { type AnswerSigns, firm, signsOfValue } from './signs.ts';

/** From 0 to 1; 0 for an answer that says nothing. What the document does not bear out counts as not believed. */
export function trustIn(signs: AnswerSigns, said: readonly GroundedTicket[]): number {
  const beliefs = said.flatMap(({ values, kind }) =>
    values.map((value) => beliefIn({ ...signs, ...signsOfValue(value, { fields: {}, kind }, []) })),
  );
  const missing = said.reduce((sum, ticket) => sum + ticket.unfounded.length, 0);
  const total = beliefs.length + missing;
  return total === 0 ? 0 : beliefs.reduce((sum, belief) => sum + belief, 0) / total;
}

/** An answer that is believed this far may say how many tickets there are, and that there is one at all. */
export const leads = 0.92;

/** LIST: fields that tell one ticket of an order from another. */
const personal: readonly AskableField[] = ['start', 'number', 'seat', 'passenger', 'ticketNumber', 'from', 'to'];

/**
 * Whether a ticket of ours that a trusted answer does not have is none: nothing but the looks of the page speaks for it, and
 * each of its values stands in a ticket of the answer, or tells none from another.
 */
export function isSurplus(ticket: MergedDraft, said: readonly GroundedTicket[], trust: number): boolean {
  if (trust < leads || said.length === 0 || ticket.barcode !== undefined) return false;
  const own = askableFields.flatMap((name) => {
    const chosen = ticket.fields[name];
    return chosen ? [{ name, chosen }] : [];
  });
  if (own.some(({ chosen }) => firm.test(chosen.evidence.extractor))) return false;
  const telling = own.filter(({ name, chosen }) => personal.includes(name) && chosen.confidence < 1);
  const known = telling.filter(({ name, chosen }) =>
    said.some(({ values }) =>
      values.some((value) => value.name === name && sameValue(name, chosen.value, value.reading.value)),
    ),
  );
  return known.length * 2 >= telling.length || telling.every(({ chosen }) => chosen.confidence < trust);
}
