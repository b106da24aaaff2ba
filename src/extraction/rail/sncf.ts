import { parseSecutix } from '#src/barcodes/sncf/parse-secutix.ts';
import { parseSncf, type SncfLeg, type SncfTicket } from '#src/barcodes/sncf/parse-sncf.ts';
import { railwayByCode } from '#src/tickets/places/railways.ts';
import type { TicketTime } from '#src/tickets/time.ts';
import type { RailPart } from './rail-part.ts';
import { railStation, stationFields } from './rail-station.ts';

/** The journeys of a code of SNCF, one for each train. */
export function sncfParts(text: string, contextDay: string): readonly RailPart[] {
  const ticket = parseSncf(text);
  return ticket ? ticket.legs.map((leg) => ({ kind: 'train', fields: legFields(ticket, leg, contextDay) })) : [];
}

function legFields(ticket: SncfTicket, leg: SncfLeg, contextDay: string): RailPart['fields'] {
  return {
    ...endsOf(leg),
    number: [/[1-9]/.test(leg.train) ? leg.train : undefined, 0.9],
    // The second train has no date of its own; it mostly, not always, leaves on the same day.
    start: [leg.day && startOf(leg, contextDay), 0.8],
    class: [/[12]/.test(leg.travelClass) ? leg.travelClass : undefined, 0.9],
    passenger: [[ticket.firstName, ticket.lastName].filter(Boolean).join(' '), 0.92],
    bookingReference: [ticket.pnr, 0.97],
    ticketNumber: [ticket.ticketNumber, 0.95],
    issuer: ['SNCF', 0.9],
    carrier: ['SNCF', 0.7],
  };
}

/** The day that lies nearest to the document: from a month before it to eleven months after. */
function startOf({ day, from }: SncfLeg, contextDay: string): TicketTime | undefined {
  if (!day) return undefined;
  const context = Date.parse(`${contextDay.slice(0, 10)}T00:00:00Z`) / 86_400_000;
  const year = Number(contextDay.slice(0, 4));
  for (const candidate of [year - 1, year, year + 1]) {
    const date = new Date(Date.UTC(candidate, day.month - 1, day.day));
    const distance = date.getTime() / 86_400_000 - context;
    if (date.getUTCDate() !== day.day || distance < -30 || distance > 335) continue;
    return { local: date.toISOString().slice(0, 10), yearInferred: true, ...zoneOf(from) };
  }
  return undefined;
}

type Ends = { readonly from: string; readonly to: string };

/** Stations by SNCF's codes: their names where the table has them, and the codes, which stand on these tickets, too. */
function endsOf(ends: Ends): RailPart['fields'] {
  const [from, to] = [ends.from, ends.to].map((code) => railStation({ code, table: 'sncf' }));
  return { ...stationFields(from!, to!, 0.85), fromCode: [ends.from, 0.95], toCode: [ends.to, 0.95] };
}

function zoneOf(code: string): { readonly zone?: string } {
  const zone = railStation({ code, table: 'sncf' }).zone ?? (code.startsWith('FR') ? 'Europe/Paris' : undefined);
  return zone ? { zone } : {};
}

/** The journey of a Secutix code. */
export function secutixPart(bytes: Uint8Array): RailPart | undefined {
  const ticket = parseSecutix(bytes);
  if (!ticket) return undefined;
  const issuer = railwayByCode(ticket.issuer);
  return {
    kind: 'train',
    fields: {
      ...endsOf(ticket),
      start: [{ local: ticket.day, ...zoneOf(ticket.from) }, 0.9],
      class: [ticket.travelClass, 0.7],
      passenger: [[ticket.firstName, ticket.lastName].filter(Boolean).join(' '), 0.85],
      ticketNumber: [ticket.ticketNumber, 0.9],
      issuer: [issuer, 0.9],
      carrier: [issuer, 0.7],
    },
  };
}
