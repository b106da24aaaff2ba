import { sameNumber } from '#src/tickets/same.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import type { Understood } from '../../document/understood.ts';
import type { Cell } from '../../layout/cells.ts';
import { evidenceOf } from '../../readings/reading.ts';
import { findNumbers } from '../../values/numbers.ts';
import { legsOf } from '../spans/same-leg.ts';
import { placeOf } from './leg-places.ts';
import { inPrintedOrder } from './printed-order.ts';

/** How likely a flight has the number that nothing else of its document can have. */
const likely = 0.85;
/** Flights of a document that are looked at. */
const most = 12;

type Designator = { readonly text: string; readonly cell: Cell };

/**
 * The flights of a document, each with its number, where as many numbers of airlines are printed as there are flights: in the order in which the flights are,
 * and none otherwise than on the flights that have one of their own.
 */
export function withLegNumbers(understood: Understood, drafts: readonly Draft[]): readonly Draft[] {
  if (drafts.length === 0 || !drafts.every(({ kind }) => kind?.value === 'flight')) return drafts;
  const legs = legsOf(drafts);
  const numbers = legs.map(([draft]) => draft!.fields.number?.[0]?.value);
  const isOwn = numbers.map(
    (number, at) =>
      number !== undefined &&
      /[A-Z]/i.test(number) &&
      !numbers.some((other, leg) => leg !== at && other && sameNumber(other, number)),
  );
  if (isOwn.every(Boolean) || legs.length > most) return drafts;
  const printed = designatorsIn(understood);
  if (printed.length !== legs.length) return drafts;
  const order = inPrintedOrder(legs.map((leg) => placeOf(leg.map(withoutNumber), understood)));
  const told = legs.map((_, at) => printed[order[at]!]!);
  if (numbers.some((number, at) => isOwn[at] && !sameNumber(number!, told[at]!.text))) return drafts;
  return drafts.map((draft) => {
    const at = legs.findIndex((leg) => leg.includes(draft));
    return isOwn[at] ? draft : withNumber(draft, told[at]!);
  });
}

/** The numbers of flights that a document prints, each once, in reading order. */
function designatorsIn({ cells }: Understood): readonly Designator[] {
  const found: Designator[] = [];
  for (const cell of cells)
    for (const { mode, text } of cell.prose ? [] : findNumbers(cell.text))
      if (mode === 'flight' && found.length <= most && !found.some((other) => sameNumber(other.text, text)))
        found.push({ text, cell });
  return found;
}

function withoutNumber({ fields: { number: _, ...fields }, ...draft }: Draft): Draft {
  return { ...draft, fields };
}

function withNumber(draft: Draft, { text, cell }: Designator): Draft {
  const reading = { value: text, evidence: evidenceOf([cell]), confidence: likely, likely };
  const others = (draft.fields.number ?? []).filter(({ value }) => !sameNumber(value, text));
  const lower = others.map((other) => ({ ...other, confidence: Math.min(other.confidence, 0.5) }));
  return { ...draft, fields: { ...draft.fields, number: [reading, ...lower] } };
}
