/** Drafts of the flexible content barcode: one for each document, and for each train that an open ticket is bound to. */
import type { PerRecord } from '#src/barcodes/per/decode-per.ts';
import { codeIn, recordIn, recordsIn, textIn } from '#src/barcodes/per/record.ts';
import { zoneOfRailway } from '#src/tickets/places/railways.ts';
import type { DraftFields } from '../readings-of-code.ts';
import { commonFields } from './fcb-common.ts';
import { openTicketParts } from './fcb-open-ticket.ts';
import {
  cardFields,
  fipFields,
  parkingFields,
  passageFields,
  passFields,
  voucherFields,
} from './fcb-other-documents.ts';
import { carFields, reservationFields } from './fcb-reservation.ts';
import { issueDay } from './fcb-times.ts';
import type { FcbContext, RailPart } from './rail-part.ts';

/** The tickets of a code; none for what is no ticket by itself (delay confirmations, empty extensions). */
export function fcbParts(fcb: PerRecord): readonly RailPart[] {
  const common = commonFields(fcb);
  const issued = issueDay(fcb);
  const issuing = recordIn(fcb, 'issuingDetail');
  const pnr = textIn(issuing, 'issuerPNR');
  const zone = zoneOfRailway(codeIn(issuing, 'issuer') ?? codeIn(issuing, 'securityProvider'));
  return recordsIn(fcb, 'transportDocument').flatMap((document) => {
    const [choice] = Object.entries(recordIn(document, 'ticket') ?? {});
    const read = choice && readers[choice[0]];
    if (!choice || !read) return [];
    // A choice of sequences: its value is a record.
    const ticket = choice[1] as PerRecord;
    return read(ticket, { fcb, issued, zone }).map(({ kind, fields }) => ({
      kind,
      fields: withReferences({ ...common, ...fields }, pnr, codeIn(ticket, 'reference')),
    }));
  });
}

type Reader = (ticket: PerRecord, context: FcbContext) => readonly RailPart[];

/** LIST: every document of the standard that is a ticket. */
const readers: Readonly<Record<string, Reader>> = {
  reservation: (ticket, context) => [{ kind: 'train', fields: reservationFields(ticket, context) }],
  carCarriageReservation: (ticket, context) => [{ kind: 'train', fields: carFields(ticket, context) }],
  openTicket: openTicketParts,
  pass: (ticket, context) => [{ kind: 'pass', fields: passFields(ticket, context) }],
  voucher: (ticket, context) => [{ kind: 'voucher', fields: voucherFields(ticket, context) }],
  customerCard: (ticket, context) => [{ kind: 'membership', fields: cardFields(ticket, context) }],
  counterMark: openTicketParts,
  parkingGround: (ticket, context) => [{ kind: 'parking', fields: parkingFields(ticket, context) }],
  fipTicket: (ticket, context) => [{ kind: 'pass', fields: fipFields(ticket, context) }],
  stationPassage: (ticket, context) => [{ kind: 'pass', fields: passageFields(ticket, context) }],
};

/** The booking is what the issuer calls it by; the reference of the document is the ticket's number. */
function withReferences(fields: DraftFields, pnr: string | undefined, reference: string | undefined): DraftFields {
  return {
    ...fields,
    bookingReference: [pnr === reference ? undefined : pnr, 0.95],
    ticketNumber: [reference ?? pnr, 0.9],
  };
}
