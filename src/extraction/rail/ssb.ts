import { nearestIssue } from '#src/barcodes/ssb/issue-day.ts';
import { parseSsb, type SsbTicket } from '#src/barcodes/ssb/parse-ssb.ts';
import { railwayByCode } from '#src/tickets/places/railways.ts';
import { addDays, type TicketTime } from '#src/tickets/time.ts';
import type { DraftFields } from '../readings-of-code.ts';
import type { RailPart } from './rail-part.ts';
import { type RailStation, railStation, stationFields } from './rail-station.ts';

/** The ticket of a small structured barcode; undefined for other bytes and for issuers that we do not know. */
export function ssbPart(bytes: Uint8Array, contextDay: string): RailPart | undefined {
  const ticket = parseSsb(bytes);
  // The format has no mark of its own: a known company is what tells it from random bytes.
  const issuer = ticket && railwayByCode(ticket.issuer);
  if (!ticket || !issuer) return undefined;
  const { from, to } = endsOf(ticket);
  const isTrain = ticket.stations !== undefined;
  const persons = ticket.adults + ticket.children;
  return {
    kind: isTrain ? 'train' : 'pass',
    fields: {
      issuer: [issuer, 0.9],
      carrier: [issuer, 0.7],
      ...stationFields(from, to, 0.85),
      number: [ticket.train, 0.85],
      coach: [ticket.coach, 0.9],
      seat: [ticket.seat, 0.9],
      class: [ticket.travelClass, 0.8],
      ticketNumber: [ticket.ticketNumber, 0.9],
      party: [ticket.groupName ?? (persons > 1 ? `${persons} persons` : undefined), 0.6],
      conditions: [ticket.returnIncluded ? 'Return journey included' : undefined, 0.5],
      ...timeFields(ticket, { zone: from.zone, isTrain, contextDay }),
    },
  };
}

function endsOf({ stations }: SsbTicket): { readonly from: RailStation; readonly to: RailStation } {
  if (!stations) return { from: {}, to: {} };
  const table = stations.table === 'bilateral' ? 'sncf' : stations.table;
  return { from: railStation({ code: stations.from, table }), to: railStation({ code: stations.to, table }) };
}

type When = { readonly zone: string | undefined; readonly isTrain: boolean; readonly contextDay: string };

function timeFields(ticket: SsbTicket, { zone, isTrain, contextDay }: When): DraftFields {
  const { issued, firstDay, lastDay, departureTime } = ticket;
  const day = nearestIssue(issued, contextDay);
  if (!day || firstDay === undefined) return {};
  const time = (days: number): TicketTime => ({
    local: addDays(day.day, days),
    ...(zone ? { zone } : {}),
    ...(day.doubtful ? { yearInferred: true } : {}),
  });
  const first = time(firstDay);
  const last = lastDay === undefined || lastDay < firstDay ? undefined : time(lastDay);
  const clock = departureTime && `${two(Math.floor(departureTime / 60))}:${two(departureTime % 60)}`;
  const bound = ticket.type === 'reservation' || (isTrain && lastDay !== undefined && lastDay - firstDay <= 4);
  return {
    start: [bound && isTrain ? (clock ? { ...first, local: `${first.local}T${clock}` } : first) : undefined, 0.85],
    validFrom: [ticket.type === 'reservation' ? undefined : first, 0.9],
    validUntil: [last, 0.9],
  };
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}
