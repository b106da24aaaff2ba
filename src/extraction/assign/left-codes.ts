/** Codes that no ticket has got. */
import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { FieldName } from '#src/tickets/fields.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';
import type { ChosenFields } from '#src/tickets/ticket.ts';
import type { Assigned } from './assigned.ts';
import { bears } from './code-bears.ts';
import { isOfOneMake, mostPairs } from './makes.ts';
import { apart, byPlace, placeOf } from './places.ts';

/**
 * Every code of the make that tickets have is an admission: what no ticket has got belongs to one that has none or another one's, and else makes one more,
 * like the one that it tells most of or stands behind.
 */
export function withLeftCodes(assigned: readonly Assigned[], codes: readonly FoundBarcode[]): readonly Assigned[] {
  const used = new Set(assigned.flatMap(({ barcode }) => barcode ?? []));
  const left = codes.filter((code) => !used.has(code) && [...used].every((other) => isOfOneMake(code, other)));
  if (used.size === 0 || assigned.length * left.length > mostPairs) return assigned;
  const all = [...assigned];
  const coded = assigned.filter((one): one is Required<Assigned> => one.barcode !== undefined);
  for (const code of left.toSorted(byPlace)) {
    const like = nearest(coded, (one) => [-bears(code, one.ticket), apart(one.barcode, code)])!;
    const isFor = (one: Assigned) => isOpen(one, all, like);
    const open = nearest(all.filter(isFor), ({ ticket }) => [0, apart(placeOf(ticket), code)]);
    if (open) all[all.indexOf(open)] = { ticket: open.ticket, barcode: code };
    else all.splice(all.indexOf(like) + 1, 0, { ticket: withoutOwn(like.ticket, assigned), barcode: code });
  }
  return all;
}

/** The first of those with the least distance; each is measured once. */
function nearest<One>(all: readonly One[], far: (one: One) => readonly [number, number]): One | undefined {
  const measured = all.map((one) => ({ one, far: far(one) }));
  return measured.toSorted((a, b) => a.far[0] - b.far[0] || a.far[1] - b.far[1])[0]?.one;
}

/** Whether a ticket of the same kind has no code, or one that another ticket has, too. */
function isOpen(one: Assigned, all: readonly Assigned[], { ticket }: Assigned): boolean {
  const isAlike = one.ticket.kind.value === ticket.kind.value;
  return isAlike && (one.barcode === undefined || all.some((other) => other !== one && other.barcode === one.barcode));
}

/** LIST: what only one ticket of an order has. */
const ofOne: readonly FieldName[] = ['seat', 'row', 'ticketNumber', 'voucherCode', 'sequence', 'membershipNumber'];

/** A ticket without what only it has; whose it is holds for another one where all have the same. */
function withoutOwn(ticket: MergedDraft, all: readonly Assigned[]): MergedDraft {
  const names = new Set(all.map((one) => one.ticket.fields.passenger?.value));
  const fields = Object.entries(ticket.fields).filter(
    ([name]) => !ofOne.includes(name as FieldName) && (name !== 'passenger' || names.size === 1),
  );
  // Each name keeps a value of its own type.
  return { ...ticket, fields: Object.fromEntries(fields) as ChosenFields };
}
