/**
 * Amtrak's eTickets: the reservation number and the first day of travel, `1A2B3C-05MAY13`, and nothing else, as travellers
 * found (https://www.flyertalk.com/forum/19720434-post122.html). So little proves nothing: who reads it must know from the page
 * that it is Amtrak's.
 */
import { isReal } from '../real-time.ts';

/** What an Amtrak code says; trains and stations stand on the paper only. */
export type AmtrakTicket = {
  readonly bookingReference: string;
  /** `YYYY-MM-DD` */
  readonly firstDay: string;
};

const months = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');

/** Reads a code; undefined when the text is anything else. */
export function parseAmtrak(text: string): AmtrakTicket | undefined {
  const match = /^\s*([A-Z0-9]{6})[-/ ]?(\d{2})([A-Z]{3})(\d{2})\s*$/.exec(text);
  const month = months.indexOf(match?.[3] ?? '') + 1;
  if (!match || month === 0) return undefined;
  const firstDay = `20${match[4]}-${String(month).padStart(2, '0')}-${match[2]}`;
  return isReal(firstDay) ? { bookingReference: match[1]!, firstDay } : undefined;
}
