/** LIST: how KItinerary is asked, and where its answer tells each of our fields; long because it is a table. */
import { existsSync, writeFileSync } from 'node:fs';
import { run, scratchFolder } from './program.ts';
import type { Compared, Missing, Reader, Told } from './reader.ts';

const places = [
  '/usr/lib/x86_64-linux-gnu/libexec/kf6/kitinerary-extractor',
  '/usr/lib/x86_64-linux-gnu/libexec/kf5/kitinerary-extractor',
  '/usr/lib/aarch64-linux-gnu/libexec/kf6/kitinerary-extractor',
  '/usr/lib/aarch64-linux-gnu/libexec/kf5/kitinerary-extractor',
];

const install = 'apt-get install libkpimitinerary-bin (Debian 12) or libkitinerary-bin (later)';

/** KItinerary's command line (which reads passes by kpkpass), once on passes and once on our JSON-LD. */
export function openKItinerary(what: 'passes' | 'JSON-LD'): Reader | Missing {
  const name = `KItinerary, ${what}`;
  const program = places.find(existsSync);
  const version = program && run(program, ['--version'])?.out.trim();
  if (!program || !version) return { name, install };
  const { path, remove } = scratchFolder();
  const file = path(what === 'passes' ? 'ticket.pkpass' : 'ticket.jsonld');
  return {
    name,
    version,
    close: remove,
    read({ bytes, jsonLd, trip }) {
      if (what === 'JSON-LD' && jsonLd === undefined) return 'silent';
      writeFileSync(file, what === 'passes' ? bytes : jsonLd!);
      const told = JSON.parse(run(program, [file])?.out || '[]') as readonly Node[];
      const [reservation] = told.filter((each) => String(each['@type']).endsWith('Reservation'));
      return reservation ? known(readingOf(reservation, trip), what) : 'silent';
    },
  };
}

/** LIST: what it makes up of keys of a pass that do not say it: the end of an event of the day the pass expires, boarding of its relevance. */
const madeUp: ReadonlySet<string> = new Set(['ends', 'boarding']);

/** Without what it has no field of a pass for. */
function known(reading: Told, what: 'passes' | 'JSON-LD'): Told {
  if (what === 'JSON-LD') return reading;
  return { ...reading, fields: reading.fields.filter(({ field }) => !madeUp.has(field)) };
}

type Node = { readonly [name: string]: unknown };

const at = (node: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? (inner as Node)[name] : undefined),
    node,
  );

/** A time is a text, or a text with its zone. */
const timeAt = (node: unknown, ...path: readonly string[]): unknown => at(node, ...path, '@value') ?? at(node, ...path);

