/** Why something is no ticket, as people are told. */
import type { ProblemCode } from '#src/problems.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import type { ExtractionInput } from '../extractor.ts';
import type { OtherDocument } from './other-documents.ts';
import { isUnclear } from './unclear.ts';

/** LIST: why something is no ticket. */
export type NoTicket = Extract<ProblemCode, 'ticket.none' | `paper.${string}`>;

/** A reason, and the sentence that says it in English. */
export type Reason = { readonly why: NoTicket; readonly reason: string };

/** Said of a place that may yet come. */
export const waiting: Reason = {
  why: 'paper.waiting',
  reason: 'This is about a place on a waiting list, so there is no ticket yet.',
};

/** Said of a booking that was called off. */
export const cancelled: Reason = {
  why: 'paper.cancelled',
  reason: 'This says that a booking was cancelled, so there is no ticket any more.',
};

/** Said of what fines somebody for a ride. */
export const penalty: Reason = {
  why: 'ticket.none',
  reason: 'This is the notice of a penalty, not a ticket.',
};

/** Said of what only shows how a ticket looks. */
export const specimen: Reason = {
  why: 'paper.specimen',
  reason: 'This is a specimen that shows what a ticket looks like, not a ticket.',
};

/** The reason that a model gives, in our own words. */
export function saidReason(otherwise: OtherDocument['name'] | 'other'): Reason {
  if (otherwise === 'other')
    return { why: 'ticket.none', reason: 'The content could not be converted to an Apple Wallet pass.' };
  return { why: whyOf(otherwise), reason: `${sentences[otherwise]}.` };
}

const sentences: Readonly<Record<OtherDocument['name'], string>> = {
  invoice: 'This looks like an invoice for a purchase, not a ticket',
  receipt: 'This looks like a receipt, not a ticket',
  menu: 'This looks like a menu, not a ticket',
  newsletter: 'This looks like a newsletter or advertising, not a ticket',
  timetable: 'This looks like a timetable, not a ticket',
  'web page': 'This looks like a web page or an article, not a ticket',
  letter: 'This looks like a letter, not a ticket',
  form: 'This looks like a form, not a ticket',
  list: 'This looks like a list, not a ticket',
  parcel: 'This looks like a message about a parcel, not a ticket',
};

const whyOf = (name: OtherDocument['name']): NoTicket => (name === 'web page' ? 'paper.web-page' : `paper.${name}`);

/** The reason that our own readers see. */
export function reasonFor(
  lines: readonly string[],
  other: OtherDocument | undefined,
  input: ExtractionInput,
  drafts: readonly Draft[],
): Reason {
  if (lines.length === 0)
    return {
      why: 'paper.blank',
      reason: 'We found neither text nor a code here, so there is nothing to make a pass of.',
    };
  if (other)
    return {
      why: whyOf(other.name),
      reason: `${sentences[other.name]}: we found ${other.seen}, but no booking or ticket of yours.`,
    };
  if (isUnclear(input.documents))
    return {
      why: 'paper.unclear',
      reason: 'We could read little of the text here, and found no ticket in it.',
    };
  const start = drafts.flatMap((draft) => draft.fields.start ?? [])[0]?.value.local.slice(0, 10);
  const found = [start && `a date (${start})`, input.barcodes.length > 0 && 'a code'].filter(Boolean).join(' and ');
  const also = found ? `we found ${found}, but` : 'we found';
  const reason = `We read the document but could not find a ticket in it: ${also} no booking, seat, validity or ticket number.`;
  return { why: 'ticket.none', reason };
}
