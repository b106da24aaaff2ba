import { type ElbTicket, type ElbTrain, parseElb } from '#src/barcodes/elb/parse-elb.ts';
import { nearestIssue } from '#src/barcodes/ssb/issue-day.ts';
import type { TicketTime } from '#src/tickets/time.ts';
import { dayOfYear } from './fcb-times.ts';
import type { RailPart } from './rail-part.ts';
import { railStation, stationFields } from './rail-station.ts';

/** Whose tickets bear which letters before their number. */
const issuers: Readonly<Record<string, string>> = { IV: 'Eurostar', IZ: 'Eurostar', DV: 'SNCF' };

/** The journeys of an element list barcode, one for each train. */
export function elbParts(text: string, contextDay: string): readonly RailPart[] {
  const ticket = parseElb(text);
  return ticket
    ? ticket.trains.map((train) => ({ kind: 'train', fields: trainFields(ticket, train, contextDay) }))
    : [];
}

function trainFields(ticket: ElbTicket, train: ElbTrain, contextDay: string): RailPart['fields'] {
  const [from, to] = [train.from, train.to].map((code) => railStation({ code, table: 'sncf' }));
  const persons = ticket.adults + ticket.children;
  const issuer = issuers[ticket.ticketCode];
  const time = (day: number | undefined) => timeOf({ ticket, day, zone: from!.zone, contextDay });
  return {
    ...stationFields(from!, to!, 0.9),
    fromCode: [train.from, 0.95],
    toCode: [train.to, 0.95],
    number: [train.train, 0.95],
    start: [time(train.day), 0.9],
    coach: [train.coach, 0.95],
    seat: [train.seat, 0.95],
    class: [train.travelClass, 0.9],
    bookingReference: [ticket.pnr, 0.97],
    ticketNumber: [ticket.ticketNumber, 0.95],
    party: [persons > 1 ? `${persons} persons` : undefined, 0.6],
    issuer: [issuer, 0.85],
    carrier: [issuer, 0.7],
  };
}

type When = {
  readonly ticket: ElbTicket;
  readonly day: number | undefined;
  readonly zone: string | undefined;
  readonly contextDay: string;
};

/** A day of the year on or after that of issue. */
function timeOf({ ticket, day, zone, contextDay }: When): TicketTime | undefined {
  const issued = nearestIssue(ticket.issued, contextDay);
  const year = issued && Number(issued.slice(0, 4));
  const local = year && day && dayOfYear(day < ticket.issued.day ? year + 1 : year, day);
  if (!issued || !local) return undefined;
  return { local, ...(zone ? { zone } : {}) };
}
