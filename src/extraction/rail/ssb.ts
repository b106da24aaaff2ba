import { nearestIssue } from '#src/barcodes/ssb/issue-day.ts';
import { parseSsb } from '#src/barcodes/ssb/parse-ssb.ts';
import type { SsbStations, SsbTicket } from '#src/barcodes/ssb/ssb-ticket.ts';
import type { Money } from '#src/tickets/fields.ts';
import { railwayByCode } from '#src/tickets/places/railways.ts';
import { addDays, type TicketTime } from '#src/tickets/time.ts';
import type { DraftFields } from '../readings-of-code.ts';
import type { RailPart } from './rail-part.ts';
import { type RailStation, railStation, type StationCodes, stationFields } from './rail-station.ts';

/** The ticket of a small structured barcode; undefined for other bytes and for issuers that we do not know. */
export function ssbPart(bytes: Uint8Array, contextDay: string): RailPart | undefined {
  const ticket = parseSsb(bytes);
  // The format has no mark of its own: a known company is what tells it from random bytes.
  const issuer = ticket && railwayByCode(ticket.issuer);
  if (!ticket || !issuer) return undefined;
  const ends = endsOf(ticket);
  const { from, to } = ends;
  if (ticket.version === 2 && !makesSense(ticket, ends, contextDay)) return undefined;
  // Sells for railways that passengers know by their own names.
  const sells = issuer === 'Benerail';
  const isTrain = ticket.stations !== undefined;
  const persons = ticket.adults + ticket.children;
  return {
    kind: isTrain ? 'train' : 'pass',
    fields: {
      issuer: [issuer, sells ? 0.4 : 0.9],
      carrier: [sells ? undefined : issuer, 0.7],
      title: [isTrain ? undefined : ticket.product, 0.85],
      ...stationFields(from, to, 0.85),
      number: [ticket.train, 0.85],
      coach: [ticket.coach, 0.9],
      seat: [ticket.seat, 0.9],
      class: [ticket.travelClass, 0.8],
      ticketNumber: [ticket.ticketNumber, 0.9],
      price: [priceOf(ticket), 0.8],
      party: [ticket.groupName ?? (persons > 1 ? `${persons} persons` : undefined), 0.6],
      conditions: [ticket.returnIncluded ? 'Return journey included' : undefined, 0.5],
      ...timeFields(ticket, { zone: from.zone, isTrain, contextDay }),
    },
  };
}

type Ends = { readonly from: RailStation; readonly to: RailStation };

function endsOf({ stations }: SsbTicket): Ends {
  if (!stations) return { from: {}, to: {} };
  const { from, to, table } = stations;
  return {
    from: railStation({ code: from, table: tableOf(table, from) }),
    to: railStation({ code: to, table: tableOf(table, to) }),
  };
}

/** What companies agreed on are SNCF's letters, or numbers of the UIC, which in Germany are those of its own railways. */
function tableOf(table: SsbStations['table'], code: string): StationCodes {
  if (table === 'bilateral') return 'sncf';
  if (table === 'bilateral-number') return code.startsWith('80') ? 'ibnr' : 'uic';
  return table;
}

/** The second version says little about itself: its days must follow each other and its stations exist. */
function makesSense(
  { type, issued, firstDay = 0, lastDay }: SsbTicket,
  { from, to }: Ends,
  contextDay: string,
): boolean {
  const isRecent = nearestIssue(issued, contextDay) !== undefined;
  const areDays = firstDay <= 370 && (lastDay === undefined || (lastDay >= firstDay && lastDay <= 740));
  const areStations = type === 'pass' || (from.name !== undefined && to.name !== undefined && from.code !== to.code);
  return isRecent && areDays && areStations;
}

function priceOf({ price }: SsbTicket): Money | undefined {
  return price && { amount: (price.hundredths / 100).toFixed(2), currency: price.currency };
}

type When = { readonly zone: string | undefined; readonly isTrain: boolean; readonly contextDay: string };

function timeFields(ticket: SsbTicket, { zone, isTrain, contextDay }: When): DraftFields {
  const { issued, firstDay, lastDay, departureTime } = ticket;
  const day = nearestIssue(issued, contextDay);
  if (!day || firstDay === undefined) return {};
  const time = (days: number): TicketTime => ({ local: addDays(day, days), ...(zone ? { zone } : {}) });
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
