import type { Chosen } from '#src/tickets/evidence.ts';
import type { TicketKind } from '#src/tickets/fields.ts';
import type { ChosenFields, Survey } from '#src/tickets/ticket.ts';

/** What is weighed of a ticket: its kind, its fields, whether it has a code, and what else its documents say. */
export type Weighable = {
  readonly kind: Chosen<TicketKind>;
  readonly fields: ChosenFields;
  readonly barcode?: unknown;
  readonly drafts: readonly { readonly survey?: Survey }[];
};

/** A merged ticket beside its code, as it is weighed. */
export function weighableOf({
  ticket,
  barcode,
}: {
  readonly ticket: Weighable;
  readonly barcode?: unknown;
}): Weighable {
  return { ...ticket, barcode };
}
