/** Tickets that only a model tells of. */
import { sameValue } from '#src/tickets/choose.ts';
import type { Chosen } from '#src/tickets/evidence.ts';
import type { FieldName } from '#src/tickets/fields.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';
import type { ChosenFields } from '#src/tickets/ticket.ts';
import type { Understood } from '../page-text/understood.ts';
import type { AskableField } from './askable.ts';
import { beliefIn, enough } from './belief.ts';
import type { GroundedTicket } from './ground.ts';
import { extractorName, type Grounded } from './grounded.ts';
import { kindShare } from './settle-kind.ts';
import { type AnswerSigns, signsOfValue } from './signs.ts';
import { leads } from './trust.ts';

/** Fields that tell one ticket of an order from another. */
const telling: readonly AskableField[] = [
  'start',
  'number',
  'seat',
  'passenger',
  'ticketNumber',
  'from',
  'to',
  'title',
];

/** Those of them that two tickets of one order never share all. */
const personal: ReadonlySet<AskableField> = new Set(['start', 'number', 'seat', 'passenger', 'ticketNumber']);

/** How far an answer is believed, and why. */
export type Trusted = { readonly signs: AnswerSigns; readonly trust: number };

/** Whether a ticket of an answer has evidence of its own: a code that is nobody else's, or values that stand nowhere else. */
export function isNewTicket(said: GroundedTicket, tickets: readonly MergedDraft[], { signs, trust }: Trusted): boolean {
  if (trust < enough) return false;
  const own = usable(said, signs).filter((value) => telling.includes(value.name));
  const apart = (ticket: MergedDraft) =>
    own.filter((value) => {
      const theirs = ticket.fields[value.name];
      return theirs !== undefined && !sameValue(value.name, theirs.value, value.reading.value);
    });
  if (own.length < 2 || !tickets.every((ticket) => apart(ticket).length > 0)) return false;
  const identity = (ticket: MergedDraft) =>
    apart(ticket).filter((value) => (trust >= leads || value.standing !== 'free') && personal.has(value.name));
  const ownCode = said.barcode !== undefined && tickets.every((ticket) => ticket.barcode !== said.barcode);
  // Without a code of its own, a label has to say what tells it from every other ticket.
  return ownCode || tickets.every((ticket) => identity(ticket).length > 0);
}

function usable({ values, kind }: GroundedTicket, signs: AnswerSigns): readonly Grounded[] {
  return values.flatMap((value) => {
    const belief = beliefIn({ ...signs, ...signsOfValue(value, { fields: {}, kind }, []) });
    return belief >= enough ? [{ ...value, reading: { ...value.reading, confidence: belief } }] : [];
  });
}

/** A ticket made of an answer alone; `like` is one of the same order, whose kind it takes where the words do not tell. */
export function ticketOf(
  said: GroundedTicket,
  like: MergedDraft | undefined,
  { documents, signs, trust }: Trusted & { readonly documents: readonly Understood[] },
): MergedDraft {
  const fields: { [Name in FieldName]?: Chosen<unknown> } = {};
  const values = usable(said, signs);
  for (const { name, reading } of values) fields[name] = { ...reading, others: [] };
  const spoken = trust >= leads || kindShare(said.kind, documents) >= 0.4;
  const evidence = { ...(values[0]?.reading.evidence ?? { document: '0' }), extractor: extractorName };
  const kind = spoken || !like ? { value: said.kind, confidence: 0.6, evidence, others: [] } : like.kind;
  const language = like?.language ?? documents[0]?.language;
  return {
    drafts: [],
    kind,
    fields: fields as ChosenFields,
    ...(said.barcode === undefined ? {} : { barcode: said.barcode }),
    ...(language === undefined ? {} : { language }),
  };
}
