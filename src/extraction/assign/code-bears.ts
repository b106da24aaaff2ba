/** What a code's payload says of the ticket that it admits: an issuer's own code is mostly its number, its day and its place. */
import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';
import { codeOf, plain } from '#src/tickets/same.ts';
import { clockOf, dayOf, type TicketTime } from '#src/tickets/time.ts';
import { once } from '../once.ts';

/** What weighs how much: a number has but one ticket, a clock or a seat may be another number by chance. */
const worth = { ticketNumber: 4, day: 3, name: 2, clock: 1, number: 1, seat: 1, reference: 1 } as const;

/** Letters and digits that a number or reference has at least, to be found within others. */
const leastSigns = 5;
/** Letters of a name that is looked for among a payload's words, at least. */
const leastLetters = 4;

/**
 * How much a payload's text tells of a ticket: its number, the day it is for, who holds it, when and by what it leaves, its place. 0 when it tells nothing of it.
 * Only to choose among codes that are there: nothing is read of them.
 */
export function bears(code: FoundBarcode, { fields }: MergedDraft): number {
  if (code.binary) return 0;
  const { signs, words } = payloadOf(code);
  const contains = (text: string | undefined) =>
    text !== undefined && codeOf(text).length >= leastSigns && signs.includes(codeOf(text));
  const start = fields.start?.value;
  const clock = start && clockOf(start)?.replace(':', '');
  const { row, seat } = fields;
  const seats = [seat?.value, row && seat && `${row.value}${seat.value}`].flatMap((place) =>
    place ? codeOf(place) : [],
  );
  const digits = fields.number && /\d{3,}/.exec(fields.number.value)?.[0];
  const told: Readonly<Record<keyof typeof worth, boolean>> = {
    ticketNumber: contains(fields.ticketNumber?.value),
    day: start !== undefined && daysAs(start).some((day) => signs.includes(day)),
    name: plain(fields.passenger?.value ?? '')
      .split(' ')
      .some((word) => word.length >= leastLetters && words.has(word.toUpperCase())),
    clock: clock !== undefined && (words.has(clock) || daysAs(start!).some((day) => signs.includes(`${day}${clock}`))),
    number: digits !== undefined && [...words].some((word) => word === digits || word.endsWith(digits)),
    seat: seats.some((place) => words.has(place) || [...words].some((word) => isEndedBy(word, place))),
    reference: contains(fields.bookingReference?.value),
  };
  return (Object.keys(worth) as (keyof typeof worth)[]).reduce((sum, what) => sum + (told[what] ? worth[what] : 0), 0);
}

/** Letters and digits of a payload without all else, and what stands between other signs. */
const payloadOf = once((code: FoundBarcode) => ({
  signs: codeOf(code.text.slice(0, mostSigns)),
  words: new Set(
    code.text
      .slice(0, mostSigns)
      .toUpperCase()
      .split(/[^\p{L}\d]+/u),
  ),
}));

/** Signs of a payload that are looked at. */
const mostSigns = 2000;

/** A place of letters and digits at the end of a number: "F12" of "7744182F12". */
function isEndedBy(word: string, place: string): boolean {
  return /^[A-Z]+\d+$/.test(place) && word.endsWith(place);
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** A day as payloads write it, without signs between: year first, day first, month first, each with two digits of the year or four. */
function daysAs(time: TicketTime): readonly string[] {
  const [year = '', month = '', day = ''] = dayOf(time).split('-');
  const short = year.slice(2);
  const name = months[Number(month) - 1] ?? '';
  return [
    `${year}${month}${day}`,
    `${day}${month}${year}`,
    `${month}${day}${year}`,
    `${short}${month}${day}`,
    `${day}${month}${short}`,
    `${day}${name}${short}`,
    `${day}${name}${year}`,
  ];
}
