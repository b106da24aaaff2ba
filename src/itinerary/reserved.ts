/** What every reservation says: whose it is, its numbers, its price, seat and code. */
import { knownThing, organization, person, type Thing, timeText } from './json-ld.ts';
import { plainPayload, type Trip, type TripCode } from './trip.ts';

/** Properties of https://schema.org/Reservation. */
export function heldBy(trip: Trip): Thing {
  const { fields } = trip;
  return {
    reservationNumber: fields.bookingReference,
    underName: person(fields.passenger),
    totalPrice: fields.price?.amount,
    priceCurrency: fields.price?.currency,
    broker: organization(fields.issuer),
    programMembershipUsed: knownThing('ProgramMembership', {
      membershipNumber: fields.membershipNumber,
      programName: fields.membershipProgram,
    }),
    reservedTicket: ticketOf(trip),
    additionalTicketText: fields.conditions,
  };
}

/** https://schema.org/Ticket. Trains name the coach where theatres name the block. */
function ticketOf({ kind, fields, code }: Trip): Thing | undefined {
  const seat = knownThing('Seat', {
    seatNumber: fields.seat,
    seatRow: fields.row,
    seatSection: fields.coach ?? fields.section,
    seatingType: fields.class,
  });
  return knownThing('Ticket', {
    name: kind === 'flight' ? undefined : fields.product,
    dateIssued: timeText(fields.issued),
    ticketNumber: fields.ticketNumber,
    ticketToken: code && tokenOf(code),
    ticketedSeat: seat,
  });
}

/** LIST: how a token names the kind of its code. */
const tokenNames: Readonly<Partial<Record<TripCode['symbology'], string>>> = {
  qr: 'qrCode',
  aztec: 'aztecCode',
  code128: 'barcode128',
  pdf417: 'pdf417',
  datamatrix: 'dataMatrix',
};

/**
 * `qrCode:` and the payload (https://schema.org/ticketToken); an Aztec code of bytes as `aztecbin:` and Base64. Nothing for what has
 * no name there, and for bytes that a text would change.
 */
function tokenOf(code: TripCode): string | undefined {
  const name = tokenNames[code.symbology];
  const text = plainPayload(code);
  if (name && text !== undefined && !code.gs1) return `${name}:${text}`;
  return code.symbology === 'aztec' ? `aztecbin:${code.base64}` : undefined;
}

/** https://schema.org/ProgramMembership */
export function membershipOf({ fields, code }: Trip): Thing | undefined {
  return knownThing('ProgramMembership', {
    programName: fields.membershipProgram ?? fields.title,
    membershipNumber: fields.membershipNumber,
    membershipLevel: fields.membershipLevel,
    member: person(fields.passenger),
    hostingOrganization: organization(fields.issuer),
    validFrom: timeText(fields.validFrom),
    validUntil: timeText(fields.validUntil),
    token: code && tokenOf(code),
  });
}
