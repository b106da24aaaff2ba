/** Which tickets an answer that is believed adds to ours, and which of ours it does not know are kept. */
import { sameValue } from '#src/tickets/choose.ts';
import type { Chosen } from '#src/tickets/evidence.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';
import { bands } from '#src/tickets/standing.ts';
import { type AskableField, askableFields } from './askable.ts';
import { isAlike, isCounted } from './counted.ts';
import { isFirm, trustInOwn } from './signs.ts';
import type { WeighedAnswer, WeighedTicket } from './weigh-answer.ts';

/** LIST: fields that tell one ticket of an order from another. */
const telling: ReadonlySet<AskableField> = new Set([
  'start',
  'number',
  'seat',
  'passenger',
  'ticketNumber',
  'from',
  'to',
  'title',
  'product',
]);

/**
 * Whether a ticket of an answer is told from the others of it that stand already, and from tickets of ours that it does not know: by a code of its own, or
 * by a value that is believed. One that is like others in all is told from them where the page counts as many.
 */
export function isApart(
  one: WeighedTicket,
  others: readonly WeighedTicket[],
  { answer, unknown }: { readonly answer: WeighedAnswer; readonly unknown: readonly MergedDraft[] },
): boolean {
  const { answered, values } = one;
  const own = values.filter(({ value, belief }) => telling.has(value.name) && belief >= bands.check);
  if (own.length === 0) return false;
  const differs = (barcode: string | undefined, told: (name: AskableField) => unknown) => {
    if (answered.barcode !== undefined && barcode !== undefined && answered.barcode !== barcode) return true;
    return own.some(({ value }) => {
      const theirs = told(value.name);
      return theirs !== undefined && !sameValue(value.name, theirs, value.reading.value);
    });
  };
  const isLike = (other: WeighedTicket) => isAlike(answered, other.answered);
  const counted = others.some(isLike) && isCounted(one, answer.tickets);
  return (
    others.every(
      (other) =>
        (counted && isLike(other)) ||
        differs(
          other.answered.barcode,
          (name) => other.answered.values.find((value) => value.name === name)?.reading.value,
        ),
    ) && unknown.every((ticket) => differs(ticket.barcode, (name) => ticket.fields[name]?.value))
  );
}

/** LIST: those of them that two tickets of one order never share all. */
const personal: ReadonlySet<AskableField> = new Set(['start', 'number', 'seat', 'passenger', 'ticketNumber']);

/**
 * Whether a ticket of ours that a believed answer does not have is one all the same: a machine wrote it for machines, or most of what
 * tells whose and which it is, is sure and stands in no ticket of the answer.
 */
export function isKept(ticket: MergedDraft, answer: WeighedAnswer): boolean {
  if (answer.tickets.length === 0 || isFirm(ticket)) return true;
  // Its code is that of a ticket which the answer tells otherwise.
  if (ticket.barcode !== undefined && answer.tickets.some(({ answered }) => answered.barcode === ticket.barcode))
    return false;
  const sure = ownValues(ticket).filter(({ name, chosen }) => personal.has(name) && trustInOwn(chosen) >= bands.stands);
  const strange = sure.filter(
    ({ name, chosen }) => !answer.tickets.some(({ answered }) => says(answered, name, chosen)),
  );
  return strange.length >= 2 && strange.length * 2 >= sure.length;
}

/** The ticket of an answer that a ticket of ours tells of as well, in other words: one code, or no word of it says otherwise. */
export function sameTicket(ticket: MergedDraft, answer: WeighedAnswer): WeighedTicket | undefined {
  return answer.tickets.find(({ answered }) => {
    const told = ownValues(ticket).filter(
      ({ name }) => telling.has(name) && answered.values.some((one) => one.name === name),
    );
    const same = told.filter(({ name, chosen }) => says(answered, name, chosen));
    return answered.barcode !== undefined && answered.barcode === ticket.barcode
      ? same.length * 2 >= told.length
      : same.length >= 2 && same.length === told.length;
  });
}

type Own = { readonly name: AskableField; readonly chosen: Chosen<unknown> };

function ownValues(ticket: MergedDraft): readonly Own[] {
  return askableFields.flatMap((name) => {
    const chosen: Chosen<unknown> | undefined = ticket.fields[name];
    return chosen ? [{ name, chosen }] : [];
  });
}

function says(answered: WeighedTicket['answered'], name: AskableField, chosen: Chosen<unknown>): boolean {
  return answered.values.some((value) => value.name === name && sameValue(name, chosen.value, value.reading.value));
}
