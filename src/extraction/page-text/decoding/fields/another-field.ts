/** Whether a value is rather another field's: one value is one field's. */

import { sameValue } from '#src/tickets/choose.ts';
import type { Evidence } from '#src/tickets/evidence.ts';
import { type FieldName, journeyKinds, type TicketKind } from '#src/tickets/fields.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { foldKey } from '../../../words/fold.ts';
import { categoriesOf } from '../../../words/lexicon/categories.ts';
import { evidenceOf } from '../../readings/reading.ts';
import { filledLikely } from '../../scoring/calibration.ts';
import type { Target } from '../../scoring/targets.ts';
import { hasPostcode } from '../../values/addresses.ts';
import { bounds } from '../spans/bounds.ts';

import { otherEnd } from '../spans/other-end.ts';
import type { Tellings, Told } from '../spans/told.ts';

/** Whether what is read as a traveller is likelier the name of the event or house. */
export function isNamedElse(tellings: Tellings, value: unknown, likely = 1): boolean {
  const others = (['title', 'venue', 'from', 'to'] as const).flatMap((name) => tellings.values(name, name));
  const same = others.filter(
    (told) => told.likely >= bounds.fill && foldKey(String(told.value)) === foldKey(String(value)),
  );
  return same.some((told) => told.likely > likely);
}

/** The two or three letters of a carrier's numbers: no name, and of a train mostly its kind. */
export function isMereCode(value: unknown): boolean {
  return typeof value === 'string' && /^[A-Z\d]{1,3}$/.test(value);
}

/** From here on a house may also be what one visits: a palace, a museum. */
const visited = 0.75;

/**
 * Whether a span is rather something else: one value is one field's. Which end of a way it is, its looks do not tell; who issued it is often the house, and what
 * one visits may be one.
 */
export function isRather({ best: one, likely }: Told, target: Target, field?: FieldName): boolean {
  return exclusive.some(
    (other) =>
      other !== target &&
      other !== otherEnd[target] &&
      !(other === 'venue' && (field === 'issuer' || (target === 'title' && likely >= visited))) &&
      one.likely(other) > likely + bounds.rather,
  );
}

/** Whether what is read as a show's name only says for whom or how long its price is: "Einzelticket, ermäßigt". */
export function isAdmission(target: Target, value: unknown, kind: TicketKind | undefined): boolean {
  if (target !== 'title' || kind !== 'event' || typeof value !== 'string') return false;
  const { words, of } = categoriesOf(value);
  const [person = 0, term = 0, fare = 0] = (['person', 'term', 'fare'] as const).map((name) => of.get(name));
  return person > 0 && person + term + fare >= words;
}

/** Whether a class is none that a ride has: 3 is a category of seats in a house, and of a train rather its coach. */
export function isNoClass(target: Target, value: unknown, kind: TicketKind | undefined): boolean {
  return target === 'class' && kind !== undefined && journeyKinds.has(kind) && /^[3-9]$/.test(String(value));
}

/** Whether a class is but a part of a word: the M of "M/S Solvado". */
export function isCutClass(target: Target, { best: { span } }: Told): boolean {
  if (target !== 'class' || span.cells.length > 1) return false;
  const { text } = span.cells[0]!;
  return text[span.end] === '/' || text[span.at - 1] === '/';
}

/** Whether a place is cut off the line of its address: what is left of it says less. */
export function isCutAddress(target: Target, { best: { span } }: Told, kind: TicketKind | undefined): boolean {
  if (target !== 'from' && target !== 'to') return false;
  const { text } = span.cells[0]!;
  return kind === 'rental' && span.cells.length === 1 && span.text.length < text.length && hasPostcode(text);
}

/** LIST: fields of which no two hold one and the same name. */
const names: readonly FieldName[] = [
  'class',
  'product',
  'from',
  'to',
  'number',
  'carrier',
  'vehicle',
  'passenger',
  'room',
  'venue',
  'membershipLevel',
];

/** Whether a name stands in another field that is no less likely: one value is one field's. */
export function isOtherName(fields: FieldReadings, field: FieldName, { value, likely }: Told): boolean {
  if (!names.includes(field) || typeof value !== 'string') return false;
  // Who sells is often who carries or whose house it is, and never what is sold.
  return [...names, ...(field === 'product' ? (['issuer'] as const) : [])].some((name) => {
    const [reading] = fields[name] ?? [];
    return (
      name !== field &&
      typeof reading?.value === 'string' &&
      foldKey(reading.value) === foldKey(value) &&
      (reading.likely ?? 1) >= filledLikely(likely)
    );
  });
}

/** LIST: what a text is one of. */
const exclusive = [
  'title',
  'product',
  'carrier',
  'from',
  'to',
  'passenger',
  'venue',
  'booking_ref',
  'ticket_number',
  'membership',
] as const satisfies readonly Target[];

/** LIST: fields that never hold one and the same code. */
const codes: ReadonlySet<FieldName> = new Set(['bookingReference', 'ticketNumber', 'membershipNumber', 'voucherCode']);

/** LIST: places of a ticket that never have one and the same name, where it has letters and digits. */
const places: ReadonlySet<FieldName> = new Set([
  'gate',
  'entrance',
  'group',
  'seat',
  'coach',
  'platform',
  'terminal',
  'section',
  'sequence',
]);

const named = /^(?=.*\d)(?=.*\p{Lu})[\p{Lu}\d]{3,6}$/u;

/** Whether a code or the name of a place stands in another field already: one value is one field's. */
export function isOtherCode(fields: FieldReadings, field: FieldName, value: unknown): boolean {
  const isPlace = places.has(field) && typeof value === 'string' && named.test(value);
  const group = codes.has(field) ? codes : isPlace ? places : undefined;
  if (!group?.has(field)) return false;
  return [...group].some(
    (name) => name !== field && fields[name]?.some((reading) => sameValue(name, reading.value, value)),
  );
}

/** LIST: where in a house or a vehicle somebody goes. One print is one of them. */
const ways: readonly FieldName[] = [...places, 'room', 'level', 'row'];

/** Whether the print of a place is another one's already: the 7 of "Hall 7" is no block. */
export function isOtherPlace(fields: FieldReadings, field: FieldName, { value, best: { span } }: Told): boolean {
  if (!ways.includes(field) || typeof value !== 'string') return false;
  // "Row 7, seat 7" has two of them.
  if (span.cells.some(({ text }) => text.split(value).length > 2)) return false;
  const print = evidenceOf(span.cells);
  return ways.some((name) => {
    const [reading] = fields[name] ?? [];
    return name !== field && reading && sameValue(name, reading.value, value) && areOnePlace(reading.evidence, print);
  });
}

/** Whether two values were read at one place of a page. */
function areOnePlace(a: Evidence, b: Evidence): boolean {
  if (!a.region || !b.region || a.document !== b.document || a.page !== b.page) return false;
  const [one, other] = [a.region, b.region];
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
