/** How far each value of an answer, each of its tickets and all of it is believed, and how far what we read ourselves is beside it. */
import { sameValue } from '#src/tickets/choose.ts';
import type { Chosen } from '#src/tickets/evidence.ts';
import { codeFields } from '#src/tickets/field-table.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';
import { bands } from '#src/tickets/standing.ts';
import type { Understood } from '../page-text/page-text.ts';
import { indexAnswer } from './answer-index.ts';
import type { AskableField } from './askable.ts';
import { type Beliefs, beliefsIn } from './belief.ts';
import type { GroundedTicket } from './ground.ts';
import type { Grounded } from './grounded.ts';
import { isLabelled } from './own-standing.ts';
import { pairTickets } from './pair-tickets.ts';
import type { Signs } from './signs.ts';
import { byHeart, signsOfAnswer } from './signs-of-answer.ts';
import { silentSigns } from './signs-of-silence.ts';
import { signsOfTickets } from './signs-of-tickets.ts';
import { signsOfValue } from './signs-of-value.ts';

/** What an answer is weighed beside: our own tickets, whether we hold them to be tickets at all, and the documents. */
export type OwnReading = {
  readonly tickets: readonly MergedDraft[];
  readonly isTicket: boolean;
  /** The log-odds that they are, where it is not plain. */
  readonly odds?: number | undefined;
  readonly documents: readonly Understood[];
};

/** An answer with what can be checked of it, before anything is believed. */
export type SignedAnswer = {
  readonly tickets: readonly {
    readonly answered: GroundedTicket;
    readonly ticket: MergedDraft | undefined;
    readonly values: readonly { readonly value: Grounded; readonly signs: Signs }[];
    /** Fields of ours that the answer says nothing of. */
    readonly silent: readonly { readonly name: AskableField; readonly signs: Signs }[];
  }[];
  /** Values that were not found in the document, and should be there. */
  readonly missing: number;
  /** What can be checked of its number of tickets; the trust in the answer goes before it. */
  readonly whole: Signs;
};

/** A value and the probability that it is right; `own`: that another one of ours, of the same field of the ticket, is. */
export type Believed = { readonly value: Grounded; readonly belief: number; readonly own: number };

/** A ticket of an answer, the ticket of ours that it is, and what is believed of its values. */
export type WeighedTicket = {
  readonly answered: GroundedTicket;
  readonly ticket: MergedDraft | undefined;
  readonly values: readonly Believed[];
  /** How likely each of our readings is right that the answer says nothing of. */
  readonly silent: readonly { readonly name: AskableField; readonly own: number }[];
};

/**
 * An answer weighed; `trust` is the mean belief in what it gives, all that was not found in the document counted as not believed; `leads`:
 * it is likelier right in which tickets there are than we are.
 */
export type WeighedAnswer = {
  readonly tickets: readonly WeighedTicket[];
  readonly trust: number;
  readonly leads: boolean;
};

/** What can be checked of an answer beside our own reading. */
export function signAnswer(own: OwnReading, answered: readonly GroundedTicket[]): SignedAnswer {
  const beside = pairTickets(own.tickets, answered);
  const index = indexAnswer(answered);
  const answer = signsOfAnswer(beside, index);
  const tickets = answered.map((one) => {
    const ticket = beside.pairs.find((pair) => pair.answered === one)?.ticket;
    const others = own.tickets.filter((other) => other !== ticket);
    const around = { answered: one, ticket, others, index, documents: own.documents };
    const values = one.values.map((value) => ({ value, signs: [...answer, ...signsOfValue(value, around)] }));
    const silent = ticket ? silentSigns(ticket, around) : [];
    return {
      answered: one,
      ticket,
      values,
      silent: silent.map(({ name, signs }) => ({ name, signs: [...answer, ...signs] })),
    };
  });
  const missing = answered.flatMap((ticket) => ticket.unfounded).filter(({ name }) => !byHeart.has(name)).length;
  return { tickets, missing, whole: [...answer, ...signsOfTickets(own, beside)] };
}

/** The mean belief in what an answer gives; what was not found in the document is not believed. */
export function trustIn(beliefs: readonly Beliefs[], missing: number): number {
  const all = beliefs.length + missing;
  return all === 0 ? 0 : beliefs.reduce((sum, { answered }) => sum + answered, 0) / all;
}

/** Weighs the tickets of an answer beside those that we read ourselves. */
export function weighAnswer(own: OwnReading, answered: readonly GroundedTicket[]): WeighedAnswer {
  const { tickets, missing, whole } = signAnswer(own, answered);
  const believed = tickets.map(({ values }) => values.map(({ signs }) => beliefsIn('value', signs)));
  const trust = trustIn(believed.flat(), missing);
  const which = beliefsIn('tickets', [trust, ...whole]);
  const weighed = tickets.map(({ answered: one, ticket, values, silent }, place) => ({
    answered: one,
    ticket,
    values: values.map(({ value }, at): Believed => {
      const belief = believed[place]![at]!;
      if (value.glimpsed) return { value, belief: glimpsedBelief(trust), own: belief.own };
      if (standsBefore(value, ticket, own.documents))
        return { value, belief: Math.min(belief.answered, unheard), own: 1 };
      return { value, belief: belief.answered, own: belief.own };
    }),
    silent: silent.map(({ name, signs }) => ({ name, own: beliefsIn('silence', [trust, ...signs]).own })),
  }));
  return { tickets: weighed, trust, leads: which.answered > which.own };
}

/** As likely as what is not told. */
const unheard = 0.5;

/** Words before a value from which on it stands in the midst of a sentence. */
const amid = 6;

/** Whether a number of ours stands under its own label where the answer has another one from the midst of a sentence: who adds one changes no number. */
function standsBefore(
  { name, standing, reading, lines }: Grounded,
  ticket: MergedDraft | undefined,
  documents: readonly Understood[],
): boolean {
  const own: Chosen<unknown> | undefined = ticket?.fields[name];
  if (!own || standing === 'code' || !codes.has(name) || sameValue(name, own.value, reading.value)) return false;
  const { value } = reading;
  return lines.length > 0 && lines.every(({ text }) => isAmid(text, String(value))) && isLabelled(name, own, documents);
}

function isAmid(text: string, value: string): boolean {
  const at = text.indexOf(value);
  return at > 0 && (text.slice(0, at).match(/\p{L}+/gu)?.length ?? 0) >= amid;
}

const codes: ReadonlySet<string> = new Set(codeFields);

/** What recognition does not bear out is as likely as its answer is to be believed, and never certain: it stands marked. */
function glimpsedBelief(trust: number): number {
  return Math.min(trust, (bands.check + bands.stands) / 2);
}
