import type { FieldReadings } from '#src/tickets/ticket.ts';

type Amount = 'price' | 'balance';

/** The fields where what was read as one amount is the other. */
export function renamedAmount(known: FieldReadings, from: Amount, to: Amount): FieldReadings {
  const { [from]: readings, ...others } = known;
  return readings ? { ...others, [to]: readings } : known;
}

/** The fields where the number of a gift card is what is redeemed. */
export function cardNumberAsCode(known: FieldReadings): FieldReadings {
  const number = known.membershipNumber ?? known.ticketNumber;
  if (!number) return known;
  const { membershipNumber: _, ...fields } = { ...known, voucherCode: number };
  if (fields.ticketNumber === number) delete fields.ticketNumber;
  return fields;
}