/** LIST: where it tells each of our fields. Only what it tells is compared. */
function readingOf(node: Node, { kind, fields, code }: Parameters<Reader['read']>[0]['trip']): Told {
  const stop = { flight: 'Airport', train: 'Station', bus: 'BusStop', boat: 'BoatTerminal' }[kind as 'flight'];
  const trip = 'reservationFor';
  const time = (local: { readonly local: string; readonly offset?: string } | undefined) =>
    local && (local.local.length > 10 ? `${local.local}:00${local.offset ?? ''}` : local.local);
  const told: readonly (readonly [field: string, got: unknown, wanted: unknown])[] = [
    ['reference', at(node, 'reservationNumber'), fields.bookingReference],
    ['person', at(node, 'underName', 'name'), fields.passenger],
    ['from', at(node, trip, `departure${stop}`, 'name'), fields.from ?? fields.fromCity],
    ['from, code', at(node, trip, `departure${stop}`, 'iataCode'), fields.fromCode],
    ['to', at(node, trip, `arrival${stop}`, 'name'), fields.to ?? fields.toCity],
    ['to, code', at(node, trip, `arrival${stop}`, 'iataCode'), fields.toCode],
    ['departs', timeAt(node, trip, 'departureTime'), time(fields.start ?? fields.validFrom)],
    ['arrives', timeAt(node, trip, 'arrivalTime'), time(fields.end)],
    ['boarding', timeAt(node, trip, 'boardingTime'), time(fields.boarding)],
    [
      'number',
      at(node, trip, 'trainNumber') ?? at(node, trip, 'busNumber') ?? numberOf(node),
      numberIn(kind, fields.number),
    ],
    ['gate', at(node, trip, 'departureGate'), fields.gate],
    ['platform', at(node, trip, 'departurePlatform'), fields.platform],
    [
      'title',
      moves(kind) ? undefined : kind === 'rental' ? at(node, 'provider', 'name') : at(node, trip, 'name'),
      fields.title ?? fields.venue,
    ],
    [
      'starts',
      timeAt(node, trip, 'startDate') ??
        timeAt(node, 'startTime') ??
        timeAt(node, 'checkinTime') ??
        timeAt(node, 'pickupTime'),
      time(fields.start ?? fields.validFrom),
    ],
    [
      'ends',
      timeAt(node, trip, 'endDate') ??
        timeAt(node, 'endTime') ??
        timeAt(node, 'checkoutTime') ??
        timeAt(node, 'dropoffTime'),
      time(fields.end),
    ],
    ['doors', timeAt(node, trip, 'doorTime'), time(fields.doors)],
    [
      'venue',
      at(node, trip, 'location', 'name') ?? at(node, 'pickupLocation', 'name'),
      fields.venue ?? fields.room ?? fields.from,
    ],
    [
      'address',
      at(node, trip, 'location', 'address', 'streetAddress') ?? at(node, trip, 'address', 'streetAddress'),
      fields.address,
    ],
    ['coach or block', at(node, 'reservedTicket', 'ticketedSeat', 'seatSection'), fields.coach ?? fields.section],
    ['row', at(node, 'reservedTicket', 'ticketedSeat', 'seatRow'), fields.row],
    ['seat', at(node, 'reservedTicket', 'ticketedSeat', 'seatNumber'), fields.seat],
    ['class', at(node, 'reservedTicket', 'ticketedSeat', 'seatingType'), fields.class],
    ['ticket number', at(node, 'reservedTicket', 'ticketNumber'), fields.ticketNumber],
    ['sequence', at(node, 'passengerSequenceNumber'), fields.sequence],
    ['guests', at(node, 'partySize'), Number(/\d+/.exec(fields.party ?? '')?.[0])],
  ];
  const compared = told
    .filter(([, got]) => got !== undefined)
    .map(([field, got, wanted]): Compared => ({ field, wanted, got: isDay(wanted) ? String(got).slice(0, 10) : got }));
  const token = at(node, 'reservedTicket', 'ticketToken');
  return { fields: compared, ...(code && typeof token === 'string' ? { code: codeIs(token, code.base64) } : {}) };
}

/** Of a day it makes a midnight. */
const isDay = (wanted: unknown): boolean => /^\d{4}-\d{2}-\d{2}$/.test(String(wanted));

const moves = (kind: string): boolean => ['flight', 'train', 'bus', 'boat'].includes(kind);

function numberOf(node: Node): unknown {
  const number = at(node, 'reservationFor', 'flightNumber');
  return number && `${at(node, 'reservationFor', 'airline', 'iataCode') ?? ''} ${number}`;
}

/** Airline and number are apart there. */
function numberIn(kind: string, number: string | undefined): string | undefined {
  return kind === 'flight' ? number?.replace(/^([A-Z\d]{2})\s?0*(?=\d)/, '$1 ') : number;
}

/** A token is a text with its kind before it, or bytes in Base64. */
function codeIs(token: string, base64: string): 'equal' | 'other' {
  const [, kind = '', rest = token] = /^([A-Za-z\d]+):([\s\S]*)$/.exec(token) ?? [];
  const bytes = kind.endsWith('bin') ? Buffer.from(rest, 'base64') : Buffer.from(rest, 'latin1');
  const whole = Buffer.from(token, 'latin1');
  return [bytes, whole].some((each) => each.toString('base64') === base64) ? 'equal' : 'other';
}
