/** Small structured barcodes of single companies: the first version as VR writes it, and the type of Slovenske železnice. */
import { dayNear } from '#src/barcodes/day-of-year.ts';
import { parseSlovenian, type SlovenianTicket } from '#src/barcodes/ssb/parse-slovenian.ts';
import { parseSsb1 } from '#src/barcodes/ssb/parse-ssb1.ts';
import { finnishStation } from '#src/tickets/places/finnish-stations.ts';
import { addDays } from '#src/tickets/time.ts';
import type { DraftFields } from '../readings-of-code.ts';
import { periodTime } from './period-time.ts';
import type { RailPart } from './rail-part.ts';
import { type RailStation, railStation, stationFields } from './rail-station.ts';

/** The journey of a code of VR; undefined for other bytes, and where neither station exists. */
export function ssb1Part(bytes: Uint8Array, contextDay: string): RailPart | undefined {
  const ticket = parseSsb1(bytes);
  const [from, to] = [finnishEnd(ticket?.from), finnishEnd(ticket?.to)];
  if (!ticket || (!from.name && !to.name)) return undefined;
  const day = dayNear(ticket.day, contextDay);
  const isTrain = ticket.train !== undefined;
  return {
    kind: isTrain ? 'train' : 'bus',
    fields: {
      ...stationFields(from, to, 0.85),
      fromCode: [ticket.from, 0.8],
      toCode: [ticket.to, 0.8],
      start: [day ? { local: day, zone: 'Europe/Helsinki', yearInferred: true } : undefined, 0.8],
      number: [ticket.train, 0.8],
      coach: [ticket.coach, 0.75],
      seat: [ticket.seat, 0.85],
      issuer: ['VR', 0.9],
      carrier: ['VR', 0.7],
    },
  };
}

/** `Helsinki asema` is how the table tells the station from the town; tickets say Helsinki. */
function finnishEnd(letters: string | undefined): RailStation {
  const station = railStation({ code: finnishStation(letters), table: 'uic' });
  return station.name ? { ...station, name: station.name.replace(/ asema$/i, '') } : station;
}

/** The ticket of a code of Slovenske železnice; undefined for other bytes. */
export function slovenianPart(bytes: Uint8Array): RailPart | undefined {
  const ticket = parseSlovenian(bytes);
  if (!ticket) return undefined;
  const ends = slovenianEnds(ticket);
  const { persons, price, validFrom, validUntil } = ticket;
  const firstDay = validFrom.slice(0, 10);
  // A journey may begin on any day of a longer validity.
  const isForDays = validUntil.slice(0, 10) <= addDays(firstDay, 4);
  return {
    kind: ends ? 'train' : 'pass',
    fields: {
      ...(ends ? stationFields(ends.from, ends.to, 0.75) : {}),
      start: [ends && isForDays ? { local: firstDay, zone: 'Europe/Ljubljana' } : undefined, 0.7],
      [ends ? 'product' : 'title']: [ticket.product, 0.85],
      ticketNumber: [ticket.ticketNumber, 0.85],
      class: [ticket.travelClass, 0.8],
      party: [persons > 1 ? `${persons} persons` : undefined, 0.7],
      price: [price > 0 ? { amount: (price / 100).toFixed(2), currency: 'EUR' } : undefined, 0.8],
      validFrom: [periodTime(validFrom, 'from', 'Europe/Ljubljana'), 0.85],
      validUntil: [periodTime(validUntil, 'until', 'Europe/Ljubljana'), 0.85],
      issuer: ['SŽ', 0.9],
      carrier: ['SŽ', 0.7],
    } satisfies DraftFields,
  };
}

/** Where the journey begins and ends, if both are stations of Slovenia by their numbers of the UIC. */
function slovenianEnds({ stations }: SlovenianTicket) {
  const known = stations.map((code) => (code.startsWith('79') ? railStation({ code, table: 'uic' }) : {}));
  const [from, to] = [known[0], known.at(-1)];
  return from?.name && to?.name && from !== to ? { from, to } : undefined;
}
