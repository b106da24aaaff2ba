import type { TicketKind } from '#src/tickets/fields.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';

/** Kinds that hold money; the value of any other ticket is what it cost. */
export const holdersOfMoney: ReadonlySet<TicketKind> = new Set(['giftCard', 'voucher', 'membership', 'pass']);

/** What was read as one amount is the other. */
export function renameAmount(fields: FieldReadings, from: 'price' | 'balance', to: 'price' | 'balance'): void {
  const readings = fields[from];
  if (!readings) return;
  fields[to] = readings;
  delete fields[from];
}

/** The number of a gift card is what is redeemed. */
export function cardNumberIsCode(fields: FieldReadings): void {
  if (fields.voucherCode) return;
  const number = fields.membershipNumber ?? fields.ticketNumber;
  if (!number) return;
  fields.voucherCode = number;
  delete fields.membershipNumber;
  if (fields.ticketNumber === number) delete fields.ticketNumber;
}
