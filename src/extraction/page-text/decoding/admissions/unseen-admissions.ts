import { sameValue } from '#src/tickets/choose.ts';
import { type FieldName, journeyKinds } from '#src/tickets/fields.ts';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import type { Understood } from '../../document/understood.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import type { Target } from '../../scoring/targets.ts';
import type { Traveller } from '../people/travellers.ts';
import { byPlace, codesOf } from '../spans/codes.ts';
import { fieldOf } from '../spans/fields.ts';
import { scoredReading } from '../spans/told.ts';
import { holdersOf } from './holders.ts';

/** LIST: what surely is one ticket's only, so that one more of it in a list is one more ticket. */
const telling = ['ticket_number', 'seat'] as const satisfies readonly Target[];

/** LIST: what a ticket does not have because another one has it. */
const own = [
  'seat',
  'row',
  'section',
  'ticketNumber',
  'product',
  'price',
  'class',
] as const satisfies readonly FieldName[];

/** The tickets that the rules saw and those for further numbers or seats of the list that all of theirs stand in. */
export function withUnseen(
  understood: Understood,
  drafts: readonly Draft[],
  scored: readonly ScoredSpan[],
): readonly Draft[] {
  const kind = drafts[0]?.kind?.value;
  if (drafts.length < 2 || !kind || journeyKinds.has(kind)) return drafts;
  for (const target of telling) {
    const field = fieldOf(target, kind);
    if (!field || !drafts.every(({ fields }) => fields[field]?.[0])) continue;
    const holders = holdersOf(understood, scored, target);
    const known = holders.map(({ name }) =>
      drafts.find(({ fields }) => sameValue(field, fields[field]![0]!.value, name)),
    );
    if (holders.length > drafts.length && new Set(known).size === drafts.length + 1)
      return withCodes(understood, completed(holders, known, target, field));
  }
  return drafts;
}

function completed(
  holders: readonly Traveller[],
  known: readonly (Draft | undefined)[],
  target: Target,
  field: FieldName,
): readonly Draft[] {
  const first = known.find((draft) => draft !== undefined)!;
  const shared = known.every((draft) => !draft || draft.barcode === first.barcode);
  return holders.map((holder, at) => {
    const draft = known[at];
    if (draft) return draft;
    const { barcode, ...model } = known.slice(0, at).findLast((one) => one !== undefined) ?? first;
    const fields: FieldReadings = { ...model.fields };
    for (const name of own) delete fields[name];
    const reading = scoredReading(holder.name, holder.best, holder.best.likely(target));
    return { ...model, ...(shared && barcode && { barcode }), fields: { ...fields, [field]: [reading] } };
  });
}

/** Tickets with a code each, where a document has as many as there are tickets. */
function withCodes(understood: Understood, drafts: readonly Draft[]): readonly Draft[] {
  const codes = codesOf(understood).toSorted(byPlace);
  return codes.length === drafts.length ? drafts.map((draft, at) => ({ ...draft, barcode: codes[at]!.id })) : drafts;
}
