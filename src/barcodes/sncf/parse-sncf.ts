/**
 * Codes of SNCF in fixed columns, before it moved to UIC headers: 132 characters from `i0CV` (or `i1CV` on paper) with one
 * or two trains. The layout is not published; it is the one described at https://trainticket.wiki/ and seen in tickets.
 */
import { isReal } from '../real-time.ts';

export type SncfTicket = {
  readonly pnr: string;
  readonly ticketNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Number of the customer's card, where there is one. */
  readonly customerId?: string;
  readonly legs: readonly SncfLeg[];
};

/** One train of a code. */
export type SncfLeg = {
  /** Station codes, country and three letters: `FRPMO`. */
  readonly from: string;
  readonly to: string;
  /** Five digits as written. */
  readonly train: string;
  /** Day and month; the year is not in the code. Absent where no year has it; the second leg has none of its own. */
  readonly day?: { readonly day: number; readonly month: number };
  readonly travelClass: string;
};

const layout =
  /^i[01]CV([A-Z0-9]{6})(\d{9})\d{4}\d\d\/\d\d\/\d{4}([A-Z]{5})([A-Z]{5})(\d{5})(\d\d)\/(\d\d)([\d ]{19})(.{19})(.{19})([12])(.{4})([012])([A-Z]{5}| {5})([A-Z]{5}| {5})(\d{5})/su;

/** Reads a code; undefined when the text is anything else. */
export function parseSncf(text: string): SncfTicket | undefined {
  const match = layout.exec(text);
  if (!match) return undefined;
  const [
    ,
    pnr,
    ticketNumber,
    from,
    to,
    train,
    day,
    month,
    customer,
    last,
    first,
    travelClass,
    ,
    secondClass,
    from2,
    to2,
    train2,
  ] = match;
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31) return undefined;
  const outward: SncfLeg = {
    from: from!,
    to: to!,
    train: train!,
    // The year is not in the code: any day of a leap year may be.
    ...(isReal(`2024-${month}-${day}`) ? { day: { day: Number(day), month: Number(month) } } : {}),
    travelClass: travelClass!,
  };
  const second =
    from2!.trim() && to2!.trim() ? { from: from2!, to: to2!, train: train2!, travelClass: secondClass! } : undefined;
  const customerId = customer!.trim();
  return {
    pnr: pnr!,
    ticketNumber: ticketNumber!,
    firstName: first!.trim(),
    lastName: last!.trim(),
    ...(/[1-9]/.test(customerId) ? { customerId } : {}),
    legs: second ? [outward, second] : [outward],
  };
}
