import { parseRsp6 } from '#src/barcodes/rsp/parse-rsp6.ts';
import type { SealedTicket } from '#src/barcodes/rsp/sealed-ticket.ts';
import { addDays } from '#src/tickets/time.ts';
import type { DraftFields } from '../readings-of-code.ts';
import { plural } from './fcb-common.ts';
import type { RailPart } from './rail-part.ts';
import { railStation, stationFields } from './rail-station.ts';

/** What a code of National Rail tells: that it is for a train in Britain and its number, and what is sealed if it opens. */
export function rsp6Parts(text: string): readonly RailPart[] {
  const ticket = parseRsp6(text);
  if (!ticket) return [];
  const head: DraftFields = { ticketNumber: [ticket.ticketNumber, 0.9], carrier: ['National Rail', 0.3] };
  const isSeason = ticket.sealed?.coupon === 'season';
  const fields = { ...head, ...(ticket.sealed ? sealedFields(ticket.sealed) : {}) };
  return [{ kind: isSeason ? 'pass' : 'train', fields }];
}

/** The fields of what is sealed; a season ticket has a period instead of a day. */
export function sealedFields(ticket: SealedTicket): DraftFields {
  const { purchase, seats, start } = ticket;
  const [from, to] = [britishStation(ticket.from), britishStation(ticket.to)];
  const zone = 'Europe/London';
  const isSeason = ticket.coupon === 'season';
  const [seat] = seats.length === 1 ? seats : [];
  const lastDay = purchase && purchase.daysValid > 0 ? addDays(start.slice(0, 10), purchase.daysValid - 1) : undefined;
  return {
    ...stationFields(from, to, 0.9),
    start: [isSeason ? undefined : { local: start, zone }, 0.85],
    validFrom: [isSeason ? { local: start.slice(0, 10), zone } : undefined, 0.9],
    validUntil: [lastDay ? { local: lastDay, zone } : undefined, 0.85],
    class: [ticket.travelClass, 0.9],
    coach: [seat?.coach, 0.9],
    seat: [seat?.seat, 0.9],
    price: [
      purchase && purchase.price > 0 ? { amount: (purchase.price / 100).toFixed(2), currency: 'GBP' } : undefined,
      0.9,
    ],
    bookingReference: [purchase?.reference, 0.6],
    party: [partyOf(ticket), 0.7],
  };
}

/** The number of the UIC is 70, the four digits of the National Location Code and a zero. */
function britishStation(code: string) {
  return railStation({ code: `70${code}0`, table: 'uic' });
}

function partyOf({ child, purchase }: SealedTicket): string | undefined {
  const adults = (purchase?.adults ?? 0) + (child ? 0 : 1);
  const children = (purchase?.children ?? 0) + (child ? 1 : 0);
  if (adults + children < 2) return undefined;
  return [
    adults > 0 ? `${adults} ${plural('adult', adults)}` : '',
    children > 0 ? `${children} ${plural('child', children)}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
