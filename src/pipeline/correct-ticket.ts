/** Puts what a person said into a ticket, by the rules that hold for what was read. Pure. */

import { doubtProblems } from '#src/extraction/doubts.ts';
import { enrichFields } from '#src/extraction/enrich.ts';
import { recognisedNames, stillRecognised } from '#src/extraction/recognised-text.ts';
import { bareProblem, pastProblem } from '#src/extraction/to-ticket.ts';
import { cleanValue } from '#src/passes/design/facts.ts';
import type { Problem } from '#src/problems.ts';
import { checkFields } from '#src/tickets/check.ts';
import { byPerson, type CorrectedFields, type Correction } from '#src/tickets/correction.ts';
import type { Chosen } from '#src/tickets/evidence.ts';
import { type FieldName, fieldNames, type TicketKind } from '#src/tickets/fields.ts';
import { type Refusal, type RefusalCode, refusalOf } from '#src/tickets/refusals.ts';
import { standingOf } from '#src/tickets/standing.ts';
import type { ChosenFields, Ticket } from '#src/tickets/ticket.ts';

/** A ticket after its correction. */
export type CorrectedTicket = {
  readonly ticket: Ticket;
  /** Fields that contradict what the person said, or that the kind does not have: they are not on the ticket any more. */
  readonly leftOut: readonly FieldName[];
};

/** The ticket with a correction in place of its readings; what follows from other values follows anew. `today` is `YYYY-MM-DD`. */
export function correctTicket(ticket: Ticket, correction: Correction, today: string): CorrectedTicket {
  const kind = correction.kind ?? ticket.kind.value;
  const wanted = withCorrections(ticket, correction);
  const checked = checkFields(wanted, kind);
  const fields = withoutRemoved(checkFields(enrichFields(kind, checked, ticket.language), kind), correction);
  const problems = [
    ...ticket.problems.filter(({ code }) => !toldAnew.has(code)),
    ...bareProblem(fields, ticket.barcode !== undefined),
    ...pastProblem(fields, today),
    ...doubtProblems(fields, kind),
    ...stillRecognised(ticket.problems, fields, new Set(Object.keys(correction.fields) as FieldName[])),
  ];
  return {
    ticket: { ...ticket, kind: kindOf(ticket, kind), fields, problems },
    leftOut: fieldNames.filter((name) => wanted[name] && !fields[name]),
  };
}

/** What depends on the values. */
const toldAnew: ReadonlySet<Problem['code']> = new Set([
  'ticket.bare',
  'ticket.past',
  'ticket.check',
  'ticket.recognised',
] as const);

/** LIST: places on earth, and the words that they were found by: with other words it is another place. */
const placed = [
  ['fromLocation', ['from', 'fromCode']],
  ['toLocation', ['to', 'toCode']],
  ['venueLocation', ['venue', 'address']],
] as const satisfies readonly (readonly [FieldName, readonly FieldName[]])[];

function withCorrections({ fields: shown, read = shown }: Ticket, { fields: said }: Correction): ChosenFields {
  const fields: Record<string, Chosen<unknown>> = { ...read };
  for (const [location, words] of placed) if (words.some((name) => said[name] !== undefined)) delete fields[location];
  for (const [name, value] of Object.entries(said) as [FieldName, unknown][]) {
    if (value === null) delete fields[name];
    else fields[name] = saidBy(value, shown[name] as Chosen<unknown> | undefined);
  }
  // Each name has a value of its own type: what was read is, and what was said was checked.
  return fields as ChosenFields;
}

/** A value as a person gave it; what was read stays beside it. */
function saidBy(value: unknown, read: Chosen<unknown> | undefined): Chosen<unknown> {
  const others = read ? [withoutOthers(read), ...read.others] : [];
  return { value, confidence: 1, evidence: { document: '', extractor: byPerson }, others };
}

function withoutOthers({ others: _, ...reading }: Chosen<unknown>) {
  return reading;
}

function withoutRemoved(fields: ChosenFields, { fields: said }: Correction): ChosenFields {
  const kept = Object.entries(fields).filter(([name]) => said[name as FieldName] !== null);
  // Each name keeps its own value.
  return Object.fromEntries(kept) as ChosenFields;
}

function kindOf({ kind }: Ticket, corrected: TicketKind): Ticket['kind'] {
  return kind.value === corrected ? kind : (saidBy(corrected, kind) as Ticket['kind']);
}

/** The fields that a person should compare with the original: likely and not sure, or told by nothing but a picture. */
export function doubtedFields({ fields, problems }: Ticket): ReadonlySet<FieldName> {
  const unsure = fieldNames.filter((name) => {
    const chosen = fields[name] as Chosen<unknown> | undefined;
    return chosen !== undefined && standingOf(name, chosen) === 'check';
  });
  return new Set([...unsure, ...recognisedNames(problems, fields)]);
}

/** What stands against the values that a person gives just now: why each cannot be, by its name. */
export function faultsOf(
  ticket: Ticket,
  correction: Correction,
  given: CorrectedFields,
  today: string,
): ReadonlyMap<FieldName, Refusal> {
  const { leftOut, ticket: corrected } = correctTicket(ticket, correction, today);
  const faults = new Map<FieldName, Refusal>();
  for (const [name, value] of Object.entries(given) as [FieldName, never][]) {
    if (value === null) continue;
    if (cleanValue(name, value) === undefined) faults.set(name, refusalOf('impossible'));
    else if (leftOut.includes(name)) faults.set(name, whyNot(name, corrected.kind.value));
  }
  return faults;
}

function whyNot(name: FieldName, kind: TicketKind): Refusal {
  const rule = rules.find((each) => each === name);
  return rule ? refusalOf(rule) : refusalOf('other-kind', { kind });
}

/** LIST: fields that have a rule in `checkFields`; their refusals bear their names. */
const rules = ['end', 'boarding', 'doors', 'validUntil', 'price', 'to'] as const satisfies readonly (FieldName &
  RefusalCode)[];
