/** From what was merged of a ticket to the ticket: what agrees and stands, what tables add, and what is wrong with it. */
import type { DocumentNode } from '#src/documents/document.ts';
import { type Problem, problem } from '#src/problems.ts';
import { checkFields } from '#src/tickets/check.ts';
import { withoutUnlikely } from '#src/tickets/standing.ts';
import type { ChosenFields, Ticket } from '#src/tickets/ticket.ts';
import { addDays, dayOf } from '#src/tickets/time.ts';
import { withAgreeingEnds } from './agreeing-ends.ts';
import type { Assigned } from './assign/assign.ts';
import { doubtProblems } from './doubts.ts';
import { withEndsOfWays } from './ends-of-ways.ts';
import { enrichFields } from './enrich.ts';
import { withFare } from './fares.ts';
import { placeOnUpload } from './place-on-upload.ts';
import { recognisedProblems } from './recognised-text.ts';
import { withShowBeforeHouse } from './show-before-house.ts';

/** A merged ticket with its code and what tells the order that it is of. */
export type Ordered = Assigned & { readonly order?: string };

/** A merged ticket with only values that agree with each other and with its kind. */
export function agreed<Own extends Assigned>(own: Own): Own {
  const { fields, kind } = own.ticket;
  const checked = withAgreeingEnds(kind.value, withEndsOfWays(kind.value, checkFields(fields, kind.value)));
  return { ...own, ticket: { ...own.ticket, fields: withShowBeforeHouse(kind.value, checked) } };
}

/** The ticket that a merged one is whose values agree. `today`: `2027-03-14`; `documents`: where they stand. */
export function toTicket(
  { ticket, barcode, order }: Ordered,
  today: string,
  documents: readonly DocumentNode[],
): Ticket {
  const kind = ticket.kind.value;
  const sure = withFare(kind, withoutUnlikely(ticket.fields));
  const fields = checkFields(enrichFields(kind, sure, ticket.language), kind);
  const made: Ticket = {
    kind: ticket.kind,
    fields,
    read: sure,
    problems: [
      ...bareProblem(fields, barcode !== undefined),
      ...pastProblem(fields, today),
      ...doubtProblems(fields, kind),
      ...recognisedProblems(fields, documents, barcode),
    ],
    ...(barcode ? { barcode } : {}),
    ...(order === undefined ? {} : { order }),
    ...(ticket.language === undefined ? {} : { language: ticket.language }),
  };
  return placeOnUpload(made, documents);
}

/** Says that nothing tells the day of a ticket and nothing opens a gate with it. */
export function bareProblem(fields: ChosenFields, coded: boolean): readonly Problem[] {
  const dated = fields.start ?? fields.end ?? fields.validFrom ?? fields.validUntil;
  return dated || coded || fields.voucherCode || fields.membershipNumber ? [] : [problem('ticket.bare')];
}

/** Says that a ticket is over, two days after its last day (zones differ, nights are long). */
export function pastProblem(fields: ChosenFields, today: string): readonly Problem[] {
  const last = (fields.validUntil ?? fields.end ?? fields.start)?.value;
  return last && addDays(dayOf(last), 2) < today ? [problem('ticket.past', { when: dayOf(last) })] : [];
}
