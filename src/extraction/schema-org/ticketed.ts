/** What a reservation says of one person: name, seat, number, code. */
import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { JsonObject } from '#src/documents/document.ts';
import { listOf } from '#src/documents/shared/texts/json-ld.ts';
import type { TicketTime } from '#src/tickets/time.ts';
import type { StatedFields } from '../draft-of.ts';
import { andWords } from '../words/and.ts';
import { labelMeanings, labelWords } from '../words/label-index.ts';
import { timeOf } from './schema-time.ts';
import { readToken } from './stated-barcodes.ts';
import { nameOf, object, objects, personName, priceOf, text } from './values.ts';

/** One person's part in a reservation; a reservation for several has several. */
export type Admission = {
  readonly ticket: JsonObject | undefined;
  readonly person: string | undefined;
  readonly party: string | undefined;
};

/** The admissions of a reservation: one for each `reservedTicket`, else for each name, unless one code is for all of them. */
export function admissionsOf(reservation: JsonObject): readonly Admission[] {
  const names = listOf(reservation.underName)
    .map(personName)
    .flatMap((name) => (name === undefined ? [] : namesIn(name)));
  const tickets = objects(reservation, 'reservedTicket');
  if (tickets.length > 1) {
    return tickets.map((ticket, index) => {
      const own = personName(listOf(ticket.underName)[0]);
      return {
        ticket,
        person: own ?? (names.length === tickets.length ? names[index] : names.length === 1 ? names[0] : undefined),
        party: undefined,
      };
    });
  }
  const [ticket] = tickets;
  const own = personName(listOf(ticket?.underName)[0]);
  if (names.length < 2) return [{ ticket, person: names[0] ?? own, party: undefined }];
  const shared = ticket !== undefined || text(reservation, 'ticketToken', 'airplaneSeat', 'ticketNumber') !== undefined;
  if (shared) return [{ ticket, person: names[0], party: names.join(', ') }];
  return names.map((person) => ({ ticket: undefined, person, party: undefined }));
}

const between = new RegExp(`\\s*[,;&]\\s*|\\s(?:${andWords})\\s`, 'u');

/** "Jan Moser, Uta Moser" are two; "Moser, Jan" is one. */
function namesIn(text: string): readonly string[] {
  const names = text.split(between).filter(Boolean);
  return names.length > 1 && names.every((name) => name.includes(' ')) ? names : [text];
}

/** Fields that every kind of reservation may have. */
export function commonFields(reservation: JsonObject, { ticket, person, party }: Admission): StatedFields {
  const membership =
    object(reservation, 'programMembershipUsed', 'programMembership') ??
    object(object(reservation, 'underName'), 'programMembershipUsed', 'programMembership', 'memberOf');
  return {
    passenger: person,
    party,
    bookingReference: text(reservation, 'reservationNumber', 'reservationId', 'bookingNumber', 'confirmationNumber'),
    ticketNumber: text(ticket, 'ticketNumber') ?? text(reservation, 'ticketNumber'),
    price: priceOf(reservation, ticket),
    issuer: nameOf(reservation, 'broker', 'bookingAgent', 'provider') ?? nameOf(ticket, 'issuedBy'),
    membershipNumber: text(membership, 'membershipNumber', 'memberNumber'),
    membershipProgram: nameOf(membership, 'programName', 'program'),
    conditions: text(reservation, 'additionalTicketText'),
    issued: issuedOn(ticket),
  };
}

/** A ticket is issued by a clock that nobody needs: of one in UTC only the day counts. */
function issuedOn(ticket: JsonObject | undefined): TicketTime | undefined {
  const { utc, ...time } = timeOf(ticket, ['dateIssued']) ?? { local: '' };
  if (!time.local) return undefined;
  return utc ? { local: time.local.slice(0, 10) } : time;
}

/** The seat of an admission. Trains name the coach in `seatSection`. */
export function seatOf(
  reservation: JsonObject,
  { ticket }: Admission,
): {
  seat?: string | undefined;
  row?: string | undefined;
  section?: string | undefined;
  category?: string | undefined;
} {
  const seat =
    object(ticket, 'ticketedSeat') ?? object(reservation, 'ticketedSeat', 'airplaneSeat', 'venueSeat', 'seat');
  const written =
    text(seat, 'seatNumber') ??
    text(reservation, 'airplaneSeat', 'venueSeat', 'seatNumber', 'seat') ??
    text(ticket, 'ticketedSeat');
  const worded = written ? readSeatWords(written) : undefined;
  return {
    seat: worded ? worded.seat : written,
    row: text(seat, 'seatRow') ?? text(reservation, 'venueRow', 'seatRow') ?? worded?.row,
    section:
      text(seat, 'seatSection') ?? text(reservation, 'venueSection', 'seatSection') ?? worded?.coach ?? worded?.section,
    category: nameOf(seat, 'seatingType') ?? nameOf(reservation, 'airplaneSeatClass', 'seatingType'),
  };
}

type SeatWords = { readonly [Name in 'seat' | 'row' | 'coach' | 'section']?: string };

/** "Wagen 24, Platz 61" and "Row C Seat 12" taken apart; undefined for a text without such words, or with more than they tell: "Loft 2, Row C". */
function readSeatWords(written: string): SeatWords | undefined {
  const found: { -readonly [Name in keyof SeatWords]: SeatWords[Name] } = {};
  let rest = written;
  for (const [part, word, value] of written.matchAll(/(\p{L}{3,15})(?:[.:]\s*|\s+)([\p{L}\d-]{1,6})(?=$|[\s,;/])/gu)) {
    const roles = labelMeanings(labelWords(word!)).map((entry) => entry.role);
    const role = seatRoles.find((each) => roles.includes(each));
    if (!role || !/\d|^\p{Lu}$/u.test(value!) || (found[role] ?? value) !== value) continue;
    found[role] = value!;
    rest = rest.replace(part, ' ');
  }
  return Object.keys(found).length > 0 && !placeSign.test(rest) ? found : undefined;
}

/** What a place may be called by: a number, or a capital alone. */
const placeSign = /\d|(?<!\p{L})\p{Lu}(?!\p{L})/u;

const seatRoles = ['seat', 'row', 'coach', 'section'] as const;

/** Id of the code that the admission's token spells out. */
export function barcodeOf(
  reservation: JsonObject,
  { ticket }: Admission,
  barcodes: readonly FoundBarcode[],
): string | undefined {
  const token = listOf(ticket?.ticketToken ?? reservation.ticketToken ?? reservation.token)
    .map(readToken)
    .find((each) => each !== undefined);
  if (!token) return undefined;
  const same = (bytes: Uint8Array) =>
    bytes.length === token.bytes.length && bytes.every((byte, at) => byte === token.bytes[at]);
  return barcodes.find((barcode) => barcode.symbology === token.symbology && same(barcode.bytes))?.id;
}
