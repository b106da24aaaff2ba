/** Domestic tickets of MÁV, ZSSK and HŽPP. */
import { type HzppJourney, type HzppTicket, parseHzpp } from '#src/barcodes/hzpp/parse-hzpp.ts';
import type { MavSeat, MavTicket } from '#src/barcodes/mav/mav-ticket.ts';
import { parseMav } from '#src/barcodes/mav/parse-mav.ts';
import { parseZssk } from '#src/barcodes/zssk/parse-zssk.ts';
import { hungarianStation } from '#src/tickets/places/hungarian-stations.ts';
import { railwayByCode } from '#src/tickets/places/railways.ts';
import type { DraftFields } from '../readings-of-code.ts';
import { clockOfUtc, periodTime } from './period-time.ts';
import type { RailPart } from './rail-part.ts';
import { type RailStation, railStation, stationFields } from './rail-station.ts';

/** The journeys of a code of MÁV, one for each train with a place, else its trip or period. */
export function mavParts(bytes: Uint8Array): readonly RailPart[] {
  const ticket = parseMav(bytes);
  if (!ticket) return [];
  const shared = sharedFields(ticket);
  const trains = trainsOf(ticket.seats);
  if (trains.length > 0)
    return trains.map((seats) => ({ kind: 'train', fields: { ...shared, ...trainFields(seats, ticket) } }));
  const isBus = ticket.issuer === '0042';
  if (ticket.trip) return [{ kind: isBus ? 'bus' : 'train', fields: { ...shared, ...tripFields(ticket) } }];
  const [pass] = ticket.passes;
  return pass ? [{ kind: 'pass', fields: { ...shared, ...periodFields(pass) } }] : [];
}

/** Companies of MÁV's group that are no railways of the UIC. */
const companies: Readonly<Record<string, string>> = { '0042': 'Volánbusz', '3663': 'MÁV-HÉV' };

function sharedFields({ issuer, ticketNumber, person, price }: MavTicket): DraftFields {
  const name = companies[issuer] ?? railwayByCode(issuer);
  return {
    issuer: [name, 0.9],
    carrier: [name, 0.7],
    ticketNumber: [ticketNumber, 0.95],
    passenger: [person?.name, 0.95],
    price: [price ? { amount: String(price), currency: 'HUF' } : undefined, 0.85],
  };
}

/** Places by train: a train has a block for each place, and often one more for its supplement. */
function trainsOf(seats: readonly MavSeat[]): readonly (readonly MavSeat[])[] {
  const byTrain = Map.groupBy(
    seats.filter(({ train }) => train !== undefined),
    ({ train, timeUtc }) => `${train} ${timeUtc}`,
  );
  return [...byTrain.values()];
}

function trainFields(seats: readonly MavSeat[], { version, trip }: MavTicket): DraftFields {
  const [first] = seats;
  if (!first) return {};
  const placed = seats.filter(({ seat }) => seat !== undefined);
  const coaches = new Set(placed.map(({ coach }) => coach));
  return {
    ...endFields(first, version),
    number: [first.train, 0.95],
    start: [clockOfUtc(first.timeUtc, 'Europe/Budapest'), 0.85],
    coach: [coaches.size === 1 ? placed[0]?.coach : undefined, 0.95],
    seat: [coaches.size === 1 ? [...new Set(placed.map(({ seat }) => seat))].join(', ') : undefined, 0.95],
    class: [trip?.travelClass, 0.85],
    carrier: [railwayByCode(first.carrier), 0.8],
  };
}

function tripFields({ trip, version }: MavTicket): DraftFields {
  return trip ? { ...endFields(trip, version), class: [trip.travelClass, 0.9], ...periodFields(trip) } : {};
}

/** Numbers of the UIC in version 4, of MÁV itself later; both ends or none. */
function endFields({ from, to }: { readonly from: string; readonly to: string }, version: number): DraftFields {
  const [start, end] = [from, to].map((number) =>
    version === 4 ? railStation({ code: number, table: 'uic' }) : ownStation(number),
  );
  return start?.name && end?.name && start.name !== end.name ? stationFields(start, end, 0.85) : {};
}

function ownStation(number: string): RailStation {
  const name = hungarianStation(number);
  return name === undefined ? {} : { name, lookedUp: true, zone: 'Europe/Budapest' };
}

function periodFields(period: { readonly validFromUtc: string; readonly validUntilUtc: string }): DraftFields {
  const time = (utc: string, edge: 'from' | 'until') => {
    const known = clockOfUtc(utc, 'Europe/Budapest');
    return known && periodTime(known.local, edge, known.zone);
  };
  return {
    validFrom: [time(period.validFromUtc, 'from'), 0.9],
    validUntil: [time(period.validUntilUtc, 'until'), 0.9],
  };
}

/** What a code of ZSSK tells for certain: what kind of ticket it is. */
export function zsskPart(bytes: Uint8Array): RailPart | undefined {
  const ticket = parseZssk(bytes);
  if (!ticket) return undefined;
  return {
    kind: 'train',
    fields: {
      product: [[ticket.title, ticket.type].filter(Boolean).join(', '), 0.6],
      issuer: ['ZSSK', 0.8],
      carrier: ['ZSSK', 0.7],
    },
  };
}

/** The way there and the way back of a code of HŽPP. */
export function hzppParts(text: string): readonly RailPart[] {
  const ticket = parseHzpp(text);
  return ticket ? ticket.journeys.map((journey) => ({ kind: 'train', fields: hzppFields(ticket, journey) })) : [];
}

function hzppFields(ticket: HzppTicket, { from, to, travelClass, trains }: HzppJourney): DraftFields {
  const zone = 'Europe/Zagreb';
  const { price, persons, validFrom, validUntil } = ticket;
  const [train] = trains.length === 1 ? trains : [];
  const [start, end] = [from, to].map((code) => railStation({ code, table: 'uic' }));
  return {
    ...(start?.name && end?.name ? stationFields(start, end, 0.85) : {}),
    number: [train?.number, 0.9],
    seat: [train?.seats, 0.85],
    class: [travelClass, 0.9],
    party: [persons > 1 ? `${persons} persons` : undefined, 0.7],
    price: [price && { amount: (price.hundredths / 100).toFixed(2), currency: price.currency }, 0.85],
    ticketNumber: [ticket.ticketNumber, 0.9],
    validFrom: [validFrom ? { local: validFrom, zone } : undefined, 0.85],
    validUntil: [validUntil ? { local: validUntil, zone } : undefined, 0.85],
    issuer: ['HŽ Putnički prijevoz', 0.9],
    carrier: ['HŽ Putnički prijevoz', 0.7],
  };
}
