/** What can be checked of one value of a model's answer on this one document. */
import { sameValue } from '#src/tickets/choose.ts';
import type { Chosen } from '#src/tickets/evidence.ts';
import { codeFields } from '#src/tickets/field-table.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';
import type { Understood } from '../page-text/page-text.ts';
import { type AnswerIndex, keyOf } from './answer-index.ts';
import { type AskableField, type AskableType, askable } from './askable.ts';
import { fitInField } from './fits.ts';
import type { GroundedTicket } from './ground.ts';
import type { Grounded } from './grounded.ts';
import { isLabelled } from './own-standing.ts';
import { scoredValue } from './scored-lines.ts';
import { firm, odds, personal, type Signs, trustInOwn } from './signs.ts';
import { signsOfForm } from './signs-of-form.ts';
import { isTwin, rivalsOf } from './twins.ts';

/** What is known of a value beside its answer: the ticket of ours that it is for, our other tickets, and the answer's other tickets. */
export type Around = {
  readonly answered: GroundedTicket;
  readonly ticket: MergedDraft | undefined;
  readonly others: readonly MergedDraft[];
  readonly index: AnswerIndex;
  readonly documents: readonly Understood[];
};

/** LIST: kinds of fields that go wrong in the same way. */
const classes: readonly (readonly AskableField[])[] = [
  ['title', 'subtitle', 'product', 'membershipProgram', 'conditions'],
  ['class', 'group'],
  ['issuer', 'carrier'],
  ['from', 'to', 'via', 'fromCity', 'toCity'],
  ['fromCode', 'toCode'],
  ['start', 'validFrom'],
  ['end', 'validUntil'],
  ['boarding', 'doors', 'issued'],
  ['venue', 'room', 'address', 'entrance', 'section', 'level', 'area'],
  ['passenger'],
  ['row', 'seat', 'coach', 'gate', 'terminal', 'platform', 'sequence', 'arrivalPlatform', 'arrivalTerminal'],
  codeFields,
  ['price', 'balance'],
  ['number'],
];

/** One value: where and how it stands, what fits it, what the scorer and our own readings say of it, where else it is said, how it looks. */
export function signsOfValue(value: Grounded, { answered, ticket, others, index, documents }: Around): Signs {
  const { standing, cited, alone, name, lines, reading } = value;
  const fit = fitInField(value, { fields: ticket?.fields ?? {}, kind: answered.kind });
  const held = scoredValue(value);
  const own: Chosen<unknown> | undefined = ticket?.fields[name];
  const same = own !== undefined && sameValue(name, own.value, reading.value);
  const type: AskableType = askable[name].type;
  return [
    ...flags(standing, ['code', 'labelled', 'free', 'elsewhere']),
    ...flags(cited, [true, false]),
    ...flags(fit, ['well', 'fair', 'label', 'no']),
    ...flags(type, ['text', 'name', 'code', 'time']),
    Number(alone === true),
    held ? 1 : 0,
    held ? odds(held.own) : 0,
    held ? odds(held.rival) : 0,
    held && held.own > held.rival ? 1 : 0,
    takenBy(value, ticket),
    Number(isTwin(value, answered.values)),
    Number(
      personal.has(name) &&
        others.some(({ fields }) => fields[name] && sameValue(name, fields[name].value, reading.value)),
    ),
    Number(personal.has(name) && index.counts.get(keyOf(value)) !== 1),
    nearness(value, answered, index),
    own && same ? trustInOwn(own) : 0,
    own && !same ? trustInOwn(own) : 0,
    Number(own !== undefined && same && firm.test(own.evidence.extractor)),
    Number(own !== undefined && !same && firm.test(own.evidence.extractor)),
    ...(own && !same ? signsOfOwn(name, own, documents) : [0, 0, 0]),
    Number(lines.some(({ cell }) => cell?.prose)),
    Number(typeof reading.value === 'object' && 'yearInferred' in reading.value),
    ...signsOfForm(value, answered, index),
    ...classSigns(name),
  ];
}

/** A reading of ours that says something else: whether there is a likelihood of it, and how sure it stands under its own label. */
function signsOfOwn(name: AskableField, own: Chosen<unknown>, documents: readonly Understood[]): Signs {
  // "Total" is a label of every order's price, and not of one ticket's.
  const labelled = name !== 'price' && isLabelled(name, own, documents);
  return [Number(own.likely !== undefined), Number(labelled), labelled ? trustInOwn(own) : 0];
}

/** Which kind of field it is. */
export function classSigns(name: AskableField): Signs {
  return classes.map((fields) => Number(fields.includes(name)));
}

/** Which of the known ones a value is: 1 for it, 0 for the others. */
export function flags<T>(value: T, known: readonly T[]): number[] {
  return known.map((one) => Number(one === value));
}

/** How sure we are that the value stands for another field of the ticket that it is easily mistaken for. */
function takenBy({ name, reading }: Grounded, ticket: MergedDraft | undefined): number {
  const beliefs = rivalsOf(name).map((rival) => {
    const own: Chosen<unknown> | undefined = ticket?.fields[rival];
    return own && sameValue(name, own.value, reading.value) ? trustInOwn(own) : 0;
  });
  return Math.max(0, ...beliefs);
}

/** Whether a value stands closer to the rest of its own ticket (1) or of another one of the answer (-1); 0 where there is only one. */
function nearness(value: Grounded, answered: GroundedTicket, { middles }: AnswerIndex): number {
  const at = value.lines[0]?.at;
  const own = middles.get(answered);
  if (at === undefined || own === undefined || middles.size < 2) return 0;
  let there = Number.POSITIVE_INFINITY;
  for (const [ticket, middle] of middles) if (ticket !== answered) there = Math.min(there, Math.abs(at - middle));
  const here = Math.abs(at - own);
  return (there - here) / (there + here + 1);
}
