/** Codes of North America: boarding passes of VIA Rail Canada, and Amtrak's eTickets where the page says that they are. */
import { parseAmtrak } from '#src/barcodes/amtrak/parse-amtrak.ts';
import { parseVia, type ViaTicket } from '#src/barcodes/via/parse-via.ts';
import { canadianStation } from '#src/tickets/places/canadian-stations.ts';
import type { ExtractionInput } from '../extractor.ts';
import { linesOf } from '../text-of.ts';
import type { RailPart } from './rail-part.ts';

/** The journey of a boarding pass of VIA. */
export function viaParts(text: string): readonly RailPart[] {
  const ticket = parseVia(text);
  return ticket ? [{ kind: 'train', fields: viaFields(ticket) }] : [];
}

function viaFields(ticket: ViaTicket): RailPart['fields'] {
  const [from, to] = [canadianStation(ticket.from), canadianStation(ticket.to)];
  return {
    from: [from?.name, 0.85],
    to: [to?.name, 0.85],
    fromCode: [ticket.from, 0.95],
    toCode: [ticket.to, 0.95],
    start: [{ local: ticket.departure, ...(from ? { zone: from.zone } : {}) }, 0.93],
    number: [ticket.train, 0.95],
    coach: [ticket.coach, 0.95],
    seat: [ticket.seat, 0.95],
    passenger: [`${ticket.firstName} ${ticket.lastName}`, 0.95],
    bookingReference: [ticket.bookingReference, 0.97],
    ticketNumber: [ticket.ticketNumber, 0.95],
    issuer: ['VIA Rail', 0.9],
    carrier: ['VIA Rail', 0.8],
  };
}

/** What Amtrak's code tells: the booking and the first day. The railway and the rest stand on the page. */
export function amtrakParts(text: string, input: ExtractionInput): readonly RailPart[] {
  const ticket = parseAmtrak(text);
  if (!ticket || !linesOf(input).some((line) => /\bamtrak\b/i.test(line))) return [];
  return [
    {
      kind: 'train',
      fields: {
        bookingReference: [ticket.bookingReference, 0.95],
        start: [{ local: ticket.firstDay }, 0.6],
        issuer: ['Amtrak', 0.8],
        carrier: ['Amtrak', 0.7],
      },
    },
  ];
}
