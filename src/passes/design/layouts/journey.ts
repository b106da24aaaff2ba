import type { TicketKind } from '#src/tickets/fields.ts';
import type { TransitType } from '../../pass-json.ts';
import {
  type Candidate,
  factCandidate,
  nameCandidate,
  sinceCandidate,
  textCandidate,
  timeCandidate,
  untilCandidate,
} from '../candidate.ts';
import type { Facts } from '../facts.ts';
import type { Label } from '../label-rows.ts';
import type { Candidates, Layout } from '../layout.ts';
import { ownName } from '../own-names.ts';
import { placeForms, titleForms } from '../short-names.ts';

/** Boarding passes: flights, trains, buses and boats. */

export function flightLayout({ fields }: Facts): Layout {
  return {
    style: 'boardingPass',
    transitType: 'PKTransitTypeAir',
    header: [
      textCandidate('flight_number', 'FLIGHT', fields.number),
      timeCandidate('departure_date', 'DATE', fields.start, 'date'),
    ],
    primary: ends(fields, true),
    auxiliary: [
      timeCandidate('boarding_time', 'BOARDING', fields.boarding, 'time'),
      timeCandidate('departure_time', 'DEPARTS', fields.start, 'time'),
      factCandidate('gate', fields),
      factCandidate('seat', fields),
      factCandidate('group', fields),
      factCandidate('terminal', fields),
    ],
    secondary: [
      nameCandidate('passenger', 'PASSENGER', fields.passenger),
      factCandidate('class', fields),
      timeCandidate('arrival_time', 'ARRIVES', fields.end, 'time'),
      factCandidate('sequence', fields),
      factCandidate('bookingReference', fields),
    ],
  };
}

/** Trains, buses and boats; a ticket without a departure shows how long it is valid instead. */
export function groundLayout(facts: Facts): Layout {
  const { fields } = facts;
  const way = ways[facts.kind] ?? ways.train!;
  return {
    style: 'boardingPass',
    transitType: way.transitType,
    primary: ends(fields, false),
    ...(isOpen(facts) ? openFields(facts) : boundFields(facts, way.number)),
  };
}

/** Whether a journey has no departure of its own: any train within a validity. */
export function isOpen({ fields }: Facts): boolean {
  return !fields.start && (fields.validFrom !== undefined || fields.validUntil !== undefined);
}

type Way = { readonly transitType: TransitType; readonly number: Label };

const ways: Partial<Record<TicketKind, Way>> = {
  train: { transitType: 'PKTransitTypeTrain', number: 'TRAIN' },
  bus: { transitType: 'PKTransitTypeBus', number: 'LINE' },
  boat: { transitType: 'PKTransitTypeBoat', number: 'LINE' },
};

type Rows = Omit<Layout, 'style' | 'transitType' | 'primary'>;

function boundFields({ fields, kind }: Facts, number: Label): Rows {
  return {
    header: [
      textCandidate(`${kind === 'train' ? 'train' : 'line'}_number`, number, fields.number),
      timeCandidate('departure_date', 'DATE', fields.start, 'date'),
    ],
    auxiliary: [
      timeCandidate('departure_time', 'DEPARTS', fields.start, 'time'),
      timeCandidate('arrival_time', 'ARRIVES', fields.end, 'time'),
      factCandidate('coach', fields),
      factCandidate('seat', fields),
      factCandidate('platform', fields),
      textCandidate('cabin', 'CABIN', fields.room),
      factCandidate('vehicle', fields),
    ],
    secondary: [...traveller(fields), factCandidate('class', fields), ...fare(fields)],
  };
}

function openFields({ fields }: Facts): Rows {
  return {
    header: [untilCandidate('valid_until', 'VALID UNTIL', fields.validUntil)],
    auxiliary: [
      sinceCandidate('valid_from_date', 'VALID FROM', fields.validFrom),
      textCandidate('zone', 'ZONE', fields.area),
      factCandidate('class', fields),
      factCandidate('via', fields),
    ],
    secondary: [...traveller(fields), ...fare(fields)],
  };
}

const traveller = (fields: Facts['fields']): Candidates => [
  nameCandidate('passenger', 'PASSENGER', fields.passenger),
  textCandidate('party', 'PASSENGERS', fields.party),
];

const fare = (fields: Facts['fields']): Candidates => [
  textCandidate('product', 'FARE', fields.product),
  factCandidate('bookingReference', fields),
  factCandidate('ticketNumber', fields),
  factCandidate('price', fields),
];

/** From and to; what the ticket is called where neither is known. */
function ends(fields: Facts['fields'], codeFirst: boolean): Candidates {
  const from = endCandidate('from', { code: fields.fromCode, city: fields.fromCity, name: fields.from }, codeFirst);
  const to = endCandidate('to', { code: fields.toCode, city: fields.toCity, name: fields.to }, codeFirst);
  if (from || to) return [from, to];
  return [
    textCandidate('title', 'TICKET', fields.title ?? fields.product ?? fields.number ?? ownName('ticket'), titleForms),
  ];
}

type End = {
  readonly code?: string | undefined;
  readonly city?: string | undefined;
  readonly name?: string | undefined;
};

/** Characters of a place that still fit above the large text. */
const longestLabel = 24;

/**
 * One end of a journey: its code or short name large, and its city or full name above. Codes of stations are known
 * to few, so they stand in only where no name is known.
 */
export function endCandidate(key: 'from' | 'to', { code, city, name }: End, codeFirst: boolean): Candidate | undefined {
  const long = name ?? city;
  if (codeFirst && code) {
    const label = [city, ...(long ? placeForms(long) : [])].find((text) => text && text.length <= longestLabel);
    return textCandidate(key, label ?? fallbackLabel(key), code);
  }
  if (!long) return textCandidate(key, fallbackLabel(key), code);
  const short = [...placeForms(long), ...(city ? [city] : [])];
  const full = placeForms(long).find((text) => text.length <= longestLabel);
  const candidate = textCandidate(key, fallbackLabel(key), long, () => short);
  return candidate && full ? { ...candidate, label: full } : candidate;
}

const fallbackLabel = (key: 'from' | 'to'): Label => (key === 'from' ? 'FROM' : 'TO');
