/** What the signs of an answer and of its values have in common: whose word is firm, how far we believe ourselves, numbers that `belief.ts` weighs. */
import type { Reading } from '#src/tickets/evidence.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';
import { logOdds } from '../page-text/page-text.ts';
import { type AskableField, askableFields } from './askable.ts';
import type { GroundedTicket } from './ground.ts';
import type { Pair } from './pair-tickets.ts';

/** Extractors whose word stands: machines wrote it for machines. */
export const firm = /^(?:bcbp|rail|uic|code|attached-pass|schema-org|reservation-system)/;

/** Whether a machine wrote a ticket of ours for machines. */
export function isFirm({ fields }: MergedDraft): boolean {
  return askableFields.some((name) => firm.test(fields[name]?.evidence.extractor ?? ''));
}

/** How far a reading of ours is believed, 0 to 1. */
export function trustInOwn({ likely, confidence }: Reading<unknown>): number {
  return likely ?? confidence;
}

/** Tickets of an answer beside those that we read ourselves. */
export type Beside = { readonly pairs: readonly Pair[]; readonly unpaired: readonly GroundedTicket[] };

/** Numbers between about -1 and 1, always in the same order. */
export type Signs = readonly number[];

/** LIST: fields whose value is rarely the same on two tickets of one order. */
export const personal: ReadonlySet<AskableField> = new Set([
  'passenger',
  'seat',
  'number',
  'ticketNumber',
  'start',
  'sequence',
]);

/** A part of a whole; of nothing it is none. */
export const share = (part: number, whole: number) => (whole <= 0 ? 0 : part / whole);

/** More is more, and never more than 1. */
export const mass = (count: number) => count / (count + 1);

/** A likelihood as log odds, about -1 to 1. */
export const odds = (likely: number) => logOdds(likely) / 7;
